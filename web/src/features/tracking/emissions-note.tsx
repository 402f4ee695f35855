/** The greenhouse gas of the way, with what it was computed from. */
import { emissionTiers } from '@kervan/domain/tracking/emission-tiers.ts'
import type { ShipmentTracking } from '@kervan/domain/tracking/tracking.contract.ts'
import { formatCount } from '@kervan/domain/values/format-number.ts'

type Emissions = NonNullable<ShipmentTracking['emissions']>

export function EmissionsNote({ emissions: { kg, weight_kg, legs } }: { emissions: Emissions }) {
  return (
    <details className="text-14">
      <summary className="cursor-pointer">
        Sera gazı: <span className="font-medium">{formatCount(kg)} kg CO₂e</span>{' '}
        <span className="text-muted">(hesaplanan)</span>
      </summary>
      <ul className="mt-2 flex flex-col gap-2 text-muted">
        {legs.map((leg) => (
          <li key={`${leg.from_code} ${leg.to_code}`}>
            {leg.from_name} – {leg.to_name}: {formatCount(leg.km)} km × {formatCount(weight_kg)} kg ×{' '}
            {leg.factor_grams.toLocaleString('tr-TR')} g/tkm = {formatCount(leg.kg)} kg. Katsayı:{' '}
            {leg.factor_name}, {leg.factor_source || 'kaynak girilmedi'};{' '}
            {emissionTiers[leg.tier].toLocaleLowerCase('tr')}.
          </li>
        ))}
      </ul>
    </details>
  )
}
