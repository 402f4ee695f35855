/** The papers that a shipment may need, each with the type under which it is kept. Without zod. */
import type { DocumentType } from '#documents/document-kinds.ts'

export const papers = {
  commercial_invoice: { word: 'Ticari fatura', type: 'invoice' },
  packing_list: { word: 'Çeki listesi', type: 'packing_list' },
  bill_of_lading: { word: 'Konşimento', type: 'other' },
  air_waybill: { word: 'Hava konşimentosu', type: 'other' },
  cmr: { word: 'CMR taşıma senedi', type: 'other' },
  tir_carnet: { word: 'TIR karnesi', type: 'customs' },
  export_declaration: { word: 'İhracat beyannamesi', type: 'customs' },
  import_declaration: { word: 'İthalat beyannamesi', type: 'customs' },
  transit_declaration: { word: 'Transit beyannamesi (T1)', type: 'customs' },
  customs_power: { word: 'Gümrük vekâletnamesi', type: 'customs' },
  atr: { word: 'A.TR dolaşım belgesi', type: 'certificate' },
  eur1: { word: 'EUR.1 dolaşım belgesi', type: 'certificate' },
  origin_certificate: { word: 'Menşe şahadetnamesi', type: 'certificate' },
  insurance_policy: { word: 'Nakliyat sigorta poliçesi', type: 'insurance' },
  vgm: { word: 'VGM (doğrulanmış brüt ağırlık) beyanı', type: 'certificate' },
  dangerous_goods: { word: 'Tehlikeli madde beyanı', type: 'certificate' },
  safety_sheet: { word: 'Güvenlik bilgi formu (MSDS)', type: 'certificate' },
  temperature_instructions: { word: 'Sıcaklık talimatı', type: 'other' },
  proof_of_delivery: { word: 'Teslim tutanağı', type: 'other' },
} as const satisfies Record<string, { word: string; type: DocumentType }>

export type Paper = keyof typeof papers
export const paperKinds = Object.keys(papers) as [Paper, ...Paper[]]
