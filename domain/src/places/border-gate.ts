/**
 * The gates through which the road between Türkiye and a country leads; the first is the usual one.
 * Source: what the trade does, written down in 2026; certainty: usual. Gates close at short notice.
 */
import { findCountry } from '#places/country.ts'
import { placeName } from '#places/known-places.ts'

/** By the country's code. To the rest of Europe the way leads through Bulgaria. */
const gates: Record<string, string> = {
  GR: 'TRIPS TRKPU',
  GE: 'TRSRP TRTKZ TRAKT',
  AZ: 'TRSRP TRTKZ TRDLC',
  AM: 'TRSRP',
  KZ: 'TRSRP TRGUR',
  RU: 'TRSRP',
  KG: 'TRSRP TRGUR',
  IR: 'TRGUR TRKPY TRESD',
  TM: 'TRGUR TRKPY',
  UZ: 'TRGUR TRSRP',
  TJ: 'TRGUR',
  AF: 'TRGUR',
  PK: 'TRGUR',
  IQ: 'TRHBR',
  KW: 'TRHBR TRCLV',
  SY: 'TRCLV TROPR TRKKM TRAKL',
  JO: 'TRCLV TRHBR',
  LB: 'TRCLV',
  SA: 'TRHBR TRCLV',
}
const toEurope = 'TRKPU TRHMZ TRIPS'
/** By the town's code: Nahçıvan lies apart from the rest of its country. */
const gatesOfTowns: Record<string, string> = { AZNAJ: 'TRDLC' }
/** Gates that freight hardly uses. */
const seldomUsed = 'TRM47 TRYAY'
const everyGate = new Set(
  [...Object.values(gates), toEurope, seldomUsed].flatMap((codes) => codes.split(' ')),
)

/** By code. None for a way that does not leave Türkiye, or does not touch it. The towns at its ends are known by their codes. */
export function borderGates(from: string, to: string, towns: readonly string[] = []): string[] {
  const [one, other] = [findCountry(from)?.code, findCountry(to)?.code]
  if (!one || !other || (one === 'TR') === (other === 'TR')) return []
  const ofTown = towns.map((town) => gatesOfTowns[town]).find((codes) => codes !== undefined)
  return (ofTown ?? gates[one === 'TR' ? other : one] ?? toEurope).split(' ')
}

/** Of the places, those that are no gate at all or one of this way: whoever drives to Germany does not load at the gate to Iraq. */
export function withoutOtherGates<Place extends { code: string }>(
  places: readonly Place[],
  gatesOfWay: readonly string[],
): Place[] {
  return places.filter(({ code }) => !everyGate.has(code) || gatesOfWay.includes(code))
}

/** The usual one, by name; nothing where there is none. */
export const borderGate = (from: string, to: string): string => placeName(borderGates(from, to)[0] ?? '')
