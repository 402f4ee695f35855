/** A shipment on its way as the office reads it, with what was told about it. */
import type { StaffShipmentDetail } from '@kervan/domain/shipments/staff-shipments.ts'
import type { ShipmentTracking, ToldEvent } from '@kervan/domain/tracking/tracking.contract.ts'

const id = (end: number) => `01890a5d-ac96-774b-bcce-${String(end).padStart(12, '0')}`
const created = '2026-03-01T09:00:00.000Z'

export const aShipment: StaffShipmentDetail = {
  id: id(60),
  shipment_number: 'SH-00000060',
  request_id: id(61),
  title: 'Mersin – Hamburg, 2 × 40HC',
  shipment_type: 'sea',
  status: 'in_transit',
  delayed: true,
  delayed_since: '2026-03-06T09:00:00.000Z',
  delay_reason: 'Limanda yoğunluk',
  origin_city: 'Mersin',
  origin_country: 'Türkiye',
  destination_city: 'Hamburg',
  destination_country: 'Almanya',
  container_code: 'CSQU3054383',
  container_numbers: ['CSQU3054383'],
  own_reference: '',
  own_name: '',
  current_location: 'Mersin',
  eta: '2026-03-25T09:00:00.000Z',
  delivered_at: null,
  quote_amount: '4200.00',
  quote_currency: 'EUR',
  created_at: created,
  updated_at: created,
  customer_id: id(1),
  customer_name: 'Defne Işık',
  customer_company: 'Örnek Tekstil',
  company_id: id(2),
  customer_email: 'defne@musteri.example',
  customer_phone: '+90 532 000 00 01',
  operations_assigned_to: null,
  operations_assigned_at: null,
  operations_name: '',
  operations_notes: '',
  booking_number: 'KVB1234567',
  bill_of_lading: '',
  air_waybill: '',
  cmr_number: '',
  plate: '',
  request_number: 'TLP-2026-000123',
  quote_id: id(62),
  quote_no: 'KRV-2026-000123',
  quote_items: [{ title: 'Deniz navlunu', amount: '4200.00', currency: 'EUR' }],
  customs_status: 'none',
  promised_at: '2026-03-20T20:59:59.999Z',
  containers: [
    {
      number: 'CSQU3054383',
      size_type: '45G1',
      seal: 'KV1',
      free_days_demurrage: 10,
      free_days_detention: 10,
    },
  ],
  granted_free_days: 10,
  feedback: null,
}

export const told = (end: number, more: Partial<ToldEvent>): ToldEvent => ({
  id: id(end),
  kind: 'departed',
  certainty: 'actual',
  happened_at: '2026-03-05T09:00:00.000Z',
  told_at: '2026-03-05T09:00:00.000Z',
  heard_at: '2026-03-05T09:00:00.000Z',
  place_code: '',
  place_name: '',
  container_number: '',
  pieces: null,
  total_pieces: null,
  weight_kg: null,
  status: null,
  reason: '',
  note: '',
  source: 'kervan',
  actor_name: '',
  retracted: false,
  counts: true,
  restorable: false,
  ...more,
})

export const departure = told(70, { place_code: 'TRMER', place_name: 'Mersin', source: 'dcsa' })
export const delay = told(71, {
  kind: 'delay_told',
  happened_at: '2026-03-06T09:00:00.000Z',
  reason: 'Limanda yoğunluk',
  source: 'staff',
  actor_name: 'Ece Yaman',
})

const untold = { at: null, certainty: null, place_name: '' }

export const aTracking: ShipmentTracking = {
  shipment_id: aShipment.id,
  customs_status: 'none',
  next_event_id: null,
  last_updated_api: delay.heard_at,
  because: { status: [departure.id], place: [departure.id], eta: [], delay: [delay.id], customs: [] },
  eta_history: [],
  container_tracking: [
    {
      shipment_id: aShipment.id,
      container_data: {
        container_number: 'CSQU3054383',
        status: 'in_transit',
        current_location: 'Mersin',
        current_place_code: 'TRMER',
        eta: '2026-03-25T09:00:00.000Z',
        delivered_at: null,
        customs_status: 'none',
      },
      last_updated_api: delay.heard_at,
    },
  ],
  journey: [
    { ...untold, key: 'ordered', state: 'done' },
    { ...untold, key: 'prepared', state: 'done' },
    { ...untold, key: 'loaded', state: 'done' },
    {
      key: 'departed',
      state: 'current',
      at: departure.happened_at,
      certainty: 'actual',
      place_name: departure.place_name,
    },
    { ...untold, key: 'arrived', state: 'ahead' },
    { ...untold, key: 'customs', state: 'ahead' },
    { ...untold, key: 'delivered', state: 'ahead' },
  ],
  free_time: [],
  emissions: null,
  tracking_data: [delay, departure],
}
