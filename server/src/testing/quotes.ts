/** Quotes for tests: made through the API, like everything else. */
import { randomUUID } from 'node:crypto'
import type { QuoteChangesInput } from '@kervan/domain/quotes/quote-changes.ts'
import type { QuoteLine } from '@kervan/domain/quotes/quote-content.ts'
import type { QuoteDocument } from '@kervan/domain/quotes/quote-document.ts'
import type { SignedIn, TestServer } from '#testing/test-server.ts'

export function quoteItem(more: Partial<QuoteLine> = {}): QuoteLine {
  return {
    id: randomUUID(),
    kind: 'ocean',
    title: 'Deniz navlunu',
    description: '',
    quantity: '1',
    unit: 'container',
    unit_price: '1000',
    currency: 'EUR',
    is_optional: false,
    is_disbursement: false,
    tax_code: '311',
    unit_cost: null,
    cost_currency: 'EUR',
    ...more,
  }
}

export function manualQuote(more: object = {}) {
  const { id, ...item } = quoteItem()
  return {
    transport_mode: 'sea_fcl',
    cargo_details: { containers: [{ type: '40HC', qty: 2 }] },
    incoterm: 'FOB',
    currency: 'EUR',
    validity_days: 30,
    target_margin_pct: '18',
    pol: 'Mersin',
    pod: 'Hamburg',
    items: [item],
    ...more,
  }
}

/** For rows written past the API: what a quote of one amount, without tax, has besides it. */
export const writtenPrice = {
  columns: 'transport_mode, subtotal_amount, tax_amount, fx_source, fx_date, fx_rates',
  values: (amount: string | number, mode = "'sea_fcl'") =>
    `${mode}, ${amount}, 0, 'shipped', '2026-01-01', '{"EUR": "55.7981", "USD": "48.6116", "GBP": "64.6534"}'`,
}

export type Made = { id: string; quote_no: string; code?: string; data?: { id: string } }

export function quoteDesk(server: TestServer, staff: SignedIn) {
  const read = async (id: string) =>
    (await server.call<QuoteDocument>('GET', `/staff/quotes/${id}`, { as: staff })).body
  return {
    read,
    create: (form: object, headers = {}) =>
      server.call<Made>('POST', '/staff/quotes', { as: staff, body: manualQuote(form), headers }),
    save: (id: string, changes: Partial<QuoteChangesInput>) =>
      server.call<{ quote: QuoteDocument; conflicts: object[]; code?: string; message?: string }>(
        'PUT',
        `/staff/quotes/${id}`,
        { as: staff, body: changes },
      ),
  }
}
