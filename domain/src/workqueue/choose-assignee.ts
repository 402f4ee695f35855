/** Who gets a piece of work: of those who are here, who knows it best, and among equals who has the least to do. */
import type { ShipmentType } from '#requests/request-options.ts'
import { foldTurkish } from '#values/turkish-text.ts'

export type Candidate = {
  id: string
  name: string
  /** As an admin has written them: *Deniz yolu*, *İhracat*. */
  specialties: readonly string[]
  /** Open work that they have already. */
  load: number
  rank: number
}

export type Matter = {
  shipment_type: ShipmentType | null
  /** From the home country, or to it. */
  lane: 'export' | 'import' | null
  is_urgent: boolean
}

const modeWords: Record<ShipmentType, string> = { sea: 'deniz', air: 'hava', land: 'kara' }
const laneWords = { export: 'ihracat', import: 'ithalat' } as const

/** The way of transport counts more than all else: who knows ships does not know lorries. */
export function fitOf({ shipment_type, lane, is_urgent }: Matter, { specialties }: Candidate): number {
  const known = specialties.map(foldTurkish)
  const knows = (word: string | null) => word !== null && known.some((each) => each.includes(word))
  return (
    (knows(shipment_type && modeWords[shipment_type]) ? 4 : 0) +
    (knows(lane && laneWords[lane]) ? 2 : 0) +
    (is_urgent && knows('acil') ? 1 : 0)
  )
}

/** Undefined where nobody is here. */
export function chooseAssignee<Each extends Candidate>(
  matter: Matter,
  here: readonly Each[],
): Each | undefined {
  const best = Math.max(...here.map((each) => fitOf(matter, each)))
  return here
    .filter((each) => fitOf(matter, each) === best)
    .toSorted(
      (one, other) => one.load - other.load || one.rank - other.rank || one.id.localeCompare(other.id),
    )
    .at(0)
}
