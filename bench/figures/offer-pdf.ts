/** Making the PDF of an offer of 30 items in its thread, each with other figures; beside a running Chromium that opens the page of such an offer and prints it. */
import { surfaceHeader } from '@kervan/domain/access/roles.ts'
import { aLongOffer } from '@kervan/domain/testing/an-offer.ts'
import { demoCompany } from '@kervan/server/src/assembly/demo/demo-world.ts'
import { makePdf } from '@kervan/server/src/features/quotes/offer-pdf/make-pdf.ts'
import { manualQuote, quoteItem } from '@kervan/server/src/testing/quotes.ts'
import type { APIRequestContext } from 'playwright-core'
import type { Bench, Figure } from '../figure.ts'
import { mustHold, percentile, takeTurns } from '../harness.ts'
import { atMost, comparedLine, type Line, plainLine } from '../lines.ts'
import { freshContext, withDemo } from '../start-demo.ts'

export const offerPdf: Figure = { name: 'offer-pdf', take }

const items = 30
const made = 40
const printed = 5

async function take(bench: Bench): Promise<Line[]> {
  return withDemo(bench, async (demo) => {
    const context = await freshContext(demo, 'office')
    const id = await makeQuote(context.request, demo.origin)
    let seed = 0
    const make = async () => {
      // Words are kept between documents; figures are not the same twice.
      const offer = aLongOffer(items, {}, ++seed)
      const pdf = await makePdf({
        kind: 'offer',
        offer,
        letterhead: { company: demoCompany },
        options: { orientation: 'portrait', publicUrl: demo.origin },
      })
      mustHold(pdf.length > 10_000, 'the document is empty')
    }
    const print = async () => {
      const page = await context.newPage()
      await page.goto(`${demo.origin}/staff/quotes/${id}/offer`)
      await page.locator('article').waitFor()
      mustHold((await page.pdf({ format: 'A4' })).length > 10_000, 'the page prints nothing')
      await page.close()
    }
    const taken = await takeTurns(
      {
        ours: [{ name: 'make', round: () => p95Of(make, made) }],
        neighbours: [{ name: 'print', round: () => p95Of(print, printed) }],
      },
      { rounds: bench.rounds, watch: 'p95', warmUps: 1 },
    )
    const figure = `the PDF of an offer of ${items} items, p95`
    return [
      comparedLine({ figure, unit: 'ms', taken, metric: 'p95', ours: 'make', neighbour: 'print' }),
      plainLine({
        figure: `${figure}, by itself`,
        unit: 'ms',
        samples: taken.samples('make', 'p95'),
        pass: atMost(150, 'ms'),
      }),
    ]
  })
}

async function p95Of(work: () => Promise<void>, times: number): Promise<{ p95: number }> {
  const durations: number[] = []
  for (let time = 0; time < times; time += 1) {
    const start = performance.now()
    await work()
    durations.push(performance.now() - start)
  }
  return { p95: percentile(durations, 95) }
}

async function makeQuote(request: APIRequestContext, origin: string): Promise<string> {
  const { items: lines } = aLongOffer(items)
  const customer = {
    email: 'olcu@ornek.example',
    first_name: 'Ölçü',
    last_name: null,
    phone: null,
    company: null,
  }
  const answer = await request.fetch(`${origin}/api/staff/quotes`, {
    method: 'POST',
    headers: { origin, [surfaceHeader]: 'office' },
    data: {
      ...manualQuote({ new_customer: customer }),
      items: lines.map(
        ({ kind, title, description, quantity, unit, unit_price, currency, is_optional, tax_code }) => {
          const { id, ...line } = quoteItem({
            kind,
            title,
            description,
            quantity,
            unit,
            unit_price,
            currency,
            is_optional,
            tax_code,
          })
          return line
        },
      ),
    },
  })
  mustHold(answer.ok(), `the quote is answered ${answer.status()}`)
  return ((await answer.json()) as { id: string }).id
}
