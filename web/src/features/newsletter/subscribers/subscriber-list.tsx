/** The list of subscribers, as it is declared and fetched. */
import {
  type SubscriberLanguage,
  type SubscriberStatus,
  type SubscriptionSource,
  subscriberLanguageWords,
  subscriberStatusWords,
  subscriptionSourceWords,
} from '@kervan/domain/newsletter/subscriber-words.ts'
import { formatShortDate } from '@kervan/domain/values/format-date.ts'
import { formatCount } from '@kervan/domain/values/format-number.ts'
import { dayInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { SubscriberStatusBadge } from '#features/newsletter/subscribers/subscriber-status-badge.tsx'
import { openedHere, withParams } from '#spine/addresses/dialog-address.ts'
import { api } from '#spine/api/api.ts'
import { cellText } from '#spine/lists/cell-text.tsx'
import type { ListState } from '#spine/lists/list-address.ts'
import type { ListColumn, ListDefinition } from '#spine/lists/list-definition.ts'
import { orderAndSearch, type Place, pageInput, pageOptions } from '#spine/lists/list-pages.ts'
import { useListPages } from '#spine/lists/use-list-pages.ts'
import { RelativeTime } from '#spine/ui/relative-time.tsx'
import { rowLink } from '#spine/ui/row-keys.ts'

export type SubscriberRow = NonNullable<ReturnType<typeof useSubscribers>['data']>[number]

const columns: readonly ListColumn<SubscriberRow, 'subscribed' | 'email' | 'name' | 'opens' | 'clicks'>[] = [
  {
    key: 'email',
    head: 'E-posta',
    sort: 'email',
    place: 'main',
    width: 13,
    grow: 5,
    cell: (subscriber) => <Email subscriber={subscriber} />,
  },
  { key: 'name', head: 'Ad', sort: 'name', width: 8, grow: 3, cell: ({ name }) => cellText(name) },
  {
    key: 'subscribed',
    head: 'Kayıt',
    sort: 'subscribed',
    width: 6.5,
    className: 'figures text-muted',
    cell: ({ subscription_date }) => formatShortDate(dayInIstanbul(new Date(subscription_date))),
  },
  {
    key: 'status',
    head: 'Durum',
    width: 9.5,
    cell: ({ status }) => <SubscriberStatusBadge status={status} />,
  },
  {
    key: 'source',
    head: 'Kaynak',
    width: 9.5,
    className: 'text-muted',
    cell: ({ subscription_source }) => subscriptionSourceWords[subscription_source],
  },
  {
    key: 'language',
    head: 'Dil',
    optional: true,
    width: 5.5,
    className: 'text-muted',
    cell: ({ language }) => subscriberLanguageWords[language],
  },
  {
    key: 'opens',
    head: 'Açma',
    sort: 'opens',
    width: 5,
    numeric: true,
    cell: ({ email_open_count }) => formatCount(email_open_count),
  },
  {
    key: 'clicks',
    head: 'Tıklama',
    sort: 'clicks',
    width: 6.5,
    numeric: true,
    cell: ({ email_click_count }) => formatCount(email_click_count),
  },
  {
    key: 'engaged',
    head: 'Son ilgi',
    optional: true,
    width: 9,
    className: 'text-muted',
    cell: ({ last_engaged_at }) => last_engaged_at && <RelativeTime moment={last_engaged_at} />,
  },
]

function Email({ subscriber: { id, email } }: { subscriber: SubscriberRow }) {
  const { search } = useLocation()
  return (
    <Link
      to={{ search: withParams(search, { subscriber: id }) }}
      state={openedHere}
      preventScrollReset
      {...rowLink(id)}
      title={email}
      className="block min-w-0 truncate font-medium outline-none after:absolute after:inset-0"
    >
      {email}
    </Link>
  )
}

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

export const subscriberList: ListDefinition<SubscriberRow> = {
  label: 'Aboneler',
  caption: 'Bülten aboneleri',
  columns,
  defaultSort: '-subscribed',
  searchLabel: 'E-posta veya adda ara',
  chips: {
    label: 'Abone süzgeci',
    options: [
      { key: 'all', label: 'Tümü', params: {} },
      ...(Object.keys(subscriberStatusWords) as SubscriberStatus[]).map((status) => ({
        key: status,
        label: subscriberStatusWords[status],
        params: { status },
        rare: status === 'bounced' || status === 'complained',
      })),
    ],
  },
  selects: [
    {
      name: 'source',
      label: 'Kaynak',
      all: 'Bütün kaynaklar',
      options: optionsOf(subscriptionSourceWords),
    },
    { name: 'language', label: 'Dil', all: 'Bütün diller', options: optionsOf(subscriberLanguageWords) },
  ],
  newRows: 'yeni abone',
  noun: 'abone',
  rowName: ({ email }) => email,
  notFound: 'Abone bulunamadı',
  empty: {
    title: 'Henüz abone yok',
    text: 'Siteden abone olanlar burada görünür; onaylı adresleri dosyayla da getirebilirsiniz.',
  },
  failure: { title: 'Aboneler yüklenirken bir hata oluştu' },
}

function filtersOf({ filters: { status, source, language } }: ListState) {
  return {
    ...(status && { status: status as SubscriberStatus }),
    ...(source && { source: source as SubscriptionSource }),
    ...(language && { language: language as SubscriberLanguage }),
  }
}

export function useSubscribers(state: ListState) {
  return useListPages(
    api.newsletter.subscribers.list.infiniteOptions({
      input: (place: Place) => ({ ...pageInput(state, place), ...filtersOf(state) }),
      ...pageOptions,
    }),
  )
}

/** What an export of the list is sent. */
export const subscriberInput = (state: ListState): Record<string, string> => ({
  ...orderAndSearch(state),
  ...filtersOf(state),
})

export function useSubscriberCounts({ search }: ListState) {
  const counts = useQuery(
    api.newsletter.subscribers.counts.queryOptions({
      input: { ...(search && { search }) },
      placeholderData: keepPreviousData,
    }),
  ).data
  return counts && { ...counts, all: counts.total }
}
