/**
 * Which papers a shipment needs, from whom, by when and how surely: by its mode, its lane, its delivery term and its goods. The table is
 * the usual practice of the trade, said so; what depends on the goods themselves is only a reminder and is never missing.
 */
import type { DocumentType, ReviewState } from '#documents/document-kinds.ts'
import { type Paper, papers } from '#documents/papers.ts'
import { customsUnion, freeTrade, home } from '#documents/trade-partners.ts'
import { daysLater } from '#values/istanbul-time.ts'

export const paperSources = ['customer', 'us', 'carrier', 'broker'] as const
/** Who has the paper to give. */
export type PaperSource = (typeof paperSources)[number]
export const paperSourceWords: Record<PaperSource, string> = {
  customer: 'Sizden',
  us: 'Bizden',
  carrier: 'Taşıyıcıdan',
  broker: 'Gümrük müşavirinden',
}

export const certainties = ['law', 'usual', 'depends'] as const
export type Certainty = (typeof certainties)[number]
export const certaintyWords: Record<Certainty, string> = {
  law: 'Zorunlu',
  usual: 'Genellikle gerekir',
  depends: 'Ürüne göre değişir',
}

export type ChecklistFacts = {
  mode: 'sea' | 'air' | 'land'
  incoterm: string | null
  /** Codes of countries; empty where unknown. */
  origin: string
  destination: string
  cargo: string | null
  inContainers: boolean
  /** Days, where they are known. */
  departure: string | null
  arrival: string | null
}

type Lane = 'domestic' | 'export' | 'import' | 'cross'
type When = {
  modes?: readonly ChecklistFacts['mode'][]
  lanes?: readonly Lane[]
  /** The country at the other end. */
  partner?: 'customs_union' | 'free_trade' | 'other'
  terms?: readonly string[]
  cargo?: readonly string[]
  inContainers?: true
}
type Rule = {
  paper: Paper
  from: PaperSource
  certainty: Certainty
  /** So many days after the goods leave or arrive; before, where negative. */
  by: readonly ['departure' | 'arrival', number]
  when: When
  why: string
}

const abroad = { lanes: ['export', 'import', 'cross'] } as const

const rules: readonly Rule[] = [
  {
    paper: 'commercial_invoice',
    from: 'customer',
    certainty: 'law',
    by: ['departure', -1],
    when: abroad,
    why: 'Gümrük beyanı faturaya göre yapılır.',
  },
  {
    paper: 'packing_list',
    from: 'customer',
    certainty: 'usual',
    by: ['departure', -1],
    when: {},
    why: 'Kapların sayısı ve ağırlığı taşıma belgesine buradan yazılır.',
  },
  {
    paper: 'dangerous_goods',
    from: 'customer',
    certainty: 'law',
    by: ['departure', -3],
    when: { cargo: ['dangerous'] },
    why: 'Tehlikeli maddeyi taşıyıcı bu beyan olmadan kabul etmez (ADR, IMDG, IATA DGR).',
  },
  {
    paper: 'safety_sheet',
    from: 'customer',
    certainty: 'usual',
    by: ['departure', -3],
    when: { cargo: ['dangerous'] },
    why: 'Taşıyıcı maddeyi bu formla değerlendirir.',
  },
  {
    paper: 'temperature_instructions',
    from: 'customer',
    certainty: 'usual',
    by: ['departure', -1],
    when: { cargo: ['reefer'] },
    why: 'Soğutucu bu talimata göre ayarlanır.',
  },
  {
    paper: 'vgm',
    from: 'customer',
    certainty: 'law',
    by: ['departure', -1],
    when: { modes: ['sea'], inContainers: true },
    why: 'Tartılmamış konteyner gemiye yüklenmez (SOLAS).',
  },
  {
    paper: 'insurance_policy',
    from: 'customer',
    certainty: 'usual',
    by: ['departure', 0],
    when: { terms: ['CIF', 'CIP'] },
    why: 'CIF ve CIP teslimde malı satıcı sigortalatır.',
  },
  {
    paper: 'export_declaration',
    from: 'broker',
    certainty: 'law',
    by: ['departure', 0],
    when: { lanes: ['export'] },
    why: 'Mal Türkiye’den bu beyanla çıkar.',
  },
  {
    paper: 'atr',
    from: 'broker',
    certainty: 'usual',
    by: ['departure', 0],
    when: { lanes: ['export', 'import'], partner: 'customs_union' },
    why: 'Gümrük Birliği’nde serbest dolaşımdaki mal bununla vergisiz girer.',
  },
  {
    paper: 'eur1',
    from: 'broker',
    certainty: 'depends',
    by: ['departure', 0],
    when: { lanes: ['export', 'import'], partner: 'free_trade' },
    why: 'Serbest ticaret anlaşmasındaki indirim için menşe bununla gösterilebilir.',
  },
  {
    paper: 'origin_certificate',
    from: 'customer',
    certainty: 'depends',
    by: ['departure', 0],
    when: { lanes: ['export', 'import'], partner: 'other' },
    why: 'Alıcının ülkesi malın menşeini isteyebilir.',
  },
  {
    paper: 'bill_of_lading',
    from: 'us',
    certainty: 'law',
    by: ['arrival', -3],
    when: { modes: ['sea'] },
    why: 'Mal limandan konşimentoyla çekilir.',
  },
  {
    paper: 'air_waybill',
    from: 'us',
    certainty: 'law',
    by: ['departure', 0],
    when: { modes: ['air'] },
    why: 'Uçuşun taşıma senedi.',
  },
  {
    paper: 'cmr',
    from: 'us',
    certainty: 'law',
    by: ['departure', 0],
    when: { modes: ['land'], ...abroad },
    why: 'Uluslararası kara taşımasının senedi (CMR Sözleşmesi).',
  },
  {
    paper: 'transit_declaration',
    from: 'us',
    certainty: 'usual',
    by: ['departure', 0],
    when: { modes: ['land'], lanes: ['export', 'import'], partner: 'customs_union' },
    why: 'Araç transit ülkelerden bununla geçer; TIR karnesi kullanılırsa gerekmez.',
  },
  {
    paper: 'tir_carnet',
    from: 'carrier',
    certainty: 'depends',
    by: ['departure', 0],
    when: { modes: ['land'], ...abroad },
    why: 'Araç gümrüklerden mühürlü geçerse kullanılır.',
  },
  {
    paper: 'customs_power',
    from: 'customer',
    certainty: 'usual',
    by: ['arrival', -3],
    when: { lanes: ['import'] },
    why: 'İthalat beyanını müşavir bu vekâletle verir.',
  },
  {
    paper: 'import_declaration',
    from: 'broker',
    certainty: 'law',
    by: ['arrival', 3],
    when: { lanes: ['import'] },
    why: 'Mal Türkiye’ye bu beyanla girer.',
  },
  {
    paper: 'proof_of_delivery',
    from: 'us',
    certainty: 'usual',
    by: ['arrival', 2],
    when: { terms: ['DAP', 'DPU', 'DDP'] },
    why: 'Kapı tesliminde alıcının imzası.',
  },
]

