/** A list that can be exported: its columns, and how one page of it is read. `assembly/lists` has them. */
import type { Door } from '@kervan/domain/access/roles.ts'
import type { z } from '@kervan/domain/z.ts'
import type { Transaction } from '#spine/database/act-as.ts'

/** Numbers and amounts are decimal text with a point, moments ISO 8601, days `2026-11-16`. */
export type CellKind = 'text' | 'number' | 'money' | 'moment' | 'day'
export type CellValue = string | number | null
export type ColumnHead = { head: string; kind: CellKind }
type Column<Row> = ColumnHead & {
  value(row: Row): CellValue
  /** The columns on the screen that show it, by their keys; without any it is exported only with everything. */
  of?: readonly string[]
}

/** `ids` where only some rows are wanted. */
type Asked<Input> = { input: Input; personId: string; ids?: readonly string[] | undefined }
type PageOf<Rows> = { items: Rows; next_cursor: string | null }

type Definition<Input, Row> = {
  name: string
  /** For the file's name and the task's title. */
  title: string
  door: Door
  /** What the list's own call takes. */
  input: z.ZodType<Input>
  columns: readonly Column<Row>[]
  /** With the person's own rights. */
  readPage(
    tx: Transaction,
    page: Asked<Input> & { limit: number; after: string | undefined },
  ): Promise<PageOf<readonly Row[]>>
  /** Where it is quickly counted: how many rows there are, or one more than the most that matter. */
  count?(tx: Transaction, asked: Asked<Input> & { most: number }): Promise<number>
}

/** The same without the types of its rows and input, so that lists of all kinds are in one list. */
export type ExportableList = {
  name: string
  title: string
  door: Door
  columns: readonly ColumnHead[]
  /** The same list with what some columns of the screen show, in their order. */
  only(keys: readonly string[]): ExportableList
  /** Checks an input as the list's own call does. */
  check(input: unknown): z.core.$ZodIssue[]
  readCells(
    tx: Transaction,
    page: Asked<unknown> & { limit: number; after: string | undefined },
  ): Promise<PageOf<CellValue[][]>>
  count(tx: Transaction, asked: Asked<unknown> & { most: number }): Promise<number | undefined>
}

export type ExportableLists = ReadonlyMap<string, ExportableList>
export type WithLists = { lists: ExportableLists }

export function exportableList<Input, Row>(list: Definition<Input, Row>): ExportableList {
  const { name, title, door, columns } = list
  return {
    name,
    title,
    door,
    columns,
    only: (keys) => exportableList({ ...list, columns: shownIn(columns, keys) }),
    check: (input) => list.input.safeParse(input).error?.issues ?? [],
    async readCells(tx, { input, ...page }) {
      const { items, next_cursor } = await list.readPage(tx, { input: list.input.parse(input), ...page })
      return { items: items.map((row) => columns.map((column) => column.value(row))), next_cursor }
    },
    count: async (tx, { input, ...asked }) => list.count?.(tx, { input: list.input.parse(input), ...asked }),
  }
}

function shownIn<Row>(columns: readonly Column<Row>[], keys: readonly string[]): Column<Row>[] {
  return [...new Set(keys.flatMap((key) => columns.filter(({ of = [] }) => of.includes(key))))]
}
