/** What the seven steps of a shipment are called, in their order. */
export const journeyWords = {
  ordered: 'Sipariş alındı',
  prepared: 'Yük hazırlandı',
  loaded: 'Yüklendi',
  departed: 'Yola çıktı',
  arrived: 'Vardı',
  customs: 'Gümrük işlemleri',
  delivered: 'Teslim edildi',
} as const
export type JourneyKey = keyof typeof journeyWords
export const journeyStates = ['done', 'current', 'ahead'] as const
