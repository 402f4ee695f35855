/** Typing into a quote of 200 lines with long texts: from the key to the paint, beside typing into a quote of one line. */
import { surfaceHeader } from '@kervan/domain/access/roles.ts'
import type { QuoteDocument } from '@kervan/domain/quotes/quote-document.ts'
import { quoteLimits } from '@kervan/domain/quotes/quote-options.ts'
import { manualQuote, quoteItem } from '@kervan/server/src/testing/quotes.ts'
import type { APIRequestContext, Page } from 'playwright-core'
import type { Bench, Figure } from '../figure.ts'
import { mustHold, takeTurns } from '../harness.ts'
import { keyToPaint } from '../key-to-paint.ts'
import { atMost, comparedLine, type Line, plainLine } from '../lines.ts'
import { freshContext, withDemo } from '../start-demo.ts'

export const quoteTyping: Figure = { name: 'quote-typing', take }

async function take(bench: Bench): Promise<Line[]> {
  return withDemo(bench, async (demo) => {
    const context = await freshContext(demo, 'office')
    const open = async (lines: number) => {
      const { id } = await makeQuote(context.request, demo.origin, lines)
      const page = await context.newPage()
      await page.goto(`${demo.origin}/staff/quotes/${id}`)
      return page
    }
    const [long, short] = [await open(quoteLimits.items), await open(1)]
    const sideOf = (name: string, page: Page) => ({
      name,
      round: () => keyToPaint(page, page.getByLabel('Birim fiyat').first()),
    })
    const taken = await takeTurns(
      { ours: [sideOf('200 lines', long)], neighbours: [sideOf('one line', short)] },
      { rounds: bench.rounds, watch: 'p95', warmUps: 1 },
    )
    const figure = 'key to paint in a quote of 200 lines, p95'
    return [
      comparedLine({ figure, unit: 'ms', taken, metric: 'p95', ours: '200 lines', neighbour: 'one line' }),
      plainLine({
        figure: `${figure}, by itself`,
        unit: 'ms',
        samples: taken.samples('200 lines', 'p95'),
        pass: atMost(50, 'ms'),
      }),
    ]
  })
}

async function makeQuote(request: APIRequestContext, origin: string, lines: number): Promise<QuoteDocument> {
  const call = async (method: string, path: string, data: object) => {
    const answer = await request.fetch(`${origin}/api${path}`, {
      method,
      data,
      headers: { origin, [surfaceHeader]: 'office' },
    })
    mustHold(answer.ok(), `${path} is answered ${answer.status()}`)
    return await answer.json()
  }
  const { id } = await call('POST', '/staff/quotes', {
    ...manualQuote(),
    new_customer: {
      email: 'olcu@ornek.example',
      first_name: 'Ölçü',
      last_name: null,
      phone: null,
      company: null,
    },
  })
  const currencies = ['EUR', 'USD', 'TRY', 'GBP'] as const
  const added = Array.from({ length: lines - 1 }, (_, place) =>
    quoteItem({
      title: `Kalem ${place}`,
      description: 'Uzun bir açıklama. '.repeat(40),
      unit_price: `9876543210.${place % 10}`,
      unit_cost: '1234567890.12',
      currency: currencies[place % currencies.length] ?? 'EUR',
      tax_code: place % 2 ? 'KDV20' : '311',
    }),
  )
  const notes = { from: '', to: 'Not. '.repeat(quoteLimits.text / 5) }
  const { quote } = await call('PUT', `/staff/quotes/${id}`, { added, fields: { notes } })
  mustHold(quote.items.length === lines, `the quote has ${quote.items.length} lines`)
  return quote
}