export type NeededPaper = {
  paper: Paper
  document_type: DocumentType
  from: PaperSource
  certainty: Certainty
  why: string
  /** The day; null while it is not known when the goods leave or arrive. */
  due: string | null
}

/** In the order of the table. */
export function neededPapers(facts: ChecklistFacts): NeededPaper[] {
  return rules
    .filter(({ when }) => applies(when, facts))
    .map(({ paper, from, certainty, why, by: [moment, days] }) => {
      const day = facts[moment]
      const { type } = papers[paper]
      return { paper, document_type: type, from, certainty, why, due: day && daysLater(day, days) }
    })
}

function applies(when: When, facts: ChecklistFacts): boolean {
  const { modes, lanes, partner, terms, cargo, inContainers } = when
  return (
    (modes?.includes(facts.mode) ?? true) &&
    (lanes?.includes(laneOf(facts)) ?? true) &&
    (partner === undefined || partner === partnerOf(facts)) &&
    (terms === undefined || terms.includes(facts.incoterm ?? '')) &&
    (cargo === undefined || cargo.includes(facts.cargo ?? '')) &&
    (inContainers === undefined || facts.inContainers)
  )
}

/** Where an end is unknown it is taken for abroad: a paper too many is asked about, one too few is missed. */
function laneOf({ origin, destination }: ChecklistFacts): Lane {
  if (origin === home && destination === home) return 'domestic'
  if (origin === home) return 'export'
  return destination === home ? 'import' : 'cross'
}

function partnerOf(facts: ChecklistFacts): 'customs_union' | 'free_trade' | 'other' {
  const partner = facts.origin === home ? facts.destination : facts.origin
  if (customsUnion.includes(partner)) return 'customs_union'
  return freeTrade.includes(partner) ? 'free_trade' : 'other'
}

export const paperStates = ['missing', 'refused', 'waiting', 'verified'] as const
export type PaperState = (typeof paperStates)[number]
export const paperStateWords: Record<PaperState, string> = {
  missing: 'Eksik',
  refused: 'Reddedildi',
  waiting: 'İnceleniyor',
  verified: 'Onaylandı',
}

export type KeptDocument = {
  id: string
  document_type: DocumentType
  paper: Paper | null
  review: ReviewState
}
export type ChecklistItem = NeededPaper & {
  state: PaperState
  /** The documents that count for it. */
  document_ids: string[]
  is_overdue: boolean
}

/** The best of its documents speaks for a paper. One that names no paper counts where its type leaves no doubt. */
export function checklistOf(
  facts: ChecklistFacts,
  documents: readonly KeptDocument[],
  today: string,
): ChecklistItem[] {
  const needed = neededPapers(facts)
  const paperOfType = (type: DocumentType) => {
    const [only, another] = needed.filter(({ document_type }) => document_type === type)
    return another ? undefined : only?.paper
  }
  return needed.map((item) => {
    const counting = documents.filter(
      ({ paper, document_type }) => (paper ?? paperOfType(document_type)) === item.paper,
    )
    const state = paperStates.findLast((each) => counting.some(({ review }) => review === each)) ?? 'missing'
    const isLacking = state === 'missing' || state === 'refused'
    return {
      ...item,
      state,
      document_ids: counting.map(({ id }) => id),
      is_overdue: isLacking && item.certainty !== 'depends' && item.due !== null && item.due < today,
    }
  })
}
