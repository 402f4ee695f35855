/** Which papers one shipment needs, by its mode, its lane, its delivery term and its goods, and which of them are there. */
import type { DocumentType, ReviewState } from '#documents/document-kinds.ts'
import { type Certainty, type Lane, type PaperSource, paperRules, type When } from '#documents/paper-rules.ts'
import { type Paper, papers } from '#documents/papers.ts'
import { customsUnion, freeTrade, home } from '#documents/trade-partners.ts'
import { daysLater } from '#values/istanbul-time.ts'

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
  return paperRules
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
