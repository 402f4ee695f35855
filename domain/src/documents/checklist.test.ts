import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ChecklistFacts, checklistOf, neededPapers, paperStates } from '#documents/checklist.ts'
import { documentTypes, reviewStates } from '#documents/document-kinds.ts'
import { type Paper, paperKinds } from '#documents/papers.ts'

const toGermany: ChecklistFacts = {
  mode: 'sea',
  incoterm: 'FOB',
  origin: 'TR',
  destination: 'DE',
  cargo: 'general',
  inContainers: true,
  departure: '2026-03-10',
  arrival: '2026-03-24',
}
const needs = (change: Partial<ChecklistFacts>) =>
  neededPapers({ ...toGermany, ...change }).map(({ paper }) => paper)

test.each<[string, Partial<ChecklistFacts>, Paper[]]>([
  [
    'containers to Germany',
    {},
    ['commercial_invoice', 'packing_list', 'vgm', 'export_declaration', 'atr', 'bill_of_lading'],
  ],
  [
    'by air to Switzerland, insured by the seller',
    { mode: 'air', destination: 'CH', incoterm: 'CIP', inContainers: false },
    ['commercial_invoice', 'packing_list', 'insurance_policy', 'export_declaration', 'eur1', 'air_waybill'],
  ],
  [
    'by road from Italy to the door, dangerous',
    {
      mode: 'land',
      origin: 'IT',
      destination: 'TR',
      incoterm: 'DAP',
      cargo: 'dangerous',
      inContainers: false,
    },
    [
      ...(['commercial_invoice', 'packing_list', 'dangerous_goods', 'safety_sheet', 'atr', 'cmr'] as const),
      ...(['transit_declaration', 'tir_carnet', 'customs_power', 'import_declaration'] as const),
      'proof_of_delivery',
    ],
  ],
  ['at home', { mode: 'land', destination: 'TR', inContainers: false }, ['packing_list']],
  [
    'between two others',
    { origin: 'CN', destination: 'DE', inContainers: false },
    ['commercial_invoice', 'packing_list', 'bill_of_lading'],
  ],
])('%s', (_, change, expected) => {
  expect(needs(change)).toEqual(expected)
})

test('days follow from when the goods leave and arrive, and are unknown where that is', () => {
  const due = Object.fromEntries(neededPapers(toGermany).map(({ paper, due }) => [paper, due]))
  expect(due).toMatchObject({ commercial_invoice: '2026-03-09', bill_of_lading: '2026-03-21' })
  for (const { due } of neededPapers({ ...toGermany, departure: null, arrival: null })) expect(due).toBeNull()
})

test('a document counts for the paper that it names, or for the only one of its type', () => {
  const item = (paper: Paper, documents: Parameters<typeof checklistOf>[1]) =>
    checklistOf(toGermany, documents, '2026-03-01').find((each) => each.paper === paper)
  const invoice = { id: '1', document_type: 'invoice', paper: null, review: 'waiting' } as const
  expect(item('commercial_invoice', [invoice])).toMatchObject({ state: 'waiting', document_ids: ['1'] })
  // Of certificates two are needed, so that it must say which it is.
  const certificate = { ...invoice, document_type: 'certificate' } as const
  expect(item('atr', [certificate])?.state).toBe('missing')
  expect(item('atr', [{ ...certificate, paper: 'atr' }])?.state).toBe('waiting')
  expect(item('vgm', [{ ...certificate, paper: 'atr' }])?.state).toBe('missing')
})

const anyFacts = fc.record<ChecklistFacts>({
  mode: fc.constantFrom('sea', 'air', 'land'),
  incoterm: fc.constantFrom(null, 'EXW', 'FCA', 'FOB', 'CIF', 'CIP', 'DAP', 'DDP', 'DDU'),
  origin: fc.constantFrom('', 'TR', 'DE', 'CH', 'CN'),
  destination: fc.constantFrom('', 'TR', 'DE', 'CH', 'US'),
  cargo: fc.constantFrom(null, 'general', 'dangerous', 'reefer'),
  inContainers: fc.boolean(),
  departure: fc.constantFrom(null, '2026-03-10'),
  arrival: fc.constantFrom(null, '2026-03-24'),
})
const anyDocument = fc.record({
  id: fc.uuid(),
  document_type: fc.constantFrom(...documentTypes),
  paper: fc.constantFrom(null, ...paperKinds),
  review: fc.constantFrom(...reviewStates),
})

test('every paper once; a further document never makes one worse, and time alone makes it overdue', () => {
  fc.assert(
    fc.property(anyFacts, fc.array(anyDocument, { maxLength: 6 }), anyDocument, (facts, documents, more) => {
      const items = checklistOf(facts, documents, '2026-03-12')
      expect(new Set(items.map(({ paper }) => paper)).size).toBe(items.length)
      const later = checklistOf(facts, documents, '2026-09-01')
      const better = checklistOf(facts, [...documents, more], '2026-03-12')
      for (const [place, item] of items.entries()) {
        expect(paperStates.indexOf(better[place]?.state ?? 'missing')).toBeGreaterThanOrEqual(
          paperStates.indexOf(item.state),
        )
        if (item.is_overdue) {
          expect(later[place]?.is_overdue).toBe(true)
          expect(['missing', 'refused']).toContain(item.state)
          expect(item.certainty).not.toBe('depends')
        }
      }
    }),
  )
})
