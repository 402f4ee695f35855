/** What a driver can report from the page of their link, and its words. */
import type { ShipmentStatus } from '#shipments/shipments.policy.ts'
import type { EventKind } from '#tracking/event-kinds.ts'

export const driverKinds = ['loaded', 'border_crossing', 'delivered'] as const satisfies readonly EventKind[]
export type DriverKind = (typeof driverKinds)[number]

/** Which part of the way a driver has: all of it, or that before or after the ship or the plane. */
export const driverLegWords = {
  whole: 'Bütün yol, kapıdan kapıya',
  to_terminal: 'Yükleme yerinden terminale',
  from_terminal: 'Terminalden alıcıya',
} as const
export type DriverLeg = keyof typeof driverLegWords

/** What a report means for the shipment: what is brought to the terminal is not delivered. */
const meanings: Record<DriverLeg, Record<DriverKind, EventKind>> = {
  whole: { loaded: 'loaded', border_crossing: 'border_crossing', delivered: 'delivered' },
  to_terminal: { loaded: 'received', border_crossing: 'border_crossing', delivered: 'gate_in' },
  from_terminal: { loaded: 'gate_out', border_crossing: 'border_crossing', delivered: 'delivered' },
}

export const kindReported = (leg: DriverLeg, kind: DriverKind): EventKind => meanings[leg][kind]

/** What the driver had pressed. */
export const kindPressed = (leg: DriverLeg, kind: EventKind): DriverKind =>
  driverKinds.find((pressed) => meanings[leg][pressed] === kind) ?? 'loaded'

export type DriverWords = Record<DriverKind, { button: string; done: string }>

const words: DriverWords = {
  loaded: { button: 'Yüklendi', done: 'Yüklendi' },
  border_crossing: { button: 'Sınırda', done: 'Sınıra varıldı' },
  delivered: { button: 'Teslim edildi', done: 'Teslim edildi' },
}
const wordsOfLeg: Record<DriverLeg, Partial<DriverWords>> = {
  whole: {},
  to_terminal: { delivered: { button: 'Terminale teslim edildi', done: 'Terminale teslim edildi' } },
  from_terminal: { loaded: { button: 'Terminalden alındı', done: 'Terminalden alındı' } },
}

/** A page that a phone has kept since before there were legs has none. */
export const driverWordsOf = (leg: DriverLeg = 'whole'): DriverWords => ({ ...words, ...wordsOfLeg[leg] })

/** Between a terminal and a door there is no border. */
export const driverKindsOf = (leg: DriverLeg = 'whole'): readonly DriverKind[] =>
  leg === 'whole' ? driverKinds : ['loaded', 'delivered']

/** By sea and air a lorry brings the goods before they have left, and fetches them afterwards. */
export function usualLeg({
  shipment_type,
  status,
}: {
  shipment_type: string
  status: ShipmentStatus
}): DriverLeg {
  if (shipment_type === 'land') return 'whole'
  return status === 'pending' || status === 'preparing' ? 'to_terminal' : 'from_terminal'
}

/** How long a link works. */
export const driverLinkDays = 30
/** A phone that was without a network for long sends all of it at once. */
export const mostReports = 50
/** Of one shipment, from all of its links, so that nobody fills the disk by one. */
export const mostPhotos = 50

export const driverProblems = {
  LINK_REFUSED: {
    status: 400,
    message: 'Bu bağlantı geçersiz, süresi dolmuş ya da kapatılmış. Yenisini operasyon ekibinden isteyin.',
  },
  LINK_CLOSED: {
    status: 409,
    message:
      'Bu bağlantı kapatılmış ya da süresi dolmuş. Bildirdikleriniz kaybolmadı, operasyon ekibine iletildi. Yeni bağlantıyı onlardan isteyin.',
  },
  PHOTOS_FULL: {
    status: 409,
    message: `Bu gönderi için ${mostPhotos} fotoğraf gönderildi; daha fazlası alınmıyor. Operasyon ekibini arayın.`,
  },
  SHIPMENT_OVER: {
    status: 409,
    message: 'Bu gönderi teslim edildi ya da iptal edildi. Sürücü bağlantısı açılamaz.',
  },
} as const satisfies Record<string, { status: number; message: string }>
