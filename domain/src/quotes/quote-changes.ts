/** What a save carries: of every value what it was and what it becomes. The rules are in merge-quote.ts. */
import { QuoteFields, QuoteItemFields, QuoteLine } from '#quotes/quote-content.ts'
import { quoteLimits } from '#quotes/quote-options.ts'
import { Id } from '#values/id.ts'
import { z } from '#z.ts'

type Pairs<Shape extends z.ZodRawShape> = {
  [Field in keyof Shape]: z.ZodOptional<z.ZodObject<{ from: Shape[Field]; to: Shape[Field] }>>
}

function changesOf<Shape extends z.ZodRawShape>(shape: Shape, description: string) {
  const pairs = Object.entries(shape).map(([name, field]) => [
    name,
    z.object({ from: field, to: field }).describe('Önceki ve yeni değer').optional(),
  ])
  return z.object(Object.fromEntries(pairs) as Pairs<Shape>).describe(description)
}

export const tooManyItems = `En fazla ${quoteLimits.items} kalem eklenebilir.`
const lines = <Line extends z.ZodType>(line: Line, description: string) =>
  z.array(line).max(quoteLimits.items, tooManyItems).default([]).describe(description)

export const QuoteChangesInput = z.object({
  fields: changesOf(QuoteFields.shape, 'Değişen alanlar').default({}),
  added: lines(QuoteLine, 'Eklenen kalemler'),
  changed: lines(
    z.object({
      id: Id.describe('Kalemin kimliği'),
      fields: changesOf(QuoteItemFields.shape, 'Kalemin değişen alanları'),
    }),
    'Değişen kalemler',
  ),
  removed: lines(QuoteLine, 'Silinen kalemler, silindikleri hâlleriyle'),
  order: z
    .array(Id.describe('Kalemin kimliği'))
    .max(quoteLimits.items * 2)
    .nullable()
    .default(null)
    .describe('Kalemlerin yeni sırası; değişmediyse null'),
})
export type QuoteChangesInput = z.output<typeof QuoteChangesInput>
