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
