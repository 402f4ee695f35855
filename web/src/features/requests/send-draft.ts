/** Sends a draft once, however often and in however many tabs it is pressed, also after a lost answer and a page loaded anew. */
import type { Problem } from '@kervan/domain/problems.ts'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import {
  abandonAct,
  becameOf,
  beginAct,
  type Made,
  type SentDraft,
  settleAct,
} from '#features/requests/draft-acts.ts'
import { toProblem } from '#spine/api/api.ts'

export type CallOptions = ReturnType<typeof callTimeout> & { context: { idempotencyKey: string } }
export type Sending<Form> = { form: Form; draft: SentDraft }

export type Plan<Form, Created extends Made> = {
  personId: string
  /** As it stands now. */
  draft: SentDraft
  call: (form: Form, options: CallOptions) => Promise<Created>
  /** Once per draft, as it was sent; another tab may have sent it. */
  onCreated: (created: Created, sent: SentDraft) => void
  onFailure: (problem: Problem, sending: Sending<Form>) => void
}

export function useSendDraft<Form, Created extends Made>(plan: Plan<Form, Created>) {
  const { personId, draft } = plan
  const [said, setSaid] = useState<{ draftId: string; created: Created } | null>(null)
  const [arrived, setArrived] = useState(false)
  const arrive = (created: Created, sent: SentDraft) => {
    setArrived(true)
    plan.onCreated(created, sent)
  }
  const send = useMutation({
    mutationFn: async ({ form, draft }: Sending<Form>) => {
      const act = await beginAct(personId, draft, form)
      return plan.call(act.form, { ...callTimeout(), context: { idempotencyKey: act.key } })
    },
    onSuccess: async (created, { draft }) => {
      await settleAct(personId, draft, created)
      arrive(created, draft)
    },
    onError: async (error, sending) => {
      const problem = toProblem(error)
      if (problem.code === 'BAD_REQUEST') await abandonAct(personId, sending.draft)
      plan.onFailure(problem, sending)
    },
  })

  /** Another tab of this browser may have sent the same draft: as it stands here it is done, as it stood there it is said. */
  const lookElsewhere = async (): Promise<'done' | 'said' | 'nothing new'> => {
    const became = await becameOf<Created>(personId, draft)
    if (became?.same) {
      arrive(became.created, draft)
      return 'done'
    }
    if (!became || became.created.id === said?.created.id) return 'nothing new'
    setSaid({ draftId: draft.id, created: became.created })
    return 'said'
  }
  // What has arrived is never sent again by the same form, which may still be shown while the next screen loads.
  const isTaken = send.isPending || arrived
  const onElsewhere = useEffectEvent(() => !isTaken && lookElsewhere())
  useEffect(() => {
    const listen = () => void onElsewhere()
    listen()
    window.addEventListener('storage', listen)
    return () => window.removeEventListener('storage', listen)
  }, [])

  return {
    send: async (form: Form) => {
      if (!isTaken && (await lookElsewhere()) === 'nothing new') send.mutate({ form, draft })
    },
    /** What was refused for a reason that is gone by now. */
    sendNow: send.mutate,
    sending: isTaken,
    problem: send.error && toProblem(send.error),
    forgive: () => send.isError && send.reset(),
    /** The same draft with other content is made already: pressing once more makes another. */
    sentElsewhere: said?.draftId === draft.id ? said.created : null,
  }
}
