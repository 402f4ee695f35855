/** Every list with each of its sorts and filters, some of their combinations, and the figures beside the lists, as addresses of the API. */
import type { Surface } from '@kervan/domain/access/roles.ts'
import { customerSorts } from '@kervan/domain/customers/customers.contract.ts'
import { subscriberStatuses } from '@kervan/domain/newsletter/subscriber-words.ts'
import { subscriberSorts } from '@kervan/domain/newsletter/subscribers.contract.ts'
import { staffQuoteSorts } from '@kervan/domain/quotes/quote-list.ts'
import { quoteStatuses } from '@kervan/domain/quotes/quotes.policy.ts'
import { ownRequestSorts, staffRequestSorts } from '@kervan/domain/requests/requests.contract.ts'
import { shipmentSorts } from '@kervan/domain/shipments/shipments.contract.ts'
import { staffShipmentSorts } from '@kervan/domain/shipments/staff-shipments.ts'
import { containerSorts } from '@kervan/domain/tracking/container-list.ts'
import { leadSorts } from '@kervan/domain/workqueue/leads.contract.ts'
import { workSorts } from '@kervan/domain/workqueue/work-list.ts'
import { shippedGroup } from '@kervan/server/src/features/customers/shipped-groups.ts'

export type Asked = {
  surface: Surface
  path: string
  /** Each answer tells its own time, so that only its status is compared. */
  tellsTime?: true
}
type List = { surface: Surface; path: string; sorts: string[]; filters: string[] }

export type Addresses = {
  /** By list: each sort alone and with each filter. */
  sortedLists: { path: string; asked: Asked[] }[]
  /** Two filters, or a search: these may take longer. */
  combinations: Asked[]
  figures: Asked[]
}

const both = (keys: readonly string[]) => keys.flatMap((key) => [key, `-${key}`])
const statuses = ['status=pending', 'status=quoted', 'status=approved', 'status=rejected']

/** `{customer}` is a customer's id, `{colleague}` that of somebody in the office. */
const lists: List[] = [
  {
    surface: 'office',
    path: '/staff/requests',
    sorts: both(staffRequestSorts),
    filters: [...statuses, 'overdue=true', 'customer_id={customer}'],
  },
  {
    surface: 'office',
    path: '/work-items',
    sorts: both(workSorts),
    filters: [
      'snoozed=false',
      'snoozed=true',
      'unassigned=true&snoozed=false',
      'status=done',
      'status=done&kind=revision',
      'status=done&priority=high',
      'kind=new_request',
      'kind=revision',
      'kind=demo_request',
      'priority=urgent',
      'priority=high',
      'priority=low',
      'mine=true',
      'overdue=true',
    ],
  },
  {
    surface: 'office',
    path: '/staff/quotes',
    sorts: both(staffQuoteSorts),
    filters: [
      ...['making', ...quoteStatuses].map((status) => `status=${status}`),
      'expiring=true',
      'mine=true',
      'owner_id={colleague}',
      'mode=sea_fcl',
      'mode=van',
      'pol=%C4%B0zmir',
      'settled=2026-01..2026-12',
      'reason=price',
    ],
  },
  {
    surface: 'office',
    path: '/customers',
    sorts: both(customerSorts),
    filters: [
      'status=lead',
      'status=potential',
      'status=active',
      'has_account=true',
      'joined=this_month',
      'has_account=false',
      `sector_id=${shippedGroup('sector', 'Tekstil')}`,
      `sector_id=${shippedGroup('sector', 'Diğer')}`,
    ],
  },
  {
    surface: 'office',
    path: '/leads',
    sorts: both(leadSorts),
    filters: ['only=waiting', 'only=parked', 'only=given_up', 'source=staff', 'source=chatbot'],
  },
  {
    surface: 'office',
    path: '/newsletter/subscribers',
    sorts: both(subscriberSorts),
    filters: [...subscriberStatuses.map((status) => `status=${status}`), 'source=fair', 'language=en'],
  },
  {
    surface: 'portal',
    path: '/requests',
    sorts: both(ownRequestSorts),
    filters: [...statuses, 'since=2020-01-01', 'quote_open=true'],
  },
]

const sortedBy = ({ surface, path, sorts, filters }: List) => ({
  path,
  asked: sorts.flatMap((sort) =>
    ['', ...filters].map(
      (filter): Asked => ({ surface, path: `${path}?sort=${sort}${filter && `&${filter}`}` }),
    ),
  ),
})

const office = (path: string): Asked => ({ surface: 'office', path })
const portal = (path: string): Asked => ({ surface: 'portal', path })

