/** Sends the wizard's form once, however often it is pressed, and puts whatever comes back into words. */
import type { QuickForm } from '@kervan/domain/requests/quick-form.ts'
import type { CreatedRequest } from '@kervan/domain/requests/request.ts'
import { requestWords } from '@kervan/domain/requests/requests.copy.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api, client, toProblem } from '#api.ts'
import { failureWords } from '#auth/failure-words.ts'
import { patience } from '#auth/one-at-a-time.ts'
import { useCompleteProfileFirst } from '#customers/complete-profile.tsx'
import { useIntendedAct } from '#intended-act.ts'
import { noteOwnAct } from '#live/own-acts.ts'
import { toast } from '#ui/toast.tsx'

export function useSendQuickRequest(onCreated: (created: CreatedRequest) => void) {
  const queries = useQueryClient()
  const { complete, ensure } = useCompleteProfileFirst()
  const act = useIntendedAct()
  const [refused, setRefused] = useState<QuickForm | null>(null)
  const send = useMutation({
    mutationFn: (form: QuickForm) => {
      noteOwnAct('request.created')
      const context = { idempotencyKey: act.keyFor(form) }
      return client.requests.createQuick(form, { ...patience(), context })
    },
    onSuccess: (created) => {
      act.settle()
      void queries.invalidateQueries({ queryKey: api.requests.key() })
      onCreated(created)
    },
    onError: (error, form) => {
      const problem = toProblem(error)
      if (problem.status === 401)
        return toast.failure({ title: requestWords.signInTitle, description: requestWords.signInText })
      if (problem.code === 'PROFILE_INCOMPLETE') {
        // This page believed it complete until now.
        setRefused(form)
        void queries.invalidateQueries({ queryKey: api.customers.getOwnProfile.key() })
        return
      }
      toast.failure({ title: requestWords.errorTitle, description: requestWords.actFailed })
    },
  })
  const { mutate } = send
  useEffect(() => {
    if (!refused || complete !== false) return
    setRefused(null)
    ensure(() => mutate(refused))
  }, [refused, complete, ensure, mutate])
  const problem = send.error && toProblem(send.error)
  const isTold = !problem || problem.status === 401 || problem.code === 'PROFILE_INCOMPLETE'
  return {
    send: (form: QuickForm) => !send.isPending && send.mutate(form),
    sending: send.isPending,
    /** Said above the review, where the eye is. */
    failure: isTold ? '' : failureWords(requestWords.quickFailed, problem),
    forgive: send.reset,
  }
}
