/** Marks the fields that a preview needs and focuses the first; filled fields are unmarked. */
import { useEffect } from 'react'
import { missingFieldTexts, missingForPreview, previewFields } from '#features/quotes/order-draft.ts'
import type { OrderFormState } from '#features/quotes/order-form-state.ts'

export function useMarkMissingFields(form: OrderFormState): () => void {
  const missing = missingForPreview(form.watch())
  const filled = previewFields.filter((field) => !missing.includes(field)).join()
  useEffect(() => {
    // Before the first submit the form does not validate while typing.
    for (const field of previewFields) if (filled.split(',').includes(field)) form.clearErrors(field)
  }, [form, filled])
  return () => {
    for (const field of missing) form.setError(field, { message: missingFieldTexts[field] })
    if (missing[0]) form.setFocus(missing[0])
  }
}
