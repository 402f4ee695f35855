/** What can happen to a shipment, what each means for its state, which of the ten kinds of the timeline it is, and of which of the seven steps. */
import type { CustomsStatus, ShipmentStatus } from '#shipments/shipments.policy.ts'
import type { JourneyKey } from '#tracking/journey-words.ts'

export const timelineWords = {
  loaded: 'Yüklendi',
  departed: 'Yola çıktı',
  in_transit: 'Yolda',
  ferry_loaded: 'Feribota bindi',
  ferry_unloaded: 'Feribottan indi',
  border_crossing: 'Sınır kapısında',
  checkpoint: 'Ara noktada',
  port_arrival: 'Vardı',
  customs: 'Gümrükte',
  delivered: 'Teslim edildi',
} as const
export type TimelineKind = keyof typeof timelineWords

type Meaning = {
  word: string
  /** The state a shipment is in once this has happened; without one it says nothing about the state. */
  status?: ShipmentStatus
  timeline?: TimelineKind
  /** The step of the way that it belongs to; where it happens may make it another one. */
  step?: JourneyKey
  customs?: CustomsStatus
}

export const eventKinds = {
  created: { word: 'Gönderi açıldı', status: 'pending', step: 'ordered' },
  approved: { word: 'Teklif onaylandı, gönderi hazırlanıyor', status: 'preparing', step: 'ordered' },
  booked: { word: 'Rezervasyon onaylandı', status: 'preparing', step: 'ordered' },
  empty_picked_up: { word: 'Boş konteyner alındı', status: 'preparing', step: 'prepared' },
  received: { word: 'Yük teslim alındı', status: 'preparing', timeline: 'checkpoint', step: 'prepared' },
  stuffed: { word: 'Konteynere yüklendi', status: 'preparing', timeline: 'loaded', step: 'prepared' },
  gate_in: { word: 'Terminale girdi', status: 'preparing', timeline: 'checkpoint', step: 'prepared' },
  accepted: { word: 'Taşıyıcıya teslim edildi', status: 'in_transit', timeline: 'loaded', step: 'loaded' },
  loaded: { word: 'Araca yüklendi', status: 'in_transit', timeline: 'loaded', step: 'loaded' },
  departed: { word: 'Yola çıktı', status: 'in_transit', timeline: 'departed', step: 'departed' },
  in_transit: { word: 'Yolda', status: 'in_transit', timeline: 'in_transit', step: 'departed' },
  checkpoint: { word: 'Ara noktadan geçti', status: 'in_transit', timeline: 'checkpoint', step: 'departed' },
  ferry_loaded: { word: 'Feribota bindi', status: 'in_transit', timeline: 'ferry_loaded', step: 'loaded' },
  ferry_unloaded: {
    word: 'Feribottan indi',
    status: 'in_transit',
    timeline: 'ferry_unloaded',
    step: 'departed',
  },
  border_crossing: {
    word: 'Sınır kapısından geçti',
    status: 'in_transit',
    timeline: 'border_crossing',
    step: 'departed',
  },
  transferred: { word: 'Aktarıldı', status: 'in_transit', timeline: 'checkpoint', step: 'departed' },
  arrived: { word: 'Vardı', status: 'in_transit', timeline: 'port_arrival', step: 'arrived' },
  discharged: { word: 'Araçtan indirildi', status: 'in_transit', timeline: 'port_arrival', step: 'arrived' },
  customs_started: {
    word: 'Gümrük işlemi başladı',
    status: 'customs',
    timeline: 'customs',
    customs: 'in_progress',
    step: 'customs',
  },
  customs_held: {
    word: 'Gümrükte bekletiliyor',
    status: 'customs',
    timeline: 'customs',
    customs: 'held',
    step: 'customs',
  },
  customs_cleared: {
    word: 'Gümrük işlemi bitti',
    status: 'customs',
    timeline: 'customs',
    customs: 'cleared',
    step: 'customs',
  },
  gate_out: { word: 'Terminalden çıktı', status: 'in_transit', timeline: 'in_transit' },
  stripped: { word: 'Konteynerden boşaltıldı', status: 'in_transit', timeline: 'checkpoint' },
  consignee_notified: { word: 'Alıcıya haber verildi' },
  delivered: { word: 'Teslim edildi', status: 'delivered', timeline: 'delivered', step: 'delivered' },
  empty_returned: { word: 'Boş konteyner geri verildi' },
  cancelled: { word: 'İptal edildi', status: 'cancelled' },
  /** Set by hand, to the state that the event names. */
  status_set: { word: 'Durum elle değiştirildi' },
  /** Somebody says it is late, or no longer. */
  delay_told: { word: 'Gecikme bildirildi' },
  delay_ended: { word: 'Gecikme kalktı' },
  /** A booking, bill or declaration changed, which moves no cargo. */
  document: { word: 'Belge durumu' },
  note: { word: 'Not' },
} as const satisfies Record<string, Meaning>
export type EventKind = keyof typeof eventKinds
export const eventKindNames = Object.keys(eventKinds) as unknown as readonly [EventKind, ...EventKind[]]

export const meaningOf = (kind: EventKind): Meaning => eventKinds[kind]

/** How far a shipment is. */
export const statusRank: Record<ShipmentStatus, number> = {
  pending: 0,
  preparing: 1,
  in_transit: 2,
  customs: 3,
  delivered: 4,
  cancelled: 5,
}