const combinations: Asked[] = [
  ...both(staffRequestSorts).flatMap((sort) =>
    [
      'search=hamburg',
      'search=sirket77',
      'search=yoktur',
      'status=pending&search=izmir',
      'status=pending&overdue=true',
    ].map((rest) => office(`/staff/requests?sort=${sort}&${rest}`)),
  ),
  ...both(workSorts).flatMap((sort) =>
    [
      'search=hamburg',
      'search=yoktur',
      'status=done&search=sirket77',
      'status=open&kind=revision',
      'status=done&priority=low',
      'status=done&mine=true',
      'kind=revision&priority=high',
    ].map((rest) => office(`/work-items?sort=${sort}&${rest}`)),
  ),
  ...both(staffQuoteSorts).flatMap((sort) =>
    [
      'search=hamburg',
      'search=sirket77',
      'search=yoktur',
      'status=sent&search=izmir',
      'status=rejected&reason=price',
      'status=accepted&settled=2026-01..2026-12',
      'status=accepted&mine=true',
      'status=accepted&pol=Mersin&pod=Hamburg',
    ].map((rest) => office(`/staff/quotes?sort=${sort}&${rest}`)),
  ),
  ...both(customerSorts).map((sort) => office(`/customers?sort=${sort}&search=sirket77`)),
  office('/staff/requests?sort=customer&search=yilmaz+odemis'),
  office('/staff/requests?sort=-created&search=yilmaz+odemis'),
  office('/staff/quotes?sort=-created&search=yilmaz+odemis'),
  office('/staff/requests?sort=customer&search=ticaret+yoktur'),
  office('/staff/requests?sort=due&status=rejected&customer_id={customer}'),
  ...both(subscriberSorts).flatMap((sort) => [
    office(`/newsletter/subscribers?sort=${sort}&search=abone77`),
    office(`/newsletter/subscribers?sort=${sort}&status=active&language=en`),
  ]),
  portal('/requests?sort=title&search=hamburg'),
]

const figures: Asked[] = [
  office('/staff/requests/counts'),
  office('/staff/quote-counts'),
  office('/staff/quote-results'),
  office('/staff/quote-results?months=24'),
  office('/work-items/counts'),
  office('/work-items/calendar?from=2026-11-02&to=2026-12-06'),
  office('/work-items/promises'),
  office('/customers/counts'),
  office('/customer-value'),
  office('/leads/counts'),
  office('/staff/won-quarter'),
  office('/staff/activity'),
  office('/staff/activity-hours'),
  { ...office('/luna/brief'), tellsTime: true },
  office('/newsletter/subscribers/counts'),
  office('/newsletter/cards'),
  ...['hamburg', 'sirket77', 'yilmaz+odemis'].flatMap((search) => [
    office(`/staff/requests/counts?search=${search}`),
    office(`/work-items/counts?search=${search}`),
    office(`/staff/quote-counts?search=${search}`),
  ]),
  portal('/requests/counts'),
  portal('/overview'),
  portal('/notifications/unread'),
  portal('/price-band?basis=dry_40&origin_country=T%C3%BCrkiye&destination_country=Almanya'),
]

export const officeAddresses: Addresses = { sortedLists: lists.map(sortedBy), combinations, figures }

const shipmentFilters = [
  'status=active',
  'status=in_transit',
  'status=delayed',
  'status=delivered',
  'status=cancelled',
  'delay=on_time',
  'type=sea',
  'customer_id={customer}',
  'origin=Mersin',
  'owner_id={colleague}',
  'unowned=true',
  'free=soon',
]

export const shipmentAddresses: Addresses = {
  sortedLists: [
    { path: '/staff/shipments', sorts: both(staffShipmentSorts), filters: shipmentFilters },
    {
      path: '/staff/containers',
      sorts: both(containerSorts),
      filters: ['state=open', 'state=closed', 'free=soon', 'place=Hamburg', 'customer_id={customer}'],
    },
  ]
    .map((list) => sortedBy({ surface: 'office', ...list }))
    .concat(
      sortedBy({
        surface: 'portal',
        path: '/shipments',
        sorts: both(shipmentSorts),
        filters: ['status=active', 'status=delivered'],
      }),
    ),
  combinations: [
    ...both(staffShipmentSorts).flatMap((sort) =>
      ['search=hamburg', 'search=KRVU0012345', 'search=yoktur', 'status=active&search=mersin'].map((rest) =>
        office(`/staff/shipments?sort=${sort}&${rest}`),
      ),
    ),
    ...both(containerSorts).flatMap((sort) =>
      ['search=KRVU00123', 'search=yoktur'].map((rest) => office(`/staff/containers?sort=${sort}&${rest}`)),
    ),
    portal('/shipments?search=hamburg'),
  ],
  figures: [
    office('/staff/shipment-counts'),
    office('/staff/shipment-counts?search=hamburg'),
    office('/staff/shipment-counts?search=KRVU0012345'),
    office('/staff/container-counts'),
    office('/staff/shipment-lanes'),
    portal('/overview'),
  ],
}
