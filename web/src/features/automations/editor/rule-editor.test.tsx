/** Composing a rule by form: trigger, condition, delay, actions; trying it and saving it. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aRule, aRun, noFigures } from '#testing/a-rule.ts'
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
const aNewsletter = '01890a5d-ac96-774b-bcce-000000000077'
const asAdmin = (more: Answers = {}) =>
  asStaff({
    'GET /session': { person: admin },
    'GET /automations/options': {
      people: [{ id: admin.id, name: 'Selin Kaya' }],
      sectors: ['Tekstil'],
      segments: ['KOBİ'],
      newsletters: [{ id: aNewsletter, title: 'Sizi özledik' }],
    },
    [`GET /automations/${aRule.id}`]: aRule,
    [`GET /automations/${aRule.id}/figures`]: noFigures,
    'GET /automation-runs': { items: [], next_cursor: null },
    ...more,
  })
const region = (name: string) => page.getByRole('region', { name, exact: true })
const bodyOf = (calls: readonly Request[], path: string) =>
  calls.findLast(({ method, url }) => method !== 'GET' && new URL(url).pathname.endsWith(path))?.json()

test('a rule is composed with and/or groups, a delay and what happens in the meantime, and saved as it reads', async () => {
  const { calls, address } = await openApp('/staff/automations/new', asAdmin({ 'POST /automations': aRule }))
  await page.getByLabelText('Ad', { exact: true }).fill('Sıcak teklifleri arayın')
  await page.getByLabelText('Neyle ilgili').selectOptions('quote')
  await page.getByLabelText('Ne olunca').selectOptions('quote.viewed')
  const condition = region('Koşul')
  await condition.getByRole('button', { name: 'Koşul ekle' }).click()
  await condition.getByLabelText('Alan').selectOptions('teklif.tutar')
  await condition.getByLabelText('Değer').fill('5000')
  await condition.getByRole('button', { name: 'Grup ekle' }).click()
  const group = condition.getByRole('group', { name: 'Koşul, 2. grup', exact: true })
  await group.getByLabelText('Alan').selectOptions('musteri.durum')
  await group.getByLabelText('Değer').selectOptions('active')
  await region('Bekleme').getByLabelText('Ne kadar beklensin').fill('2')
  await region('Bekleme').getByLabelText('Bu arada gerek kalmadıysa yapma').click()
  const meantime = region('Bekleme').getByRole('group', { name: 'Bu arada', exact: true })
  await meantime.getByLabelText('Alan').selectOptions('teklif.durum')
  await meantime.getByLabelText('Değer').selectOptions('accepted')
  const acts = region('Ne yapılsın')
  await acts.getByLabelText('Ne yapılsın').selectOptions('create_work')
  await acts.getByLabelText('İşin başlığı', { exact: true }).fill('Arayın: ')
  await acts.getByLabelText('Alan ekle: İşin başlığı').selectOptions('musteri.ad')
  await expect
    .element(acts.getByLabelText('İşin başlığı', { exact: true }))
    .toHaveValue('Arayın: {{musteri.ad}}')
  await acts.getByRole('button', { name: 'Bir şey daha yap' }).click()
  await acts.getByLabelText('2. olarak').selectOptions('newsletter')
  await acts.getByLabelText('Şablon').selectOptions('Sizi özledik')
  const read = region('Kural şöyle okunur')
  await expect.element(read).toMatchTextContent('Teklif tutarı: 5.000,00')
  await expect.element(read).toMatchTextContent('2 gün sonra')
  await expect.element(read).toMatchTextContent('Bülten gönder: “Sizi özledik”')
  await expectAccessible()
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await expect.poll(address).toBe(`/staff/automations/${aRule.id}`)
  expect(await bodyOf(calls, '/automations')).toMatchObject({
    name: 'Sıcak teklifleri arayın',
    trigger: 'quote.viewed',
    schedule: null,
    condition: {
      match: 'all',
      parts: [
        { field: 'teklif.tutar', operator: 'more', values: ['5000', 'EUR'] },
        { match: 'any', parts: [{ field: 'musteri.durum', operator: 'is', values: ['active'] }] },
      ],
    },
    delay_minutes: 2880,
    unless: { match: 'all', parts: [{ field: 'teklif.durum', operator: 'is', values: ['accepted'] }] },
    actions: [
      { type: 'create_work', title: 'Arayın: {{musteri.ad}}', due_hours: 24 },
      { type: 'newsletter', template_id: aNewsletter },
    ],
  })
})

test('what is wrong is said at its place, before anything is sent, and what only the house knows after it', async () => {
  const circle = 'Bu kural kendini yeniden tetikler: A → A.'
  const { calls } = await openApp(
    `/staff/automations/${aRule.id}/edit`,
    asAdmin({
      [`PUT /automations/${aRule.id}`]: problem(422, 'RULE_INVALID', 'Kural kaydedilemedi.', {
        issues: [{ path: 'actions', message: circle }],
      }),
    }),
  )
  const title = page.getByLabelText('Bildirimin başlığı', { exact: true })
  await title.fill('Sayın {{musteri.soyad}}')
  await region('Koşul').getByLabelText('Değer').fill('')
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await expect.element(page.getByText('{{musteri.soyad}} diye bir alan yok.', { exact: false })).toBeVisible()
  await expect
    .element(region('Koşul').getByRole('group', { name: 'Koşul, 1. karşılaştırma' }))
    .toMatchTextContent('Ağırlık:')
  expect(calls.filter(({ method }) => method === 'PUT')).toEqual([])
  await title.fill('Büyük talep')
  await region('Koşul').getByLabelText('Değer').fill('2000')
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await expect.element(region('Ne yapılsın').getByText(circle)).toBeVisible()
  expect(await bodyOf(calls, aRule.id)).toMatchObject({ version: 3, rule: { name: aRule.name } })
})

test('a dry run says what would have happened, and that it is out of date once the rule has changed', async () => {
  const outcome = { ...aRun.output[0], text: 'Bildirim giderdi: Büyük talep' }
  const { calls } = await openApp(
    `/staff/automations/${aRule.id}/edit`,
    asAdmin({
      'POST /automations/dry-run': {
        from: aRun.occurred_at,
        looked_at: 120,
        met: 1,
        is_complete: true,
        items: [
          {
            subject_id: aRun.subject_id,
            subject_label: 'TLP-2026-000123',
            occurred_at: aRun.occurred_at,
            met: true,
            seen: aRun.seen,
            unless_seen: [],
            output: [outcome],
          },
          {
            subject_id: aRule.id,
            subject_label: 'TLP-2026-000124',
            occurred_at: aRun.occurred_at,
            met: false,
            seen: [],
            unless_seen: [
              { field: 'talep.durum', operator: 'is', values: ['quoted'], seen: 'quoted', met: true },
            ],
            output: [],
          },
        ],
      },
    }),
    'phone',
  )
  const card = region('Deneme')
  await card.getByRole('button', { name: 'Dene' }).click()
  await expect.element(card.getByText('120 olayın 1 tanesinde çalışırdı.')).toBeVisible()
  await expect.element(card.getByText('Bildirim giderdi: Büyük talep')).toBeVisible()
  await expect.element(card.getByText('TLP-2026-000124')).not.toBeInTheDocument()
  await card.getByLabelText('Çalışmayacağı olayları da göster').click()
  await expect.element(card.getByText('TLP-2026-000124')).toBeVisible()
  await expect.element(card.getByText('Bu arada gerek kalmazdı.')).toBeVisible()
  await expectNoSidewaysScroll()
  await expectAccessible()
  await page.getByLabelText('Ad', { exact: true }).fill('Çok büyük talepler')
  await expect.element(card.getByText('Kural denemeden sonra değişti.', { exact: false })).toBeVisible()
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
  expect(await bodyOf(calls, '/dry-run')).toMatchObject({ id: aRule.id })
})

test('what a colleague has saved meanwhile is not overwritten', async () => {
  let stored = aRule
  const { calls, live } = await openApp(
    `/staff/automations/${aRule.id}/edit`,
    asAdmin({
      [`GET /automations/${aRule.id}`]: () => stored,
      [`PUT /automations/${aRule.id}`]: problem(409, 'STALE'),
    }),
  )
  await page.getByLabelText('Ad', { exact: true }).fill('Çok büyük talepler')
  const asked = () => calls.filter(({ url }) => url.endsWith(aRule.id)).length
  const before = asked()
  stored = { ...aRule, version: aRule.version + 1 }
  live.emit('automation.rule_changed')
  await expect.poll(asked).toBeGreaterThan(before)
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await expect.element(page.getByText('Kural siz düzenlerken değişti.', { exact: false })).toBeVisible()
  expect(await bodyOf(calls, aRule.id)).toMatchObject({ version: aRule.version })
})

test('a schedule asks for its time, and leaving without saving asks first', async () => {
  const { address } = await openApp('/staff/automations/new', asAdmin())
  await page.getByText('Belirli zamanlarda').click()
  await page.getByLabelText('Ne sıklıkla').selectOptions('week')
  await page.getByLabelText('Gün', { exact: true }).selectOptions('3')
  await expect.element(region('Kural şöyle okunur')).toMatchTextContent('Her çarşamba 09:00')
  await page.getByRole('main').getByRole('link', { name: 'Otomasyonlar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sayfada kal' }).click()
  expect(address()).toBe('/staff/automations/new')
})

test('staff do not compose rules', async () => {
  await openApp('/staff/automations/new', asStaff())
  await expect.element(page.getByText('Bu sayfa yöneticiler içindir')).toBeVisible()
})

test('mending a paused rule saves it and lets it go on', async () => {
  const paused = { ...aRule, state: 'paused', paused_at: aRule.created_at, pause_reason: 'Kimse yok.' }
  const { calls, address } = await openApp(
    `/staff/automations/${aRule.id}/edit`,
    asAdmin({
      [`GET /automations/${aRule.id}`]: paused,
      [`PUT /automations/${aRule.id}`]: paused,
      [`POST /automations/${aRule.id}/toggle`]: aRule,
    }),
  )
  await page.getByLabelText('Kime').selectOptions('staff')
  await page.getByRole('button', { name: 'Kaydet ve devam et' }).click()
  await expect.poll(address).toBe(`/staff/automations/${aRule.id}`)
  expect(await bodyOf(calls, '/toggle')).toEqual({ is_active: true })
})
