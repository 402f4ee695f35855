/** What an export shares with the list's own call: its input and its pages. */
import type { z } from '@kervan/domain/z.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { List } from '#spine/lists/define-list.ts'

type Procedure<Input extends z.ZodType> = { '~orpc': { inputSchema?: Input | undefined } }

/** What the list's own call takes, so that an export takes the same. */
export function inputOf<Input extends z.ZodType>({ '~orpc': { inputSchema } }: Procedure<Input>): Input {
  if (!inputSchema) throw new Error('A list without an input.')
  return inputSchema
}

type Asked<Input> = { input: Input; personId: string; ids?: readonly string[] | undefined }

/** The pages and the number of rows, of a list made the one way. */
export function pagesOf<Row, Input>(list: List<Row, Input>) {
  return {
    readPage: (tx: Transaction, page: Asked<Input> & { limit: number; after: string | undefined }) =>
      list.page(tx.query, page.personId, {
        ...page.input,
        limit: page.limit,
        after: page.after,
        ids: page.ids,
      }),
    count: (tx: Transaction, { input, ids, personId, most }: Asked<Input> & { most: number }) =>
      list.count(tx.query, personId, { ...input, ids }, most),
  }
}

export const place = (city: string, country: string) => [city, country].filter(Boolean).join(', ')
