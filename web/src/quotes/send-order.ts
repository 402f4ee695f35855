/** Sends an order once, says who was told of it, and where it failed what the server says. */
import type { Problem } from '@kervan/domain/problems.ts'
import type { OrderForm } from '@kervan/domain/quotes/order-form.ts'
import { orderWords } from '@kervan/domain/quotes/quotes.copy.ts'
import { requestWords } from '@kervan/domain/requests/requests.copy.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { api, client, toProblem } from '#api.ts'
import { isUnexpected } from '#auth/failure-words.ts'
import { withParams } from '#dialog-address.ts'
import { useIntendedAct } from '#intended-act.ts'
import { noteOwnAct } from '#live/own-acts.ts'
import { dropOrderDraft } from '#quotes/kept-order.ts'
import { mailWords } from '#quotes/order.copy.ts'
import type { OrderFormState } from '#quotes/order-form-state.ts'
import { showProblem } from '#ui/form.tsx'
import { toast } from '#ui/toast.tsx'

export function useSendOrder(form: OrderFormState, onStale: (problem: Problem) => void) {
  const act = useIntendedAct()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const send = useMutation({
    mutationFn: (order: OrderForm) => {
      // The page itself says that it was made; its news need not.
      noteOwnAct(`order ${order.customer_id} ${order.title}`)
      return client.quotes.createOrder(order, { context: { idempotencyKey: act.keyFor(order) } })
    },
    onSuccess: (made, order) => {
      act.settle()
      // What stood in the way before does not any more.
      toast.takeBack('failure')
      dropOrderDraft(order.request_id ?? undefined)
      for (const queryKey of [api.requests.key(), api.workqueue.key()])
        void queries.invalidateQueries({ queryKey })
      toast.success({
        title: made.quote_id ? orderWords.quoteSentTitle : orderWords.orderMadeTitle,
        description: `${made.quote_no ?? made.number}. ${mailWords[made.customer_mail]}`,
        kind: 'staff',
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
        kind: 'staff',
      })
    },
  })
  const leave = useCallback(
    (made: { id: string }) => {
      const to = { pathname, search: withParams(search, { order: null, request: null }) }
      void navigate(to, { replace: true, state: { made: made.id }, preventScrollReset: true })
    },
    [navigate, pathname, search],
  )
  return { mutate: send.mutate, isPending: send.isPending, made: send.data, leave }
}
