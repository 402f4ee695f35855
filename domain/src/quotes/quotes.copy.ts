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
  UNKNOWN_TAX_CODE: { status: 422, message: 'Vergi kodu tanımlı değil. Listeden seçin.' },
  TOO_LARGE: {
    status: 422,
    message:
      'Tutar çok büyük: bir kalem en fazla 999.999.999.999,99 olabilir ve teklif en fazla 200 kalem taşır.',
  },
} as const
