/** Sends a draft exactly once, even if it is sent repeatedly, from several tabs, or after a lost response and a reload. */
import type { Problem } from '@kervan/domain/problems.ts'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import {
  abandonSubmission,
  beginSubmission,
  type CreatedRecord,
  completeSubmission,
  findSubmission,
  type SentDraft,
} from '#features/requests/draft-submissions.ts'
import { toProblem } from '#spine/api/api.ts'

export type CallOptions = ReturnType<typeof callTimeout> & { context: { idempotencyKey: string } }
export type Sending<Form> = { form: Form; draft: SentDraft }

export type Plan<Form, Created extends CreatedRecord> = {
  personId: string
  /** The current draft. */
  draft: SentDraft
  call: (form: Form, options: CallOptions) => Promise<Created>
  /** Called once per draft, with the content that was sent; another tab may have sent it. */
  onCreated: (created: Created, sent: SentDraft) => void
  onFailure: (problem: Problem, sending: Sending<Form>) => void
}

export function useSendDraft<Form, Created extends CreatedRecord>(plan: Plan<Form, Created>) {
  const { personId, draft } = plan
  const [reported, setReported] = useState<{ draftId: string; created: Created } | null>(null)
  const [isCreated, setIsCreated] = useState(false)
  const finish = (created: Created, sent: SentDraft) => {
    setIsCreated(true)
    plan.onCreated(created, sent)
  }
  const send = useMutation({
    mutationFn: async ({ form, draft }: Sending<Form>) => {
      const submission = await beginSubmission(personId, draft, form)
      return plan.call(submission.form, { ...callTimeout(), context: { idempotencyKey: submission.key } })
    },
    onSuccess: async (created, { draft }) => {
      await completeSubmission(personId, draft, created)
      finish(created, draft)
    },
    onError: async (error, sending) => {
      const problem = toProblem(error)
      if (problem.code === 'BAD_REQUEST') await abandonSubmission(personId, sending.draft)
      plan.onFailure(problem, sending)
    },
  })

  /** Another tab may have sent the same draft: with the same content it is done, with other content that is reported. */
  const checkOtherTabs = async (): Promise<'done' | 'reported' | 'unsent'> => {
    const submission = await findSubmission<Created>(personId, draft)
    if (submission?.same) {
      finish(submission.created, draft)
      return 'done'
    }
    if (!submission || submission.created.id === reported?.created.id) return 'unsent'
    setReported({ draftId: draft.id, created: submission.created })
    return 'reported'
  }
  // The form may still be shown while the next screen loads, and must not send again.
  const isLocked = send.isPending || isCreated
  const onStorage = useEffectEvent(() => !isLocked && checkOtherTabs())
  useEffect(() => {
    const listen = () => void onStorage()
    listen()
    window.addEventListener('storage', listen)
    return () => window.removeEventListener('storage', listen)
  }, [])

  return {
    send: async (form: Form) => {
      if (!isLocked && (await checkOtherTabs()) === 'unsent') send.mutate({ form, draft })
    },
    /** Repeats a refused submission whose reason is resolved. */
    sendNow: send.mutate,
    sending: isLocked,
    problem: send.error && toProblem(send.error),
    clearError: () => send.isError && send.reset(),
    /** The record that another tab has created from other content of this draft; sending again creates a second one. */
    sentInOtherTab: reported?.draftId === draft.id ? reported.created : null,
  }
}
