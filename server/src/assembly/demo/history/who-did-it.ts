/** Who of the demo's office did what: customers are their representative's, colleagues price some of it and move what is on its way. */
import { demoColleagues, demoRepresentatives } from '#assembly/demo/demo-world.ts'
import { luckOf } from '#assembly/demo/history/invented-lines.ts'

type Person = { id: string; name: string }

const [mert, burcu, zeynep, onur, asli, tolga] = demoColleagues
const everybody = new Map<string, Person>(
  [...demoRepresentatives, ...demoColleagues].map((person) => [person.id, person]),
)

/** Who prices a request; it follows from its id, so that all else stays as it was. */
export function pricerOf(requestId: string, representative: Person): Person {
  const luck = luckOf(requestId)
  if (luck < 0.18) return mert ?? representative
  return luck < 0.32 ? (burcu ?? representative) : representative
}

/** Who moves a shipment. */
export function operatorOf(shipmentType: string, shipmentId: string, representative: Person): Person {
  const luck = luckOf(shipmentId)
  if (luck < 0.25) return representative
  if (luck < 0.4) return asli ?? representative
  return (shipmentType === 'sea' ? zeynep : onur) ?? representative
}

/** Whom work is handed over to. */
export function helperOf(id: string, place: number): Person {
  const helpers = [tolga, mert, asli, burcu].flatMap((person) => (person && person.id !== id ? person : []))
  return helpers[place % helpers.length] ?? { id, name: '' }
}

export const nameOf = (id: string | null | undefined): string => everybody.get(id ?? '')?.name ?? ''
