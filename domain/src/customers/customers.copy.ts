/** Problems of customers and their profiles. */
export const customerProblems = {
  STAFF_ADDRESS: { status: 409, message: 'Bu adres şirketinize ait; müşteri olarak kaydedilemez.' },
  ADDRESS_TAKEN: { status: 409, message: 'Bu e-postayla başka bir müşteri kayıtlı.' },
  HAS_ACCOUNT: { status: 409, message: 'Bu müşterinin hesabı var; giriş yaptığı e-posta değiştirilemez.' },
} as const

/** How many representatives customers are shown. */
export const mostRepresentatives = 3

export const representativeProblems = {
  TOO_MANY: { status: 409, message: 'En fazla üç temsilci olabilir.' },
} as const

export const organisationProblems = {
  TAX_NUMBER_TAKEN: { status: 409, message: 'Bu vergi numarasıyla başka bir firma kayıtlı.' },
} as const

export const profileWords = {
  saveFailed: 'Profil kaydedilirken bir hata oluştu.',
  noUser: 'Kullanıcı bulunamadı',
  timeoutTitle: 'Zaman Aşımı',
  timeoutText: 'İşlem çok uzun sürdü. Sayfayı yenileyin.',
  neededTitle: 'Profil Tamamlanması Gerekli',
  neededText: 'Teklif alabilmek için profilinizi tamamlayın.',
} as const

/** The profile step gives up after this long. */
export const profileStepSeconds = 15
