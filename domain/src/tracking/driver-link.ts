/** What a driver can report from the page of their link, and its words. */
import type { EventKind } from '#tracking/event-kinds.ts'

export const driverKinds = ['loaded', 'border_crossing', 'delivered'] as const satisfies readonly EventKind[]
export type DriverKind = (typeof driverKinds)[number]

export const driverWords: Record<DriverKind, { button: string; done: string }> = {
  loaded: { button: 'Yüklendi', done: 'Yüklendi' },
  border_crossing: { button: 'Sınırda', done: 'Sınıra varıldı' },
  delivered: { button: 'Teslim edildi', done: 'Teslim edildi' },
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
