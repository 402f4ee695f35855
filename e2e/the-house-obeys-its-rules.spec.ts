/** Automations on a server of their own: assignment switched off and on, an own rule tried and then live, and a webhook. */
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './clean-page.ts'
import { type Call, signInToDemo } from './make-shipment.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'

test.describe.configure({ mode: 'serial', timeout: 240_000 })

let server: OwnServer
test.beforeAll(async () => {
  server = await startOwnServer('rules', { KERVAN_TEST_LOOPBACK_WEBHOOKS: '1' })
})
test.afterAll(() => server.stop())

type Desk = { page: Page; office: Call; customer: Call }

/** The admin at a page, and a customer who sends requests. */
async function openDesk(browser: Browser): Promise<Desk> {
  const settings = { baseURL: server.url, locale: 'tr-TR', timezoneId: 'Europe/Istanbul' }
  const admin = await browser.newContext({ ...settings, viewport: { width: 1440, height: 900 } })
  const visitor = await browser.newContext(settings)
  const office = await signInToDemo(admin.request, 'office', server.url)
  const customer = await signInToDemo(visitor.request, 'portal', server.url)
  return { page: await admin.newPage(), office, customer }
}

async function ask(customer: Call, weight: string): Promise<{ id: string; number: string }> {
  return customer('/quick-requests', {
    data: {
      transport_mode: 'sea_lcl',
      route: { from_city: 'Mersin', from_country: 'Türkiye', to_city: 'Hamburg', to_country: 'Almanya' },
      cargo: { description: 'Paletli makine parçası', weight, volume: '4.2' },
      schedule: { ready_date: '2099-03-05', priority: 'fast' },
    },
  })
}

type Work = { id: string; request_id: string | null; assignee_name: string }
async function workOf(office: Call, requestId: string): Promise<Work | undefined> {
  const { items } = await office<{ items: Work[] }>('/work-items?limit=100', { method: 'GET' })
  return items.find((item) => item.request_id === requestId)
}

test('assignment is switched off and on: what comes meanwhile is nobody’s', async ({ browser }) => {
  const { page, office, customer } = await openDesk(browser)
  // Whose representative has left has none.
  const { people } = await office<{ people: { id: string; email: string }[] }>('/staff/people', {
    method: 'GET',
  })
  const deniz = people.find(({ email }) => email === 'deniz.aksoy@kervan.example')
  await office(`/people/${deniz?.id}/disable`)

  await page.goto('/staff/automations')
  const rule = page.getByRole('main').getByRole('switch', { name: 'Yeni talepleri ata' })
  await expect(rule).toBeChecked()
  await rule.click()
  await expect(page.getByText('Otomasyon Durduruldu')).toBeVisible()
  const nobodys = await ask(customer, '1850')
  await expect.poll(() => workOf(office, nobodys.id)).toMatchObject({ assignee_name: '' })

  await rule.click()
  await expect(page.getByText('Otomasyon Aktif')).toBeVisible()
  const given = await ask(customer, '1900')
  await expect.poll(async () => (await workOf(office, given.id))?.assignee_name).toMatch(/Yaman|Uslu/)
  expect(await workOf(office, nobodys.id)).toMatchObject({ assignee_name: '' })
  await page.getByRole('link', { name: 'Yeni talepleri ata' }).click()
  const log = page.getByRole('region', { name: 'Kuralın çalışmaları' })
  await expect(log.getByRole('row').filter({ hasText: given.number })).toBeVisible()
  await expect(log.getByRole('row').filter({ hasText: nobodys.number })).toHaveCount(0)
  await office(`/people/${deniz?.id}/enable`)
})

