/** Where a page ended: the values its last row is sorted by. They do not change with the row, so the next page always finds its place. */
import { refuseField } from '#spine/http/refuse-field.ts'
import { isStorable } from '#spine/http/storable-text.ts'
import type { Key, Part } from '#spine/lists/sorts.ts'

/** The part of the sort, and in it the values of its keys with the id behind them. */
export type Position = { part: number; values: readonly string[] }

const shapes: Record<Key['type'], RegExp> = {
  text: /^/,
  timestamptz: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?\+00$/,
  numeric: /^-?\d{1,20}(\.\d{1,10})?$/,
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
}

export function writeCursor(list: string, sort: string, { part, values }: Position): string {
  return Buffer.from(JSON.stringify([list, sort, part, ...values])).toString('base64url')
}

/** `parts` are those of the sort, in its direction. */
export function readCursor(cursor: string, list: string, sort: string, parts: readonly Part[]): Position {
  const [ofList, ofSort, part, ...values] = parsed(cursor)
  const keys = typeof part === 'number' ? parts[part]?.keys : undefined
  if (ofList !== list || ofSort !== sort || !keys) return refuseCursor()
  const types = [...keys.map(({ type }) => type), 'uuid' as const]
  const fit = values.length === types.length && isStorable(values)
  if (
    !fit ||
    !values.every((value, at) => typeof value === 'string' && shapes[types[at] ?? 'uuid'].test(value))
  )
    return refuseCursor()
  return { part: part as number, values: values as string[] }
}

export function refuseCursor(): never {
  return refuseField('after', 'Bu sayfa imi bu listeye ve sıralamaya ait değil. Listeyi baştan açın.')
}

function parsed(cursor: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}
