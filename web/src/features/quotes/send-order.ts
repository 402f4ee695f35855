/** Sends an order once, says who was told of it, and where it failed what the server says. */
import type { Problem } from '@kervan/domain/problems.ts'
import type { OrderForm } from '@kervan/domain/quotes/order-form.ts'
import { orderWords } from '@kervan/domain/quotes/quotes.copy.ts'
import type { RequestDetail } from '@kervan/domain/requests/request.ts'
import { requestWords } from '@kervan/domain/requests/requests.copy.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useCallback, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isUnexpected } from '#features/auth/failure-message.ts'
import { orderDrafts } from '#features/quotes/kept-order.ts'
import { mailWords } from '#features/quotes/order.copy.ts'
import type { OrderDraft } from '#features/quotes/order-draft.ts'
import type { OrderFormState } from '#features/quotes/order-form-state.ts'
import { useSendDraft } from '#features/requests/send-draft.ts'
import { withParams } from '#spine/addresses/dialog-address.ts'
import { api, client } from '#spine/api/api.ts'
import { rememberOwnAction } from '#spine/live/own-actions.ts'
import { showProblem } from '#spine/ui/form.tsx'
import { toast } from '#spine/ui/toast.tsx'

type CreatedOrder = Awaited<ReturnType<typeof client.quotes.createOrder>>

type Plan = {
  form: OrderFormState
  personId: string
  /** The request that is priced; null for a new order. */
  requestId: string | null
  /** As it stands now. */
  draft: { id: string; typed: OrderDraft }
  /** The request that is priced, as it is known to the draft. */
  seen: RefObject<RequestDetail | null>
  onStale: (problem: Problem) => void
}

export function useSendOrder({ form, personId, requestId, draft, seen, onStale }: Plan) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [made, setMade] = useState<CreatedOrder | null>(null)
  const { send, sending, sentElsewhere } = useSendDraft<OrderForm, CreatedOrder>({
    personId,
    draft,
    call: (order, options) => {
      // The page itself says that it was made; its news need not.
      rememberOwnAction(`order ${order.customer_id} ${order.title}`)
      return client.quotes.createOrder(order, options)
    },
    onCreated: (made, sent) => {
      // What stood in the way before does not any more.
      toast.dismiss('failure')
      orderDrafts.dropSent(personId, requestId, sent)
      for (const queryKey of [api.requests.key(), api.workqueue.key()])
        void queries.invalidateQueries({ queryKey })
      toast.success({
        title: made.quote_id ? orderWords.quoteSentTitle : orderWords.orderMadeTitle,
        description: `${made.quote_no ?? made.number}. ${mailWords[made.customer_mail]}`,
        kind: 'longer',
        action: { label: 'Talebi aç', onClick: () => void navigate(`/staff/requests?request=${made.id}`) },
      })
      setMade(made)
    },
    onFailure: (problem) => {
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
  const leave = useCallback(
    (made: { id: string }) => {
      const to = { pathname, search: withParams(search, { order: null, request: null }) }
      void navigate(to, { replace: true, state: { made: made.id }, preventScrollReset: true })
    },
    [navigate, pathname, search],
  )
  return {
    send: (order: OrderForm) => {
      // Also where nothing was changed: a page that is loaded anew before the answer has come sends the same draft again.
      const { id, typed } = draft
      orderDrafts.keep(personId, { id, draft: typed, repeats: requestId, seen: seen.current ?? undefined })
      send(order)
    },
    sending,
    sentElsewhere,
    made,
    leave,
  }
}
