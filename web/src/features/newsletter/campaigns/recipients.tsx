/** Everybody a campaign is for, each with what became of it. */
import {
  type RecipientState,
  recipientStates,
  recipientStateWords,
  skipWords,
} from '@kervan/domain/newsletter/campaign-words.ts'
import { failureWords } from '@kervan/domain/newsletter/delivery-failure.ts'
import { formatShortDateTime } from '@kervan/domain/values/format-date.ts'
import { formatCount } from '@kervan/domain/values/format-number.ts'
import {
  CircleCheck,
  Clock,
  type LucideIcon,
  MailX,
  Send,
  SkipForward,
  TriangleAlert,
  Undo2,
} from 'lucide-react'
import { ExportMenu } from '#features/lists/export-menu.tsx'
import { api } from '#spine/api/api.ts'
import { cellText } from '#spine/lists/cell-text.tsx'
import { List } from '#spine/lists/list.tsx'
import { type ListState, shownColumns, useListState } from '#spine/lists/list-address.ts'
import type { ListColumn, ListDefinition } from '#spine/lists/list-definition.ts'
import { orderAndSearch, type Place, pageInput, pageOptions } from '#spine/lists/list-pages.ts'
import { useListPages } from '#spine/lists/use-list-pages.ts'
import { StatusBadge } from '#spine/ui/status-badge.tsx'

type Row = NonNullable<ReturnType<typeof useRecipients>['data']>[number]

const styles: Record<RecipientState, { icon: LucideIcon; colours: string }> = {
  waiting: { icon: Clock, colours: 'bg-hover text-muted' },
  sending: { icon: Send, colours: 'bg-transit-fill text-transit' },
  sent: { icon: CircleCheck, colours: 'bg-approved-fill text-approved' },
  skipped: { icon: SkipForward, colours: 'bg-cancelled-fill text-cancelled' },
  failed: { icon: MailX, colours: 'bg-rejected-fill text-rejected' },
  bounced: { icon: Undo2, colours: 'bg-delayed-fill text-delayed' },
  complained: { icon: TriangleAlert, colours: 'bg-rejected-fill text-rejected' },
}

const columns: readonly ListColumn<Row, 'created' | 'email' | 'sent'>[] = [
  {
    key: 'email',
    head: 'Alıcı',
    sort: 'email',
    place: 'main',
    width: 15,
    grow: 4,
    cell: ({ email, name }) => (
      <span className="block min-w-0 truncate" title={email ?? ''}>
        <span className="font-medium">{email || 'Silinmiş kişi'}</span>
        {name && <span className="text-muted"> · {name}</span>}
      </span>
    ),
  },
  {
    key: 'state',
    head: 'Durum',
    width: 10,
    cell: ({ state }) => <StatusBadge tone={styles[state]}>{recipientStateWords[state]}</StatusBadge>,
  },
  {
    key: 'why',
    head: 'Açıklama',
    width: 12,
    grow: 4,
    className: 'text-muted',
    cell: ({ reason, detail, maybe_twice }) =>
      cellText(
        [reason && skipWords[reason], failureWords(detail), maybe_twice && 'İki kez gitmiş olabilir']
          .filter(Boolean)
          .join(' · '),
      ),
  },
  {
    key: 'sent',
    head: 'Gönderildi',
    sort: 'sent',
    width: 10,
    className: 'figures text-muted',
    cell: ({ sent_at }) => sent_at && formatShortDateTime(sent_at),
  },
  {
    key: 'opened',
    head: 'Açtı',
    width: 10,
    className: 'figures text-muted',
    cell: ({ opened_at }) => opened_at && formatShortDateTime(opened_at),
  },
  {
    key: 'clicked',
    head: 'Tıklama',
    width: 6,
    numeric: true,
    cell: ({ click_count }) => (click_count > 0 ? formatCount(click_count) : null),
  },
  {
    key: 'unsubscribed',
    head: 'Ayrıldı',
    optional: true,
    width: 10,
    className: 'figures text-muted',
    cell: ({ unsubscribed_at }) => unsubscribed_at && formatShortDateTime(unsubscribed_at),
  },
]

const recipientList: ListDefinition<Row> = {
  label: 'Alıcılar',
  caption: 'Kampanyanın alıcıları',
  columns,
  defaultSort: 'created',
  searchLabel: 'Adreste ara',
  chips: {
    label: 'Alıcı süzgeci',
    options: [
      { key: 'all', label: 'Tümü', params: {} },
      { key: 'opened', label: 'Açan', params: { only: 'opened' } },
      { key: 'clicked', label: 'Tıklayan', params: { only: 'clicked' } },
      { key: 'left', label: 'Ayrılan', params: { only: 'unsubscribed' } },
      {
        key: 'twice',
        label: 'İki kez gitmiş olabilir',
        params: { only: 'maybe_twice' },
        rare: true,
        empty: { title: 'Kimseye iki kez gitmiş olamaz' },
      },
    ],
  },
  selects: [
    {
      name: 'state',
      label: 'Durum',
      all: 'Bütün durumlar',
      options: recipientStates.map((value) => ({ value, label: recipientStateWords[value] })),
    },
  ],
  noun: 'alıcı',
  rowName: ({ email }) => email ?? 'Silinmiş kişi',
  notFound: 'Alıcı bulunamadı',
  empty: { title: 'Henüz alıcı yok', text: 'Gönderim başlayınca burada görünürler.' },
  failure: { title: 'Alıcılar gösterilemedi' },
}

function filtersOf({ filters: { state, only } }: ListState) {
  return {
    ...(state && { state: state as RecipientState }),
    ...(only && { only: only as 'opened' | 'clicked' | 'unsubscribed' | 'maybe_twice' }),
  }
}

export function Recipients({ id }: { id: string }) {
  const state = useListState(recipientList)
  return (
    <List
      definition={recipientList}
      state={state}
      pages={useRecipients(id, state)}
      actions={
        <ExportMenu
          list="newsletter_recipients"
          input={{ id, ...orderAndSearch(state), ...filtersOf(state) }}
          columns={shownColumns(recipientList, state)}
        />
      }
    />
  )
}

function useRecipients(id: string, state: ListState) {
  return useListPages(
    api.newsletter.campaigns.recipients.infiniteOptions({
      input: (place: Place) => ({ id, ...pageInput(state, place), ...filtersOf(state) }),
      ...pageOptions,
    }),
  )
}
