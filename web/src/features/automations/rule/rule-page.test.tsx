/** The page of one rule: the key that signs its webhooks, the settings of a delivered one, and who changed what. */
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aDeliveredRule, aRule, noFigures } from '#testing/a-rule.ts'
import { type Answers, problem } from '#testing/answer-calls.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'
import { asStaff } from '#testing/signed-in.ts'

const admin = {
  id: '01890a5d-ac96-774b-bcce-000000000003',
  email: 'selin.kaya@kervan.example',
  full_name: 'Selin Kaya',
  role: 'admin',
}
const calling = { ...aRule, actions: [{ type: 'webhook', url: 'https://ornek.example/kervan' }] }
const showing = (rule: { id: string }, more: Answers = {}) =>
  asStaff({
    'GET /automations/options': { people: [], sectors: [], segments: [], newsletters: [] },
    [`GET /automations/${rule.id}`]: rule,
    [`GET /automations/${rule.id}/figures`]: noFigures,
    'GET /automation-runs': { items: [], next_cursor: null },
    ...more,
  })
const asAdmin = (rule: { id: string }, more: Answers = {}) =>
  showing(rule, { 'GET /session': { person: admin }, ...more })

test('an admin is shown the key of the webhooks when they ask for it, also after it could not be fetched', async () => {
  let isDown = true
  const { calls } = await openApp(
    `/staff/automations/${aRule.id}`,
    asAdmin(calling, {
      [`GET /automations/${aRule.id}/webhook-secret`]: () =>
        isDown ? problem(400, 'BAD_REQUEST', 'Şimdi olmadı.') : { secret: 'whsec_Qe7' },
    }),
  )
  const card = page.getByRole('region', { name: 'Webhook imzası' })
  const show = card.getByRole('button', { name: 'Anahtarı göster' })
  await expect.element(show).toBeVisible()
  const asked = () => calls.filter(({ url }) => url.endsWith('/webhook-secret')).length
  expect(asked()).toBe(0)
  await show.click()
  await expect.element(card.getByRole('alert')).toMatchTextContent('Şimdi olmadı.')
  isDown = false
  await show.click()
  await expect.element(card.getByText('whsec_Qe7')).toBeVisible()
  await expect.element(card.getByRole('button', { name: 'Anahtarı kopyala' })).toBeVisible()
  await expect.element(show).not.toBeInTheDocument()
  await expectAccessible()
})

test('the key is not offered to staff', async () => {
  await openApp(`/staff/automations/${aRule.id}`, showing(calling))
  await expect.element(page.getByText('Webhook çağır: ornek.example')).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Webhook imzası' })).not.toBeInTheDocument()
})

test('the days of a delivered rule are checked where they are written, and saved', async () => {
  const { calls } = await openApp(
    `/staff/automations/${aDeliveredRule.id}`,
    asAdmin(aDeliveredRule, { [`PUT /automations/${aDeliveredRule.id}/parameters`]: aDeliveredRule }),
    'phone',
  )
  const days = page.getByLabelText('Kaç gün sonra')
  const sent = () => calls.filter(({ method }) => method === 'PUT')
  await days.fill('90')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('1 ile 60 arasında bir tam sayı yazın.')).toBeVisible()
  expect(sent()).toEqual([])
  await days.fill('5')
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await expect.poll(() => sent().length).toBe(1)
  expect(await sent()[0]?.json()).toMatchObject({ parameters: { days: 5 }, version: aDeliveredRule.version })
  await expectNoSidewaysScroll()
})

test('who changed what is read in the words of the rule', async () => {
  const change = (action: string, by_name: string, changes: object[]) => ({
    id: `${aRule.id.slice(0, -1)}${changes.length}`,
    at: aRule.created_at,
    by_name,
    action,
    changes,
  })
  await openApp(
    `/staff/automations/${aRule.id}?tab=changes`,
    showing(aRule, {
      [`GET /automations/${aRule.id}/history`]: {
        items: [
          change('update', '', [
            { field: 'paused_at', before: null, after: aRule.created_at },
            { field: 'delay_minutes', before: 0, after: 120 },
          ]),
          change('update', 'Selin Kaya', [
            { field: 'condition', before: { match: 'all', parts: [] }, after: aRule.condition },
          ]),
          change('insert', 'Selin Kaya', []),
        ],
      },
    }),
  )
  const items = page.getByRole('list', { name: 'Değişiklikler' }).getByRole('listitem')
  await expect.element(items.nth(0)).toMatchTextContent(/Sistem.*değiştirdi.*Hemen.*2 saat sonra/)
  await expect.element(items.nth(1)).toMatchTextContent(/Selin Kaya.*Her seferinde.*Ağırlık: 1\.000.kg üstü/)
  await expect.element(items.nth(2)).toMatchTextContent(/Selin Kaya.*ekledi/)
  await expectAccessible()
})
