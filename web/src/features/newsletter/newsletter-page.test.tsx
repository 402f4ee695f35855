/** The subscribers and campaigns of the office, and what a subscriber chooses by a mailed link. */
import type { RegistryEntry } from '@kervan/domain/newsletter/consent-registry.contract.ts'
import { newestSubscriptionText, subscriptionTexts } from '@kervan/domain/newsletter/subscriber-words.ts'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { subscriberList } from '#features/newsletter/subscribers/subscriber-list.tsx'
import { aCampaign, aSubscriber, aSubscriberDetail, newsletterCards } from '#testing/a-campaign.ts'
import { type Answers, problem } from '#testing/answer-calls.ts'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectReadable,
  inColours,
} from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'
import { asStaff } from '#testing/signed-in.ts'

const pageOf = (items: readonly unknown[]) => ({ items, next_cursor: null })
const counts = { total: 1, pending: 0, active: 1, unsubscribed: 0, bounced: 0, complained: 0 }
const campaignCounts = { total: 1, draft: 1, scheduled: 0, sending: 0, paused: 0, sent: 0, cancelled: 0 }
const answers = (more: Answers = {}) =>
  asStaff({
    'GET /newsletter/cards': newsletterCards,
    'GET /newsletter/subscribers': pageOf([aSubscriber]),
    'GET /newsletter/subscribers/counts': counts,
    [`GET /newsletter/subscribers/${aSubscriber.id}`]: aSubscriberDetail,
    'GET /newsletter/campaigns': (request: Request) =>
      pageOf(new URL(request.url).searchParams.get('template') === 'true' ? [] : [aCampaign]),
    'GET /newsletter/campaigns/counts': campaignCounts,
    ...more,
  })

test('a subscriber opens beside the list with the proof of consent and the mails', async () => {
  await openApp('/newsletter', answers())
  await expect.element(page.getByRole('link', { name: /Aktif aboneler/ })).toMatchTextContent('1.000')
  await page.getByRole('link', { name: aSubscriber.email }).click()
  const panel = page.getByRole('dialog', { name: aSubscriber.email })
  const versions = panel.getByRole('button', { name: 'bulten-2026-01' })
  await expect.poll(() => versions.elements().length).toBe(2)
  await versions.last().click()
  await expect.element(page.getByText(subscriptionTexts['bulten-2026-01'].mails)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(panel.getByText(/süresi geçti|en geç/)).toBeVisible()
  await expect.element(panel.getByRole('link', { name: 'Şubat bülteni' })).toBeVisible()
  await expectAccessible()
})

test('the register shows with each consent the text of the version that was agreed to, and says where there is none', async () => {
  const consent: RegistryEntry = {
    ...{ id: aSubscriber.id, recipient: aSubscriber.email, type: 'EPOSTA', status: 'ONAY', source: 'HS_WEB' },
    ...{ consent_date: '2026-03-05 14:30:00', recipient_type: 'BIREYSEL', text_version: 'bulten-2026-01' },
    ...{ due_at: '2026-03-10T20:59:59.000Z', loaded_at: null },
  }
  const older = {
    ...consent,
    id: aCampaign.id,
    recipient: 'eski@musteri.example',
    text_version: 'bulten-2019-01',
  }
  const { calls } = await openApp(
    '/newsletter/registry',
    answers({
      'GET /newsletter/registry': pageOf([consent, older]),
      'GET /newsletter/registry/fetched': { is_connected: false, fetched_at: null, refusals: 0 },
    }),
  )
  await page.getByRole('button', { name: 'bulten-2026-01' }).click()
  await expect.element(page.getByText(subscriptionTexts['bulten-2026-01'].mails)).toBeVisible()
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'bulten-2019-01' }).click()
  await expect.element(page.getByText('Bu sürümün metni burada kayıtlı değil.')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('columnheader', { name: 'İzin tarihi' }).getByRole('button').click()
  await vi.waitFor(() =>
    expect(calls.some(({ url }) => /registry\?.*sort=-?date(?:&|$)/.test(url))).toBe(true),
  )
})

