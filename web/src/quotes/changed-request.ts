/** A request that changed while its price was being written: what changed, and the way to go on with what it is now. */
import type { Problem } from '@kervan/domain/problems.ts'
import type { RequestDetail } from '@kervan/domain/requests/request.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { api } from '#api.ts'
import { renewedOrder } from '#quotes/order-draft.ts'
import type { OrderFormState } from '#quotes/order-form-state.ts'
import { changedFields } from '#requests/request-edit-values.ts'

type Changed = { title: string; text: string; now: RequestDetail | null }

export function useChangedRequest(form: OrderFormState, opened: RequestDetail | null) {
  const queries = useQueryClient()
  const [seen, setSeen] = useState(opened)
  const [changed, setChanged] = useState<Changed | null>(null)
  const learn = useCallback(
    async ({ message }: Pick<Problem, 'message'>) => {
      if (!seen) return
      const asked = api.requests.get.queryOptions({ input: { id: seen.id }, staleTime: 0 })
      const now = await queries.fetchQuery(asked).catch(() => null)
      setChanged({ title: message, text: changeWords(seen, now), now })
    },
    [queries, seen],
  )
  const take = () => {
    const now = changed?.now
    if (!now || !seen) return
    for (const [field, value] of renewedOrder(form.getValues(), seen, now))
      form.setValue(field, value, { shouldDirty: true })
    setSeen(now)
    setChanged(null)
  }
  return { changed, learn, take }
}

function changeWords(seen: RequestDetail, now: RequestDetail | null): string {
  if (!now) return 'Güncel hâli şu anda alınamadı. Yazdıklarınız duruyor; yeniden gönderin.'
  const fields = changedFields(seen, now)
  if (now.quote_id !== seen.quote_id) fields.push('Teklif')
  const what = fields.length > 0 ? `Değişen: ${fields.join(', ')}. ` : ''
  return `${what}Yazdığınız fiyat duruyor; talebin güncel hâline bakıp yeniden gönderin.`
}
