/** A request that changed while its price was being written: what changed, and the way to go on with what it is now. */
import type { Problem } from '@kervan/domain/problems.ts'
import type { RequestDetail } from '@kervan/domain/requests/request.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { changeWords } from '#features/quotes/change-words.ts'
import { renewedOrder } from '#features/quotes/order-draft.ts'
import type { OrderFormState } from '#features/quotes/order-form-state.ts'
import { api } from '#spine/api/api.ts'

type Changed = { title: string; text: string; now: RequestDetail | null }

export function useChangedRequest(form: OrderFormState, opened: RequestDetail | null) {
  const queries = useQueryClient()
  const seen = useRef(opened)
  const [changed, setChanged] = useState<Changed | null>(null)
  const learn = async ({ message }: Pick<Problem, 'message'>) => {
    if (!seen.current) return
    const asked = api.requests.get.queryOptions({ input: { id: seen.current.id }, staleTime: 0 })
    const now = await queries.fetchQuery(asked).catch(() => null)
    setChanged({ title: message, text: changeWords(seen.current, now), now })
  }
  const take = () => {
    const [before, now] = [seen.current, changed?.now]
    if (!now || !before) return
    seen.current = now
    for (const [field, value] of renewedOrder(form.getValues(), before, now))
      form.setValue(field, value, { shouldDirty: true })
    setChanged(null)
  }
  return { changed, learn, take }
}
