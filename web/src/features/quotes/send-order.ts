/** Sends an order once, says who was told of it, and where it failed what the server says. */
import type { Problem } from '@kervan/domain/problems.ts'
import type { OrderForm } from '@kervan/domain/quotes/order-form.ts'
import { orderWords } from '@kervan/domain/quotes/quotes.copy.ts'
import { requestWords } from '@kervan/domain/requests/requests.copy.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isUnexpected } from '#features/auth/failure-message.ts'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { mailWords } from '#features/quotes/order.copy.ts'
import type { OrderFormState } from '#features/quotes/order-form-state.ts'
import { withParams } from '#spine/addresses/dialog-address.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { useIdempotencyKeys } from '#spine/api/idempotency-keys.ts'
import { rememberOwnAction } from '#spine/live/own-actions.ts'
import { showProblem } from '#spine/ui/form.tsx'
import { toast } from '#spine/ui/toast.tsx'

type CreatedOrder = Awaited<ReturnType<typeof client.quotes.createOrder>>

export function useSendOrder(form: OrderFormState, onStale: (problem: Problem) => void) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const keys = useIdempotencyKeys()
  const order = useMutation({
    mutationFn: (written: OrderForm) => {
      // The page itself says that it was made; its news need not.
      rememberOwnAction(`order ${written.customer_id} ${written.title}`)
      const options = { ...callTimeout(), context: { idempotencyKey: keys.keyFor(written) } }
      return client.quotes.createOrder(written, options)
    },
    onSuccess: (made) => {
      // What stood in the way before does not any more.
      toast.dismiss('failure')
      for (const queryKey of [api.requests.key(), api.workqueue.key()])
        void queries.invalidateQueries({ queryKey })
      toast.success({
        title: made.quote_id ? orderWords.quoteSentTitle : orderWords.orderMadeTitle,
        description: `${made.quote_no ?? made.number}. ${mailWords[made.customer_mail]}`,
        kind: 'longer',
        action: { label: 'Talebi aç', onClick: () => void navigate(`/staff/requests?request=${made.id}`) },
      })
    },
    onError: (error) => {
      const problem = toProblem(error)
      if (problem.code === 'STALE') return onStale(problem)
      if (problem.code === 'BAD_REQUEST') showProblem(form, problem)
      const reason = isUnexpected(problem) ? '' : ` ${problem.message}`
      toast.failure({
        title: requestWords.errorTitle,
        description: requestWords.actFailed + reason,
        kind: 'longer',
      })
    },
  })
  const leave = useEffectEvent((made: CreatedOrder) => {
    const to = { pathname, search: withParams(search, { order: null, request: null }) }
    void navigate(to, { replace: true, state: { made: made.id }, preventScrollReset: true })
  })
  const made = order.data
  useEffect(() => {
    // Only now is the question about unsaved changes gone from the screen.
    if (made) leave(made)
  }, [made])
  return { send: order.mutate, isSending: order.isPending, isMade: order.isSuccess }
}
