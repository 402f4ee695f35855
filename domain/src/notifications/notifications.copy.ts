/** What the channels of notifications are called, and what each says of itself. Without zod. */
export const channelWords = {
  email: { name: 'E-posta', text: 'Teklif ve gönderi haberleri e-posta ile de gelir.' },
  sms: {
    name: 'SMS',
    text: 'Önemli haberler cep telefonunuza da gelir.',
    off: 'SMS gönderimi şu anda kapalı.',
  },
  push: { name: 'Tarayıcı bildirimi', text: 'Sayfa kapalıyken de bu cihaza haber gelir.' },
} as const

/** How many offers the banner shows before it is opened. */
export const collapsedOffers = 2
