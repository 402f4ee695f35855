/** Texts of orders and quotes. Without zod. */
export const orderWords = {
  missingTitle: 'Eksik Bilgi',
  missingText: 'Lütfen zorunlu alanları doldurun.',
  portsTitle: 'Liman Bilgisi Eksik',
  portsText: 'Deniz taşımacılığı için liman bilgileri gereklidir.',
  previewText: 'Önizleme için en az müşteri, başlık ve sevkiyat türü gerekli.',
  quoteSentTitle: 'Fiyat Teklifi Gönderildi',
  orderMadeTitle: 'Sipariş Oluşturuldu',
  mailFailed: 'E-posta gönderilemedi',
  mailUncertain: 'E-postanın ulaştığı belirsiz',
  mailUncertainHint:
    'Bağlantı, posta sunucusu yanıt vermeden koptu. Müşteriye sorun; yarım saat sonra bir kez daha denenecek.',
  mailError: 'Email gönderilirken bir hata oluştu.',
} as const

export const quoteWords = {
  loadFailed: 'Teklif yüklenemedi',
  missing: 'Teklif bulunamadı.',
  savedTitle: 'Başarılı',
  saved: 'Teklif kaydedildi',
  saveFailed: 'Teklif kaydedilemedi',
  itemsFailed: 'Kalemler kaydedilemedi',
  sumsFailed: 'Hesaplama başarısız',
  noItems: 'Henüz fiyat kalemi eklenmemiş.',
  noEvents: 'Henüz aktivite kaydı yok',
  noCustomer: 'Müşteri seçimi veya müşteri bilgileri gerekli',
  customersFailed: 'Müşteriler yüklenirken hata oluştu',
  createFailed: 'Teklif oluşturulurken hata oluştu',
  createdTitle: 'Teklif Oluşturuldu',
  revisedTitle: 'Revizyon Oluşturuldu',
  reviseFailed: 'Revizyon oluşturulamadı',
} as const

export const sendingWords = {
  subject: 'Fiyat Teklifi',
  sent: 'Gönderildi',
  scheduled: 'Gönderim zamanlandı',
  failed: 'Teklif gönderilemedi',
  noRecipientTitle: 'Alıcı eksik',
  noRecipient: 'Gönderilecek e-posta adresi bulunamadı',
  pdfReady: 'PDF Hazır',
  pdfFailed: 'PDF oluşturulamadı',
} as const

/** Why a mail that waited for its time was cancelled. */
export const cancelledBecause = {
  byHand: 'Elle iptal edildi.',
  sentBefore: 'Teklif daha önce gönderildi.',
  edited: 'Teklif bu arada değişti. Güncel hâlini gözden geçirip yeniden gönderin.',
  senderLeft: 'Zamanlayan kişinin hesabı artık açık değil.',
  unwanted: 'Müşteri e-posta almak istemiyor.',
  accepted: 'Müşteri teklifi kabul etti.',
  rejected: 'Müşteri teklifi reddetti.',
  revision_requested: 'Müşteri revize istedi.',
  expired: 'Teklifin süresi doldu.',
  superseded: 'Yerine yeni bir teklif gönderildi.',
} as const
export const deliveryUncertain = 'Bağlantı koptu; ulaştığı belirsiz.'

export const quoteProblems = {
  NOT_FOUND: { status: 404, message: quoteWords.missing },
  ALREADY_SENT: {
    status: 409,
    message: 'Bu teklif gönderilmiş; artık değiştirilemez. Değişiklik için revizyon oluşturun.',
  },
  NOT_REVISABLE: {
    status: 409,
    message: 'Yalnız müşteriye gönderilmiş ve yenisi olmayan bir teklif revize edilir.',
  },
  NOT_PENDING: { status: 409, message: 'Bu talep artık fiyat beklemiyor.' },
  UNSENT_EXISTS: { status: 409, message: 'Bu talebin hazırlanan bir teklifi zaten var.' },
  INCOMPLETE: {
    status: 409,
    message: 'Göndermek için teklifin kaydedilmiş olması ve sıfırdan büyük bir toplamı gerekir.',
  },
  /** The work of another part of the program failed; it is tried again by hand, or by the job. */
  PDF_FAILED: {
    status: 424,
    message: 'PDF oluşturulamadı, bu yüzden teklif gönderilmedi. Biraz sonra yeniden deneyin.',
  },
  NO_RECIPIENT: { status: 422, message: sendingWords.noRecipient },
  BELOW_FLOOR: {
    status: 409,
    message: 'Marj alt sınırın altında: göndermek için bir yöneticinin onayı gerekir.',
  },
  ABOVE_FLOOR: { status: 409, message: 'Marj alt sınırın altında değil; onay gerekmez.' },
  PAST_TIME: { status: 422, message: 'Gönderim zamanı geçmişte olamaz.' },
  ALREADY_SCHEDULED: { status: 409, message: 'Bu gönderim zaten zamanlanmış.' },
  NOT_SCHEDULED: { status: 409, message: 'Zamanlanmış bir gönderim yok; gönderilmiş veya iptal edilmiş.' },
  NOT_OPEN: { status: 409, message: 'Bu teklif artık müşterinin yanıtını beklemiyor.' },
  EXPIRES_BEFORE: { status: 409, message: 'Teklifin süresi hatırlatmadan önce doluyor.' },
  UNKNOWN_OWNER: { status: 422, message: 'Bu kişinin ofiste açık bir hesabı yok. Listeden seçin.' },
  TAX_CODE_TAKEN: { status: 409, message: 'Bu vergi kodu zaten tanımlı.' },
  TAX_CODE_IN_USE: {
    status: 409,
    message: 'Bu vergi kodu ücret kalemlerinde ya da tekliflerde kullanılıyor; kaldırılamaz.',
  },
  UNKNOWN_TAX_CODE: { status: 422, message: 'Vergi kodu tanımlı değil. Listeden seçin.' },
  TOO_LARGE: {
    status: 422,
    message:
      'Tutar çok büyük: bir kalem en fazla 999.999.999.999,99 olabilir ve teklif en fazla 200 kalem taşır.',
  },
} as const
