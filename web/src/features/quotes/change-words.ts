/** What to say of a request that is not any more what its price was begun for. */
import type { RequestDetail } from '@kervan/domain/requests/request.ts'
import { changedFields } from '#features/requests/request-edit-values.ts'

export function changeWords(seen: RequestDetail, now: RequestDetail | null): string {
  if (!now) return 'Güncel hâli şu anda alınamadı. Yazdıklarınız duruyor; yeniden gönderin.'
  const fields = changedFields(seen, now)
  if (now.quote_id !== seen.quote_id) fields.push('Teklif')
  const what = fields.length > 0 ? `Değişen: ${fields.join(', ')}. ` : ''
  return `${what}Yazdığınız fiyat duruyor; talebin güncel hâline bakıp yeniden gönderin.`
}
