/** Names of the notification channels, and what people choose about them. Without zod. */
export const channelWords = {
  email: { name: 'E-posta', text: 'Teklif ve gönderi haberleri e-posta ile de gelir.' },
  sms: {
    name: 'SMS',
    text: 'Önemli haberler cep telefonunuza da gelir.',
    off: 'SMS gönderimi şu anda kapalı.',
  },
  push: { name: 'Tarayıcı bildirimi', text: 'Sayfa kapalıyken de bu cihaza haber gelir.' },
} as const

/** From how many hours on a moved arrival is told of; 0 is never. */
export const etaChangeHours = [6, 24, 72, 0] as const
export type EtaChangeHours = (typeof etaChangeHours)[number]
export const etaChangeWords: Record<EtaChangeHours, string> = {
  6: '6 saat ve daha çok',
  24: '1 gün ve daha çok',
  72: '3 gün ve daha çok',
  0: 'Haber verme',
}
export const usualEtaChangeHours: EtaChangeHours = 24

/** How many offers the banner shows while it is collapsed. */
export const collapsedOffers = 2
