/** The states of a shipment. Being delayed is a separate flag, since a delayed shipment can be in any state. */
export const shipmentStatusWords = {
  pending: 'Beklemede',
  preparing: 'Hazırlanıyor',
  in_transit: 'Yolda',
  customs: 'Gümrükte',
  delivered: 'Teslim Edildi',
  cancelled: 'İptal Edildi',
} as const
export type ShipmentStatus = keyof typeof shipmentStatusWords

export const customsStatusWords = {
  none: 'Başlamadı',
  in_progress: 'İşlemde',
  held: 'Bekletiliyor',
  cleared: 'Tamamlandı',
} as const
export type CustomsStatus = keyof typeof customsStatusWords

export const delayedWord = 'Gecikmiş'

export const activeStatuses = [
  'preparing',
  'in_transit',
  'customs',
] as const satisfies readonly ShipmentStatus[]

/** Nothing more is expected of it. */
export const isOver = (status: ShipmentStatus): boolean => status === 'delivered' || status === 'cancelled'

/** `SH-9A8057B1`, short enough for the telephone. */
export function shipmentNumber(id: string): string {
  return `SH-${id.replaceAll('-', '').slice(-8).toUpperCase()}`
}

/** `BKG-8057B1`: how a shipment is spoken of until its carrier has given it a booking number. */
export function bookingReference(id: string): string {
  return `BKG-${id.replaceAll('-', '').slice(-6).toUpperCase()}`
}
