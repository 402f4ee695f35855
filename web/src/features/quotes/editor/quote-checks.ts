/** What the server accepts in each field of a quote and of a line, by the contract's own schemas. */
import { QuoteFields, QuoteLine } from '@kervan/domain/quotes/quote-content.ts'
import type { z } from '@kervan/domain/z.ts'
import type { Checked, Checks } from '#features/quotes/editor/quote-edits.ts'

export const quoteNames = { fields: Object.keys(QuoteFields.shape), line: Object.keys(QuoteLine.shape) }

const checkBy =
  (shape: Record<string, z.ZodType>) =>
  (name: string, value: unknown): Checked => {
    const result = shape[name]?.safeParse(value)
    if (!result) return { value }
    return result.success
      ? { value: result.data }
      : { problem: problemOf(value, result.error.issues[0]?.message) }
  }

const problemOf = (value: unknown, message = 'Geçersiz değer.') =>
  value === '' ? 'Bir değer yazın.' : message

export const quoteChecks: Checks = { field: checkBy(QuoteFields.shape), line: checkBy(QuoteLine.shape) }
