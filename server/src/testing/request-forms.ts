/** Sound forms of requests, to be changed by whoever tests one. */
import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import type { QuickForm } from '@kervan/domain/requests/quick-form.ts'

export function quickForm(more: Partial<QuickForm> = {}): QuickForm {
  return {
    transport_mode: 'sea_fcl',
    route: {
      from_city: 'Mersin',
      from_country: 'Türkiye',
      from_post_code: '',
      to_city: 'Hamburg',
      to_country: 'Almanya',
      to_post_code: '',
    },
    cargo: {
      description: 'Paletli makine parçası',
      weight: '18500',
      volume: '62.5',
      container_details: [{ type: '40HC', quantity: 2 }],
      packages: null,
      dimensions: [],
      pallets: null,
      vehicle_count: null,
      stackable: false,
      forklift_needed: false,
    },
    schedule: { ready_date: '2099-03-05', priority: 'urgent' },
    notes: '',
    ...more,
  }
}

export function detailedForm(more: object = {}) {
  return {
    title: 'Makine parçası',
    shipment_type: 'sea',
    delivery_mode: 'door-to-door',
    service_type: 'FCL',
    origin_country: 'Türkiye',
    origin_city: 'Mersin',
    origin_address: 'Örnek Sanayi Sitesi 4. Blok',
    destination_country: 'Almanya',
    destination_city: 'Hamburg',
    destination_address: 'Örnek Depo, 2. Kapı',
    preferred_date: '2099-03-05',
    ...more,
  }
}

export function orderForm(customerId: string, more: object = {}) {
  return {
    customer_id: customerId,
    title: 'Mersin – Hamburg',
    shipment_type: 'sea',
    origin_city: 'Mersin',
    origin_port: 'Mersin',
    destination_city: 'Hamburg',
    destination_port: 'Hamburg',
    quote_amount: '1250.00',
    ...more,
  }
}

export function requestEdit(more: object = {}) {
  return {
    title: 'Değişen başlık',
    origin_city: 'Mersin',
    origin_country: 'Türkiye',
    destination_city: 'Hamburg',
    destination_country: 'Almanya',
    cargo_type: null,
    shipment_type: 'sea',
    preferred_date: null,
    estimated_weight: '18500',
    estimated_volume: '62.5',
    updated_at: new Date().toISOString(),
    ...more,
  }
}

/** As a browser makes one, with keys of its own. */
export function pushSubscription() {
  const browser = createECDH('prime256v1')
  browser.generateKeys()
  return {
    endpoint: `https://push.example/${randomUUID()}`,
    keys: {
      p256dh: browser.getPublicKey().toString('base64url'),
      auth: randomBytes(16).toString('base64url'),
    },
  }
}

/** What staff open a shipment with: by sea, with a price and a promise. */
export function newShipmentForm(userId: string, more: object = {}) {
  return {
    customer_id: userId,
    transport_mode: 'sea_fcl',
    origin_country: 'Türkiye',
    origin_city: 'Mersin',
    origin_port: 'Mersin',
    destination_country: 'Almanya',
    destination_city: 'Hamburg',
    destination_port: 'Hamburg',
    quote_amount: '4200.00',
    ...more,
  }
}
