/** Keyset pagination, newest first: `after` is the id of the last row seen, so that pages do not shift while rows are added. */
import { z } from '#z.ts'

export const Id = z
  .uuid()
  .meta({ description: 'Kayıt kimliği', examples: ['01890a5d-ac96-774b-bcce-b302099a8057'] })
export type Id = z.output<typeof Id>

export const PageInput = z.object({
  after: Id.describe('Bir önceki yanıttaki next_cursor').optional(),
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(100)
    .meta({ description: 'Sayfa başına kayıt sayısı', examples: [20] })
    .default(20),
})
export type PageInput = z.output<typeof PageInput>

export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({
    items: z.array(item).describe('Bu sayfadaki kayıtlar'),
    next_cursor: Id.nullable().describe('Sonraki sayfa için after değeri; son sayfada null'),
  })
}

/** Cuts a page out of rows read with `limit + 1`. */
export function toPage<T extends { id: string }>(rows: readonly T[], limit: number) {
  const items = rows.slice(0, limit)
  return { items, next_cursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null }
}
