/** Incoterms 2020. Four of them are for sea transport only; each of these has a replacement for other transport. */
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

const replacements: Partial<Record<Incoterm, Incoterm>> = { FAS: 'FCA', FOB: 'FCA', CFR: 'CPT', CIF: 'CIP' }

export const seaOnlySentence = (term: Incoterm) => `${term} yalnız deniz ve iç su yolu taşımaları içindir.`

/** The term to use instead, if the chosen one is for sea transport only and the shipment goes by air or land. */
export function replacementTerm(term: Incoterm, shipmentType: 'sea' | 'air' | 'land'): Incoterm | undefined {
  return shipmentType === 'sea' ? undefined : replacements[term]
}
