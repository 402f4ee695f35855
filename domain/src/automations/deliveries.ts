/** What became of a webhook, in the words of the screens. Without zod. */
export const deliveryStatusWords = {
  waiting: 'Sırada',
  sent: 'Ulaştı',
  dead: 'Ulaşmadı',
} as const
export type DeliveryStatus = keyof typeof deliveryStatusWords
export const deliveryStatuses = Object.keys(deliveryStatusWords) as [DeliveryStatus, ...DeliveryStatus[]]
