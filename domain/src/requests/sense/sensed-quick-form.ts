/** The wizard's form as what is noticed from, and where the wizard asks for it. Without zod. */
import type { TransportMode } from '#requests/request-options.ts'
import { shipmentTypeOf } from '#requests/requests.policy.ts'
import type { Piece, SensedDetails, SensedField, SensedRequest } from '#requests/sense/finding.ts'

/** What is noticed from, of the wizard's form. */
type QuickLoad = {
  transport_mode: TransportMode
  route: Record<
    'from_city' | 'from_country' | 'from_post_code' | 'to_city' | 'to_country' | 'to_post_code',
    string
  >
  cargo: Pick<SensedDetails, 'container_details' | 'pallets' | 'vehicle_count' | 'stackable'> & {
    weight: string | null
    volume: string | null
    dimensions: readonly Piece[]
  }
  schedule: { ready_date: string }
}

export function sensedQuickForm({ transport_mode, route, cargo, schedule }: QuickLoad): SensedRequest {
  const { weight, volume, dimensions, ...load } = cargo
  return {
    shipment_type: shipmentTypeOf(transport_mode).type,
    service_type: '',
    origin_city: route.from_city,
    origin_country: route.from_country,
    origin_postal_code: route.from_post_code,
    destination_city: route.to_city,
    destination_country: route.to_country,
    destination_postal_code: route.to_post_code,
    preferred_date: schedule.ready_date,
    estimated_weight: weight,
    estimated_volume: volume,
    cargo_type: null,
    cargo_details: {
      transport_mode,
      dimension_rows: dimensions,
      container_details: load.container_details,
      pallets: load.pallets,
      vehicle_count: load.vehicle_count,
      stackable: load.stackable,
    },
  }
}

const paths: Partial<Record<SensedField, readonly [part: 'route' | 'cargo' | 'schedule', field: string]>> = {
  origin_city: ['route', 'from_city'],
  origin_country: ['route', 'from_country'],
  origin_postal_code: ['route', 'from_post_code'],
  destination_city: ['route', 'to_city'],
  destination_country: ['route', 'to_country'],
  destination_postal_code: ['route', 'to_post_code'],
  preferred_date: ['schedule', 'ready_date'],
  estimated_volume: ['cargo', 'volume'],
  container_details: ['cargo', 'container_details'],
  dimension_rows: ['cargo', 'dimensions'],
  pallets: ['cargo', 'pallets'],
  vehicle_count: ['cargo', 'vehicle_count'],
}

/** By air the volume is that of the measured pieces; whatever else is about the load is told at its weight. */
export function quickPath(field: SensedField, mode: TransportMode): string[] {
  const asked = field === 'estimated_volume' && mode === 'air' ? 'dimension_rows' : field
  return [...(paths[asked] ?? ['cargo', 'weight'])]
}
