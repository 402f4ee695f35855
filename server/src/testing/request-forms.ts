/** Sound forms of requests, to be changed by whoever tests one. */
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
      stackable: false,
      forklift_needed: false,
    },
    schedule: { ready_date: '2099-03-05', priority: 'urgent' },
    notes: '',
    ...more,
  }
}
