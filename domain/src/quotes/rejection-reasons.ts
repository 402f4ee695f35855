/** Why customers reject an offer, in their words. Without zod, and apart from the sums of offers, which not every page needs. */
export const rejectionReasonWords = {
  price: 'Fiyat yüksek',
  transit_time: 'Süre uzun',
  other_offer: 'Başka bir teklifi seçtik',
  cancelled: 'Sevkiyattan vazgeçildi',
  terms: 'Şartlar uygun değil',
  other: 'Başka bir neden',
} as const
export type RejectionReason = keyof typeof rejectionReasonWords
