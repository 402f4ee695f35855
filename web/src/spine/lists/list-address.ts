/** The state of a list as its URL says it: search, filters, order and columns. Unknown values are ignored. */
import { shortened } from '@kervan/domain/values/shortened.ts'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { withParams } from '#spine/addresses/dialog-address.ts'
import type { FilterOption, ListDefinition } from '#spine/lists/list-definition.ts'

export type ListState = {
  search: string
  /** Null is the list's own order. */
  sort: string | null
  /** The keys of the columns that are shown. */
  columns: readonly string[]
  filters: Readonly<Record<string, string>>
}

/** The longest text that the server searches for. */
const longestSearch = 80

export function useListState<Row>(definition: ListDefinition<Row>): ListState {
  const [params] = useSearchParams()
  return useMemo(() => readListState(definition, params), [definition, params])
}

export function readListState<Row>(definition: ListDefinition<Row>, params: URLSearchParams): ListState {
  return {
    search: shortened((params.get('search') ?? '').trim(), longestSearch),
    sort: readSort(definition, params.get('sort')),
    columns: readColumns(definition, params.get('columns')),
    filters: readFilters(definition, params),
  }
}

/** Two states with the same key show the same rows. */
export function listKeyOf({ search, sort, filters }: ListState): string {
  return JSON.stringify([search, sort, Object.entries(filters).toSorted()])
}

function readSort<Row>({ columns, defaultSort }: ListDefinition<Row>, given: string | null): string | null {
  if (given === null || given === defaultSort) return null
  const key = given.replace(/^-/, '')
  return columns.some(({ sort }) => sort === key) ? given : null
}

/** An empty value leaves the columns that cannot be hidden. */
function readColumns<Row>({ columns }: ListDefinition<Row>, given: string | null): string[] {
  const chosen = new Set(given?.split(','))
  const isKnown = given === '' || columns.some(({ place, key }) => place === undefined && chosen.has(key))
  const shown = columns.filter(({ place, key, optional }) =>
    isKnown ? place !== undefined || chosen.has(key) : !optional,
  )
  return shown.map(({ key }) => key)
}

function readFilters<Row>(definition: ListDefinition<Row>, params: URLSearchParams): Record<string, string> {
  const { chips, selects = [], links = [] } = definition
  const chosen = selects.flatMap(({ name, options }) => {
    const value = params.get(name)
    return options.some((option) => option.value === value) ? [[name, value]] : []
  })
  const linked = links.flatMap(({ name, isValid = Boolean }) => {
    const value = params.get(name)
    return value !== null && isValid(value) ? [[name, value]] : []
  })
  const chip = chips ? currentOption(chips.options, params).params : {}
  return { ...chip, ...Object.fromEntries([...chosen, ...linked]) }
}

const namesOf = (options: readonly FilterOption[]) => [
  ...new Set(options.flatMap((option) => Object.keys(option.params))),
]

/** The option whose parameters are those of the URL; else the one that applies by itself. */
export function currentOption(options: readonly FilterOption[], params: URLSearchParams): FilterOption {
  const given = namesOf(options).filter((name) =>
    options.some((option) => option.params[name] !== undefined && option.params[name] === params.get(name)),
  )
  const isGiven = (option: FilterOption) =>
    Object.keys(option.params).length === given.length &&
    given.every((name) => option.params[name] === params.get(name))
  const byItself = options.find((option) => Object.keys(option.params).length === 0)
  return options.find(isGiven) ?? byItself ?? { key: '', label: '', params: {} }
}

export function withOption(
  search: string,
  options: readonly FilterOption[],
  { params }: FilterOption,
): string {
  return withParams(search, {
    ...Object.fromEntries(namesOf(options).map((name) => [name, null])),
    ...params,
  })
}

/** The query string without search and filters; order and columns stay. */
export function withoutFilters<Row>(definition: ListDefinition<Row>, search: string): string {
  const { chips, selects = [], links = [] } = definition
  const names = [
    'search',
    ...namesOf(chips?.options ?? []),
    ...[...selects, ...links].map(({ name }) => name),
  ]
  return withParams(search, Object.fromEntries(names.map((name) => [name, null])))
}

/** The part of the query string that belongs to the list, without what is opened over it. */
export function listQueryOf<Row>(definition: ListDefinition<Row>, search: string): string {
  const { chips, selects = [], links = [] } = definition
  const own = new Set([
    ...['search', 'sort', 'columns'],
    ...namesOf(chips?.options ?? []),
    ...[...selects, ...links].map(({ name }) => name),
  ])
  return new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => own.has(name))).toString()
}

/** The keys of the columns that show something of a row. */
export function shownColumns<Row>({ columns }: ListDefinition<Row>, state: ListState): string[] {
  return columns
    .filter(({ key, place }) => place !== 'acts' && state.columns.includes(key))
    .map(({ key }) => key)
}

/** The order after a press on a column's head: ascending, descending, then the list's own. */
export function nextSort(current: string | null, key: string, defaultSort: string): string | null {
  const [now, descending] = [current ?? defaultSort, `-${key}`]
  const next = now === key ? descending : now === descending && descending !== defaultSort ? null : key
  return next === defaultSort ? null : next
}

/** The value of `columns` with one of them shown or hidden; null where they are the list's own. */
export function withColumn<Row>(
  { columns }: ListDefinition<Row>,
  shown: readonly string[],
  key: string,
): string | null {
  const wasShown = shown.includes(key)
  const isShown = (column: string) => (column === key ? !wasShown : shown.includes(column))
  const free = columns.filter(({ place }) => place === undefined)
  if (free.every((column) => isShown(column.key) === !column.optional)) return null
  return free
    .filter((column) => isShown(column.key))
    .map((column) => column.key)
    .join(',')
}
