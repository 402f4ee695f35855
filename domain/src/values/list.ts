/** What every list takes and answers: a page of rows, found, filtered and sorted; `after` says where the page before ended, and `until` where one that is read again ended. */
import { mostCounted } from '#values/format-number.ts'
import { z } from '#z.ts'

/** `name` for ascending, `-name` for descending; blanks are last in both. */
export type Sort<Key extends string> = Key | `-${Key}`

/** A cursor holds the values a row is sorted by, and none of those is longer than some hundred letters. */
const longestCursor = 4_000

const page = {
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(100)
    .meta({ description: 'Sayfa başına kayıt sayısı', examples: [20] })
    .default(20),
  after: z
    .string()
    .max(longestCursor)
    .meta({ description: 'Bir önceki yanıttaki next_cursor', examples: ['WyJyZXF1ZXN0cyIsIi1jcmVhdGVkIl0'] })
    .optional(),
  until: z
    .string()
    .max(longestCursor)
    .meta({
      description: 'Daha önceki bir yanıttaki next_cursor; yalnızca o yanıtın son kaydına kadar olanlar',
      examples: ['WyJyZXF1ZXN0cyIsIi1jcmVhdGVkIl0'],
    })
    .optional(),
}

/** The input of a list that can be sorted by these keys. `initial` is its order where none is asked for. */
export function listInput<const Key extends string, Initial extends Sort<Key>>(
  keys: readonly [Key, ...Key[]],
  initial: Initial,
) {
  return z.object({ ...page, sort: sortOf(keys).default(initial as never) })
}

/** The same for a list whose order, where none is asked for, depends on what it shows. */
export function listInputWithoutOrder<const Key extends string>(keys: readonly [Key, ...Key[]]) {
  return z.object({ ...page, sort: sortOf(keys).optional() })
}

function sortOf<const Key extends string>(keys: readonly [Key, ...Key[]]) {
  const both = keys.flatMap((key): Sort<Key>[] => [key, `-${key}`])
  return z.enum(both as [Sort<Key>, ...Sort<Key>[]]).meta({
    description: 'Neye göre sıralanacağı; başında - varsa tersten. Boş olanlar her iki yönde de sonda',
    examples: [keys[0]],
  })
}

/** The words a list is searched for. */
export function searchInput(searched: string, example: string) {
  return z
    .string()
    .trim()
    .max(80)
    .meta({ description: `${searched} aranan sözcükler`, examples: [example] })
    .optional()
}

export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({
    items: z.array(item).describe('Bu sayfadaki kayıtlar'),
    next_cursor: z
      .string()
      .meta({ examples: ['WyJyZXF1ZXN0cyIsIi1jcmVhdGVkIl0'] })
      .nullable()
      .describe('Sonraki sayfa için after değeri; son sayfada null'),
  })
}
export type Page<Row> = { items: Row[]; next_cursor: string | null }

/** How many rows a filter would show; one more than `mostCounted` stands for more than that. */
export function countOf(description: string, example: number) {
  return z
    .number()
    .int()
    .min(0)
    .max(mostCounted + 1)
    .meta({
      description: `${description}; ${mostCounted + 1}, ${mostCounted} ve üzeri demek`,
      examples: [example],
    })
}

/** The counts of a list that can be searched: where a search finds a great many, nothing is counted. */
export function searchedCounts<Shape extends z.ZodRawShape>(counts: Shape) {
  return z.object(counts).partial().describe('Arama çok fazla kayıt bulursa sayılmaz; o zaman sayılar yoktur')
}
