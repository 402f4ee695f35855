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

const seaOnlySentence = (term: Incoterm) => `${term} yalnız deniz ve iç su yolu taşımaları içindir.`

const containerSentence = (term: Incoterm, advised: Incoterm) =>
  `Konteynerde ${term} yerine ${advised} önerilir: yük gemiye değil terminale teslim edilir.`

type Advice = {
  term: Incoterm
  /** It does not exist for this transport, or it does not fit what is handed over at a terminal. */
  why: 'sea_only' | 'container'
}

/** The term to use instead of one that is made for goods handed over at the ship's side. */
export function advisedTerm(
  term: Incoterm,
  shipmentType: 'sea' | 'air' | 'land',
  inContainer: boolean,
): Advice | undefined {
  const twin = replacements[term]
  if (!twin) return undefined
  if (shipmentType !== 'sea') return { term: twin, why: 'sea_only' }
  return inContainer ? { term: twin, why: 'container' } : undefined
}

export const adviceSentence = (term: Incoterm, { term: advised, why }: Advice) =>
  why === 'sea_only'
    ? `${seaOnlySentence(term)} Bu taşımada ${advised} kullanılır.`
    : containerSentence(term, advised)

/** What goes by sea is in a box of its own or shares one, unless it is bulk or break bulk. */
export function isInContainer(goods: { shipment_type: string; service_type: string }): boolean {
  return goods.shipment_type === 'sea' && !['BULK', 'BREAKBULK'].includes(goods.service_type)
}
