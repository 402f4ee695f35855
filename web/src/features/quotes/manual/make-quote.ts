/** Makes the quote once, says so, and opens its page; what goes wrong is said at its field or in a toast. */
import type { Problem } from '@kervan/domain/problems.ts'
import { manualQuoteDefaults } from '@kervan/domain/quotes/manual-quote-defaults.ts'
import { quoteWords } from '@kervan/domain/quotes/quotes.copy.ts'
import { requestWords } from '@kervan/domain/requests/requests.copy.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldPath } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { isUnexpected } from '#features/auth/failure-message.ts'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import type { QuoteDraft } from '#features/quotes/manual/quote-draft.ts'
import { formPath, type ManualQuoteInput } from '#features/quotes/manual/quote-draft-schema.ts'
import type { QuoteFormState } from '#features/quotes/manual/quote-form-state.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { useIdempotencyKeys } from '#spine/api/idempotency-keys.ts'
import { rememberOwnAction } from '#spine/live/own-actions.ts'
import { toast } from '#spine/ui/toast.tsx'

export const quoteAddress = (id: string) => `/staff/quotes/${id}`

export function useMakeQuote(form: QuoteFormState) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const keys = useIdempotencyKeys()
  /** The quote that the request has already; somebody else may have begun it meanwhile. */
  const [unsentId, setUnsentId] = useState<string>()
  const mutation = useMutation({
    mutationFn: (input: ManualQuoteInput) => {
      const { place } = manualQuoteDefaults
      // The request that is made with it is one's own: its live event needs no toast.
      rememberOwnAction(`order ${input.customer_id ?? 'new'} ${input.pol || place} – ${input.pod || place}`)
      const options = { ...callTimeout(), context: { idempotencyKey: keys.keyFor(input) } }
      return client.quotes.editor.create(input, options)
    },
    onSuccess: ({ quote_no }) => {
      toast.dismiss('failure')
      for (const queryKey of [api.requests.key(), api.workqueue.key(), api.customers.key()])
        void queries.invalidateQueries({ queryKey })
      toast.success({ title: quoteWords.createdTitle, description: quote_no, kind: 'longer' })
    },
    onError: (error) => {
      const problem = toProblem(error)
      const { id } = (problem.data ?? {}) as { id?: string }
      if (problem.code === 'UNSENT_EXISTS' && id) return setUnsentId(id)
      if (problem.code === 'BAD_REQUEST') placeProblems(form, problem)
      const reason = isUnexpected(problem) ? '' : ` ${problem.message}`
      toast.failure({
        title: requestWords.errorTitle,
        description: `${quoteWords.createFailed}.${reason}`,
        kind: 'longer',
      })
    },
  })
  const open = useEffectEvent((id: string) => void navigate(quoteAddress(id), { replace: true }))
  const made = mutation.data
  useEffect(() => {
    // In an effect, after the question about unsaved changes has unmounted.
    if (made) open(made.id)
  }, [made])
  return {
    make: mutation.mutate,
    isMaking: mutation.isPending,
    isMade: mutation.isSuccess,
    unsentId,
  }
}

function placeProblems(form: QuoteFormState, { data }: Problem): void {
  const { issues = [] } = (data ?? {}) as { issues?: { path: string; message: string }[] }
  issues.forEach(({ path, message }, index) => {
    const name = formPath(form.getValues(), path.split('.')) as FieldPath<QuoteDraft>
    form.setError(name, { message }, { shouldFocus: index === 0 })
  })
}
