/** The list of requests with where they had come from: its columns, its filters and where its rows come from. */

import { campaignName, sourceName } from '@kervan/domain/analytics/analytics.copy.ts'
import type { SourcedRequest } from '@kervan/domain/analytics/period.contract.ts'
import { staffRequestStatusWords } from '@kervan/domain/requests/request-options.ts'
import { formatDate, formatShortDateTime } from '@kervan/domain/values/format-date.ts'
import { formatMoney } from '@kervan/domain/values/format-number.ts'
import { isDay } from '@kervan/domain/values/is-day.ts'
import { Link } from 'react-router'
import { api } from '#spine/api/api.ts'
import type { ListState } from '#spine/lists/list-address.ts'
import type { LinkFilter, ListColumn, ListDefinition } from '#spine/lists/list-definition.ts'
import { orderAndSearch, type Place, pageInput, pageOptions } from '#spine/lists/list-pages.ts'
import { useListPages } from '#spine/lists/use-list-pages.ts'
import { rowLink } from '#spine/ui/row-keys.ts'

const columns: readonly ListColumn<SourcedRequest, 'created'>[] = [
  {
    key: 'title',
    head: 'Talep',
    place: 'main',
    cell: ({ id, number, title }) => (
      <Link
        to={`/staff/requests?request=${id}`}
        {...rowLink(id)}
        className="min-w-0 truncate outline-none after:absolute after:inset-0"
      >
        {number} · {title}
      </Link>
    ),
    width: 12,
    grow: 8,
  },
  { key: 'status', head: 'Durum', cell: ({ status }) => staffRequestStatusWords[status], width: 8 },
  {
    key: 'customer',
    head: 'Müşteri',
    cell: ({ customer_name, customer_company }) => customer_company || customer_name,
    width: 9,
    grow: 2,
  },
  {
    key: 'source',
    head: 'Kaynak',
    cell: ({ source, campaign }) =>
      source === null ? 'Bilinmiyor' : [sourceName(source), campaign].filter(Boolean).join(' · '),
    width: 8,
    grow: 2,
    className: 'text-muted',
  },
  { key: 'quote', head: 'Teklif', cell: ({ quote_no }) => quote_no, width: 10, className: 'figures' },
  {
    key: 'accepted',
    head: 'Kabul edilen',
    cell: ({ accepted_euro }) => (accepted_euro === null ? null : formatMoney(accepted_euro, 'EUR')),
    width: 7.5,
    numeric: true,
  },
  {
    key: 'created',
    sort: 'created',
    head: 'Geldi',
    cell: ({ created_at }) => formatShortDateTime(created_at),
    width: 10.5,
    className: 'figures text-muted',
  },
]

const shown = (
  name: string,
  text: (value: string) => string,
  isValid?: (value: string) => boolean,
): LinkFilter<SourcedRequest> => ({
  name,
  ...(isValid && { isValid }),
  text,
})

export const sourcedRequestsDefinition: ListDefinition<SourcedRequest> = {
  label: 'Siteden gelen talepler',
  caption: 'Siteden gelen talepler',
  columns,
  defaultSort: '-created',
  chips: {
    label: 'Adım',
    options: [
      { key: 'total', label: 'Tümü', params: {} },
      { key: 'quoted', label: 'Teklif gönderilen', params: { step: 'quoted' } },
      { key: 'accepted', label: 'Kabul edilen', params: { step: 'accepted' } },
      { key: 'unknown', label: 'Ziyareti bilinmeyen', params: { unknown: '1' } },
    ],
  },
  links: [
    shown('from', (day) => `${formatDate(day)} ve sonrası`, isDay),
    shown('to', (day) => `${formatDate(day)} ve öncesi`, isDay),
    shown('source', (source) => `Kaynak: ${sourceName(source === '-' ? '' : source)}`),
    shown('campaign', (campaign) => `Kampanya: ${campaignName(campaign === '-' ? '' : campaign)}`),
  ],
  noun: 'talep',
  rowName: ({ number }) => number,
  notFound: 'Talep bulunamadı',
  empty: { title: 'Siteden gelen talep yok', text: 'Müşterilerin kendi gönderdiği talepler burada görünür.' },
  failure: { title: 'Talepler yüklenirken bir hata oluştu' },
}

export function useSourcedRequests(state: ListState) {
  return useListPages(
    api.analytics.period.requests.infiniteOptions({
      input: (place: Place) => ({ ...pageInput(state, place), ...filtersOf(state) }),
      ...pageOptions,
    }),
  )
}

function filtersOf({ filters }: ListState) {
  const { step, unknown, ...texts } = filters
  return {
    ...texts,
    ...(unknown && { unknown: 'true' }),
    ...((step === 'quoted' || step === 'accepted') && { step: step as 'quoted' | 'accepted' }),
  }
}

/** What an export of the list is sent. */
export function sourcedRequestInput(state: ListState): Record<string, string> {
  const given = Object.entries({ ...orderAndSearch(state), ...filtersOf(state) })
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]))
}
