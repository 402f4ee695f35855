/** The rules, the log of their runs and their webhooks; the panel of the sidebar. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aDeliveredRule, aRule, aRun, noFigures } from '#testing/a-rule.ts'
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
const pageOf = (items: readonly unknown[]) => ({ items, next_cursor: null })
const isPausedAsked = ({ url }: Request) => new URL(url).searchParams.get('state') === 'paused'
const staff = (more: Answers = {}) =>
  asStaff({
    'GET /automations': (request: Request) => pageOf(isPausedAsked(request) ? [] : [aRule, aDeliveredRule]),
    'GET /automations/options': {
      people: [{ id: admin.id, name: 'Selin Kaya' }],
      sectors: [],
      segments: [],
      newsletters: [],
    },
    [`GET /automations/${aRule.id}`]: aRule,
    [`GET /automations/${aRule.id}/figures`]: noFigures,
    'GET /automation-runs': pageOf([aRun]),
    [`GET /automation-runs/${aRun.id}`]: aRun,
    ...more,
  })
const asAdmin = (more: Answers = {}) => staff({ 'GET /session': { person: admin }, ...more })
const sent = (calls: readonly Request[], method: string) => calls.filter((call) => call.method === method)

test('an admin switches a rule off and is told so; where it fails, the switch goes back', async () => {
  let isDown = false
  const { calls } = await openApp(
    '/staff/automations',
    asAdmin({
      [`POST /automations/${aRule.id}/toggle`]: () =>
        isDown ? problem(500, 'INTERNAL_SERVER_ERROR') : { ...aRule, is_active: false, state: 'off' },
    }),
  )
  const toggle = page.getByRole('main').getByRole('switch', { name: aRule.name })
  await expect.element(toggle).toBeChecked()
  await expectAccessible()
  await toggle.click()
  await expect.element(page.getByText('Otomasyon Durduruldu')).toBeVisible()
  expect(await sent(calls, 'POST').at(-1)?.json()).toEqual({ is_active: false })
  isDown = true
  await toggle.click()
  await expect.element(page.getByText('Hata', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Otomasyon durumu güncellenirken hata oluştu.')).toBeVisible()
  await expect.element(toggle).toBeChecked()
})

test('the panel of the sidebar shows the newest with their switches; staff read why they may not press them', async () => {
  const { live } = await openApp('/staff/automations', staff())
  const panel = page.getByRole('complementary', { name: 'Personel kenar menüsü' })
  await panel.getByRole('group').filter({ hasText: 'Otomasyonlar' }).getByText('Otomasyonlar').click()
  const rows = panel.getByRole('list', { name: 'Son otomasyonlar' }).getByRole('listitem')
  await expect.element(rows.filter({ hasText: aRule.name })).toMatchTextContent('Aktif')
  await expect.element(rows.filter({ hasText: aDeliveredRule.name })).toMatchTextContent('Beklemede')
  await expect.element(panel.getByRole('link', { name: 'Bütün otomasyonlar' })).toBeInViewport()
  await expect.element(rows.first().getByRole('switch')).toBeDisabled()
  await expect.element(panel.getByText('Kuralları yalnızca yöneticiler açıp kapatır.').last()).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Yeni kural' })).not.toBeInTheDocument()
  live.emit('automation.rule_changed')
})

test('a run shows what the condition saw and what was done, and an admin runs it again', async () => {
  const again = { ...aRun, id: `${aRun.id.slice(0, -1)}9`, status: 'waiting', output: [], again_of: aRun.id }
  const { calls, address } = await openApp(
    `/staff/automations?view=runs&run=${aRun.id}`,
    asAdmin({
      [`POST /automation-runs/${aRun.id}/again`]: again,
      [`GET /automation-runs/${again.id}`]: again,
    }),
  )
  const panel = page.getByRole('dialog', { name: aRule.name })
  await expect.element(panel.getByText('Ağırlık: 1.000 kg üstü')).toBeVisible()
  await expect.element(panel.getByText('Görülen: 1.850 kg')).toBeVisible()
  await expect.element(panel.getByText('Bildirim gönderildi: Büyük talep: TLP-2026-000123')).toBeVisible()
  await expectAccessible()
  await panel.getByRole('button', { name: 'Yeniden çalıştır' }).click()
  await expect.poll(address).toContain(again.id)
  await expect.element(panel.getByText('Henüz bir şey yapılmadı.')).toBeVisible()
  expect(sent(calls, 'POST')).toHaveLength(1)
})

test('a run of a delivered rule tells what was done, and of no condition', async () => {
  const done = {
    ...aRun,
    rule_id: aDeliveredRule.id,
    rule_name: aDeliveredRule.name,
    trigger: null,
    facts: null,
    seen: [],
  }
  await openApp(
    `/staff/automations?view=runs&run=${aRun.id}`,
    asAdmin({ [`GET /automation-runs/${aRun.id}`]: done }),
  )
  const panel = page.getByRole('dialog', { name: aDeliveredRule.name })
  await expect.element(panel.getByText('Bildirim gönderildi: Büyük talep: TLP-2026-000123')).toBeVisible()
  await expect.element(panel.getByText('Koşulun gördüğü')).not.toBeInTheDocument()
  await expect.element(panel.getByRole('button', { name: 'Yeniden çalıştır' })).not.toBeInTheDocument()
})

test('the log is asked by outcome, record and days, on a phone without scrolling sideways', async () => {
  const { calls } = await openApp(
    '/staff/automations?view=runs&status=failed&subject=quote&from=2026-03-01',
    staff({
      'GET /automation-runs': pageOf([
        { ...aRun, status: 'failed', error: 'Kime bildirileceği bulunamadı.' },
      ]),
    }),
    'phone',
  )
  await expect.element(page.getByText('Kime bildirileceği bulunamadı.')).toBeVisible()
  const asked = calls
    .map(({ url }) => new URL(url))
    .findLast(({ pathname }) => pathname.endsWith('/automation-runs'))
  expect(Object.fromEntries(asked?.searchParams ?? [])).toMatchObject({
    status: 'failed',
    subject: 'quote',
    from: '2026-03-01',
  })
  await expectNoSidewaysScroll()
})

test('a webhook that nobody took is seen with its answer and sent again', async () => {
  const delivery = {
    id: aRun.id,
    run_id: aRun.id,
    rule_id: aRule.id,
    rule_name: aRule.name,
    url: 'https://ornek.example/kervan',
    status: 'dead',
    attempts: 8,
    next_try_at: null,
    answer_status: 503,
    error: 'Yanıt 503 oldu.',
    created_at: aRun.occurred_at,
    finished_at: aRun.occurred_at,
  }
  const whole = { ...delivery, body: { event: 'request.created' }, answer: 'bakımdayız' }
  const { calls } = await openApp(
    '/staff/automations?view=webhooks',
    asAdmin({
      'GET /webhook-deliveries': pageOf([delivery]),
      [`GET /webhook-deliveries/${delivery.id}`]: whole,
      [`POST /webhook-deliveries/${delivery.id}/again`]: { ...whole, status: 'waiting' },
    }),
  )
  await page.getByRole('link', { name: delivery.url }).click()
  const panel = page.getByRole('dialog')
  await expect.element(panel.getByText('bakımdayız')).toBeVisible()
  await expect.element(panel.getByText('"event": "request.created"')).toBeVisible()
  await expectAccessible()
  await panel.getByRole('button', { name: 'Yeniden gönder' }).click()
  await expect.poll(() => sent(calls, 'POST').length).toBe(1)
})

test('a paused rule is said on the list and is resumed from its page', async () => {
  const paused = {
    ...aRule,
    state: 'paused',
    paused_at: aRule.created_at,
    pause_reason: 'Kime bildirileceği bulunamadı.',
    failures_in_row: 5,
  }
  let now: typeof aRule | typeof paused = paused
  const { calls } = await openApp(
    '/staff/automations',
    asAdmin({
      'GET /automations': pageOf([paused]),
      [`GET /automations/${aRule.id}`]: () => now,
      [`POST /automations/${aRule.id}/toggle`]: () => {
        now = aRule
        return aRule
      },
    }),
  )
  await page.getByRole('link', { name: `Onar: ${aRule.name}` }).click()
  const card = page.getByRole('region', { name: 'Kural duraklatıldı' })
  await expect.element(card).toMatchTextContent('Arka arkaya 5 kez başarısız')
  await expect.element(card.getByRole('link', { name: 'Onar ve devam et' })).toBeVisible()
  await expectAccessible()
  await card.getByRole('button', { name: 'Olduğu gibi sürdür' }).click()
  await expect.element(card).not.toBeInTheDocument()
  expect(await sent(calls, 'POST').at(-1)?.json()).toEqual({ is_active: true })
})
