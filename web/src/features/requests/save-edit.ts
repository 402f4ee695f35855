/** Saves an edited request, and says what stands in the way: somebody else's change, a quote that came meanwhile, or a failure. */
import type { RequestDetail } from '@kervan/domain/requests/request.ts'
import type { RequestStatus } from '@kervan/domain/requests/request-options.ts'
import type { RequestEdit } from '@kervan/domain/requests/requests.contract.ts'
import { requestProblems, requestWords } from '@kervan/domain/requests/requests.copy.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { failureMessage } from '#features/auth/failure-message.ts'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { type Contested, mergeEdit } from '#features/requests/merge-edit.ts'
import { type TypedEdit, typedFrom } from '#features/requests/request-edit-values.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { rememberOwnAction } from '#spine/live/own-actions.ts'
import { showProblem } from '#spine/ui/form.tsx'

export type EditForm = UseFormReturn<TypedEdit, unknown, RequestEdit>
type Refusal = {
  title: string
  text: string
  contested: readonly Contested[]
  /** It cannot be saved any more; instead it can be read, by a button of these words. */
  instead?: string
}

const saveAgain = 'Yazdıklarınız duruyor; yeniden kaydedebilirsiniz.'

/** `status` is what has become of the request by now. */
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
    mutationFn: (written: RequestEdit) => {
      rememberOwnAction('request.edited')
      return client.requests.edit({ ...written, id: base.id, updated_at: base.updated_at }, callTimeout())
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
        return setRefusal(overWords(null))
      }
      if (problem.code === 'STALE') {
        const now = await client.requests.get({ id: base.id }).catch(() => null)
        if (now) setBase(now)
        return setRefusal({ title: problem.message, ...takeIn(form, base, now) })
      }
      const isRefused = problem.status >= 400 && problem.status < 500
      const message = isRefused
        ? `${requestWords.updateFailed} ${problem.message}`
        : failureMessage(requestWords.updateFailed, problem)
      showProblem(form, { ...problem, message })
    },
  })
  useEffect(() => {
    // Only now is the question about unsaved changes gone from the screen.
    if (edit.isSuccess) onDone()
  }, [edit.isSuccess, onDone])
  /** The other's value instead of one's own, for something that both have changed. */
  const take = (chosen: Contested) => {
    for (const [name, value] of Object.entries(chosen.theirs))
      form.setValue(name as keyof TypedEdit, value, { shouldDirty: true, shouldValidate: true })
    setRefusal((now) => {
      const contested = now?.contested.filter((one) => one !== chosen) ?? []
      return now && { ...now, contested, text: contested.length > 0 ? now.text : saveAgain }
    })
  }
  const shown = status === 'pending' ? refusal : overWords(status)
  return {
    save: (written: RequestEdit) => edit.mutate(written),
    take,
    base,
    refusal: shown,
    mayRetry: !shown?.instead,
    isPending: edit.isPending,
    isDone: edit.isSuccess,
  }
}

/** It was priced or answered meanwhile: said as soon as it is known, and not when somebody has finished typing. */
function overWords(status: RequestStatus | null): Refusal {
  const isQuoted = status === 'quoted'
  return {
    title: requestProblems.NOT_PENDING.message,
    text: isQuoted
      ? 'Teklifiniz geldi. Yazdıklarınız burada duruyor, ama kaydedilemez; değişiklik için teklife revize isteyin.'
      : 'Bu talep artık beklemiyor. Yazdıklarınız burada duruyor, ama kaydedilemez.',
    contested: [],
    instead: isQuoted ? 'Teklifi gör' : 'Talebi gör',
  }
}

/** Brings what somebody else has saved into the form, all but what was changed here, and says so. */
function takeIn(form: EditForm, before: RequestDetail, now: RequestDetail | null) {
  if (!now)
    return { text: 'Güncel hâli şu anda alınamadı. Yazdıklarınız duruyor; yeniden kaydedin.', contested: [] }
  const latest = typedFrom(now)
  const { values, own, taken, contested } = mergeEdit(typedFrom(before), latest, form.getValues())
  form.reset(latest)
  for (const name of own) form.setValue(name, values[name], { shouldDirty: true })
  const told = [
    taken.length > 0 && `Güncellenen: ${taken.join(', ')}.`,
    contested.length > 0
      ? 'Aşağıdakileri siz de değiştirdiniz; yeniden kaydederseniz sizin yazdığınız geçerli olur.'
      : saveAgain,
  ]
  return { text: told.filter(Boolean).join(' '), contested }
}
