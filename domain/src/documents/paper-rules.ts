/**
 * The papers of the trade: which a shipment needs, from whom, by when and how surely. The usual practice, said so; what depends on the goods
 * themselves is only a reminder and is never missing. `checklist.ts` asks it of one shipment.
 */
import type { Paper } from '#documents/papers.ts'

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

export type Lane = 'domestic' | 'export' | 'import' | 'cross'
/** What a shipment must be for a rule to hold; all that is named. */
export type When = {
  modes?: readonly ('sea' | 'air' | 'land')[]
  lanes?: readonly Lane[]
  /** The country at the other end. */
  partner?: 'customs_union' | 'free_trade' | 'other'
  terms?: readonly string[]
  cargo?: readonly string[]
  inContainers?: true
}
export type PaperRule = {
  paper: Paper
  from: PaperSource
  certainty: Certainty
  /** So many days after the goods leave or arrive; before, where negative. */
  by: readonly ['departure' | 'arrival', number]
  when: When
  why: string
}

const abroad = { lanes: ['export', 'import', 'cross'] } as const

/** In the order in which a shipment needs them. */
export const paperRules: readonly PaperRule[] = [
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
