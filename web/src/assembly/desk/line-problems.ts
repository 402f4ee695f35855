/** What keeps a price line from leaving the offline file: the office would refuse it, or it would be counted as nothing. */
import type { LineDraft } from '#features/quotes/manual/quote-draft.ts'
import { readTyped } from '#features/quotes/typed-number.ts'

type Typed = 'title' | 'quantity' | 'unit_price' | 'unit_cost'

export function lineProblems({
  title,
  quantity,
  unit_price,
  unit_cost,
}: Pick<LineDraft, Typed>): Partial<Record<Typed, string | undefined>> {
  return {
    title: title.trim() === '' ? 'Kalemin adını yazın.' : undefined,
    quantity: /[1-9]/.test(quantity) ? readTyped(quantity, 3).problem : 'Miktar yazın.',
    unit_price: readTyped(unit_price, 4).problem,
    unit_cost: readTyped(unit_cost, 4).problem,
  }
}

export const isWholeLine = (line: Pick<LineDraft, Typed>): boolean =>
  Object.values(lineProblems(line)).every((problem) => problem === undefined)
