/** Saves an edited request, and says what stands in the way: somebody else's change, a quote that came meanwhile, or a failure. */
import type { RequestDetail } from '@kervan/domain/requests/request.ts'
import type { RequestEdit } from '@kervan/domain/requests/requests.contract.ts'
import { requestWords } from '@kervan/domain/requests/requests.copy.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { api, client, toProblem } from '#api.ts'
import { failureWords } from '#auth/failure-words.ts'
import { noteOwnAct } from '#live/own-acts.ts'
import { changedFields, type TypedEdit } from '#requests/request-edit-values.ts'
import { showProblem } from '#ui/form.tsx'

type Refusal = { title: string; text: string }
type EditForm = UseFormReturn<TypedEdit, unknown, RequestEdit>

export function useSaveEdit(form: EditForm, opened: RequestDetail, onDone: () => void) {
  const queries = useQueryClient()
  const [base, setBase] = useState(opened)
  const [refusal, setRefusal] = useState<(Refusal & { final: boolean }) | null>(null)
  const edit = useMutation({
    mutationFn: (written: RequestEdit) => {
      noteOwnAct('request.edited')
      return client.requests.edit({ ...written, id: base.id, updated_at: base.updated_at })
    },
    onMutate: () => setRefusal(null),
    onSuccess: (saved) => {
      queries.setQueryData(api.requests.get.queryKey({ input: { id: saved.id } }), saved)
      void queries.invalidateQueries({ queryKey: api.requests.list.key() })
    },
    onError: async (error) => {
      const problem = toProblem(error)
      if (problem.code === 'NOT_PENDING')
        return setRefusal({
          title: problem.message,
          text: 'Bu talep artık beklemiyor. Yazdıklarınız burada duruyor, ama kaydedilemez.',
          final: true,
        })
      if (problem.code === 'STALE') {
        const now = await client.requests.get({ id: base.id }).catch(() => null)
        if (now) setBase(now)
        return setRefusal({ title: problem.message, text: staleWords(base, now), final: false })
      }
      const isRefused = problem.status >= 400 && problem.status < 500
      const message = isRefused
        ? `${requestWords.updateFailed} ${problem.message}`
        : failureWords(requestWords.updateFailed, problem)
      showProblem(form, { ...problem, message })
    },
  })
  useEffect(() => {
    // Only now is the question about unsaved changes gone from the screen.
    if (edit.isSuccess) onDone()
  }, [edit.isSuccess, onDone])
  return {
    save: (written: RequestEdit) => edit.mutate(written),
    refusal,
    mayRetry: !refusal?.final,
    isPending: edit.isPending,
    isDone: edit.isSuccess,
  }
}

/** The next try is made knowingly: it says what would be written over. */
function staleWords(before: RequestDetail, now: RequestDetail | null): string {
  const fields = now ? changedFields(before, now) : []
  const what = fields.length > 0 ? `Değişen: ${fields.join(', ')}. ` : ''
  return `${what}Yazdıklarınız duruyor; yeniden kaydederseniz sizin yazdıklarınız geçerli olur.`
}
