/** What places and their services are called. */
import type { PortService } from '@kervan/domain/places/gateways/port-services.ts'
import type { PlaceKind } from '@kervan/domain/places/places.contract.ts'

export const kindWords: Record<PlaceKind, string> = {
  city: 'şehir',
  port: 'liman',
  airport: 'havalimanı',
  terminal: 'kara terminali',
}

export const serviceWords: Record<PortService, string> = {
  container: 'konteyner',
  roro: 'Ro-Ro',
  bulk: 'dökme yük',
  river: 'nehir',
}
