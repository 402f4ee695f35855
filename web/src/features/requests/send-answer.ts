/** Sends the customer's answer to a quote once, and says what came of it: in place, or by a toast where the question is gone by then. */
import { requestWords } from '@kervan/domain/requests/requests.copy.ts'
import type { Answer } from '@kervan/domain/requests/requests.policy.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { api, client, toProblem } from '#spine/api/api.ts'
import { rememberOwnAction } from '#spine/live/own-actions.ts'
import { toast } from '#spine/ui/toast.tsx'

const outcomes = {
  approve: { done: requestWords.approvedText, failed: requestWords.approveFailed, news: 'request.approved' },
  reject: { done: 'Teklif reddedildi', failed: requestWords.rejectFailed, news: 'request.rejected' },
  revise: { done: requestWords.revisedTitle, failed: requestWords.reviseFailed, news: 'request.revised' },
} as const satisfies Record<Answer, Record<string, string>>

/** Refusals that the same answer would meet again. */
const finalCodes: ReadonlySet<string> = new Set([
  'NOT_QUOTED',
  'ALREADY_ANSWERED',
  'QUOTE_EXPIRED',
  'QUOTE_SUPERSEDED',
])

type Sent = { id: string; quote_id: string; note: string }

export function useSendAnswer(answer: Answer, onAnswered: () => void) {
  const { done, failed, news } = outcomes[answer]
  const queries = useQueryClient()
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const sending = useMutation({
    mutationFn: ({ note, ...input }: Sent) => {
      rememberOwnAction(news)
      if (answer === 'approve') return client.shipments.approve(input)
      if (answer === 'reject') return client.quotes.reject(input)
      return client.quotes.revise({ ...input, note })
    },
    onSuccess: () => {
      toast.success({ title: done })
      if (isHere.current) onAnswered()
    },
    onError: (error) => {
      if (!isHere.current) toast.failure({ title: failed, description: toProblem(error).message })
    },
    // Whatever comes of it, what the screens show of this customer's requests may be old.
    onSettled: () => {
      for (const queryKey of [api.requests.key(), api.shipments.key(), api.notifications.key()])
        void queries.invalidateQueries({ queryKey })
    },
  })
  const problem = sending.error && toProblem(sending.error)
  return {
    mutate: sending.mutate,
    isPending: sending.isPending,
    isDone: sending.isSuccess,
    failure: problem && { title: failed, text: problem.message, final: finalCodes.has(problem.code) },
    forget: sending.reset,
  }
}
