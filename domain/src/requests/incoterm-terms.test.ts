import { expect, test } from 'vitest'
import { costsOf, costWords, incotermTerms, likelySide } from '#requests/incoterm-terms.ts'
import { advisedTerm, incoterms } from '#requests/incoterms.ts'

test('each term has a short sentence on who pays and one on the risk', () => {
  for (const term of incoterms) {
    const { pays, risk } = incotermTerms[term]
    for (const sentence of [pays, risk]) {
      expect(sentence).toMatch(/^[A-ZÇĞİÖŞÜ].*\.$/)
      expect(sentence.length).toBeLessThanOrEqual(115)
    }
    expect(risk).toMatch(/geçer\.$/)
  }
})

test('every cost is paid by one side; insurance only where the term demands it', () => {
  for (const term of incoterms) {
    const [seller, buyer] = [costsOf(term, 'seller'), costsOf(term, 'buyer')]
    expect(seller.filter((cost) => buyer.includes(cost))).toEqual([])
    const all = new Set([...seller, ...buyer, 'insurance'])
    expect(all.size).toBe(Object.keys(costWords).length)
    expect(buyer).not.toContain('insurance')
    expect(seller.includes('insurance')).toBe(term === 'CIF' || term === 'CIP')
  }
})

test('who pays the freight, by term', () => {
  const payers = incoterms.map((term) => `${term} ${costsOf(term, 'seller').includes('freight') ? 'S' : 'B'}`)
  expect(payers.join(', ')).toBe(
    'EXW B, FCA B, CPT S, CIP S, DAP S, DPU S, DDP S, FAS B, FOB B, CFR S, CIF S',
  )
  expect(costsOf('FOB', 'seller')).toEqual(['pickup', 'export_customs', 'origin_handling'])
  expect(costsOf('FOB', 'buyer')).toEqual(['freight', 'destination_handling', 'import_customs', 'delivery'])
  expect(costsOf('DAP', 'buyer')).toEqual(['import_customs'])
  expect(costsOf('DDP', 'buyer')).toEqual([])
  expect(costsOf('EXW', 'seller')).toEqual([])
})

test('who exports sells, who imports buys, and of the others nobody knows', () => {
  expect(likelySide('TR', 'DE')).toBe('seller')
  expect(likelySide('CN', 'TR')).toBe('buyer')
  expect(likelySide('CN', 'DE')).toBeUndefined()
  expect(likelySide('TR', 'TR')).toBeUndefined()
  expect(likelySide(undefined, 'TR')).toBe('buyer')
})

test('a term of ships gets its twin: needed by air and land, advised for containers, left alone for bulk', () => {
  expect(advisedTerm('FOB', 'air', false)).toEqual({ term: 'FCA', why: 'sea_only' })
  expect(advisedTerm('CIF', 'land', false)).toEqual({ term: 'CIP', why: 'sea_only' })
  expect(advisedTerm('FOB', 'sea', true)).toEqual({ term: 'FCA', why: 'container' })
  expect(advisedTerm('CFR', 'sea', true)).toEqual({ term: 'CPT', why: 'container' })
  expect(advisedTerm('FOB', 'sea', false)).toBeUndefined()
  expect(advisedTerm('DAP', 'sea', true)).toBeUndefined()
  expect(advisedTerm('FCA', 'air', false)).toBeUndefined()
})
