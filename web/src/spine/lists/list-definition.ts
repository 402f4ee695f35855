/** What a feature declares to get a list: its columns, filters, words and acts on many rows. */
import type { QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { FailureTexts } from '#spine/api/load-failure.tsx'

export type ListColumn<Row, SortKey extends string = string> = {
  key: string
  head: string
  /** Null where the row has no value: a dash in a table, and left out of a card. */
  cell: (row: Row) => ReactNode
  /** At least this wide in a table, in rem. */
  width: number
  /** Its share of the width that is left over. */
  grow?: number
  /** What the server calls the order by this column; without it the head cannot be pressed. */
  sort?: SortKey
  /** What it is sorted by, where the head does not say it. */
  sortedBy?: string
  /** Not shown until somebody chooses it. */
  optional?: boolean
  /** What it is in the row: `main` names it, `acts` acts on it; neither can be hidden, and acts are not printed. */
  place?: 'main' | 'acts'
  /** Right-aligned with tabular figures. */
  numeric?: boolean
  className?: string
}

type EmptyWords = { title: string; text?: string }

export type FilterOption = {
  key: string
  label: string
  /** The parameters of the URL that it stands for; none for the one that applies by itself. */
  params: Readonly<Record<string, string>>
  /** Its count is coloured when there are any. */
  urgent?: boolean
  /** Rarely asked for: on a wide screen it stands behind *Filtreler* until it is chosen. */
  rare?: boolean
  /** Said where nothing is found with this option alone. */
  empty?: EmptyWords
}

export type SelectFilter = {
  name: string
  label: string
  /** The option that does not filter. */
  all: string
  options: readonly { value: string; label: string }[]
}

/** A filter by a record, such as a customer: it comes with a link from elsewhere, or is chosen by searching for the record. */
export type LinkFilter<Row> = {
  name: string
  isValid?: (value: string) => boolean
  /** Searches for a record to filter by; without it the filter can only be removed. */
  choose?: (onChoose: (value: string) => void) => ReactNode
  text: (value: string, rows: readonly Row[] | undefined) => string
}

type ActChoice = { value: string; label: string }

/** Something that can be done with each of the selected rows. */
export type BulkAct<Row> = {
  key: string
  /** A verb: "Üstlen". */
  label: string
  /** "3 iş üstlenildi", "1 iş üstlenilemedi". */
  done: string
  failed: string
  /** Said first where one has failed. */
  problem?: string
  run: (row: Row, chosen?: string) => Promise<unknown>
  /** Where one call takes them all: it is used instead. */
  runAll?: (rows: readonly Row[]) => Promise<unknown>
  /** What is chosen and then applied, such as a colleague; `run` gets the value. The label invites to choose. What they are called may change with time. */
  choices?: readonly ActChoice[] | (() => readonly ActChoice[])
  /** What is asked before, with the label of what was chosen; nothing where these rows need no question. */
  question?: (rows: readonly Row[], chosen?: string) => { title: string; description: string } | undefined
  /** The queries that are stale afterwards. */
  stale: () => QueryKey
}

export type ListDefinition<Row> = {
  label: string
  caption: string
  columns: readonly ListColumn<Row>[]
  /** As on the wire: a column's `sort`, after a minus where it descends. */
  defaultSort: string
  /** Without it the list cannot be searched. */
  searchLabel?: string
  chips?: { label: string; options: readonly FilterOption[] }
  selects?: readonly SelectFilter[]
  links?: readonly LinkFilter<Row>[]
  /** "yeni talep": rows that arrive wait under this name; without it they are shown at once. */
  newRows?: string
  /** "talep": as in "3 talep seçildi". */
  noun: string
  rowName: (row: Row) => string
  /** Where a cell of the table may take two lines, all rows are that high. */
  hasTwoLines?: boolean
  notFound: string
  empty: EmptyWords
  failure: FailureTexts
  acts?: readonly BulkAct<Row>[]
}
