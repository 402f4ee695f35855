/** A quote of two hundred lines: what is typed into one of them draws no other one again. */
import { quoteLimits } from '@kervan/domain/quotes/quote-options.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { EditorContext } from '#features/quotes/editor/editor-context.ts'
import { LinesCard } from '#features/quotes/editor/lines-card.tsx'
import { createQuoteEditor } from '#features/quotes/editor/quote-editor.ts'
import { createFigures } from '#features/quotes/editor/quote-figures.ts'
import { TotalsCard } from '#features/quotes/editor/totals-card.tsx'
import { aBasis, aLine, aQuote } from '#testing/a-quote.ts'
import { showPart } from '#testing/show-part.tsx'

test('typing into one line draws that line only, and the totals follow', async () => {
  const lines = Array.from({ length: quoteLimits.items }, (_, place) =>
    aLine(100 + place, { title: `Kalem ${place + 1}`, unit_price: '10', unit_cost: null }),
  )
  let stored = { ...aQuote, items: lines }
  const editor = createQuoteEditor({
    quote: stored,
    // The answer is made of other objects, as a server's is.
    save: async () => {
      stored = structuredClone({
        ...stored,
        items: lines.with(2, { ...lines[2], unit_price: '50' } as never),
      })
      stored.version += 1
      return stored
    },
    toRefusal: () => ({ status: 500, code: 'INTERNAL_SERVER_ERROR', message: '' }),
    onSettled: () => {},
  })
  const drawn: string[] = []
  const figures = createFigures(aBasis.tax_codes)
  const counted = {
    ...figures,
    marginOfLine: (...given: Parameters<typeof figures.marginOfLine>) => {
      drawn.push(given[0].title)
      return figures.marginOfLine(...given)
    },
  }
  await showPart(
    <EditorContext value={{ editor, basis: aBasis, figures: counted, isReadOnly: false }}>
      <LinesCard />
      <TotalsCard />
    </EditorContext>,
  )
  const third = page.getByRole('group', { name: 'Kalem 3', exact: true })
  await expect.element(third.getByLabelText('Birim fiyat')).toBeVisible()
  await expect.poll(() => new Set(drawn).size).toBeGreaterThan(5)
  drawn.length = 0
  await third.getByLabelText('Birim fiyat').fill('50')
  await expect.element(page.getByText('4.080,00 €').first()).toBeVisible()
  expect(new Set(drawn)).toEqual(new Set(['Kalem 3']))
  editor.flush()
  await expect.poll(() => editor.snapshot().saving.kind).toBe('saved')
  await expect.poll(() => editor.snapshot().state.quote.version).toBe(2)
  expect(new Set(drawn)).toEqual(new Set(['Kalem 3']))
})
