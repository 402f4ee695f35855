/** Saves an edited request and explains refusals: somebody else's change, a quote that arrived meanwhile, or a failure. */
import type { RequestDetail } from '@kervan/domain/requests/request.ts'
import type { RequestStatus } from '@kervan/domain/requests/request-options.ts'
import type { RequestEdit } from '@kervan/domain/requests/requests.contract.ts'
import { requestProblems, requestWords } from '@kervan/domain/requests/requests.copy.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { failureMessage } from '#features/auth/failure-message.ts'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { type EditConflict, mergeEdits } from '#features/requests/merge-edits.ts'
import { type TypedEdit, toTypedEdit } from '#features/requests/request-edit-values.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { rememberOwnAction } from '#spine/live/own-actions.ts'
import { showProblem } from '#spine/ui/form.tsx'

export type EditForm = UseFormReturn<TypedEdit, unknown, RequestEdit>
type Refusal = {
  title: string
  text: string
  conflicts: readonly EditConflict[]
  /** It can no longer be saved; the label of the button that shows it instead. */
  instead?: string
}

const saveAgain = 'Yazdıklarınız duruyor; yeniden kaydedebilirsiniz.'

/** `status` is the current one. */
export function useSaveEdit(
  form: EditForm,
  opened: RequestDetail,
  status: RequestStatus,
  onDone: () => void,
) {
  const queries = useQueryClient()
  const [base, setBase] = useState(opened)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const edit = useMutation({
    mutationFn: (edited: RequestEdit) => {
      rememberOwnAction('request.edited')
      return client.requests.edit({ ...edited, id: base.id, updated_at: base.updated_at }, callTimeout())
    },
    onMutate: () => setRefusal(null),
    onSuccess: (saved) => {
      queries.setQueryData(api.requests.get.queryKey({ input: { id: saved.id } }), saved)
      void queries.invalidateQueries({ queryKey: api.requests.list.key() })
    },
    onError: async (error) => {
      const problem = toProblem(error)
      if (problem.code === 'NOT_PENDING') {
        void queries.invalidateQueries({ queryKey: api.requests.get.key() })
        return setRefusal(notPendingRefusal(null))
      }
      if (problem.code === 'STALE') {
        const now = await client.requests.get({ id: base.id }).catch(() => null)
        if (now) setBase(now)
        return setRefusal({ title: problem.message, ...mergeLatest(form, base, now) })
      }
      const isRefused = problem.status >= 400 && problem.status < 500
      const message = isRefused
        ? `${requestWords.updateFailed} ${problem.message}`
        : failureMessage(requestWords.updateFailed, problem)
      showProblem(form, { ...problem, message })
    },
  })
  useEffect(() => {
    // In an effect, after the question about unsaved changes has unmounted.
    if (edit.isSuccess) onDone()
  }, [edit.isSuccess, onDone])
  /** Replaces one's own value of a conflict with the other person's. */
  const acceptTheirs = (chosen: EditConflict) => {
    for (const [name, value] of Object.entries(chosen.theirs))
      form.setValue(name as keyof TypedEdit, value, { shouldDirty: true, shouldValidate: true })
    setRefusal((now) => {
      const conflicts = now?.conflicts.filter((one) => one !== chosen) ?? []
      return now && { ...now, conflicts, text: conflicts.length > 0 ? now.text : saveAgain }
    })
  }
  const shown = status === 'pending' ? refusal : notPendingRefusal(status)
  return {
    save: (edited: RequestEdit) => edit.mutate(edited),
    acceptTheirs,
    base,
    refusal: shown,
    mayRetry: !shown?.instead,
    isPending: edit.isPending,
    isDone: edit.isSuccess,
  }
}

/** The request was quoted or answered meanwhile. Shown at once, not only on saving. */
function notPendingRefusal(status: RequestStatus | null): Refusal {
  const isQuoted = status === 'quoted'
  return {
    title: requestProblems.NOT_PENDING.message,
    text: isQuoted
      ? 'Teklifiniz geldi. Yazdıklarınız burada duruyor, ama kaydedilemez; değişiklik için teklife revize isteyin.'
      : 'Bu talep artık beklemiyor. Yazdıklarınız burada duruyor, ama kaydedilemez.',
    conflicts: [],
    instead: isQuoted ? 'Teklifi gör' : 'Talebi gör',
  }
}

/** Merges what somebody else has saved into the form, and describes the result. */
function mergeLatest(form: EditForm, before: RequestDetail, now: RequestDetail | null) {
  if (!now)
    return { text: 'Güncel hâli şu anda alınamadı. Yazdıklarınız duruyor; yeniden kaydedin.', conflicts: [] }
  const latest = toTypedEdit(now)
  const { values, own, taken, conflicts } = mergeEdits(toTypedEdit(before), latest, form.getValues())
  form.reset(latest)
  for (const name of own) form.setValue(name, values[name], { shouldDirty: true })
  const sentences = [
    taken.length > 0 && `Güncellenen: ${taken.join(', ')}.`,
    conflicts.length > 0
      ? 'Aşağıdakileri siz de değiştirdiniz; yeniden kaydederseniz sizin yazdığınız geçerli olur.'
      : saveAgain,
  ]
  return { text: sentences.filter(Boolean).join(' '), conflicts }
}
