import { expect, test } from 'vitest'
import { type QuoteFile, quoteFileFormat, quoteFileVersion } from '#features/quotes/import/quote-file.ts'
import { quoteFileProblems, readQuoteFile, readQuoteText } from '#features/quotes/import/read-quote-file.ts'
import { newQuoteDraft } from '#features/quotes/manual/quote-draft.ts'

const { request_id, customer_source, customer_id, customer_name, ...quote } = newQuoteDraft()
const file: QuoteFile = {
  format: quoteFileFormat,
  version: quoteFileVersion,
  id: 'x',
  made_at: '2026-11-18T09:30:00.000Z',
  quote,
  rates: { date: '2026-11-18', try_per: { EUR: '55.7981', USD: '48.1', GBP: '63.2' } },
  total: { currency: 'USD', amount: '1298.50' },
}
const read = (more: object) => readQuoteText(JSON.stringify({ ...file, ...more }))

test('what the offline file writes is read whole', () => {
  expect(read({})).toEqual({ file })
})

test('a number that is too precise for its field does not spoil the file', () => {
  const items = quote.items.map((line) => ({ ...line, unit_price: '0.12345678' }))
  const cargo_details = { ...quote.cargo_details, weight_kg: '1850.12345678' }
  expect(read({ quote: { ...quote, items, cargo_details } })).toEqual({
    file: { ...file, quote: { ...quote, items, cargo_details } },
  })
})

test('another file, another version and a broken one are refused with a sentence each', () => {
  for (const text of ['', 'null', '[]', '{"a":1}', '<html>', '{"format":"kervan-teklif2","version":1}'])
    expect(readQuoteText(text)).toEqual({ problem: quoteFileProblems.otherFile })
  expect(read({ version: 2 })).toEqual({ problem: quoteFileProblems.newer })
  expect(read({ version: 0 })).toEqual({ problem: quoteFileProblems.older })
  expect(read({ version: '1' })).toEqual({ problem: quoteFileProblems.broken })
  expect(read({ quote: undefined })).toEqual({ problem: quoteFileProblems.broken })
})

test.each([
  { items: [] },
  { items: Array.from({ length: 51 }, () => quote.items[0]) },
  { transport_mode: 'rail' },
  { currency: '<script>' },
  { pol: 'x'.repeat(81) },
  { validity_days: '1e9' },
  { items: [{ ...quote.items[0], unit_price: '-5' }] },
  { items: [{ ...quote.items[0], quantity: 'NaN' }] },
  { new_customer: { company: {} } },
  { cargo_details: null },
])('%j is no quote', (part) => {
  expect(read({ quote: { ...quote, ...part } })).toEqual({ problem: quoteFileProblems.broken })
})

test('what is not asked for is left behind', () => {
  const found = read({ quote: { ...quote, customer_id: 'somebody', request_id: 'theirs' } })
  expect(found).toEqual({ file })
  expect(readQuoteText('{"format":"kervan-teklif","version":1,"__proto__":{"polluted":true}}')).toEqual({
    problem: quoteFileProblems.broken,
  })
})

test('a file that is no quote by its size alone is not read', async () => {
  expect(await readQuoteFile(new Blob(['x'.repeat(300_000)]))).toEqual({
    problem: quoteFileProblems.tooLarge,
  })
})
