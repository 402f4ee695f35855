/** What stands above a list, in one row: the frequent filters with their counts, the others behind a button, search and menus; on phones search, and the rest behind two buttons. */
import { formatCounted } from '@kervan/domain/values/format-number.ts'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { ColumnsMenu } from '#spine/lists/columns-menu.tsx'
import { currentOption, type ListState } from '#spine/lists/list-address.ts'
import type { ListDefinition } from '#spine/lists/list-definition.ts'
import { Chips, ChosenOptions, LinkFilters, type ListCounts, ListSearch } from '#spine/lists/list-filters.tsx'
import { MoreFilters } from '#spine/lists/more-filters.tsx'
import { PhoneFilters } from '#spine/lists/phone-filters.tsx'
import { useWideScreen } from '#spine/ui/use-wide-screen.ts'

type Props<Row> = {
  definition: ListDefinition<Row>
  state: ListState
  /** For filters that name one of the rows. */
  rows: readonly Row[] | undefined
  counts?: ListCounts
  /** Before the filters, where the list is not the page's only thing. */
  heading?: ReactNode
  /** Further menus, such as saved views. */
  actions?: ReactNode
  /** False where the rows are shown otherwise, such as on a map: they have no columns and no order. */
  isTable?: boolean
}

export function ListToolbar<Row>(props: Props<Row>) {
  const { definition, state, rows, counts, heading, actions, isTable = true } = props
  const isWide = useWideScreen()
  const filters = { definition, state }
  const found = useFound(props)
  if (!isWide)
    return (
      <div className="flex flex-col gap-2 print:hidden">
        {heading}
        <div className="flex items-center gap-2">
          {definition.searchLabel && <ListSearch label={definition.searchLabel} className="min-w-0 flex-1" />}
          <PhoneFilters {...filters} counts={counts} found={found} actions={actions} isTable={isTable} />
        </div>
        <LinkFilters {...filters} rows={rows} />
        <p role="status" className="text-13 text-muted empty:hidden">
          {state.search && found && `${found} bulundu`}
        </p>
      </div>
    )
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 print:hidden">
      {heading}
      <Chips {...filters} counts={counts} only="frequent" />
      <MoreFilters {...filters} counts={counts} />
      <ChosenOptions {...filters} />
      <LinkFilters {...filters} rows={rows} />
      <div className="flex min-w-72 flex-1 items-center justify-end gap-2">
        {definition.searchLabel && (
          <ListSearch label={definition.searchLabel} className="min-w-40 max-w-80 flex-1" />
        )}
        {isTable && <ColumnsMenu {...filters} />}
        {actions}
      </div>
      {/* To be seen it is on the chip. */}
      <p role="status" className="sr-only">
        {state.search && found && `${found} bulundu`}
      </p>
    </div>
  )
}

/** "37 talep", as far as they are counted; where a search finds a great many, nothing is. */
function useFound<Row>({ definition, counts }: Props<Row>): string | undefined {
  const { search } = useLocation()
  const { key } = currentOption(definition.chips?.options ?? [], new URLSearchParams(search))
  if (!counts) return undefined
  const count = counts[key]
  if (count !== undefined) return `${formatCounted(count)} ${definition.noun}`
  return Object.values(counts).every((one) => one === undefined) ? `Çok sayıda ${definition.noun}` : undefined
}
