/** What stands above a list: filters with their counts, search, order and columns. All of it is written to the URL. */
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useAddressText } from '#spine/addresses/address-text.ts'
import { withParams } from '#spine/addresses/dialog-address.ts'
import { ColumnsMenu } from '#spine/lists/columns-menu.tsx'
import { currentOption, type ListState, withOption } from '#spine/lists/list-address.ts'
import type { ListDefinition, SelectFilter } from '#spine/lists/list-definition.ts'
import { SortSelect } from '#spine/lists/sort-select.tsx'
import { FilterChips } from '#spine/ui/filter-chips.tsx'
import { RemovableFilter } from '#spine/ui/removable-filter.tsx'
import { SearchField } from '#spine/ui/search-field.tsx'
import { Select } from '#spine/ui/select.tsx'
import { useWideScreen } from '#spine/ui/use-wide-screen.ts'

type Props<Row> = {
  definition: ListDefinition<Row>
  state: ListState
  /** For filters that name one of the rows. */
  rows: readonly Row[] | undefined
  /** By the key of the chip; undefined until they are loaded. */
  counts?: Readonly<Record<string, number | undefined>> | undefined
  /** Before the filters, where the list is not the page's only thing. */
  heading?: ReactNode
  /** Further menus, such as saved views. */
  actions?: ReactNode
}

export function ListToolbar<Row>({ definition, state, rows, counts, heading, actions }: Props<Row>) {
  const { selects = [], links = [], searchLabel } = definition
  const { text, type } = useAddressText('search')
  const { search } = useLocation()
  const isWide = useWideScreen()
  const sortOptions = definition.columns.flatMap(({ head, sort }) =>
    sort
      ? [
          { value: sort, label: `${head}, artan` },
          { value: `-${sort}`, label: `${head}, azalan` },
        ]
      : [],
  )
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 print:hidden">
      {heading}
      <Chips definition={definition} counts={counts} />
      {selects.length > 0 && (
        <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
          {selects.map((filter) => (
            <SelectChoice key={filter.name} filter={filter} value={state.filters[filter.name] ?? ''} />
          ))}
        </div>
      )}
      {links.map(
        ({ name, text: textOf }) =>
          state.filters[name] && (
            <RemovableFilter key={name} search={withParams(search, { [name]: null })}>
              {textOf(state.filters[name], rows)}
            </RemovableFilter>
          ),
      )}
      <div className="flex flex-wrap items-center gap-2 max-md:w-full md:min-w-96 md:flex-1 md:justify-end">
        <SearchField
          label={searchLabel}
          value={text}
          onChange={type}
          shortcut
          className="max-md:w-full md:min-w-56 md:max-w-80 md:flex-1"
        />
        {!isWide && sortOptions.length > 0 && (
          <div className="min-w-32 flex-1">
            <SortSelect options={sortOptions} sort={state.sort} defaultSort={definition.defaultSort} />
          </div>
        )}
        <ColumnsMenu definition={definition} state={state} />
        {actions}
      </div>
    </div>
  )
}

type ChipsProps<Row> = Pick<Props<Row>, 'definition' | 'counts'>

function Chips<Row>({ definition: { chips }, counts }: ChipsProps<Row>) {
  const { search } = useLocation()
  if (!chips) return null
  const current = currentOption(chips.options, new URLSearchParams(search))
  return (
    <FilterChips
      label={chips.label}
      chips={chips.options.map((option) => ({
        key: option.key,
        label: option.label,
        count: counts?.[option.key],
        urgent: option.urgent ?? false,
        search: withOption(search, chips.options, option),
        current: option === current,
      }))}
    />
  )
}

function SelectChoice({ filter, value }: { filter: SelectFilter; value: string }) {
  const { search } = useLocation()
  const navigate = useNavigate()
  return (
    <Select
      aria-label={filter.label}
      placeholder={filter.all}
      options={filter.options}
      value={value}
      onChange={({ target }) =>
        void navigate(
          { search: withParams(search, { [filter.name]: target.value || null }) },
          { preventScrollReset: true },
        )
      }
      className="h-8 text-13 max-md:h-10"
    />
  )
}
