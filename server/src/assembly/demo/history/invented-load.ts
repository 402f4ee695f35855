/** What is to be carried: one load per way of travelling, in the measures that way is priced by. */
import type { CargoDetails } from '@kervan/domain/requests/cargo-details.ts'
import { fullTruckPallets } from '@kervan/domain/requests/price-band-basis.ts'
import type { QuickForm } from '@kervan/domain/requests/quick-form.ts'
import type { TransportMode } from '@kervan/domain/requests/request-options.ts'
import type { Random } from '#assembly/demo/history/seeded-random.ts'
import { quickChargeableWeight } from '#features/requests/quick-weight.ts'

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

/** A van carries 1.2 t, at most five pallets; a truck 24 t on 33. */
const palletKg = { land: { least: 220, most: 620 }, van: { least: 90, most: 230 } }
/** Of the goods of the demo world, what travels in a reefer. */
const keepsCool = /incir/

export function inventLoad(
  random: Random,
  mode: TransportMode,
  description: string,
  types = containers,
): Load {
  const empty = {
    container_details: [],
    packages: null,
    dimensions: [],
    pallets: null,
    forklift_needed: false,
  }
  const cargo = { ...empty, description, stackable: random.chance(0.6) }
  const whole = (number: number) => String(Math.round(number))
  if (mode === 'sea_fcl') {
    const [picked, quantity] = [random.pick(types), random.weighted([1, 2, 3, 4], (count) => 1 / count ** 2)]
    const type = picked === '40RF' && !keepsCool.test(description) ? '40HC' : picked
    return {
      mode,
      units: quantity,
      words: `${quantity} × ${type}`,
      cargo: {
        ...cargo,
        container_details: [{ type, quantity }],
        weight: whole(quantity * random.between(9000, 21_000)),
        volume: null,
      },
    }
  }
  if (mode === 'sea_lcl') {
    const volume = random.whole(2, 14)
    return {
      mode,
      units: volume,
      words: `${volume} m³`,
      cargo: {
        ...cargo,
        packages: random.whole(2, 30),
        weight: whole(volume * random.between(180, 420)),
        volume: String(volume),
      },
    }
  }
  if (mode === 'air') {
    const quantity = random.whole(2, 14)
    const weight = Math.round(quantity * random.between(28, 75))
    const dimensions = [{ length: 120, width: 80, height: random.whole(4, 11) * 10, quantity }]
    const form = { ...cargo, packages: quantity, dimensions, weight: String(weight), volume: null }
    const units = Number(quickChargeableWeight({ transport_mode: mode, cargo: form }))
    return { mode, units, words: `${weight} kg`, cargo: form }
  }
  const kg = palletKg[mode]
  const pallets = mode === 'van' ? random.whole(1, 5) : random.whole(6, 33)
  return {
    mode,
    units: mode === 'van' ? 1 : shareOfTruck(pallets),
    words: `${pallets} palet`,
    cargo: {
      ...cargo,
      pallets,
      forklift_needed: random.chance(0.3),
      weight: whole(pallets * random.between(kg.least, kg.most)),
      volume: null,
    },
  }
}

/** A share costs more than its part of the floor: half a truck is three fifths of its price, and from so many pallets on it is full. */
function shareOfTruck(pallets: number): number {
  return pallets >= fullTruckPallets ? 1 : (pallets / fullTruckPallets) ** 0.75
}
