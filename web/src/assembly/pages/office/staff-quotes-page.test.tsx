/** The office's list of quotes: many of them reminded at once, with what was refused and why. */
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
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

function list(more: object = {}, address = '/staff/quotes') {
  return openApp(
    address,
    asStaff({
      'GET /staff/quotes': { items: [open, viewed, won], next_cursor: null },
      'GET /staff/quote-choices': { people: [], lanes: [{ pol: 'Gemlik', pod: 'Anvers' }] },
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

test('a new quote is made over the list, which stays filtered, and the back button closes it', async () => {
  const { address } = await list({}, '/staff/quotes?status=sent')
  const dialog = page.getByRole('dialog', { name: 'Teklif hazırla' })
  await expect.poll(() => document.querySelectorAll('[data-row]').length).toBe(3)
  const [shown] = document.querySelectorAll('[data-row]')
  await page.getByRole('link', { name: 'Teklif hazırla' }).click()
  await expect.element(dialog).toBeVisible()
  expect(address()).toBe('/staff/quotes/new?status=sent')
  expect(document.querySelector('[data-row]')).toBe(shown)
  history.back()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(address()).toBe('/staff/quotes?status=sent')
})

test('a link to a new quote opens it over the list of quotes, to which closing it leads', async () => {
  const { address } = await list({}, '/staff/quotes/new')
  await expect.element(page.getByRole('dialog', { name: 'Teklif hazırla' })).toBeVisible()
  await expect.poll(() => document.querySelectorAll('[data-row]').length).toBe(3)
  await userEvent.keyboard('{Escape}')
  await expect.poll(address).toBe('/staff/quotes')
})

test('a lane is chosen from the frequent ones; a rare one comes with a link', async () => {
  const { address, calls } = await list({}, '/staff/quotes?lane=Kumport+%E2%86%92+Lom%C3%A9')
  const lanes = page.getByRole('combobox', { name: 'Hat' })
  const asked = () =>
    calls
      .map(({ url }) => new URL(url))
      .filter(({ pathname }) => pathname.endsWith('/staff/quotes'))
      .map(({ searchParams }) => `${searchParams.get('pol')} ${searchParams.get('pod')}`)
  await expect.element(page.getByRole('link', { name: 'Süzgeci kaldır: Hat: Kumport → Lomé' })).toBeVisible()
  await page.getByRole('button', { name: 'Filtreler' }).click()
  await expect.element(lanes).toHaveDisplayValue('Kumport → Lomé')
  await expect.poll(asked).toEqual(['Kumport Lomé'])
  await userEvent.selectOptions(lanes, 'Gemlik → Anvers')
  await expect.poll(asked).toEqual(['Kumport Lomé', 'Gemlik Anvers'])
  expect(new URLSearchParams(address().split('?')[1]).get('lane')).toBe('Gemlik → Anvers')
})
