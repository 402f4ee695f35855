/** Sends an order once, and shows a toast with the result. */
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
  const mutation = useMutation({
    mutationFn: (order: OrderForm) => {
      // The page shows the result itself, so the live event needs no toast.
      rememberOwnAction(`order ${order.customer_id} ${order.title}`)
      const options = { ...callTimeout(), context: { idempotencyKey: keys.keyFor(order) } }
      return client.quotes.createOrder(order, options)
    },
    onSuccess: (created) => {
      // An earlier failure is resolved.
      toast.dismiss('failure')
      for (const queryKey of [api.requests.key(), api.workqueue.key()])
        void queries.invalidateQueries({ queryKey })
      toast.success({
        title: created.quote_id ? orderWords.quoteSentTitle : orderWords.orderMadeTitle,
        description: `${created.quote_no ?? created.number}. ${mailWords[created.customer_mail]}`,
        kind: 'longer',
        action: { label: 'Talebi aç', onClick: () => void navigate(`/staff/requests?request=${created.id}`) },
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
  const leave = useEffectEvent((created: CreatedOrder) => {
    const to = { pathname, search: withParams(search, { order: null, request: null }) }
    void navigate(to, { replace: true, state: { created: created.id }, preventScrollReset: true })
  })
  const created = mutation.data
  useEffect(() => {
    // In an effect, after the question about unsaved changes has unmounted.
    if (created) leave(created)
  }, [created])
  return { send: mutation.mutate, isSending: mutation.isPending, isCreated: mutation.isSuccess, created }
}
