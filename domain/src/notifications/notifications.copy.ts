/** Names and descriptions of the notification channels. Without zod. */
export const channelWords = {
  email: { name: 'E-posta', text: 'Teklif ve gönderi haberleri e-posta ile de gelir.' },
  sms: {
    name: 'SMS',
    text: 'Önemli haberler cep telefonunuza da gelir.',
    off: 'SMS gönderimi şu anda kapalı.',
  },
  push: { name: 'Tarayıcı bildirimi', text: 'Sayfa kapalıyken de bu cihaza haber gelir.' },
} as const

/** How many offers the banner shows while it is collapsed. */
export const collapsedOffers = 2
