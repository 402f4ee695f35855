/** Marks what an order lacks for its preview and leads to the first of it; what is filled in since is marked no more. */
import { useEffect } from 'react'
import { missingForPreview, missingWords, previewFields } from '#features/quotes/order-draft.ts'
import type { OrderFormState } from '#features/quotes/order-form-state.ts'

export function usePreviewMarks(form: OrderFormState): () => void {
  const missing = missingForPreview(form.watch())
  const filled = previewFields.filter((field) => !missing.includes(field)).join()
  useEffect(() => {
    // Before the first sending the form itself checks nothing while somebody types.
    for (const field of previewFields) if (filled.split(',').includes(field)) form.clearErrors(field)
  }, [form, filled])
  return () => {
    for (const field of missing) form.setError(field, { message: missingWords[field] })
    if (missing[0]) form.setFocus(missing[0])
  }
}
