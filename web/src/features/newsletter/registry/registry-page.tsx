/** `/newsletter/registry`: what must be told to the register of consents (İYS), by when, and what was. */
import type { RegistryEntry } from '@kervan/domain/newsletter/consent-registry.contract.ts'
import {
  consentAnswerWords,
  consentSourceWords,
  recipientTypeWords,
} from '@kervan/domain/newsletter/subscriber-words.ts'
import { formatShortDate, formatShortDateTime } from '@kervan/domain/values/format-date.ts'
import { formatCount } from '@kervan/domain/values/format-number.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { ExportMenu } from '#features/lists/export-menu.tsx'
import { importsAddress, newsletterAddress } from '#features/newsletter/campaigns/campaign-addresses.ts'
import { ConsentText } from '#features/newsletter/subscribers/consent-text.tsx'
import { api, client } from '#spine/api/api.ts'
import { List } from '#spine/lists/list.tsx'
import { type ListState, useListState } from '#spine/lists/list-address.ts'
import type { ListColumn, ListDefinition } from '#spine/lists/list-definition.ts'
import { orderAndSearch, type Place, pageInput, pageOptions } from '#spine/lists/list-pages.ts'
import { useListPages } from '#spine/lists/use-list-pages.ts'
import { RelativeTime } from '#spine/ui/relative-time.tsx'
import { StatusBadge } from '#spine/ui/status-badge.tsx'

type Row = Pick<RegistryEntry, keyof RegistryEntry>

const columns: readonly ListColumn<Row, 'date' | 'due'>[] = [
  {
    key: 'recipient',
    head: 'Adres',
    place: 'main',
    width: 11.5,
    grow: 4,
    cell: ({ recipient }) => (
      <span className="block min-w-0 truncate font-medium" title={recipient}>
        {recipient}
      </span>
    ),
  },
  { key: 'status', head: 'İzin', width: 4, cell: ({ status }) => consentAnswerWords[status] },
  {
    key: 'source',
    head: 'Kaynak',
    width: 8,
    grow: 1,
    className: 'text-muted',
    cell: ({ source }) => consentSourceWords[source],
  },
  {
    key: 'type',
    head: 'Alıcı türü',
    width: 8,
    className: 'text-muted',
    cell: ({ recipient_type }) => recipientTypeWords[recipient_type],
  },
  {
    key: 'text',
    head: 'Metin',
    width: 8,
    cell: ({ text_version }) => (text_version ? <ConsentText version={text_version} /> : null),
  },
  {
    key: 'date',
    head: 'İzin tarihi',
    width: 9,
    sort: 'date',
    className: 'figures text-muted',
    // The register's own shape has no zone; it is Turkish time.
    cell: ({ consent_date }) => formatShortDateTime(`${consent_date.replace(' ', 'T')}+03:00`),
  },
  {
    key: 'due',
    head: 'Son gün',
    width: 6.5,
    sort: 'due',
    className: 'figures text-muted',
    // It has the whole day.
    cell: ({ due_at }) => formatShortDate(due_at),
  },
  { key: 'state', head: 'Durum', width: 8.5, cell: (entry) => <Clock entry={entry} /> },
]

function Clock({ entry: { due_at, loaded_at } }: { entry: Row }) {
  if (loaded_at) return <StatusBadge tone="approved">İşlendi</StatusBadge>
  return Date.parse(due_at) < Date.now() ? (
    <StatusBadge tone="delayed">Süresi geçti</StatusBadge>
  ) : (
    <StatusBadge tone="pending">Bekliyor</StatusBadge>
  )
}

const markLoaded = (rows: readonly Row[]) =>
  client.newsletter.registry.markLoaded({ ids: rows.map(({ id }) => id) })

const registryList: ListDefinition<Row> = {
  label: 'İYS kayıtları',
  caption: 'İYS’ye işlenecek onay ve retler',
  columns,
  defaultSort: 'due',
  chips: {
    label: 'Kayıt süzgeci',
    options: [
      { key: 'all', label: 'Tümü', params: {} },
      { key: 'open', label: 'Bekleyen', params: { only: 'open' }, empty: { title: 'İşlenecek kayıt yok' } },
      {
        key: 'overdue',
        label: 'Süresi geçen',
        params: { only: 'overdue' },
        urgent: true,
        empty: { title: 'Süresi geçen kayıt yok' },
      },
      { key: 'loaded', label: 'İşlenen', params: { only: 'loaded' } },
    ],
  },
  noun: 'kayıt',
  rowName: ({ recipient }) => recipient,
  notFound: 'Kayıt bulunamadı',
  empty: { title: 'Henüz onay ya da ret yok' },
  failure: { title: 'İYS kayıtları gösterilemedi' },
  acts: [
    {
      key: 'loaded',
      label: 'İşlendi olarak işaretle',
      done: 'işlendi olarak işaretlendi',
      failed: 'işaretlenemedi',
      run: (row) => markLoaded([row]),
      runAll: markLoaded,
      question: ({ length: count }) => ({
        title: `${count} kayıt İYS’ye işlendi mi?`,
        description: 'Dosyayı İYS’ye yükledikten sonra işaretleyin; üç iş günlük süreleri durur.',
      }),
      stale: () => api.newsletter.key(),
    },
  ],
}

const filtersOf = ({ filters: { only } }: ListState) => ({
  ...(only && { only: only as 'open' | 'overdue' | 'loaded' }),
})

/** Whether refusals come by themselves. */
function Fetched() {
  const { data } = useQuery(api.newsletter.registry.fetched.queryOptions())
  if (!data) return null
  return (
    <p className="measure text-13 text-muted">
      {!data.is_connected ? (
        <>
          İYS bağlantısı kurulu değil; İYS’de verilen retleri{' '}
          <Link to={importsAddress} className="link">
            dosyayla getirin
          </Link>
          .
        </>
      ) : (
        <>
          İYS’de verilen retler her gece alınır.{' '}
          {data.fetched_at && (
            <>
              Son alınan: <RelativeTime moment={data.fetched_at} />,{' '}
              <Link to={importsAddress} className="link">
                {formatCount(data.refusals)} ret
              </Link>
              .
            </>
          )}
        </>
      )}
    </p>
  )
}

export function RegistryPage() {
  useDocumentTitle('İYS kayıtları')
  const state = useListState(registryList)
  const pages = useListPages(
    api.newsletter.registry.list.infiniteOptions({
      input: (place: Place) => ({ ...pageInput(state, place), ...filtersOf(state) }),
      ...pageOptions,
    }),
  )
  return (
    <div className="flex flex-col gap-4">
      <header>
        <p className="text-13">
          <Link to={newsletterAddress} className="link">
            Bülten
          </Link>
        </p>
        <h1 className="text-22">İYS kayıtları</h1>
        <p className="measure text-14 text-muted">
          Her onay ve ret üç iş günü içinde İleti Yönetim Sistemi’ne işlenir. Bekleyenleri dışa aktarıp
          yükleyin, ardından işaretleyin.
        </p>
        <Fetched />
      </header>
      <List
        definition={registryList}
        state={state}
        pages={pages}
        actions={
          // The register takes its own fields, whichever columns are shown here.
          <ExportMenu list="newsletter_registry" input={{ ...orderAndSearch(state), ...filtersOf(state) }} />
        }
      />
    </div>
  )
}
