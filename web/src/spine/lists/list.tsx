/** A list as a feature declares it: toolbar, rows, selection with its acts, and the empty, loading and error states. */
import { formatCount } from '@kervan/domain/values/format-number.ts'
import { lazy, type ReactNode, Suspense, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router'
import { KeptMark } from '#spine/api/kept-mark.tsx'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { loadPatiently } from '#spine/api/load-patiently.ts'
import type { Pages } from '#spine/api/paged-list.tsx'
import type { BulkBar as AnyBulkBar } from '#spine/lists/bulk-bar.tsx'
import { currentOption, type ListState, listKeyOf, withoutFilters } from '#spine/lists/list-address.ts'
import type { ListDefinition } from '#spine/lists/list-definition.ts'
import type { ListCounts } from '#spine/lists/list-filters.tsx'
import { ListTable } from '#spine/lists/list-table.tsx'
import { ListToolbar } from '#spine/lists/list-toolbar.tsx'
import { useSelection, useSelectionKeys } from '#spine/lists/use-selection.ts'
import { type LivePages, useNewRows } from '#spine/live/use-new-rows.ts'
import { Card } from '#spine/ui/card.tsx'
import { EmptyState } from '#spine/ui/empty-state.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'
import { LoadMoreButton } from '#spine/ui/load-more-button.tsx'
import { NewRowsNotice } from '#spine/ui/new-rows-notice.tsx'
import { useRowKeys } from '#spine/ui/row-keys.ts'

/** Loaded with the first selected row. What is loaded takes rows of any kind, which its type forgets. */
const BulkBar = lazy(() =>
  loadPatiently(async () => {
    const { BulkBar } = await import('#spine/lists/bulk-bar.tsx')
    return { default: BulkBar }
  }),
) as unknown as typeof AnyBulkBar

type Props<Row> = {
  definition: ListDefinition<Row>
  state: ListState
  /** `onSight` where not all pages are read again after a change. */
  pages: Pages<Row> & LivePages<Row> & { onSight?: (ids: readonly string[]) => void }
  counts?: ListCounts
  /** In the toolbar: what the list is called there, and further menus. */
  heading?: ReactNode
  actions?: ReactNode
  /** A further menu for the selected rows, such as their export. */
  selectionMenu?: (ids: readonly string[]) => ReactNode
  /** Keys that act on the focused row, such as `e`. */
  rowKeys?: Readonly<Record<string, (id: string) => void>>
  /** A row that this person has just created does not wait. */
  ownRowId?: string | undefined
}

export function List<Row extends { id: string }>({ heading, actions, counts, ...props }: Props<Row>) {
  const { definition, state, pages } = props
  return (
    <div className="flex flex-col gap-4 max-md:gap-2">
      <ListToolbar
        definition={definition}
        state={state}
        rows={pages.data}
        counts={counts}
        heading={heading}
        actions={actions}
      />
      <KeptMark pages={pages} />
      <ListRows {...props} />
    </div>
  )
}

export function ListRows<Row extends { id: string }>(
  props: Omit<Props<Row>, 'heading' | 'actions' | 'counts'>,
) {
  const { definition, state, pages, rowKeys = {}, ownRowId, selectionMenu } = props
  const { columns, newRows: newRowsLabel, acts = [] } = definition
  const listKey = listKeyOf(state)
  const newRows = useNewRows({ pages, listKey, newRowsWait: newRowsLabel !== undefined, ownRowId })
  const rows = newRows.shown
  const selection = useSelection(rows, listKey)
  const card = useRef<HTMLElement>(null)
  const canSelect = acts.length > 0
  const selected = selection.ids.size
  const [hasSelected, setHasSelected] = useState(false)
  if (selected > 0 && !hasSelected) setHasSelected(true)
  const selecting = {
    x: (id: string) => selection.select(id, false),
    X: (id: string) => selection.select(id, true),
  }
  useRowKeys(card, canSelect ? { ...selecting, ...rowKeys } : rowKeys)
  useSelectionKeys(card, canSelect ? selection : undefined)
  const shownColumns = useMemo(
    () => columns.filter(({ key }) => state.columns.includes(key)),
    [columns, state.columns],
  )
  const [focusedId, setFocusedId] = useState<string | null>(null)
  const showWaiting = () => {
    const first = flushSync(() => {
      const id = newRows.showWaiting()
      setFocusedId(id ?? null)
      return id
    })
    // The focused button has disappeared: keyboard users continue at the first new row.
    card.current?.querySelector<HTMLElement>(`[data-row="${first}"]`)?.focus()
  }
  const { hasNextPage = false, isFetching, isFetchNextPageError = false, fetchNextPage } = pages
  const canLoad = hasNextPage && !isFetching && !isFetchNextPageError && fetchNextPage !== undefined
  return (
    <Card ref={card} aria-label={definition.label} className="max-md:border-0 max-md:bg-transparent">
      {newRowsLabel && <NewRowsNotice count={newRows.waitingCount} of={newRowsLabel} onShow={showWaiting} />}
      {pages.isError && !pages.data ? (
        <LoadFailure {...definition.failure} query={pages} />
      ) : rows?.length === 0 ? (
        <Nothing definition={definition} state={state} />
      ) : (
        <ListTable
          definition={definition}
          columns={shownColumns}
          order={{ sort: state.sort, defaultSort: definition.defaultSort }}
          rows={rows}
          isNew={newRows.isNew}
          isStale={pages.isPlaceholderData}
          hasMore={hasNextPage}
          onNearEnd={canLoad ? fetchNextPage : undefined}
          onSight={pages.onSight}
          selection={canSelect ? selection : undefined}
          focusedId={focusedId}
          onFocusRow={setFocusedId}
          foot={<LoadMoreButton pages={pages} />}
        />
      )}
      {canSelect && (
        <p role="status" className="sr-only">
          {selected > 0 && `${formatCount(selected)} ${definition.noun} seçildi`}
        </p>
      )}
      {hasSelected && (
        <Suspense>
          <BulkBar
            definition={definition}
            acts={acts}
            rows={rows}
            selection={selection}
            menu={selectionMenu}
          />
        </Suspense>
      )}
    </Card>
  )
}

type NothingProps<Row> = { definition: ListDefinition<Row>; state: ListState }

function Nothing<Row>({ definition, state }: NothingProps<Row>) {
  const { pathname, search } = useLocation()
  const option = currentOption(definition.chips?.options ?? [], new URLSearchParams(search))
  const isChipAlone = !state.search && Object.keys(state.filters).every((name) => name in option.params)
  const isFiltered = state.search !== '' || Object.keys(state.filters).length > 0
  const words = !isFiltered
    ? definition.empty
    : isChipAlone && option.empty
      ? option.empty
      : { title: definition.notFound, text: 'Aramanızı veya süzgeçleri değiştirip yeniden deneyin.' }
  return (
    <EmptyState
      title={words.title}
      action={
        isFiltered && (
          <LinkButton href={pathname + withoutFilters(definition, search)} preventScrollReset>
            Süzgeçleri temizle
          </LinkButton>
        )
      }
    >
      {words.text}
    </EmptyState>
  )
}
