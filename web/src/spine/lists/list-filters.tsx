/** The filters of a list with their counts, and its search. All of it is written to the URL. */
import { Fragment } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useAddressText } from '#spine/addresses/address-text.ts'
import { withParams } from '#spine/addresses/dialog-address.ts'
import { currentOption, type ListState, withOption } from '#spine/lists/list-address.ts'
import type { ListDefinition, SelectFilter } from '#spine/lists/list-definition.ts'
import { cn } from '#spine/ui/class-names.ts'
import { FilterChips } from '#spine/ui/filter-chips.tsx'
import { RemovableFilter } from '#spine/ui/removable-filter.tsx'
import { SearchField } from '#spine/ui/search-field.tsx'
import { Select } from '#spine/ui/select.tsx'

/** By the key of the chip; undefined until they are loaded, and where a search finds too many to count. */
export type ListCounts = Readonly<Record<string, number | undefined>> | undefined

type Filtered<Row> = { definition: ListDefinition<Row>; state: ListState }

type ChipsProps<Row> = {
  definition: ListDefinition<Row>
  counts: ListCounts
  /** Those that are often asked for, with the chosen one; or the others. */
  only?: 'frequent' | 'rare'
}

export function Chips<Row>({ definition: { chips }, counts, only }: ChipsProps<Row>) {
  const { search } = useLocation()
  if (!chips) return null
  const current = currentOption(chips.options, new URLSearchParams(search))
  const options = chips.options.filter((option) => {
    if (only === 'frequent') return !option.rare || option === current
    return only === 'rare' ? option.rare : true
  })
  return (
    <FilterChips
      label={only === 'rare' ? `${chips.label}, diğerleri` : chips.label}
      chips={options.map((option) => ({
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

export function SelectChoices<Row>({ definition: { selects = [] }, state }: Filtered<Row>) {
  return selects.map((filter) => (
    <SelectChoice key={filter.name} filter={filter} value={state.filters[filter.name] ?? ''} />
  ))
}

function SelectChoice({ filter, value }: { filter: SelectFilter; value: string }) {
  const navigate = useNavigate()
  // The address is read now: the last choice may not be on the screen yet.
  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-13 text-muted" aria-hidden="true">
        {filter.label}
      </p>
      <Select
        aria-label={filter.label}
        placeholder={filter.all}
        options={filter.options}
        value={value}
        onChange={({ target }) =>
          void navigate(
            { search: withParams(window.location.search, { [filter.name]: target.value || null }) },
            { preventScrollReset: true },
          )
        }
        className="text-14"
      />
    </div>
  )
}

/** The records that a list can be filtered by; the chosen one is shown beside the other filters. */
export function RecordChoices<Row>({ definition: { links = [] }, state }: Filtered<Row>) {
  const navigate = useNavigate()
  return links.map(
    ({ name, choose }) =>
      choose && (
        <Fragment key={`${name} ${state.filters[name]}`}>
          {choose(
            (value) =>
              void navigate(
                { search: withParams(window.location.search, { [name]: value }) },
                { preventScrollReset: true },
              ),
          )}
        </Fragment>
      ),
  )
}

/** The chosen options, each to be removed by a press. */
export function ChosenOptions<Row>({ definition: { selects = [] }, state }: Filtered<Row>) {
  const { search } = useLocation()
  return selects.map(({ name, label, options }) => {
    const chosen = options.find(({ value }) => value === state.filters[name])
    return (
      chosen && (
        <RemovableFilter key={name} search={withParams(search, { [name]: null })}>
          {`${label}: ${chosen.label}`}
        </RemovableFilter>
      )
    )
  })
}

/** The chosen records. */
export function LinkFilters<Row>({
  definition: { links = [] },
  state,
  rows,
}: Filtered<Row> & { rows: readonly Row[] | undefined }) {
  const { search } = useLocation()
  return links.map(
    ({ name, text }) =>
      state.filters[name] && (
        <RemovableFilter key={name} search={withParams(search, { [name]: null })}>
          {text(state.filters[name], rows)}
        </RemovableFilter>
      ),
  )
}

export function ListSearch({ label, className }: { label: string; className: string }) {
  const { text, type } = useAddressText('search')
  return (
    <SearchField
      label={label}
      value={text}
      onChange={type}
      shortcut
      className={cn('md:[&_input]:h-8', className)}
    />
  )
}
