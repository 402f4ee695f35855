/** The list of requests about personal data, as it is declared and fetched. */
import {
  type DataRequestKind,
  type DataRequestStatus,
  dataRequestChannelWords,
  dataRequestKindWords,
  dataRequestStatusWords,
} from '@kervan/domain/consents/data-requests.copy.ts'
import type { ListedDataRequest } from '@kervan/domain/customers/data-requests.contract.ts'
import { formatDate } from '@kervan/domain/values/format-date.ts'
import { Link } from 'react-router'
import { DataRequestBadge } from '#features/customers/data-requests/data-request-badge.tsx'
import { DaysLeft } from '#features/customers/data-requests/days-left.tsx'
import { api } from '#spine/api/api.ts'
import type { ListState } from '#spine/lists/list-address.ts'
import type { ListDefinition } from '#spine/lists/list-definition.ts'
import { type Place, pageInput, pageOptions } from '#spine/lists/list-pages.ts'
import { useListPages } from '#spine/lists/use-list-pages.ts'
import { rowLink } from '#spine/ui/row-keys.ts'

export const dataRequestAddress = (id: string) => `/staff/data-requests/${id}`
/** Once somebody is erased, nobody can say who it was. */
export const applicantOf = ({ person_name, person_email }: ListedDataRequest) =>
  person_name || person_email || 'Silinmiş kişi'

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

export const dataRequestList: ListDefinition<ListedDataRequest> = {
  label: 'Başvuru listesi',
  caption: 'Veri başvuruları',
  columns: [
    {
      key: 'person',
      head: 'Başvuran',
      sort: 'name',
      place: 'main',
      width: 10,
      grow: 6,
      cell: (request) => (
        <Link
          to={dataRequestAddress(request.id)}
          {...rowLink(request.id)}
          className="break-words font-medium hover:underline"
        >
          {applicantOf(request)}
        </Link>
      ),
    },
    { key: 'kind', head: 'Tür', width: 9, cell: ({ kind }) => dataRequestKindWords[kind] },
    {
      key: 'channel',
      head: 'Yol',
      width: 8,
      className: 'text-muted',
      cell: ({ channel }) => dataRequestChannelWords[channel],
    },
    {
      key: 'created',
      head: 'Geldi',
      sort: 'created',
      sortedBy: 'Giriş sırası',
      width: 8.5,
      className: 'figures text-muted',
      cell: ({ created_at }) => formatDate(created_at),
    },
    {
      key: 'due',
      head: 'Süre',
      sort: 'due',
      width: 8.5,
      cell: (request) => <DaysLeft request={request} />,
    },
    {
      key: 'identity',
      head: 'Kimlik',
      width: 7.5,
      cell: ({ identity_check }) =>
        identity_check ? 'Doğrulandı' : <span className="text-delayed">Doğrulanmadı</span>,
    },
    { key: 'status', head: 'Durum', width: 9.5, cell: (request) => <DataRequestBadge request={request} /> },
  ],
  defaultSort: '-created',
  searchLabel: 'Ad veya e-posta ara',
  chips: {
    label: 'Durum süzgeci',
    options: [
      { key: 'all', label: 'Tümü', params: {} },
      {
        key: 'open',
        label: dataRequestStatusWords.open,
        params: { status: 'open' },
        empty: { title: 'Bekleyen başvuru yok', text: 'Gelen başvuruların hepsi yanıtlandı.' },
      },
      { key: 'done', label: dataRequestStatusWords.done, params: { status: 'done' } },
      { key: 'refused', label: dataRequestStatusWords.refused, params: { status: 'refused' } },
      {
        key: 'withdrawn',
        label: dataRequestStatusWords.withdrawn,
        params: { status: 'withdrawn' },
        rare: true,
      },
    ],
  },
  selects: [{ name: 'kind', label: 'Tür', all: 'Bütün türler', options: optionsOf(dataRequestKindWords) }],
  links: [
    {
      name: 'customer',
      isValid: (id) => /^[\da-f-]{36}$/i.test(id),
      text: (_, rows) => `Müşteri: ${rows?.[0]?.person_name || 'seçilen'}`,
    },
  ],
  noun: 'başvuru',
  rowName: applicantOf,
  notFound: 'Başvuru bulunamadı',
  empty: {
    title: 'Henüz başvuru yok',
    text: 'Müşteriler panelden verilerinin silinmesini isteyince burada görünür; başka yoldan gelenleri siz girersiniz.',
  },
  failure: { title: 'Başvurular yüklenirken bir hata oluştu' },
}

export function useDataRequests(state: ListState) {
  const { status, kind, customer } = state.filters
  return useListPages(
    api.customers.dataRequests.list.infiniteOptions({
      input: (place: Place) => ({
        ...pageInput(state, place),
        ...(status && { status: status as DataRequestStatus }),
        ...(kind && { kind: kind as DataRequestKind }),
        ...(customer && { customer_id: customer }),
      }),
      ...pageOptions,
    }),
  )
}