test('what was told to the register is marked in one call', async () => {
  const entry = (n: number) => ({
    ...{ id: `01890a5d-ac96-774b-bcce-00000000060${n}`, recipient: `kisi${n}@firma.example`, type: 'EPOSTA' },
    ...{ status: 'ONAY', source: 'HS_WEB', consent_date: '2026-03-05 14:30:00', recipient_type: 'BIREYSEL' },
    ...{ text_version: '', due_at: '2026-03-10T20:59:59.000Z', loaded_at: null },
  })
  const entries = [entry(1), entry(2), entry(3)]
  const { calls } = await openApp(
    '/newsletter/registry',
    answers({
      'GET /newsletter/registry': pageOf(entries),
      'GET /newsletter/registry/fetched': { is_connected: false, fetched_at: null, refusals: 0 },
      'POST /newsletter/registry/loaded': { done: true },
    }),
  )
  await page.getByRole('checkbox', { name: 'Tümünü seç' }).click()
  const bar = page.getByRole('region', { name: 'Seçilenler' })
  await bar.getByRole('button', { name: 'İşlendi olarak işaretle' }).click()
  await page
    .getByRole('alertdialog', { name: '3 kayıt İYS’ye işlendi mi?' })
    .getByRole('button', { name: 'İşlendi olarak işaretle' })
    .click()
  await expect.element(bar).toMatchTextContent('3 kayıt işlendi olarak işaretlendi.')
  const posts = calls.filter(({ method, url }) => method === 'POST' && url.endsWith('/registry/loaded'))
  expect(await Promise.all(posts.map((post) => post.clone().json()))).toEqual([
    { ids: entries.map(({ id }) => id) },
  ])
})

test('the list as it is usually seen is what its export holds', () => {
  const usual = subscriberList.columns.filter(({ optional }) => !optional).map(({ key }) => key)
  expect(usual).toEqual(['email', 'name', 'subscribed', 'status', 'source', 'opens', 'clicks'])
})

