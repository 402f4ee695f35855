/** Sends the form of a new request once, however often it is pressed; a profile that is not complete is asked for, then it goes on. */
import type { Problem } from '@kervan/domain/problems.ts'
import type { CreatedRequest } from '@kervan/domain/requests/request.ts'
import { requestWords } from '@kervan/domain/requests/requests.copy.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api, toProblem } from '#api.ts'
import { patience } from '#auth/one-at-a-time.ts'
import { useCompleteProfileFirst } from '#customers/complete-profile.tsx'
import { useIntendedAct } from '#intended-act.ts'
import { noteOwnAct } from '#live/own-acts.ts'
import { toast } from '#ui/toast.tsx'

type CallOptions = ReturnType<typeof patience> & { context: { idempotencyKey: string } }

type Plan<Form, Created extends CreatedRequest> = {
  call: (form: Form, options: CallOptions) => Promise<Created>
  onCreated: (created: Created) => void
  /** Whatever is neither a lost session nor an incomplete profile. */
  onFailure: (problem: Problem) => void
}

export function useSendRequest<Form, Created extends CreatedRequest>(plan: Plan<Form, Created>) {
  const queries = useQueryClient()
  const { complete, ensure } = useCompleteProfileFirst()
  const act = useIntendedAct()
  const [refused, setRefused] = useState<{ form: Form } | null>(null)
  // The screen learns a moment late that it is being sent: the second half of a double click comes before. What has arrived
  // is never sent again by the same form, which may still stand there while the next screen loads.
  const taken = useRef(false)
  const send = useMutation({
    mutationFn: (form: Form) => {
      noteOwnAct('request.created')
      return plan.call(form, { ...patience(), context: { idempotencyKey: act.keyFor(form) } })
    },
    onSuccess: (created) => {
      act.settle()
      void queries.invalidateQueries({ queryKey: api.requests.key() })
      plan.onCreated(created)
    },
    onError: (error, form) => {
      taken.current = false
      const problem = toProblem(error)
      if (problem.status === 401)
        return toast.failure({ title: requestWords.signInTitle, description: requestWords.signInText })
      if (problem.code === 'PROFILE_INCOMPLETE') {
        // This page believed it complete until now.
        setRefused({ form })
        void queries.invalidateQueries({ queryKey: api.customers.getOwnProfile.key() })
        return
      }
      plan.onFailure(problem)
    },
  })
  const { mutate } = send
  useEffect(() => {
    if (!refused || complete !== false) return
    setRefused(null)
    ensure(() => {
      taken.current = true
      mutate(refused.form)
    })
  }, [refused, complete, ensure, mutate])
  const problem = send.error && toProblem(send.error)
  const isTold = problem?.status === 401 || problem?.code === 'PROFILE_INCOMPLETE'
  return {
    send: (form: Form) => {
      if (taken.current) return
      taken.current = true
      mutate(form)
    },
    sending: send.isPending || send.isSuccess,
    /** To be said where the eye is; null where something else says it already. */
    failure: isTold ? null : problem,
    forgive: () => send.isError && send.reset(),
  }
}
