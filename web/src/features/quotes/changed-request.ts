/** A request that changed while its price was being written: what changed, and the way to go on with what it is now. */
import type { Problem } from '@kervan/domain/problems.ts'
import type { RequestDetail } from '@kervan/domain/requests/request.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { changedBefore, changeWords } from '#features/quotes/change-words.ts'
import { renewedOrder } from '#features/quotes/order-draft.ts'
import type { OrderFormState } from '#features/quotes/order-form-state.ts'
import { api } from '#spine/api/api.ts'

/** `begunWith` is the request that the draft was written for: one kept on this device may be older than the request opened now. */
export function useChangedRequest(
  form: OrderFormState,
  opened: RequestDetail | null,
  begunWith: RequestDetail | null,
) {
  const queries = useQueryClient()
  const seen = useRef(begunWith)
  const [changed, setChanged] = useState(() => changedBefore(begunWith, opened))
  const learn = useCallback(
    async ({ message }: Pick<Problem, 'message'>) => {
      if (!seen.current) return
      const asked = api.requests.get.queryOptions({ input: { id: seen.current.id }, staleTime: 0 })
      const now = await queries.fetchQuery(asked).catch(() => null)
      setChanged({ title: message, text: changeWords(seen.current, now), now })
    },
    [queries],
  )
  const take = () => {
    const [before, now] = [seen.current, changed?.now]
    if (!now || !before) return
    // First of all: with every field that is set, the draft is kept together with the request it is for.
    seen.current = now
    for (const [field, value] of renewedOrder(form.getValues(), before, now))
      form.setValue(field, value, { shouldDirty: true })
    setChanged(null)
  }
  return { changed, learn, take, seen }
}
