/** The morning of two colleagues: from the queue to its end, with a clock that follows hours and holidays, and the palette to a shipment. */
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { watchConsole } from './clean-page.ts'
import { makeShipment, signInToDemo } from './make-shipment.ts'
import { startOwnServer } from './own-server.ts'
import { codeFor, staff } from './sign-in.ts'

const inIstanbul = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul', dateStyle: 'short' })
const dayAhead = (days: number) => inIstanbul.format(Date.now() + days * 86_400_000)
const rowOf = (page: Page, company: string) => page.getByRole('row', { name: new RegExp(company) })

test('two colleagues work from the queue to its end: one of them gets an item, hours and holidays move its clock', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const server = await startOwnServer('work-queue', {})
  const visit = () =>
    browser.newContext({
      baseURL: server.url,
      locale: 'tr-TR',
      timezoneId: 'Europe/Istanbul',
      viewport: { width: 1440, height: 900 },
    })
  const [desk, other, client] = [await visit(), await visit(), await visit()]
  try {
    const admin = await signInToDemo(desk.request, 'office', server.url)
    await signInByCode(other.request, server.url, staff.deniz.email)
    const [mine, theirs] = [await desk.newPage(), await other.newPage()]
    // Whoever reaches second is refused on purpose.
    const complaints = [mine, theirs].map((page) => watchConsole(page, /status of 409/))
    for (const page of [mine, theirs]) await page.goto('/staff/work-queue')
    await expect(mine.getByText('Yapılacak iş yok')).toBeVisible()
    for (const company of ['Birinci', 'İkinci']) {
      await askForDemo(desk.request, server.url, company)
      for (const page of [mine, theirs]) await expect(rowOf(page, company)).toBeVisible()
    }

    // Both reach for the same one: whoever is second hears who has it.
    await Promise.all([mine, theirs].map((page) => rowOf(page, 'Birinci').hover()))
    await Promise.all(
      [mine, theirs].map((page) =>
        page.getByRole('button', { name: 'Üstlen: Demo talebi: Birinci' }).click({ timeout: 5_000 }),
      ),
    )
    const question = (page: Page) => page.getByRole('alertdialog', { name: 'Yine de üstlenilsin mi?' })
    await expect.poll(async () => (await question(mine).count()) + (await question(theirs).count())).toBe(1)
    const loser = (await question(mine).count()) === 1 ? mine : theirs
    await expect(question(loser)).toContainText(/Bu işi (Selin Kaya|Deniz Aksoy) üstlenmiş\./)
    await question(loser).getByRole('button', { name: 'Vazgeç' }).click()

    // An admin lengthens the day, then closes the days ahead: the clock in the other browser follows.
    const clock = rowOf(theirs, 'İkinci').locator('time').first()
    const before = await clock.innerText()
    const { company, version } = await admin<{ company: object; version: number }>('/company/settings', {
      method: 'GET',
    })
    const allDay = { weekdays: '00:00-23:59', saturday: '00:00-23:59', sunday: '00:00-23:59' }
    await admin('/company/settings', {
      method: 'PUT',
      data: { version, company: { ...company, office_hours: allDay } },
    })
    await expect(clock).not.toHaveText(before)
    const longer = await clock.innerText()
    await mine.goto('/staff/settings/saatler')
    const form = mine.getByRole('form', { name: 'Tatil günü ekle' })
    await form.getByLabel('Gün', { exact: true }).fill(dayAhead(1).split('-').reverse().join('.'))
    await form.getByLabel('Tatilin adı').fill('İdari izin')
    await form.getByRole('button', { name: 'Günü ekle' }).click()
    await expect(mine.getByText('Kaydedildi: İdari izin')).toBeVisible()
    await expect(clock).not.toHaveText(longer)
    for (const ahead of [0, 2, 3])
      await admin(`/company/holidays/${dayAhead(ahead)}`, {
        method: 'PUT',
        data: { name: 'İdari izin', half: false },
      })
    await expect(clock).toHaveText('Mesai kalmadı')

    // One is put off, the other done: the queue is empty.
    await rowOf(theirs, 'İkinci').hover()
    await rowOf(theirs, 'İkinci').getByRole('link', { name: 'Ayrıntı' }).click()
    await theirs.getByRole('button', { name: 'Ertele' }).click()
    await theirs.getByRole('dialog').getByRole('button', { name: 'Ertele' }).click()
    await expect(theirs.getByText(/zamanına ertelendi/)).toBeVisible()
    await mine.goto('/staff/work-queue')
    await expect(rowOf(mine, 'Birinci')).toBeVisible()
    await expect(rowOf(mine, 'İkinci')).toBeHidden()
    await rowOf(mine, 'Birinci').hover()
    await rowOf(mine, 'Birinci').getByRole('button', { name: 'Tamamla' }).click()
    await mine.getByRole('alertdialog').getByRole('button', { name: 'Tamamlandı' }).click()
    await expect(mine.getByText('Yapılacak iş yok')).toBeVisible()

    // The palette leads from a container's number to its shipment.
    const customer = await signInToDemo(client.request, 'portal', server.url)
    const shipment = await makeShipment(customer, admin, { container: 'CSQU3054383', booking: 'BKG-7' })
    await mine.keyboard.press('Control+k')
    await mine.getByRole('combobox', { name: /konteyner|Müşteri, talep/ }).fill('csqu 3054383')
    const found = mine.getByRole('option', { name: /SH-/ })
    await expect(found).toBeVisible()
    await mine.keyboard.press('Enter')
    await expect(mine).toHaveURL(new RegExp(`/staff/shipments/${shipment}`))
    expect(complaints.flat()).toEqual([])
  } finally {
    for (const context of [desk, other, client]) await context.close()
    await server.stop()
  }
})

async function signInByCode(request: APIRequestContext, url: string, email: string): Promise<void> {
  const headers = { origin: url, 'kervan-surface': 'office' }
  const sent = await request.post('/api/auth/staff/code', { headers, data: { email } })
  expect(sent.ok()).toBe(true)
  const code = await codeFor(request, email)
  const entered = await request.post('/api/auth/staff/code/verify', { headers, data: { email, code } })
  expect(entered.ok()).toBe(true)
}

async function askForDemo(request: APIRequestContext, url: string, company: string): Promise<void> {
  const answer = await request.post('/api/demo-requests', {
    headers: { origin: url },
    data: { full_name: 'Defne Işık', email: `ornek${company.length}@musteri.example`, company },
  })
  expect(answer.ok()).toBe(true)
}
