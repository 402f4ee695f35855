/** The list of campaigns, as it is declared and fetched. Templates are one of its filters. */
import {
  type CampaignStatus,
  campaignStatusWords,
  campaignTypes,
  campaignTypeWords,
} from '@kervan/domain/newsletter/campaign-words.ts'
import { formatDateTime } from '@kervan/domain/values/format-date.ts'
import { formatCount } from '@kervan/domain/values/format-number.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { Link } from 'react-router'
import { campaignAddress } from '#features/newsletter/campaigns/campaign-addresses.ts'
import { CampaignStatusBadge } from '#features/newsletter/campaigns/campaign-status-badge.tsx'
import { api } from '#spine/api/api.ts'
import { cellText } from '#spine/lists/cell-text.tsx'
import type { ListState } from '#spine/lists/list-address.ts'
import type { ListColumn, ListDefinition } from '#spine/lists/list-definition.ts'
import { type Place, pageInput, pageOptions } from '#spine/lists/list-pages.ts'
import { useListPages } from '#spine/lists/use-list-pages.ts'
import { buttonClasses } from '#spine/ui/button.tsx'
import { cn } from '#spine/ui/class-names.ts'
import { RelativeTime } from '#spine/ui/relative-time.tsx'
import { rowLink } from '#spine/ui/row-keys.ts'
import { Tooltip } from '#spine/ui/tooltip.tsx'

export type CampaignRow = NonNullable<ReturnType<typeof useCampaigns>['data']>[number]

const afterStart = ({ status }: CampaignRow, count: number) =>
  status === 'draft' || status === 'scheduled' ? null : formatCount(count)

const columns: readonly ListColumn<CampaignRow, 'created' | 'title' | 'sent'>[] = [
  {
    key: 'title',
    head: 'Kampanya',
    sort: 'title',
    place: 'main',
    width: 12,
    grow: 5,
    className: 'max-md:pr-14',
    cell: (campaign) => <Title campaign={campaign} />,
  },
  {
    key: 'subject',
    head: 'Konu',
    width: 9,
    grow: 5,
    className: 'text-muted',
    cell: ({ subject }) => cellText(subject),
  },
  {
    key: 'status',
    head: 'Durum',
    width: 9.5,
    cell: ({ status, is_template }) =>
      is_template ? <span className="text-muted">Şablon</span> : <CampaignStatusBadge status={status} />,
  },
  {
    key: 'type',
    head: 'Tür',
    optional: true,
    width: 8,
    cell: ({ campaign_type }) => campaignTypeWords[campaign_type],
  },
  {
    key: 'sent_count',
    head: 'Gönderilen',
    width: 7,
    numeric: true,
    cell: (row) =>
      row.status === 'sending' || row.status === 'paused'
        ? `${formatCount(row.sent_count)} / ${formatCount(row.recipients_count)}`
        : afterStart(row, row.sent_count),
  },
  { key: 'opens', head: 'Açan', width: 4.5, numeric: true, cell: (row) => afterStart(row, row.opens_count) },
  {
    key: 'clicks',
    head: 'Tıklayan',
    width: 5.5,
    numeric: true,
    cell: (row) => afterStart(row, row.clicks_count),
  },
  {
    key: 'unsubscribes',
    head: 'Ayrılan',
    optional: true,
    width: 6,
    numeric: true,
    cell: (row) => afterStart(row, row.unsubscribes_count),
  },
  {
    key: 'sent',
    head: 'Gönderim',
    sort: 'sent',
    width: 11,
    className: 'text-muted',
    cell: ({ sent_at, started_at, scheduled_at }) => {
      const moment = sent_at ?? started_at
      if (moment) return <RelativeTime moment={moment} />
      return scheduled_at && formatDateTime(scheduled_at)
    },
  },
  {
    key: 'created',
    head: 'Oluşturuldu',
    sort: 'created',
    optional: true,
    width: 9,
    className: 'text-muted',
    cell: ({ created_at }) => <RelativeTime moment={created_at} />,
  },
  {
    key: 'by',
    head: 'Oluşturan',
    optional: true,
    width: 9,
    grow: 2,
    className: 'text-muted',
    cell: ({ created_by_name }) => cellText(created_by_name),
  },
  {
    key: 'send',
    head: 'Gönder',
    place: 'acts',
    width: 4,
    className: 'max-md:absolute max-md:top-2 max-md:right-3 max-md:mt-0 max-md:w-auto',
    cell: (campaign) => <SendIcon campaign={campaign} />,
  },
]

