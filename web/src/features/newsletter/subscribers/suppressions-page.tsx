/** `/newsletter/suppressions`: addresses that get no campaign, why, and those of them that may be mailed again. */
import {
  type SuppressionReason,
  suppressionReasons,
  suppressionWords,
} from '@kervan/domain/newsletter/subscriber-words.ts'
import { subscriberProblems } from '@kervan/domain/newsletter/subscribers.copy.ts'
import { formatShortDateTime } from '@kervan/domain/values/format-date.ts'
import { Ban } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { newsletterAddress } from '#features/newsletter/campaigns/campaign-addresses.ts'
import { SuppressDialog } from '#features/newsletter/subscribers/suppress-dialog.tsx'
import { openedHere, useCloseDialog, useParam, withParams } from '#spine/addresses/dialog-address.ts'
import { api, client } from '#spine/api/api.ts'
import { cellText } from '#spine/lists/cell-text.tsx'
import { List } from '#spine/lists/list.tsx'
import { type ListState, useListState } from '#spine/lists/list-address.ts'
import type { ListColumn, ListDefinition } from '#spine/lists/list-definition.ts'
import { type Place, pageInput, pageOptions } from '#spine/lists/list-pages.ts'
import { useListPages } from '#spine/lists/use-list-pages.ts'
import { buttonClasses } from '#spine/ui/button.tsx'

type Row = { id: string; email: string; reason: SuppressionReason; note: string; created_at: string }

const columns: readonly ListColumn<Row, 'created'>[] = [
  {
    key: 'email',
    head: 'Adres',
    place: 'main',
    width: 14,
    grow: 4,
    cell: ({ email }) => (
      <span className="block min-w-0 truncate font-medium" title={email}>
        {email || 'Silinen kişi'}
      </span>
    ),
  },
  { key: 'reason', head: 'Neden', width: 12, cell: ({ reason }) => suppressionWords[reason] },
  { key: 'note', head: 'Ayrıntı', width: 10, grow: 3, cell: ({ note }) => cellText(note) },
  {
    key: 'since',
    head: 'Ne zamandan beri',
    width: 9.5,
    sort: 'created',
    className: 'figures text-muted',
    cell: ({ created_at }) => formatShortDateTime(created_at),
  },
]

const suppressionList: ListDefinition<Row> = {
  label: 'Gönderim engelleri',
  caption: 'Hiçbir kampanya gönderilmeyen adresler',
  columns,
  defaultSort: '-created',
  searchLabel: 'E-postada ara',
  chips: {
    label: 'Neden süzgeci',
    options: [
      { key: 'all', label: 'Tümü', params: {} },
      ...suppressionReasons.map((reason) => ({
        key: reason,
        label: suppressionWords[reason],
        params: { reason },
      })),
    ],
  },
  noun: 'adres',
  rowName: ({ email }) => email || 'Silinen kişi',
  notFound: 'Adres bulunamadı',
  empty: { title: 'Engelli adres yok' },
  failure: { title: 'Gönderim engelleri gösterilemedi' },
  acts: [
    {
      key: 'lift',
      label: 'Engeli kaldır',
      done: 'engelden çıkarıldı',
      failed: 'engelden çıkarılamadı',
      problem: subscriberProblems.SUPPRESSION_STAYS.message,
      run: ({ id }) => client.newsletter.subscribers.lift({ id }),
      question: ({ length: count }) => ({
        title: `${count} adresin engeli kaldırılsın mı?`,
        description:
          'Aktif ve onaylı olanlara yeniden bülten gönderilir. Reddeden, şikâyet eden ve silinen adreslerin engeli kalır.',
      }),
      stale: () => api.newsletter.key(),
    },
  ],
}

const filtersOf = ({ filters: { reason } }: ListState) => ({
  ...(reason && { reason: reason as SuppressionReason }),
})

export function SuppressionsPage() {
  useDocumentTitle('Gönderim engelleri')
  const state = useListState(suppressionList)
  const { search } = useLocation()
  const isAdding = useParam('add') === '1'
  const close = useCloseDialog('add')
  const pages = useListPages(
    api.newsletter.subscribers.suppressions.infiniteOptions({
      input: (place: Place) => ({ ...pageInput(state, place), ...filtersOf(state) }),
      ...pageOptions,
    }),
  )
  return (
    <div className="flex flex-col gap-4">
      <header className="flex flex-wrap items-end gap-2">
        <div className="mr-auto max-sm:w-full">
          <p className="text-13">
            <Link to={newsletterAddress} className="link">
              Bülten
            </Link>
          </p>
          <h1 className="text-22">Gönderim engelleri</h1>
          <p className="measure text-14 text-muted">
            Bu adreslere, abone olsalar da olmasalar da hiçbir kampanya gönderilmez.
          </p>
        </div>
        <Link
          to={{ search: withParams(search, { add: '1' }) }}
          state={openedHere}
          preventScrollReset
          className={buttonClasses({ variant: 'secondary' })}
        >
          <Ban strokeWidth={1.75} aria-hidden />
          Adres engelle
        </Link>
      </header>
      <List definition={suppressionList} state={state} pages={pages} />
      {isAdding && <SuppressDialog onClose={close} />}
    </div>
  )
}
