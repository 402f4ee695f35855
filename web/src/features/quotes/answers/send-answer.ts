/** Sends the customer's answer to a quote. Errors are shown in the dialog, or as a toast if it has been closed. */

import type { RejectionReason } from '@kervan/domain/quotes/rejection-reasons.ts'
import { requestWords } from '@kervan/domain/requests/requests.copy.ts'
import type { Answer } from '@kervan/domain/requests/requests.policy.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { api, client, toProblem } from '#spine/api/api.ts'
import { rememberOwnAction } from '#spine/live/own-actions.ts'
import { toast } from '#spine/ui/toast.tsx'

const outcomes = {
  approve: {
    done: requestWords.approvedText,
    failed: requestWords.approveFailed,
    ownAction: 'request.approved',
  },
  reject: { done: 'Teklif reddedildi', failed: requestWords.rejectFailed, ownAction: 'request.rejected' },
  revise: {
    done: requestWords.revisedTitle,
    failed: requestWords.reviseFailed,
    ownAction: 'request.revised',
  },
} as const satisfies Record<Answer, Record<string, string>>

/** Refusals that a retry would meet again. */
const finalCodes: ReadonlySet<string> = new Set([
  'NOT_QUOTED',
  'ALREADY_ANSWERED',
  'QUOTE_EXPIRED',
  'QUOTE_SUPERSEDED',
  'UNKNOWN_OPTION',
  'SHIPMENT_CANCELLED',
])

type Sent = {
  id: string
  quote_id: string
  options: string[]
  /** Of a rejection, where its customer tells. */
  reason: RejectionReason | ''
  note: string
}

export function useSendAnswer(answer: Answer, onAnswered: () => void) {
  const { done, failed, ownAction } = outcomes[answer]
  const queries = useQueryClient()
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  const sending = useMutation({
    mutationFn: ({ options, reason, note, ...input }: Sent) => {
      rememberOwnAction(ownAction)
      if (answer === 'approve') return client.shipments.approve({ ...input, options })
      if (answer === 'revise') return client.quotes.revise({ ...input, note })
      return client.quotes.reject({ ...input, reason: reason || null, note })
    },
    onSuccess: () => {
      toast.success({ title: done })
      if (isMounted.current) onAnswered()
    },
    onError: (error) => {
      if (!isMounted.current) toast.failure({ title: failed, description: toProblem(error).message })
    },
    // Also after a failure: the shown data may be stale.
    onSettled: () => {
      const stale = [
        api.requests.key(),
        api.quotes.offers.key(),
        api.shipments.key(),
        api.notifications.key(),
      ]
      for (const queryKey of stale) void queries.invalidateQueries({ queryKey })
    },
  })
  const problem = sending.error && toProblem(sending.error)
  return {
    mutate: sending.mutate,
    isPending: sending.isPending,
    isDone: sending.isSuccess,
    failure: problem && { title: failed, text: problem.message, isFinal: finalCodes.has(problem.code) },
    reset: sending.reset,
  }
}
