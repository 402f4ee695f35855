/** The type of the quote form that its fields share. */
import type { UseFormReturn } from 'react-hook-form'
import type { QuoteDraft } from '#features/quotes/manual/quote-draft.ts'
import type { ManualQuoteInput } from '#features/quotes/manual/quote-draft-schema.ts'

export type QuoteFormState = UseFormReturn<QuoteDraft, unknown, ManualQuoteInput>
