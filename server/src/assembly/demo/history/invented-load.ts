/** What is to be carried: one load per way of travelling, in the measures that way is priced by. */
import type { CargoDetails } from '@kervan/domain/requests/cargo-details.ts'
import type { QuickForm } from '@kervan/domain/requests/quick-form.ts'
import type { TransportMode } from '@kervan/domain/requests/request-options.ts'
import type { Draw } from '#assembly/demo/history/seeded-draw.ts'

type Containers = NonNullable<CargoDetails['container_details']>

export type Load = {
  mode: TransportMode
  cargo: QuickForm['cargo']
  /** In the unit its price is for. */
  units: number
  /** `2 × 40HC` */
  words: string
}

const containers: readonly Containers[number]['type'][] = ['40HC', '40HC', '40GP', '20GP', '20GP', '40RF']

export function inventLoad(draw: Draw, mode: TransportMode, description: string, types = containers): Load {
  const empty = {
    container_details: [],
    packages: null,
    dimensions: [],
    pallets: null,
    forklift_needed: false,
  }
  const cargo = { ...empty, description, stackable: draw.chance(0.6) }
  const whole = (number: number) => String(Math.round(number))
  if (mode === 'sea_fcl') {
    const [type, quantity] = [draw.pick(types), draw.weighted([1, 2, 3, 4], (count) => 1 / count ** 2)]
    return {
      mode,
      units: quantity,
      words: `${quantity} × ${type}`,
      cargo: {
        ...cargo,
        container_details: [{ type, quantity }],
        weight: whole(quantity * draw.between(9000, 21_000)),
        volume: null,
      },
    }
  }
  if (mode === 'sea_lcl') {
    const volume = draw.whole(2, 14)
    return {
      mode,
      units: volume,
      words: `${volume} m³`,
      cargo: {
        ...cargo,
        packages: draw.whole(2, 30),
        weight: whole(volume * draw.between(180, 420)),
        volume: String(volume),
      },
    }
  }
  if (mode === 'air') {
    const quantity = draw.whole(2, 14)
    const weight = Math.round(quantity * draw.between(28, 75))
    const dimensions = [{ length: 120, width: 80, height: draw.whole(4, 11) * 10, quantity }]
    return {
      mode,
      units: weight,
      words: `${weight} kg`,
      cargo: { ...cargo, packages: quantity, dimensions, weight: String(weight), volume: null },
    }
  }
  const pallets = mode === 'van' ? draw.whole(1, 5) : draw.whole(6, 33)
  return {
    mode,
    units: mode === 'van' ? 1 : 0.45 + pallets / 60,
    words: `${pallets} palet`,
    cargo: {
      ...cargo,
      pallets,
      forklift_needed: draw.chance(0.3),
      weight: whole(pallets * draw.between(220, 620)),
      volume: null,
    },
  }
}
