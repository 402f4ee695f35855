/** Sends a draft as a new request once, however often and in however many tabs it is pressed; an incomplete profile is asked for first. */
import type { Problem } from '@kervan/domain/problems.ts'
import type { CreatedRequest } from '@kervan/domain/requests/request.ts'
import { requestWords } from '@kervan/domain/requests/requests.copy.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { api, toProblem } from '#api.ts'
import { patience } from '#auth/one-at-a-time.ts'
import { useCompleteProfileFirst } from '#customers/complete-profile.tsx'
import { noteOwnAct } from '#live/own-acts.ts'
import {
  abandonAct,
  becameOf,
  beginAct,
  keyOfDraft,
  type SentDraft,
  settleAct,
} from '#requests/draft-acts.ts'
import { toast } from '#ui/toast.tsx'

type CallOptions = ReturnType<typeof patience> & { context: { idempotencyKey: string } }
type Sending<Form> = { form: Form; draft: SentDraft }

type Plan<Form> = {
  personId: string
  /** As it stands now. */
  draft: SentDraft
  call: (form: Form, options: CallOptions) => Promise<CreatedRequest>
  /** Once per request, with the draft as it was sent; another tab may have sent it. */
  onCreated: (created: CreatedRequest, sent: SentDraft) => void
  /** Whatever is neither a lost session nor an incomplete profile. */
  onFailure: (problem: Problem) => void
}

export function useSendRequest<Form>(plan: Plan<Form>) {
  const { personId, draft } = plan
  const queries = useQueryClient()
  const { complete, ensure } = useCompleteProfileFirst()
  const [refused, setRefused] = useState<Sending<Form> | null>(null)
  const [said, setSaid] = useState<{ draftId: string; created: CreatedRequest } | null>(null)
  const [arrived, setArrived] = useState(false)
  // The screen learns a moment late that it is being sent: the second half of a double click comes before. What has arrived
  // is never sent again by the same form, which may still stand there while the next screen loads.
  const taken = useRef(false)
  const arrive = (created: CreatedRequest, sent: SentDraft) => {
    setArrived(true)
    void queries.invalidateQueries({ queryKey: api.requests.key() })
    plan.onCreated(created, sent)
  }
  const send = useMutation({
    mutationFn: ({ form, draft }: Sending<Form>) => {
      noteOwnAct('request.created')
      const options = { ...patience(), context: { idempotencyKey: keyOfDraft(draft) } }
      return plan.call(beginAct(personId, draft, form), options)
    },
    onSuccess: (created, { draft }) => {
      settleAct(personId, draft, created)
      arrive(created, draft)
    },
    onError: (error, sending) => {
      taken.current = false
      const problem = toProblem(error)
      if (problem.status === 401)
        return toast.failure({ title: requestWords.signInTitle, description: requestWords.signInText })
      if (problem.code === 'PROFILE_INCOMPLETE') {
        // This page believed it complete until now.
        setRefused(sending)
        void queries.invalidateQueries({ queryKey: api.customers.getOwnProfile.key() })
        return
      }
      if (problem.code === 'BAD_REQUEST') abandonAct(personId, sending.draft)
      plan.onFailure(problem)
    },
  })
  const { mutate } = send
  useEffect(() => {
    if (!refused || complete !== false) return
    setRefused(null)
    ensure(() => {
      taken.current = true
      mutate(refused)
    })
  }, [refused, complete, ensure, mutate])

  /** Another tab of this browser may have sent the same draft: as it stands here it is done, as it stood there it is said. */
  const lookElsewhere = (): 'done' | 'said' | 'nothing new' => {
    const became = becameOf(personId, draft)
    if (became?.same) {
      taken.current = true
      arrive(became.created, draft)
      return 'done'
    }
    if (!became || became.created.id === said?.created.id) return 'nothing new'
    setSaid({ draftId: draft.id, created: became.created })
    return 'said'
  }
  const onElsewhere = useEffectEvent(() => !taken.current && lookElsewhere())
  useEffect(() => {
    const listen = () => void onElsewhere()
    listen()
    window.addEventListener('storage', listen)
    return () => window.removeEventListener('storage', listen)
  }, [])

  const problem = send.error && toProblem(send.error)
  const isTold = problem?.status === 401 || problem?.code === 'PROFILE_INCOMPLETE'
  return {
    send: (form: Form) => {
      if (taken.current || lookElsewhere() !== 'nothing new') return
      taken.current = true
      mutate({ form, draft })
    },
    sending: send.isPending || arrived,
    /** To be said where the eye is; null where something else says it already. */
    failure: isTold ? null : problem,
    forgive: () => send.isError && send.reset(),
    /** The same draft with other content is a request already: pressing once more makes another. */
    sentElsewhere: said?.draftId === draft.id ? said.created : null,
  }
}
