/** Sends a draft as a new request; asks for missing profile fields first. */
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
  /** Not called for an ended session or an incomplete profile. */
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
      // The cached profile was complete, so it is stale.
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

  const isShownElsewhere = problem?.status === 401 || problem?.code === 'PROFILE_INCOMPLETE'
  return {
    ...sending,
    /** To be shown in the form; null where a toast or dialog shows it already. */
    failure: isShownElsewhere ? null : problem,
  }
}
