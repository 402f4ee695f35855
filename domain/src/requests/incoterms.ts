/** Delivery terms of Incoterms 2020: four of them are for ships only, and each has a twin for every other way of travelling. */
export const incoterms = [
  'EXW',
  'FCA',
  'CPT',
  'CIP',
  'DAP',
  'DPU',
  'DDP',
  'FAS',
  'FOB',
  'CFR',
  'CIF',
] as const
export type Incoterm = (typeof incoterms)[number]

const twins: Partial<Record<Incoterm, Incoterm>> = { FAS: 'FCA', FOB: 'FCA', CFR: 'CPT', CIF: 'CIP' }

/** Why a term does not fit, in a sentence. */
export const shipsOnly = (term: Incoterm) => `${term} yalnız deniz ve iç su yolu taşımaları içindir.`

/** The term to use instead, where the chosen one does not fit the way of travelling. */
export function fittingTwin(term: Incoterm, shipmentType: 'sea' | 'air' | 'land'): Incoterm | undefined {
  return shipmentType === 'sea' ? undefined : twins[term]
}
