/** Texts of the detailed form. */
export const detailedWords = {
  title: 'Detaylı Talep',
  resumed: 'Kaldığınız yerden devam ediyorsunuz.',
  repeated: 'Önceki talebinizin bilgileri dolduruldu. Tarihleri kontrol edin.',
  previous: 'Önceki',
  next: 'Sonraki',
  cancel: 'Vazgeç',
  send: 'Detaylı Talep Gönder',
  sending: 'Gönderiliyor...',
  none: 'Seçilmedi',
  chooseDay: 'Tercih edilen tarihi seçin.',
  typeFirst: 'Önce taşıma türünü seçin.',
  optionalTab: 'Bu bölümdeki alanlar isteğe bağlıdır; bildikleriniz teklifi kesinleştirir.',
} as const
