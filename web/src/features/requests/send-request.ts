/** Sends a draft as a new request once; an incomplete profile is asked for first. */
import type { Problem } from '@kervan/domain/problems.ts'
import type { CreatedRequest } from '@kervan/domain/requests/request.ts'
import { requestWords } from '@kervan/domain/requests/requests.copy.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useCompleteProfileFirst } from '#features/customers/complete-profile.tsx'
import { type Plan, type Sending, useSendDraft } from '#features/requests/send-draft.ts'
import { api } from '#spine/api/api.ts'
import { rememberOwnAction } from '#spine/live/own-actions.ts'
import { toast } from '#spine/ui/toast.tsx'

type RequestPlan<Form> = Omit<Plan<Form, CreatedRequest>, 'onFailure'> & {
  /** Whatever is neither a lost session nor an incomplete profile. */
  onFailure: (problem: Problem) => void
}

export function useSendRequest<Form>(plan: RequestPlan<Form>) {
  const queries = useQueryClient()
  const { complete, ensure } = useCompleteProfileFirst()
  const [refused, setRefused] = useState<Sending<Form> | null>(null)
  const { problem, sendNow, ...sending } = useSendDraft<Form, CreatedRequest>({
    ...plan,
    call: (form, options) => {
      rememberOwnAction('request.created')
      return plan.call(form, options)
    },
    onCreated: (created, sent) => {
      void queries.invalidateQueries({ queryKey: api.requests.key() })
      plan.onCreated(created, sent)
    },
    onFailure: (problem, sending) => {
      if (problem.status === 401)
        return toast.failure({ title: requestWords.signInTitle, description: requestWords.signInText })
      if (problem.code !== 'PROFILE_INCOMPLETE') return plan.onFailure(problem)
      // This page believed it complete until now.
      setRefused(sending)
      void queries.invalidateQueries({ queryKey: api.customers.getOwnProfile.key() })
    },
  })
  const again = useEffectEvent((refused: Sending<Form>) => ensure(() => sendNow(refused)))
  useEffect(() => {
    if (!refused || complete !== false) return
    setRefused(null)
    again(refused)
  }, [refused, complete])

  const isTold = problem?.status === 401 || problem?.code === 'PROFILE_INCOMPLETE'
  return {
    ...sending,
    /** To be said where the eye is; null where something else says it already. */
    failure: isTold ? null : problem,
  }
}
