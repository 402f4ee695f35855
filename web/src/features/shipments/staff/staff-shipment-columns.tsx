/** The columns of the office's list of shipments. */
import { shipmentTypeWords } from '@kervan/domain/requests/request-options.ts'
import type { staffShipmentSorts } from '@kervan/domain/shipments/staff-shipments.ts'
import { formatDateTime, formatShortDate } from '@kervan/domain/values/format-date.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ShipmentTypeIcon } from '#features/requests/staff/shipment-type-icon.tsx'
import { ShipmentBadge } from '#features/shipments/shipment-badge.tsx'
import { routeText } from '#features/shipments/shipment-route-text.ts'
import type { StaffShipmentRow } from '#features/shipments/staff/staff-shipment-list.ts'
import { cellText } from '#spine/lists/cell-text.tsx'
import type { ListColumn } from '#spine/lists/list-definition.ts'
import { rowLink } from '#spine/ui/row-keys.ts'

type SortKey = (typeof staffShipmentSorts)[number]

export const staffShipmentColumns: readonly ListColumn<StaffShipmentRow, SortKey>[] = [
  {
    key: 'number',
    sort: 'number',
    head: 'Gönderi',
    place: 'main',
    width: 7.25,
    cell: ({ id, shipment_number, title }) => (
      <Link
        to={`/staff/shipments/${id}`}
        {...rowLink(id)}
        title={title}
        className="figures block min-w-0 truncate text-13 font-medium outline-none after:absolute after:inset-0 max-md:text-14"
      >
        {shipment_number}
      </Link>
    ),
  },
  {
    key: 'customer',
    sort: 'customer',
    head: 'Müşteri',
    width: 7,
    grow: 4,
    cell: ({ customer_company, customer_name }) => cellText(customer_company || customer_name),
  },
  {
    key: 'lane',
    sort: 'lane',
    head: 'Hat',
    sortedBy: 'Çıkış, sonra varış şehri',
    width: 10.5,
    grow: 4,
    cell: (row) => (
      <span className="flex min-w-0 items-center gap-1.5" title={routeText(row)}>
        <ShipmentTypeIcon type={row.shipment_type} />
        <span className="truncate">{routeText(row)}</span>
      </span>
    ),
  },
  {
    key: 'type',
    sort: 'type',
    head: 'Taşıma',
    optional: true,
    width: 6,
    cell: ({ shipment_type }) => shipmentTypeWords[shipment_type],
  },
  {
    key: 'status',
    sort: 'status',
    head: 'Durum',
    width: 8.25,
    cell: ({ status }) => <ShipmentBadge status={status} delayed={false} />,
  },
  {
    key: 'delay',
    sort: 'delay',
    head: 'Gecikme',
    sortedBy: 'Ne zamandır geciktiği',
    width: 6.75,
    grow: 2,
    cell: ({ delayed, delay_reason }) =>
      delayed ? (
        <span className="block min-w-0 truncate font-medium text-delayed" title={delay_reason}>
          {delay_reason || 'Gecikmiş'}
        </span>
      ) : null,
  },
  {
    key: 'eta',
    sort: 'eta',
    head: 'Varış',
    sortedBy: 'Beklenen varış',
    width: 6.25,
    className: 'figures',
    cell: ({ eta }) => dayText(eta),
  },
  {
    key: 'place',
    sort: 'place',
    head: 'Son yer',
    width: 6.25,
    grow: 2,
    cell: ({ current_location }) => cellText(current_location),
  },
  {
    key: 'owner',
    sort: 'owner',
    head: 'Sorumlu',
    sortedBy: 'Operasyon sorumlusu',
    width: 7.25,
    grow: 1,
    cell: ({ operations_name }) => cellText(operations_name),
  },
  {
    key: 'container',
    sort: 'container',
    head: 'Konteyner',
    optional: true,
    width: 7.25,
    className: 'figures',
    cell: ({ container_code }) => cellText(container_code),
  },
  {
    key: 'created',
    sort: 'created',
    head: 'Oluşturuldu',
    optional: true,
    width: 7.5,
    className: 'figures text-muted',
    cell: ({ created_at }) => dayText(created_at),
  },
]

function dayText(moment: string | null): ReactNode {
  return moment && <span title={formatDateTime(moment)}>{formatShortDate(moment)}</span>
}
