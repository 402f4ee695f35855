/** What Luna says on the way through her forms, in one place. Without zod, since the widget loads it. */

export const talkWords = {
  greeting: 'Merhaba, ben Luna. Size nasıl yardımcı olabilirim?',
  askGate: 'Merhaba, ben Luna. Size yardımcı olabilmem için önce kısaca kendinizi tanıtın.',
  askQuote: 'Teklif için yükünüzü ve güzergâhını yazın. 24 saat içinde teklifiniz hazır olur.',
  askTracking: 'Gönderinizi hangi numarayla bulalım?',
  checkSummary: 'Bilgileri kontrol edin. Doğruysa gönderelim.',
  askRegistration: 'Bilgilerinizi tamamlarsanız teklifiniz daha hızlı hazırlanır.',
  atTheEnd: 'Başka bir konuda yardımcı olabilir miyim?',
  handedOver: 'Görüşmemizi ekibimize ilettim. Yanıtları Temsilci bölümünde görürsünüz.',
  passedOn:
    'Numaranızı ekibimize ilettim. Bulduğumuzda size bıraktığınız iletişim bilgisinden ve buradan yazarız.',
  quotePassedOn: 'Talebinizi ekibimize ilettim. Teklifiniz 24 saat içinde hazır olur; buradan da yazarız.',
} as const

/** The title, what the visitor reads when it did not work, and what they read when it did. */
export const registrationWords = {
  failedTitle: 'Kayıt Hatası',
  fallback: 'Registration failed',
  failed: 'Bilgileriniz kaydedilirken bir hata oluştu. Lütfen tekrar deneyin.',
  done: 'Bilgileriniz başarıyla kaydedildi! Ekibimiz en kısa sürede sizinle iletişime geçecek.',
} as const

/** Only when our own server does not answer. */
export const technicalProblem = {
  title: 'Teknik bir sorun oluştu',
  text: 'Üzgünüm, şu anda size yardımcı olamıyorum.',
  retry: 'Tekrar dene',
  support: 'Destekle iletişime geç',
} as const

export const refValueHelp = '6–18 harf, rakam veya tire yazın.'