test('an own rule is tried over what was, does nothing meanwhile, and then works', async ({ browser }) => {
  const { page, office, customer } = await openDesk(browser)
  const before = await ask(customer, '9100')
  await page.goto('/staff/automations/new')
  await page.getByLabel('Ad', { exact: true }).fill('Ağır talepler')
  await page.getByLabel('Neyle ilgili').selectOption('request')
  await page.getByLabel('Ne olunca').selectOption({ label: 'Yeni talep geldi' })
  const condition = page.getByRole('region', { name: 'Koşul', exact: true })
  await condition.getByRole('button', { name: 'Koşul ekle' }).click()
  await condition.getByLabel('Alan').selectOption('talep.agirlik')
  await condition.getByLabel('Karşılaştırma', { exact: true }).selectOption({ label: 'en az' })
  await condition.getByLabel('Değer').fill('9000')
  const acts = page.getByRole('region', { name: 'Ne yapılsın', exact: true })
  await acts.getByLabel('Ne yapılsın').selectOption('create_work')
  await acts.getByLabel('İşin başlığı', { exact: true }).fill('Ağır yük: vinç gerekir mi?')
  const trial = page.getByRole('region', { name: 'Deneme' })
  await trial.getByRole('button', { name: 'Dene' }).click()
  await expect(trial.getByText(/olayın 1 tanesinde çalışırdı/)).toBeVisible()
  await expect(trial.getByRole('link', { name: before.number })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await expect(page.getByRole('heading', { name: 'Ağır talepler' })).toBeVisible()
  const made = async () => {
    const { items } = await office<{ items: { title: string }[] }>('/work-items?limit=100', { method: 'GET' })
    return items.filter(({ title }) => title === 'Ağır yük: vinç gerekir mi?').length
  }
  expect(await made()).toBe(0)

  await page.getByRole('main').getByRole('switch', { name: 'Ağır talepler' }).click()
  await expect(page.getByText('Otomasyon Aktif')).toBeVisible()
  const after = await ask(customer, '9200')
  await ask(customer, '100')
  await expect.poll(made, { timeout: 30_000 }).toBe(1)
  const log = page.getByRole('region', { name: 'Kuralın çalışmaları' })
  await expect(log.getByRole('row').filter({ hasText: after.number })).toBeVisible()
  await expect(log.getByRole('row').filter({ hasText: before.number })).toHaveCount(0)
})

test('a webhook is called, signed, at a server that only this test may name', async ({ browser }) => {
  const heard: { body: string; headers: IncomingHttpHeaders }[] = []
  const listener = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => {
      body += part
    })
    request.on('end', () => {
      heard.push({ body, headers: request.headers })
      response.writeHead(204).end()
    })
  }).listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const { port } = listener.address() as AddressInfo
  try {
    const { page, customer } = await openDesk(browser)
    await page.goto('/staff/automations/new')
    await page.getByLabel('Ad', { exact: true }).fill('Depoya haber ver')
    await page.getByLabel('Neyle ilgili').selectOption('request')
    await page.getByLabel('Ne olunca').selectOption({ label: 'Yeni talep geldi' })
    const acts = page.getByRole('region', { name: 'Ne yapılsın', exact: true })
    await acts.getByLabel('Ne yapılsın').selectOption('webhook')
    const address = acts.getByLabel('Adres')
    await address.fill(`http://127.0.0.1:${port}/kervan`)
    await page.getByRole('button', { name: 'Kaydet' }).click()
    await expect(page.getByRole('heading', { name: 'Depoya haber ver' })).toBeVisible()
    const key = page.getByRole('region', { name: 'Webhook imzası' })
    await key.getByRole('button', { name: 'Anahtarı göster' }).click()
    await expect(key.getByRole('button', { name: 'Anahtarı kopyala' })).toBeVisible()
    const secret = (await key.locator('code').last().textContent()) ?? ''
    await page.getByRole('main').getByRole('switch', { name: 'Depoya haber ver' }).click()
    await expect(page.getByText('Otomasyon Aktif')).toBeVisible()
    const { number } = await ask(customer, '1750')
    await expect.poll(() => heard.length, { timeout: 30_000 }).toBe(1)
    const [call] = heard
    expect(call?.body).toContain(number)
    const [, at, signed] = /^t=(\d+),v1=([\da-f]{64})$/.exec(String(call?.headers['kervan-signature'])) ?? []
    expect(createHmac('sha256', secret).update(`${at}.${call?.body}`).digest('hex')).toBe(signed)
    await page.goto('/staff/automations?view=webhooks')
    await expect(page.getByRole('row').filter({ hasText: 'Depoya haber ver' }).first()).toBeVisible()
  } finally {
    listener.close()
  }
})
