/** What is to be carried: one load per way of travelling, in the measures that way is priced by. */
import type { CargoDetails } from '@kervan/domain/requests/cargo-details.ts'
import { fullTruckPallets } from '@kervan/domain/requests/price-band-basis.ts'
import type { QuickForm } from '@kervan/domain/requests/quick-form.ts'
import type { TransportMode } from '@kervan/domain/requests/request-options.ts'
import { densityOf, smallGoodsOf } from '#assembly/demo/history/demo-goods.ts'
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

/** Cubic metres that a box is usually filled with, and what it carries on the road too. */
const boxes: Readonly<Record<string, { cubicMetres: number; kg: number }>> = {
  '20GP': { cubicMetres: 27, kg: 21_500 },
  '40GP': { cubicMetres: 55, kg: 24_500 },
  '40HC': { cubicMetres: 63, kg: 24_500 },
  '40RF': { cubicMetres: 55, kg: 25_000 },
}
/** A van carries 1.2 t, at most five pallets; a truck 24 t on 33. */
const mostPalletKg = { land: 700, van: 230 }
/** A euro pallet as high as it is usually loaded. */
const palletCubicMetres = 1.4
/** Heavier pieces are asked for first by air, heavier loads go in a container of their own. */
const mostPieceKg = 140
const mostSharedKg = 9500
/** Of the goods of the demo world, what travels in a reefer. */
const keepsCool = /incir/
/** So many pallets are drawn where the load fills two trucks. */
const twoTrucks = 33

export function inventLoad(random: Random, mode: TransportMode, goods: string, types = containers): Load {
  const empty = {
    container_details: [],
    packages: null,
    dimensions: [],
    pallets: null,
    vehicle_count: null,
    forklift_needed: false,
  }
  const description = mode === 'air' || mode === 'van' ? smallGoodsOf(goods) : goods
  const cargo = { ...empty, description, stackable: random.chance(0.6) }
  const whole = (number: number) => String(Math.round(number))
  const density = densityOf(description)
  if (mode === 'sea_fcl') {
    const [picked, quantity] = [random.pick(types), random.weighted([1, 2, 3, 4], (count) => 1 / count ** 2)]
    const type = picked === '40RF' && !keepsCool.test(description) ? '40HC' : picked
    const box = boxes[type] ?? { cubicMetres: 0, kg: 0 }
    const filled = random.between(0.8, 1)
    return {
      mode,
      units: quantity,
      words: `${quantity} × ${type}`,
      cargo: {
        ...cargo,
        container_details: [{ type, quantity }],
        weight: whole(quantity * Math.min(box.kg, box.cubicMetres * density) * filled),
        volume: null,
      },
    }
  }
  if (mode === 'sea_lcl') {
    const volume = random.whole(2, 14)
    const packages = random.whole(2, 30)
    const kg = Math.min(mostSharedKg, volume * density) * random.between(0.8, 1)
    return {
      mode,
      units: Math.max(volume, kg / 1000),
      words: `${volume} m³`,
      cargo: { ...cargo, packages, weight: whole(kg), volume: String(volume) },
    }
  }
  if (mode === 'air') {
    const quantity = random.whole(2, 14)
    const lightness = random.between(0.7, 1)
    const height = random.whole(4, 11) * 10
    const weight = Math.round(
      quantity * Math.min(mostPieceKg, 1.2 * 0.8 * (height / 100) * density) * lightness,
    )
    const dimensions = [{ length: 120, width: 80, height, quantity }]
    const form = { ...cargo, packages: quantity, dimensions, weight: String(weight), volume: null }
    const units = Number(quickChargeableWeight({ transport_mode: mode, cargo: form }))
    return { mode, units, words: `${weight} kg`, cargo: form }
  }
  const drawn = mode === 'van' ? random.whole(1, 5) : random.whole(6, 33)
  const trucks = mode === 'land' && drawn === twoTrucks ? 2 : 1
  const pallets = drawn * trucks
  return {
    mode,
    units: mode === 'van' ? 1 : shareOfTruck(drawn) * trucks,
    words: trucks > 1 ? `${trucks} tır` : `${pallets} palet`,
    cargo: {
      ...cargo,
      pallets,
      vehicle_count: trucks > 1 ? trucks : null,
      forklift_needed: random.chance(0.3),
      weight: whole(
        pallets * Math.min(mostPalletKg[mode], palletCubicMetres * density) * random.between(0.75, 1),
      ),
      volume: null,
    },
  }
}

/** A share costs more than its part of the floor: half a truck is three fifths of its price, and from so many pallets on it is full. */
function shareOfTruck(pallets: number): number {
  return pallets >= fullTruckPallets ? 1 : (pallets / fullTruckPallets) ** 0.75
}
