/** Handles a request that changed while it was being priced: shows what changed, and continues with its new values. */
import type { Problem } from '@kervan/domain/problems.ts'
import type { RequestDetail } from '@kervan/domain/requests/request.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { changeText } from '#features/quotes/change-text.ts'
import { updatesFromRequest } from '#features/quotes/order-draft.ts'
import type { OrderFormState } from '#features/quotes/order-form-state.ts'
import { api } from '#spine/api/api.ts'

type Changed = { title: string; text: string; now: RequestDetail | null }

export function useChangedRequest(form: OrderFormState, opened: RequestDetail | null) {
  const queries = useQueryClient()
  const seen = useRef(opened)
  const [changed, setChanged] = useState<Changed | null>(null)
  const showChange = async ({ message }: Pick<Problem, 'message'>) => {
    if (!seen.current) return
    const latestQuery = api.requests.get.queryOptions({ input: { id: seen.current.id }, staleTime: 0 })
    const now = await queries.fetchQuery(latestQuery).catch(() => null)
    setChanged({ title: message, text: changeText(seen.current, now), now })
  }
  const acceptChange = () => {
    const [before, now] = [seen.current, changed?.now]
    if (!now || !before) return
    seen.current = now
    for (const [field, value] of updatesFromRequest(form.getValues(), before, now))
      form.setValue(field, value, { shouldDirty: true })
    setChanged(null)
  }
  return { changed, showChange, acceptChange }
}
