/** The office's list of quotes: many of them reminded at once, with what was refused and why. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aQuote } from '#testing/a-quote.ts'
import { problem } from '#testing/answer-calls.ts'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'
import { asStaff } from '#testing/signed-in.ts'

const row = (end: number, status: string) => ({
  ...aQuote,
  id: aQuote.id.replace(/\d\d$/, String(end)),
  quote_no: `KRV-2026-0001${end}`,
  title: 'Mersin – Hamburg',
  status,
  shipment_type: 'sea',
  owner_id: null,
  owner_name: '',
  due_at: null,
  total_amount: '2360.00',
  margin_pct: '18.00',
  margin_state: 'on_target',
  sent_at: '2026-11-16T10:00:00.000Z',
  answered_at: null,
  rejection_reason: null,
})
const [open, viewed, won] = [row(31, 'sent'), row(32, 'viewed'), row(33, 'accepted')]
const reminder = ({ id }: { id: string }) => `/staff/quotes/${id}/reminder`
const selected = page.getByRole('region', { name: 'Seçilenler' })
const question = page.getByRole('alertdialog')

function list(more: object = {}) {
  return openApp(
    '/staff/quotes',
    asStaff({
      'GET /staff/quotes': { items: [open, viewed, won], next_cursor: null },
      'GET /staff/quote-owners': { people: [] },
      'GET /saved-views': { views: [] },
      ...more,
    }),
  )
}

async function selectAll() {
  await expect.poll(() => document.querySelectorAll('[data-row]').length).toBe(3)
  await page.getByRole('checkbox', { name: 'Tümünü seç' }).click()
  await expect.element(selected).toMatchTextContent('3 teklif seçildi')
}

test('customers of several quotes are reminded at once; one that does not wait says so and stays selected', async () => {
  const done = { send_at: '2099-11-17T11:00:00.000Z' }
  const { calls } = await list({
    [`POST ${reminder(open)}`]: done,
    [`POST ${reminder(viewed)}`]: done,
    [`POST ${reminder(won)}`]: () =>
      problem(409, 'NOT_OPEN', 'Bu teklif artık müşterinin yanıtını beklemiyor.'),
  })
  await selectAll()
  const sent = () =>
    calls.filter(({ method }) => method === 'POST').map(({ url }) => new URL(url).pathname.slice(4))
  await selected.getByRole('button', { name: '24 saat sonra hatırlat' }).click()
  await expect.element(question).toMatchTextContent('3 teklif için hatırlatılsın mı?')
  await expect.element(question).toMatchTextContent('24 saat sonra bir e-posta gider')
  await expectAccessible()
  expect(sent()).toEqual([])
  await question.getByRole('button', { name: '24 saat sonra hatırlat' }).click()
  await expect
    .element(selected)
    .toMatchTextContent('2 teklif için hatırlatma zamanlandı, 1 teklif için hatırlatma zamanlanamadı.')
  await expect
    .element(selected)
    .toMatchTextContent(`${won.quote_no} Rev. 1: Bu teklif artık müşterinin yanıtını beklemiyor.`)
  expect(sent().sort()).toEqual([open, viewed, won].map(reminder))
  await selected.getByRole('button', { name: 'Kapat' }).click()
  await expect.element(selected).toMatchTextContent('1 teklif seçildi')
})

test('a question that is left reminds nobody', async () => {
  const { calls } = await list()
  await selectAll()
  await selected.getByRole('button', { name: '24 saat sonra hatırlat' }).click()
  await question.getByRole('button', { name: 'Vazgeç' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(selected).toMatchTextContent('3 teklif seçildi')
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
})
