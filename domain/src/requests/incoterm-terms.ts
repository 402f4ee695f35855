/**
 * Who pays what under each of the Incoterms 2020, and where the risk passes. Without zod.
 *
 * The duties of seller and buyer, where the risk passes and the cover of CIF and CIP are as trade guides print the rules
 * (certainty: secondary source). Who pays the handling at the terminals is settled by the contract of carriage as much as by the
 * term; what stands here is the usual reading (certainty: unverified), to be corrected in this table.
 */
import type { Incoterm } from '#requests/incoterms.ts'

/** In the order in which goods meet them. Customs is the clearing of the goods: duties and taxes are no service that anybody quotes. */
export const costWords = {
  pickup: 'ön taşıma',
  export_customs: 'ihracat gümrük işlemleri',
  origin_handling: 'çıkış terminal masrafı',
  freight: 'ana navlun',
  insurance: 'sigorta',
  destination_handling: 'varış terminal masrafı',
  import_customs: 'ithalat gümrük işlemleri',
  delivery: 'son taşıma',
} as const
export type Cost = keyof typeof costWords

type Term = {
  /** One sentence: who pays what. */
  pays: string
  /** One sentence: where the risk passes. */
  risk: string
  /** What the seller pays; the buyer pays the rest. Insurance is nobody's duty unless it stands here. */
  seller: readonly Cost[]
}

const toTheShip = ['pickup', 'export_customs', 'origin_handling'] as const
const toThePort = [...toTheShip, 'freight'] as const
const toTheDoor = [...toThePort, 'destination_handling', 'delivery'] as const
const onBoard = 'Risk, yük çıkış limanında gemiye konunca geçer.'
const firstCarrier = 'Risk, yük ilk taşıyıcıya teslim edilince geçer.'
const beforeUnloading = 'Risk, yük varış adresinde boşaltılmadan geçer.'

export const incotermTerms: Record<Incoterm, Term> = {
  EXW: {
    pays: 'Satıcı yükü kendi kapısında hazır eder; yükleme, taşıma ve bütün gümrükler alıcınındır.',
    risk: 'Risk, satıcının kapısında geçer.',
    seller: [],
  },
  FCA: {
    pays: 'Satıcı ihracat gümrüğünü yapar ve yükü alıcının taşıyıcısına teslim eder; ana navlun alıcınındır.',
    risk: 'Risk, yük bu taşıyıcıya teslim edilince geçer.',
    seller: ['pickup', 'export_customs'],
  },
  CPT: {
    pays: 'Satıcı adı yazılan yere kadar navlunu öder; sigorta ve varış masrafları alıcınındır.',
    risk: firstCarrier,
    seller: toThePort,
  },
  CIP: {
    pays: 'Satıcı adı yazılan yere kadar navlunu ve geniş sigortayı (ICC A) öder; varış masrafları alıcınındır.',
    risk: firstCarrier,
    seller: [...toThePort, 'insurance'],
  },
  DAP: {
    pays: 'Satıcı yükü varış adresine kadar getirir; boşaltma, ithalat gümrüğü ve vergiler alıcınındır.',
    risk: beforeUnloading,
    seller: toTheDoor,
  },
  DPU: {
    pays: 'Satıcı yükü varış adresine getirir ve boşaltır; ithalat gümrüğü ve vergiler alıcınındır.',
    risk: 'Risk, yük varış adresinde boşaltılınca geçer.',
    seller: toTheDoor,
  },
  DDP: {
    pays: 'Satıcı yükü varış adresine kadar getirir; ithalat gümrüğü ve vergiler de onundur.',
    risk: beforeUnloading,
    seller: [...toTheDoor, 'import_customs'],
  },
  FAS: {
    pays: 'Satıcı yükü geminin yanına getirir ve ihracat gümrüğünü yapar; yükleme ve navlun alıcınındır.',
    risk: 'Risk, yük geminin yanına konunca geçer.',
    seller: ['pickup', 'export_customs'],
  },
  FOB: {
    pays: 'Satıcı yükü gemiye kadar getirir ve ihracat gümrüğünü yapar; navlun alıcınındır.',
    risk: onBoard,
    seller: toTheShip,
  },
  CFR: {
    pays: 'Satıcı varış limanına kadar navlunu öder; sigorta ve varış masrafları alıcınındır.',
    risk: onBoard,
    seller: toThePort,
  },
  CIF: {
    pays: 'Satıcı varış limanına kadar navlunu ve asgari sigortayı (ICC C) öder; varış masrafları alıcınındır.',
    risk: onBoard,
    seller: [...toThePort, 'insurance'],
  },
}

export type Side = 'seller' | 'buyer'

/** What this side pays, and so what it may ask a forwarder for. */
export function costsOf(term: Incoterm, side: Side): Cost[] {
  const { seller } = incotermTerms[term]
  const all = Object.keys(costWords) as Cost[]
  return all.filter((cost) => {
    const isSellers = seller.includes(cost)
    if (cost === 'insurance' && !isSellers) return false
    return isSellers === (side === 'seller')
  })
}

/**
 * Which side our customer most likely is: who sends goods abroad sells them, who has them brought buys them. Undefined for what neither
 * begins nor ends at home. Nobody asks the customer, so a reader is told that it is an assumption.
 */
export function likelySide(
  origin: string | undefined,
  destination: string | undefined,
  home = 'TR',
): Side | undefined {
  if (origin === destination) return undefined
  if (origin === home) return 'seller'
  return destination === home ? 'buyer' : undefined
}
