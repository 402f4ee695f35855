/** The message about a request that has changed while it was being priced. */
import type { RequestDetail } from '@kervan/domain/requests/request.ts'
import { changedFields } from '#features/requests/request-edit-values.ts'

export function changeText(seen: RequestDetail, now: RequestDetail | null): string {
  if (!now) return 'Güncel hâli şu anda alınamadı. Yazdıklarınız duruyor; yeniden gönderin.'
  const fields = changedFields(seen, now)
  if (now.quote_id !== seen.quote_id) fields.push('Teklif')
  const what = fields.length > 0 ? `Değişen: ${fields.join(', ')}. ` : ''
  return `${what}Yazdığınız fiyat duruyor; talebin güncel hâline bakıp yeniden gönderin.`
}
