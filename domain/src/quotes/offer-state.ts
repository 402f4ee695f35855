/** In which state an offer is at a given moment, and how a customer's offers are grouped. Without zod. */
import type { OfferStatus } from '#quotes/offer-options.ts'

type Dated = { status: OfferStatus; valid_until: string }

/** A quote whose validity has ended is expired at once, whether or not the job has marked it yet. */
export function offerStateAt({ status, valid_until }: Dated, now: number): OfferStatus {
  const isOpen = status === 'sent' || status === 'viewed'
  return isOpen && Date.parse(valid_until) < now ? 'expired' : status
}

/** Whether it can be accepted or rejected. */
export function isAnswerable(offer: Dated, now: number): boolean {
  const state = offerStateAt(offer, now)
  return state === 'sent' || state === 'viewed'
}

/** What the customer's list can be filtered by. Older revisions are shown only when they are asked for. */
export const offerGroupWords = {
  waiting: 'Yanıt bekleyen',
  revision: 'Revize istenen',
  accepted: 'Onaylanan',
  rejected: 'Reddedilen',
  expired: 'Süresi dolan',
  superseded: 'Yenilenen',
} as const
export type OfferGroup = keyof typeof offerGroupWords

export const offerWords = {
  emptyTitle: 'Henüz Teklif Almadınız',
  loadFailed: 'Teklifler yüklenirken bir hata oluştu.',
  missing: 'Teklif bulunamadı.',
  superseded: 'Bu teklif yenilendi; artık yanıtlanamaz.',
  accepted: 'Bu teklif onaylandı.',
  rejected: 'Bu teklif reddedildi.',
  revisionRequested: 'Bu teklif için revize istendi. Yeni teklif hazır olunca burada görünür.',
} as const

export const optionProblem = {
  UNKNOWN_OPTION: {
    status: 422,
    message: 'Seçilen kalemlerden biri bu teklifin isteğe bağlı kalemi değil. Teklifi yeniden açıp seçin.',
  },
} as const
