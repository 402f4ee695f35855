/** Texts of requests that screens and server share. Without zod. */
export const requestWords = {
  createFailed: 'Talep oluşturulamadı',
  errorTitle: 'Hata',
  actFailed: 'İşlem sırasında bir hata oluştu.',
  quickFailed: 'Talep gönderilemedi.',
  formErrorTitle: 'Form Hatası',
  formErrorText: 'Zorunlu alanları kontrol edin',
  updateFailed: 'Talep güncellenirken bir hata oluştu.',
  statusFailed: 'Durum güncellenirken bir hata oluştu.',
  intakeFailed: 'Full-intake başarısız',
  approveFailed: 'Teklif onaylanırken bir hata oluştu.',
  rejectFailed: 'Teklif reddedilirken bir hata oluştu.',
  reviseFailed: 'Revize talebi gönderilirken bir hata oluştu.',
  loadFailedTitle: 'Veri Yükleme Hatası',
  loadFailedText: 'Failed to load requests',
  refreshFailed: 'İş akışı güncellenirken hata oluştu',
  signInTitle: 'Giriş Gerekli',
  signInText: 'Teklif istemek için giriş yapın. Yazdıklarınız bu cihazda saklanır.',
  receivedTitle: 'Talep Alındı',
  savedTitle: 'Talep Kaydedildi',
  detailedTitle: 'Detaylı Talep Oluşturuldu',
  analysisTitle: 'AI Analizi',
  analysisDone: 'Analiz Tamamlandı',
  quoteReadyTitle: 'Teklif Hazır',
  approvedText: 'Teklif onaylandı. Sevkiyat süreci başlatılacak.',
  revisedTitle: 'Revize Talebi Gönderildi',
  invalidShipmentType: 'Invalid shipment type',
  urgentWarning: '24 saat içinde değerlendirme için ek ücret uygulanabilir.',
} as const

/** For staff, of a customer who waits for another price. */
export function revisionText({ revision_note }: { revision_note: string }): string {
  return ['Müşteri revize talep etti', revision_note].filter(Boolean).join(': ')
}

/** Titles of the customer's notifications, by change. */
export const requestNotices = {
  created: 'Talep oluşturuldu',
  quoted: 'Teklifimiz hazır',
  approved: 'Teklif onaylandı, sevkiyat süreci başlıyor',
  rejected: 'Teklif reddedildi',
  revised: 'Revize talebiniz alındı',
} as const

/** Shown instead of a price band where there are too few won quotes. */
export const tooFewQuotes =
  'Bu hatta fikir verecek kadar kazanılmış teklifimiz yok; fiyatı teklifimizde görürsünüz.'

export const requestProblems = {
  PROFILE_INCOMPLETE: { status: 409, message: 'Teklif alabilmek için profilinizi tamamlayın.' },
  NOT_PENDING: { status: 409, message: 'Yalnızca bekleyen bir talep düzenlenebilir.' },
  NOT_QUOTED: { status: 409, message: 'Bu talepte yanıtlanacak bir teklif yok.' },
  ALREADY_ANSWERED: { status: 409, message: 'Bu teklif daha önce yanıtlandı.' },
  QUOTE_EXPIRED: {
    status: 409,
    message: 'Teklifin geçerlilik süresi doldu. Revize isteyerek güncel fiyat alabilirsiniz.',
  },
  QUOTE_SUPERSEDED: { status: 409, message: 'Bu teklif yenilendi. Güncel teklifi görüp yeniden deneyin.' },
  SHIPMENT_CANCELLED: {
    status: 409,
    message:
      'Bu talebin gönderisi iptal edildi, teklif onaylanamaz. Yeni bir talep oluşturun ya da temsilcinizle görüşün.',
  },
} as const
