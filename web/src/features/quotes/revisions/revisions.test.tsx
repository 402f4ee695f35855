/** Revisions on the quote page: making one, being led to the one that exists, and what differs between two. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aLine, aQuote, quoteDesk } from '#testing/a-quote.ts'
import { problem } from '#testing/answer-calls.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'

const address = `/staff/quotes/${aQuote.id}`
const sent = { ...aQuote, status: 'sent' as const, sent_at: aQuote.created_at }
const next = aLine(61).id
const bar = page.getByRole('toolbar', { name: 'Teklif işlemleri' })
const dialog = page.getByRole('dialog', { name: 'Revizyon oluştur' })

const head = (id: string, revision: number, total: string) => ({
  id,
  revision,
  status: revision === 1 ? 'sent' : 'draft',
  sent_at: revision === 1 ? aQuote.created_at : null,
  created_at: aQuote.created_at,
  total,
  currency: 'EUR',
  revision_notes: revision === 1 ? '' : 'Navlun düştü',
  margin_percent: '18.00',
})
const [first, second] = [head(aQuote.id, 1, '1250.00'), head(next, 2, '1100.00')]

test('a sent quote is revised with a note, and the new draft opens', async () => {
  let asked: unknown
  const draft = { ...aQuote, id: next, revision: 2 }
  const { address: shown } = await openApp(
    address,
    quoteDesk(sent, {
      'POST /staff/quote-revisions': async (request: Request) => {
        asked = await request.json()
        return { id: next, quote_no: aQuote.quote_no, revision: 2 }
      },
      [`GET /staff/quotes/${next}`]: draft,
      [`GET /staff/quotes/${next}/events`]: { events: [] },
      [`GET /staff/quotes/${next}/revisions`]: { revisions: [second, first] },
      [`POST /staff/quotes/${next}/editing`]: { ok: true },
    }).answers,
  )
  await bar.getByRole('button', { name: 'Revizyon' }).click()
  await dialog.getByLabelText('Revizyon notu').fill('Navlun düştü')
  await dialog.getByRole('button', { name: 'Revizyon oluştur' }).click()
  await expect.poll(shown).toBe(`/staff/quotes/${next}`)
  expect(asked).toEqual({ quote_id: aQuote.id, notes: 'Navlun düştü' })
  await expect.element(page.getByText('Revizyon Oluşturuldu')).toBeVisible()
  await expect.element(page.getByText('Navlun düştü')).toBeVisible()
})

test('a draft that somebody has begun is led to', async () => {
  const refused = () =>
    problem(409, 'UNSENT_EXISTS', 'Bu talebin hazırlanan bir teklifi zaten var.', { id: next })
  await openApp(address, quoteDesk(sent, { 'POST /staff/quote-revisions': refused }).answers)
  await bar.getByRole('button', { name: 'Revizyon' }).click()
  await dialog.getByRole('button', { name: 'Revizyon oluştur' }).click()
  await expect.element(dialog.getByText('Revizyon oluşturulamadı')).toBeVisible()
  await expect
    .element(dialog.getByRole('link', { name: 'Hazırlanan teklife git' }))
    .toHaveAttribute('href', `/staff/quotes/${next}`)
})

test('a draft itself is not revised', async () => {
  await openApp(address, quoteDesk().answers)
  await expect.element(bar.getByRole('button', { name: 'Kopyala' })).toBeVisible()
  expect(bar.getByRole('button', { name: 'Revizyon' }).query()).toBeNull()
})

test.each(['desktop', 'phone'] as const)('the difference is told line by line on a %s', async (screen) => {
  const line = aLine(1)
  const difference = {
    quote_no: aQuote.quote_no,
    before: first,
    after: second,
    fields: [{ field: 'pod', before: 'Hamburg', after: 'Rotterdam' }],
    lines: [
      {
        change: 'changed',
        before: { ...line, title: 'Deniz navlunu', quantity: '1', unit_price: '1250' },
        after: { ...line, title: 'Deniz navlunu', quantity: '1', unit_price: '1050' },
        fields: ['unit_price'],
      },
      {
        change: 'added',
        before: null,
        after: { ...aLine(2), title: 'Sigorta', is_optional: true },
        fields: [],
      },
    ],
  }
  const { address: present } = await openApp(
    address,
    quoteDesk(sent, {
      [`GET /staff/quotes/${aQuote.id}/revisions`]: { revisions: [second, first] },
      [`GET /staff/quotes/${aQuote.id}/difference`]: difference,
    }).answers,
    screen,
  )
  await page.getByRole('button', { name: 'Rev. 1 ile farkı' }).click()
  const shown = page.getByRole('dialog', { name: 'Revizyon farkı' })
  await expect.element(shown.getByText('150,00 € daha ucuz')).toBeVisible()
  await expect.element(shown.getByText('Birim fiyat: 1.250,00 € → 1.050,00 €')).toBeVisible()
  await expect.element(shown.getByText('Rotterdam')).toBeVisible()
  await expect.element(shown.getByText('Eklendi')).toBeVisible()
  await expect.element(shown.getByText('(isteğe bağlı)')).toBeVisible()
  await expectAccessible()
  expectNoSidewaysScroll()
  await expect.poll(present).toBe(`${address}?compare=${first.id}&with=${second.id}`)
  history.back()
  await expect.element(shown).not.toBeInTheDocument()
  await expect.poll(present).toBe(address)
})