test('staff change the kind of recipient, bar an address and lift the bar', async () => {
  let shown = aSubscriberDetail
  const bar = { suppression: 'manual', suppression_id: aCampaign.id } as const
  const own = `/newsletter/subscribers/${aSubscriber.id}`
  const { calls } = await openApp(
    `/newsletter?subscriber=${aSubscriber.id}`,
    answers({
      [`GET ${own}`]: () => shown,
      [`PUT ${own}`]: async (request: Request) => {
        shown = { ...shown, ...((await request.clone().json()) as typeof shown) }
        return shown
      },
      'POST /newsletter/suppressions': () => {
        shown = { ...shown, ...bar }
        return { done: true }
      },
      [`DELETE /newsletter/suppressions/${bar.suppression_id}`]: () => {
        shown = { ...shown, suppression: null, suppression_id: null }
        return { done: true }
      },
    }),
  )
  const panel = page.getByRole('dialog', { name: aSubscriber.email })
  await panel.getByRole('button', { name: 'Düzenle' }).click()
  const editing = page.getByRole('dialog', { name: 'Aboneyi düzenle' })
  await editing.getByRole('combobox', { name: 'Alıcı türü' }).selectOptions('TACIR')
  await expectAccessible()
  await editing.getByRole('button', { name: 'Kaydet' }).click()
  await expect.element(panel.getByText('Tacir veya esnaf')).toBeVisible()
  const put = calls.find(({ method }) => method === 'PUT')
  expect(await put?.clone().json()).toMatchObject({ name: 'Defne Işık', recipient_type: 'TACIR' })
  await panel.getByRole('button', { name: 'Gönderimi engelle' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Gönderimi engelle' }).click()
  await expect.element(panel.getByText('Ofis ekledi')).toBeVisible()
  await panel.getByRole('button', { name: 'Engeli kaldır' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Engeli kaldır' }).click()
  await expect.element(panel.getByRole('button', { name: 'Gönderimi engelle' })).toBeVisible()
})

test.each([
  ['promised', aSubscriberDetail.consents, [1, true]],
  ['not promised where it has never heard of the address', [], [0, false]],
] as const)('an entry in the register is %s', async (_, consents, expected) => {
  const merchant = { ...aSubscriberDetail, recipient_type: 'TACIR', consents }
  await openApp(
    `/newsletter?subscriber=${aSubscriber.id}`,
    answers({ [`GET /newsletter/subscribers/${aSubscriber.id}`]: merchant }),
  )
  const panel = page.getByRole('dialog', { name: aSubscriber.email })
  await panel.getByRole('button', { name: 'Düzenle' }).click()
  const editing = page.getByRole('dialog', { name: 'Aboneyi düzenle' })
  await expect.element(editing.getByRole('combobox', { name: 'Alıcı türü' })).toBeVisible()
  const hints = editing.getByText(/İYS/).elements().length
  await editing.getByRole('button', { name: 'Vazgeç' }).click()
  await panel.getByRole('button', { name: 'Aboneliği bitir' }).click()
  const question = page.getByRole('alertdialog', { name: 'Abonelik bitirilsin mi?' })
  await expect.element(question).toBeVisible()
  expect([hints, /İYS/.test(question.element().textContent ?? '')]).toEqual(expected)
})

test('barred addresses are listed with the reason, and another is added', async () => {
  const barred = {
    id: aCampaign.id,
    email: 'rakip@baska-nakliye.example',
    reason: 'manual',
    note: 'Rakip firma',
    created_at: aSubscriber.subscription_date,
  }
  const { calls } = await openApp(
    '/newsletter/suppressions',
    answers({
      'GET /newsletter/suppressions': pageOf([barred]),
      'POST /newsletter/suppressions': { done: true },
    }),
  )
  await expect.element(page.getByText(barred.email)).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Adres engelle' }).click()
  const dialog = page.getByRole('dialog', { name: 'Adres engelle' })
  await dialog.getByRole('button', { name: 'Engelle' }).click()
  await expect.element(dialog.getByText('Geçerli bir e-posta adresi girin.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'E-posta' }).fill('baska@firma.example')
  await dialog.getByRole('button', { name: 'Engelle' }).click()
  await expect.element(page.getByText('Adres engellendi')).toBeVisible()
  const post = calls.find(({ method, url }) => method === 'POST' && url.endsWith('/newsletter/suppressions'))
  expect(await post?.clone().json()).toEqual({ email: 'baska@firma.example', note: '' })
})

test('the bars of those selected are lifted after a question that says how many they are', async () => {
  const barred = {
    id: aCampaign.id,
    email: 'rakip@baska-nakliye.example',
    reason: 'manual',
    note: '',
    created_at: aSubscriber.subscription_date,
  }
  const lift = `/newsletter/suppressions/${barred.id}`
  const { calls } = await openApp(
    '/newsletter/suppressions',
    answers({ 'GET /newsletter/suppressions': pageOf([barred]), [`DELETE ${lift}`]: { done: true } }),
  )
  await page.getByRole('checkbox', { name: 'Tümünü seç' }).click()
  const bar = page.getByRole('region', { name: 'Seçilenler' })
  await bar.getByRole('button', { name: 'Engeli kaldır' }).click()
  const question = page.getByRole('alertdialog', { name: '1 adresin engeli kaldırılsın mı?' })
  await question.getByRole('button', { name: 'Engeli kaldır' }).click()
  await expect.element(bar).toMatchTextContent('1 adres engelden çıkarıldı.')
  expect(calls.filter(({ method, url }) => method === 'DELETE' && url.endsWith(lift))).toHaveLength(1)
})

test('a new campaign says that it was made; where it was not, it says that', async () => {
  let isDown = true
  await openApp(
    '/newsletter?view=campaigns&new=1',
    answers({
      'POST /newsletter/campaigns': () => (isDown ? problem(500, 'INTERNAL_SERVER_ERROR') : aCampaign),
      [`GET /newsletter/campaigns/${aCampaign.id}`]: aCampaign,
    }),
  )
  const dialog = page.getByRole('dialog', { name: 'Yeni kampanya' })
  await dialog.getByRole('button', { name: 'Oluştur' }).click()
  await expect.element(dialog.getByText('Kampanyaya bir ad verin.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Kampanya adı' }).fill('Mart bülteni')
  await expect.element(dialog.getByRole('textbox', { name: 'Konu' })).toHaveAttribute('maxlength', '160')
  await dialog.getByRole('textbox', { name: 'Konu' }).fill('Mart ayında navlunlar')
  await dialog.getByRole('button', { name: 'Oluştur' }).click()
  await expect.element(page.getByText(/Kampanya oluşturulurken bir hata oluştu/)).toBeVisible()
  isDown = false
  await dialog.getByRole('button', { name: 'Oluştur' }).click()
  await expect.element(page.getByText('Yeni kampanya oluşturuldu')).toBeVisible()
  await vi.waitFor(() => expect(location.pathname).toBe(`/newsletter/campaigns/${aCampaign.id}`))
})

test('the list follows a campaign that is being sent, and not with each mail', async () => {
  let sent = 100
  const { calls, live } = await openApp(
    '/newsletter?view=campaigns',
    answers({
      'GET /newsletter/campaigns': () =>
        pageOf([{ ...aCampaign, status: 'sending', recipients_count: 1000, sent_count: sent }]),
    }),
  )
  await expect.element(page.getByText('100 / 1.000')).toBeVisible()
  await expect.element(page.getByText('Bağlı', { exact: true }).first()).toBeInTheDocument()
  const reads = () => calls.filter(({ url }) => new URL(url).pathname === '/api/newsletter/campaigns').length
  const before = reads()
  sent = 250
  for (let event = 0; event < 20; event += 1) {
    live.emit('newsletter.campaign_progressed', { campaign_id: aCampaign.id })
    await new Promise((resolve) => setTimeout(resolve, 60))
  }
  await expect.element(page.getByText('250 / 1.000')).toBeVisible()
  expect(reads()).toBe(before + 1)
})

test('the send icon of a draft leads to the question', async () => {
  await openApp('/newsletter?view=campaigns', answers())
  await expectAccessible()
  await expect
    .element(page.getByRole('link', { name: 'Gönder: Mart bülteni' }))
    .toHaveAttribute('href', `/newsletter/campaigns/${aCampaign.id}?send=1`)
})

test('who confirms before the token has left the address hears that they have', async () => {
  await openApp('/bulten/onay#token=abc', {
    'POST /newsletter/confirmations': () => ({ email: aSubscriber.email }),
  })
  // In the same moment as the button appears: the router has not moved the token yet.
  await new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      const button = document.querySelector<HTMLButtonElement>('main form button[type=submit]:enabled')
      if (button?.textContent !== 'Aboneliğimi onayla') return
      observer.disconnect()
      button.click()
      resolve()
    })
    observer.observe(document.body, { childList: true, subtree: true, attributes: true })
  })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Aboneliğiniz başladı' })).toBeVisible()
})

test('who confirms reads the text that is recorded, and may allow measuring besides', async () => {
  const { calls } = await openApp('/bulten/onay#token=abc', {
    'POST /newsletter/confirmations': { email: aSubscriber.email },
  })
  await expect.element(page.getByText(subscriptionTexts[newestSubscriptionText].mails)).toBeVisible()
  const measuring = page.getByRole('checkbox', { name: /ölçülmesini kabul ediyorum/ })
  await expect.element(measuring).not.toBeChecked()
  await expectAccessible()
  await measuring.click()
  await page.getByRole('button', { name: 'Aboneliğimi onayla' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Aboneliğiniz başladı' })).toBeVisible()
  const sent = await calls.find(({ url }) => url.endsWith('/newsletter/confirmations'))?.json()
  expect(sent).toEqual({ token: 'abc', text_version: newestSubscriptionText, measuring: true })
})

test('on a phone, in the dark', async () => {
  await openApp('/newsletter', answers(), 'phone')
  await expect.element(page.getByRole('link', { name: aSubscriber.email })).toBeVisible()
  await inColours('dark')
  await expectReadable()
  expectNoSidewaysScroll()
})

test('a subscriber chooses by the link of a mail whether to be measured', async () => {
  const stored = {
    email: aSubscriber.email,
    name: 'Defne',
    language: 'tr',
    measuring: false,
    status: 'active',
  }
  const { calls } = await openApp('/bulten/tercihler#token=abc', {
    'POST /newsletter/preferences/read': stored,
    'PUT /newsletter/preferences': { ...stored, measuring: true },
  })
  await page.getByRole('checkbox').click()
  await expectAccessible()
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await expect.element(page.getByText('Tercihleriniz kaydedildi.')).toBeVisible()
  const put = calls.find(({ method }) => method === 'PUT')
  expect(await put?.json()).toEqual({
    token: 'abc',
    name: 'Defne',
    language: 'tr',
    measuring: true,
    text_version: newestSubscriptionText,
  })
})
