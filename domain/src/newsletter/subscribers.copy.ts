/** Sentences about subscribers and the files that are brought. Without zod, since pages load it. */
export const importKindWords = { subscribers: 'Aboneler', refusals: 'Retler' } as const
export type ImportKind = keyof typeof importKindWords
export const importKinds = Object.keys(importKindWords) as [ImportKind, ...ImportKind[]]

export const importOutcomeWords = {
  added: 'Eklendi',
  changed: 'Değişti',
  known: 'Zaten öyleydi',
  wrong: 'Alınmadı',
} as const
export type ImportOutcome = keyof typeof importOutcomeWords
export const importOutcomes = Object.keys(importOutcomeWords) as [ImportOutcome, ...ImportOutcome[]]

export const importSentences = {
  noEmailColumn: 'E-posta sütununu seçin.',
  noProofColumns:
    'Onay tarihi, onay kaynağı ve kanıt sütunlarını seçin; kanıtsız yalnızca tacir ve esnaf eklenir.',
  badEmail: 'E-posta adresi geçersiz.',
  noProof: 'Onayın kanıtı yok: onay tarihi, kaynağı ve kanıt notu gerekir.',
  badDate: 'Onay tarihi okunamadı. 2026-03-05 veya 05.03.2026 biçiminde yazın.',
  futureDate: 'Onay tarihi ileride olamaz.',
  badSource: 'Onay kaynağı tanınmıyor. Örnek: HS_WEB, HS_ISLAK_IMZA.',
  refusedSince: 'Bu adres, dosyadaki onaydan sonra reddetmiş.',
  suppressed: 'Bu adrese gönderim engelli.',
  suppressedForGood:
    'Bu adres şikâyet etmiş ya da silinmiş; yeniden abone olmayı yalnızca kendisi siteden isteyebilir.',
} as const

export const subscriberProblems = {
  CONSENT_MISSING: { status: 422, message: 'Onayın kanıtını girin: kaynağı, zamanı ve notu.' },
  CONSENT_FUTURE: { status: 422, message: importSentences.futureDate },
  CONSENT_OLD: { status: 409, message: 'Bu adres, girdiğiniz onaydan sonra reddetmiş.' },
  ADDRESS_SUPPRESSED: { status: 409, message: 'Bu adrese gönderim engelli. Önce engeli kaldırın.' },
  ADDRESS_BARRED: {
    status: 409,
    message:
      'Bu adres şikâyet etmiş ya da silinmiş; yeniden abone olmayı yalnızca kendisi siteden isteyebilir.',
  },
  ALREADY_ACTIVE: { status: 409, message: 'Bu adres zaten abone.' },
  SUPPRESSION_STAYS: {
    status: 409,
    message: 'Reddeden, şikâyet eden veya verileri silinen bir adresin engeli kaldırılamaz.',
  },
} as const
