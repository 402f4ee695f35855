/**
 * Where the road between Türkiye and a country leads out of it: border gates, and for an island the ports of its ro-ro ships; the first
 * is the usual one.
 * Source: what the trade does, written down in 2026; certainty: usual. Gates close at short notice.
 */
import { findCountry } from '#places/country.ts'
import { placeName } from '#places/known-places.ts'

/** By the country's code. */
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
  SY: 'TRCLV TROPR TRCBY TRKKM TRAKL',
  JO: 'TRCLV TRHBR',
  LB: 'TRCLV',
  SA: 'TRHBR TRCLV',
  BH: 'TRHBR',
  QA: 'TRHBR',
  AE: 'TRHBR',
  OM: 'TRHBR',
}
/** To the rest of Europe the way leads through Bulgaria. */
const europe = new Set(
  'AD AL AT BA BE BG BY CH CZ DE DK EE ES FI FR GB HR HU IE IT LI LT LU LV MC MD ME MK NL NO PL PT RO RS SE SI SK SM UA VA XK'.split(
    ' ',
  ),
)
const toEurope = 'TRKPU TRHMZ TRIPS'
const ferries: Record<string, string> = { XN: 'TRMER TRTAS' }
/** By the town's code: Nahçıvan lies apart from the rest of its country, and the ships to Girne leave from Taşucu. */
const ofTowns: Record<string, string> = { AZNAJ: 'TRDLC', CYKYR: 'TRTAS TRMER' }
/** Gates that freight hardly uses. */
const seldomUsed = 'TRM47 TRYAY'
const everyGate = new Set(
  [...Object.values(gates), toEurope, seldomUsed].flatMap((codes) => codes.split(' ')),
)

/**
 * Gates and ferry ports, by code. None for a way that does not leave Türkiye or does not touch it, and where no road leads. The towns at
 * its ends are known by their codes.
 */
export function roadCrossings(from: string, to: string, towns: readonly string[] = []): string[] {
  const [one, other] = [findCountry(from)?.code, findCountry(to)?.code]
  if (!one || !other || (one === 'TR') === (other === 'TR')) return []
  const abroad = one === 'TR' ? other : one
  const ofTown = towns.map((town) => ofTowns[town]).find((codes) => codes !== undefined)
  const codes = ofTown ?? gates[abroad] ?? ferries[abroad] ?? (europe.has(abroad) ? toEurope : '')
  return codes.split(' ').filter(Boolean)
}

/** Whether the way would have to leave Türkiye by road, and no such road is known. */
export function isWithoutRoad(from: string, to: string): boolean {
  const [one, other] = [findCountry(from)?.code, findCountry(to)?.code]
  if (!one || !other || (one === 'TR') === (other === 'TR')) return false
  return roadCrossings(one, other).length === 0
}

/** Of the places, those that are no gate at all or one of this way: whoever drives to Germany does not load at the gate to Iraq. */
export function withoutOtherGates<Place extends { code: string }>(
  places: readonly Place[],
  crossings: readonly string[],
): Place[] {
  return places.filter(({ code }) => !everyGate.has(code) || crossings.includes(code))
}

/** The usual gate, by name; nothing where there is none, or a ship instead. */
export function borderGate(from: string, to: string, towns: readonly string[] = []): string {
  const [usual = ''] = roadCrossings(from, to, towns)
  return everyGate.has(usual) ? placeName(usual) : ''
}
