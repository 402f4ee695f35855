/** Problems of customers and their profiles. */
export const customerProblems = {
  STAFF_ADDRESS: { status: 409, message: 'Bu adres şirketinize ait; müşteri olarak kaydedilemez.' },
  ADDRESS_TAKEN: { status: 409, message: 'Bu e-postayla başka bir müşteri kayıtlı.' },
  UNKNOWN_GROUP: { status: 409, message: 'Seçtiğiniz sektör veya segment artık yok.' },
  NO_REPRESENTATIVE: { status: 409, message: 'Seçtiğiniz kişi temsilci değil veya hesabı kapalı.' },
  HAS_ACCOUNT: { status: 409, message: 'Bu müşterinin hesabı var; giriş yaptığı e-posta değiştirilemez.' },
} as const

/** How many representatives customers are shown. */
export const mostRepresentatives = 3

export const representativeProblems = {
  TOO_MANY: { status: 409, message: 'En fazla üç temsilci olabilir.' },
  LAST: { status: 409, message: 'Son temsilci kaldırılamaz. Önce bir başkasını ekleyin.' },
} as const

export const groupProblems = {
  NAME_TAKEN: { status: 409, message: 'Bu adla bir kayıt zaten var.' },
  IN_USE: { status: 409, message: 'Müşterilerde veya firmalarda kullanılıyor. Yerine geçecek olanı seçin.' },
  UNKNOWN_REPLACEMENT: { status: 409, message: 'Yerine seçtiğiniz kayıt artık yok.' },
} as const

export const contactProblems = {
  NO_ADDRESS: { status: 409, message: 'Gönderilecek e-posta adresi bulunamadı' },
  NO_COLLEAGUE: { status: 409, message: 'Seçtiğiniz kişinin açık bir hesabı yok.' },
  APPOINTMENT_PAST: { status: 409, message: 'Randevu için ileri bir zaman seçin.' },
  APPOINTMENT_CANCELLED: { status: 409, message: 'Bu randevu iptal edildi; yenisini verin.' },
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
