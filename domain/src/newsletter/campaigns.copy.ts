/** Sentences about campaigns. Without zod, since pages load it. */
export const campaignWords = {
  created: 'Yeni kampanya oluşturuldu',
  createFailed: 'Kampanya oluşturulurken bir hata oluştu',
  titleRequired: 'Kampanyaya bir ad verin.',
  subjectRequired: 'Konuyu yazın.',
} as const

export const campaignProblems = {
  CAMPAIGN_STATE: {
    status: 409,
    message: 'Kampanyanın durumu bunun için uygun değil. Güncel hâlini görüp yeniden deneyin.',
  },
  CAMPAIGN_EMPTY: { status: 422, message: 'Kampanyanın içeriği boş.' },
  CAMPAIGN_NOT_READY: { status: 422, message: 'Göndermeden önce hataları düzeltin.' },
  NO_RECIPIENTS: { status: 422, message: 'Bu seçime uyan, gönderilebilecek abone yok.' },
  SENDER_INCOMPLETE: {
    status: 422,
    message: 'Gönderen bilgileri eksik: ticaret unvanı, MERSİS numarası ve adres ayarlara girilmeli.',
  },
  SCHEDULE_PAST: { status: 422, message: 'İleri bir zaman seçin.' },
  TEST_ADDRESS: { status: 422, message: 'Deneme yalnızca ofisin adreslerine gönderilir.' },
  TEMPLATE_ONLY: { status: 409, message: 'Şablonlar gönderilmez. Şablondan bir kampanya açın.' },
  TEMPLATE_IN_USE: { status: 409, message: 'Bu şablon kullanımda; silinemez ve boşaltılamaz.' },
} as const

/** What goes out with it has to be given another one first. */
export const templateInUse = (uses: readonly string[]) =>
  `Bu şablon kullanımda: ${uses.join(', ')}. Silmeden önce orada başka bir şablon seçin.`
export const templateNotEmptied = (uses: readonly string[]) =>
  `Boş şablon kaydedilmez, çünkü kullanımda: ${uses.join(', ')}. Boşaltmadan önce orada başka bir şablon seçin.`
export const usedAsWelcome = 'bülten ayarlarındaki hoş geldiniz e-postası'

/** Why none is sent, whoever or whatever would start it. */
export const senderIncomplete = (missing: readonly string[]) =>
  `Gönderen bilgileri eksik: ${missing.join(', ')}. Ayarlardan tamamlayın.`

export const campaignPictureProblems = {
  NO_PICTURE: { status: 422, message: 'Dosya görsel olarak açılamadı. JPG ya da PNG bir görsel seçin.' },
  UNKNOWN_UPLOAD: { status: 422, message: 'Yüklenen dosya bulunamadı. Dosyayı yeniden yükleyin.' },
} as const