function Title({ campaign: { id, title } }: { campaign: CampaignRow }) {
  return (
    <Link
      to={campaignAddress(id)}
      {...rowLink(id)}
      title={title}
      className="block min-w-0 truncate font-medium outline-none after:absolute after:inset-0"
    >
      {title}
    </Link>
  )
}

/** Opens the campaign with the question whether to send it. */
function SendIcon({ campaign: { id, title, status, is_template } }: { campaign: CampaignRow }) {
  // One that has its time goes by itself; its page says when, and how to get it back.
  if (is_template || status !== 'draft') return null
  return (
    <Tooltip text="Gönder">
      <Link
        to={`${campaignAddress(id)}?send=1`}
        aria-label={`Gönder: ${title}`}
        className={cn(
          buttonClasses({ variant: 'ghost', size: 'sm' }),
          'relative z-1 size-8 px-0 text-sea max-md:size-10',
        )}
      >
        <Send className="size-4" strokeWidth={1.75} aria-hidden />
      </Link>
    </Tooltip>
  )
}

const statusOption = (status: CampaignStatus, empty: string) => ({
  key: status,
  label: campaignStatusWords[status],
  params: { status },
  empty: { title: empty },
})

export const campaignList: ListDefinition<CampaignRow> = {
  label: 'Kampanyalar',
  caption: 'Bülten kampanyaları',
  columns,
  defaultSort: '-created',
  searchLabel: 'Ad veya konuda ara',
  chips: {
    label: 'Kampanya süzgeci',
    options: [
      { key: 'all', label: 'Tümü', params: {} },
      statusOption('draft', 'Taslak yok'),
      { ...statusOption('scheduled', 'Zamanlanmış kampanya yok'), rare: true },
      statusOption('sending', 'Şu anda gönderilen kampanya yok'),
      { ...statusOption('paused', 'Duraklatılan kampanya yok'), urgent: true, rare: true },
      statusOption('sent', 'Henüz kampanya gönderilmedi'),
      { ...statusOption('cancelled', 'İptal edilen kampanya yok'), rare: true },
      {
        key: 'templates',
        label: 'Şablonlar',
        params: { template: 'true' },
        empty: {
          title: 'Henüz şablon yok',
          text: 'Bir taslağı açıp «Şablon olarak kaydet» ile yeniden kullanın.',
        },
      },
    ],
  },
  selects: [
    {
      name: 'type',
      label: 'Tür',
      all: 'Bütün türler',
      options: campaignTypes.map((value) => ({ value, label: campaignTypeWords[value] })),
    },
  ],
  noun: 'kampanya',
  rowName: ({ title }) => title,
  notFound: 'Kampanya bulunamadı',
  empty: { title: 'Henüz kampanya yok', text: '«Yeni kampanya» ile ilk bülteninizi yazın.' },
  failure: { title: 'Kampanyalar yüklenirken bir hata oluştu' },
}

export function useCampaigns(state: ListState) {
  const { status, type, template } = state.filters
  return useListPages(
    api.newsletter.campaigns.list.infiniteOptions({
      input: (place: Place) => ({
        ...pageInput(state, place),
        ...(status && { status: status as CampaignStatus }),
        ...(type && { type: type as (typeof campaignTypes)[number] }),
        ...(template && { template }),
      }),
      ...pageOptions,
    }),
  )
}

export function useCampaignCounts({ search }: ListState) {
  const counts = useQuery(
    api.newsletter.campaigns.counts.queryOptions({
      input: { ...(search && { search }) },
      placeholderData: keepPreviousData,
    }),
  ).data
  return counts && { ...counts, all: counts.total }
}
