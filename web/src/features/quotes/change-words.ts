/** What to say of a request that is not any more what its price was begun for. */
import { problems } from '@kervan/domain/problems.ts'
import type { RequestDetail } from '@kervan/domain/requests/request.ts'
import { changedFields } from '#features/requests/request-edit-values.ts'

export type Changed = { title: string; text: string; now: RequestDetail | null }

/** A draft that was left before its request changed is told so when it is opened again, and not when it is sent. */
export function changedBefore(begunWith: RequestDetail | null, opened: RequestDetail | null): Changed | null {
  if (!begunWith || !opened || begunWith.updated_at === opened.updated_at) return null
  return { title: problems.STALE.message, text: changeWords(begunWith, opened), now: opened }
}

export function changeWords(seen: RequestDetail, now: RequestDetail | null): string {
  if (!now) return 'Güncel hâli şu anda alınamadı. Yazdıklarınız duruyor; yeniden gönderin.'
  const fields = changedFields(seen, now)
  if (now.quote_id !== seen.quote_id) fields.push('Teklif')
  const what = fields.length > 0 ? `Değişen: ${fields.join(', ')}. ` : ''
  return `${what}Yazdığınız fiyat duruyor; talebin güncel hâline bakıp yeniden gönderin.`
}
