/** What is done with many shipments at once: asked before, each told by itself, and what was refused is named with its reason. */
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aShipment } from '#testing/a-shipment.ts'
import { type Answers, problem } from '#testing/answer-calls.ts'
import { openApp } from '#testing/open-app.tsx'
import { asStaff } from '#testing/signed-in.ts'

const idOf = (index: number) => `01890a5d-ac96-774b-bcce-${String(index).padStart(12, '0')}`
const rows = [1, 2].map((index) => ({ ...aShipment, id: idOf(index), shipment_number: `SH-0000000${index}` }))
const bar = () => page.getByRole('region', { name: 'Seçilenler' })

async function openSelected(answers: Answers) {
  const opened = await openApp(
    '/staff/shipments',
    asStaff({ 'GET /staff/shipments': { items: rows, next_cursor: null }, ...answers }),
  )
  await page.getByRole('checkbox', { name: 'Tümünü seç' }).click()
  return opened.calls
}

test('a status is set for many after a question; the one that has it already says so', async () => {
  const calls = await openSelected({
    [`POST /staff/shipments/${idOf(1)}/events`]: { id: idOf(1) },
    [`POST /staff/shipments/${idOf(2)}/events`]: () =>
      problem(409, 'SAME_STATUS', 'Gönderi zaten bu durumda.'),
  })
  const sent = () => calls.filter(({ method, url }) => method === 'POST' && url.endsWith('/events'))
  await bar().getByLabelText('Durumu değiştir').selectOptions('customs')
  await bar().getByRole('button', { name: 'Uygula' }).click()
  const question = page.getByRole('alertdialog')
  await expect.element(question).toMatchTextContent('2 gönderinin durumu «Gümrükte» olsun mu?')
  expect(sent()).toEqual([])
  await question.getByRole('button', { name: 'Durumu değiştir: Gümrükte' }).click()
  await expect
    .element(bar())
    .toMatchTextContent('1 gönderi için durum değişti, 1 gönderi için durum değişmedi.')
  await expect
    .element(bar().getByRole('listitem'))
    .toMatchTextContent('SH-00000002: Gönderi zaten bu durumda.')
  expect(await sent()[0]?.json()).toMatchObject({ kind: 'status_set', status: 'customs' })
})

test('customers are told once each: what is tried again after a lost answer has the same key', async () => {
  let isLost = true
  const calls = await openSelected({
    [`POST /staff/shipments/${idOf(1)}/notices`]: { id: idOf(1) },
    [`POST /staff/shipments/${idOf(2)}/notices`]: () =>
      isLost ? problem(503, 'BUSY', 'Sunucu meşgul.') : { id: idOf(2) },
  })
  await bar().getByRole('button', { name: 'Müşteriye bildir' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Müşteriye bildir' }).click()
  await expect.element(bar().getByRole('button', { name: 'Yeniden dene' })).toBeVisible()
  isLost = false
  await bar().getByRole('button', { name: 'Yeniden dene' }).click()
  await expect.element(bar()).toMatchTextContent('1 gönderi müşterisine bildirildi.')
  const keys = calls
    .filter(({ url }) => url.endsWith(`${idOf(2)}/notices`))
    .map(({ headers }) => headers.get('idempotency-key'))
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

test('what a shipment does not have is a dash in the table and left out of its card', async () => {
  const bare = { ...rows[0], delayed: false, delay_reason: '', operations_name: '' }
  const answers = () => asStaff({ 'GET /staff/shipments': { items: [bare], next_cursor: null } })
  const row = () => page.getByRole('row').filter({ hasText: 'SH-00000001' })
  await openApp('/staff/shipments', answers())
  await expect.element(row().getByText('–', { exact: true }).first()).toBeVisible()
  await openApp('/staff/shipments', answers(), 'phone')
  await expect.element(row().getByText('Durum', { exact: true })).toBeVisible()
  await expect.element(row().getByText('Gecikme', { exact: true })).not.toBeInTheDocument()
  await expect.element(row().getByText('Sorumlu', { exact: true })).not.toBeInTheDocument()
})

test('the selected rows are exported alone', async () => {
  const calls = await openSelected({ 'POST /exports': {} })
  await bar().getByRole('button', { name: 'Dışa aktar' }).click()
  await expect.element(page.getByRole('dialog')).toMatchTextContent('Seçilen 2 satır')
  await page.getByRole('button', { name: /^CSV/ }).click()
  const sent = () => calls.find(({ url }) => url.endsWith('/exports'))
  await expect.poll(sent).toBeDefined()
  expect(await sent()?.json()).toMatchObject({
    list: 'staff_shipments',
    format: 'csv',
    input: {},
    ids: [idOf(1), idOf(2)],
  })
})

test('customer, lane and lateness are chosen beside the status, and the map shows the same', async () => {
  const customer = {
    id: idOf(7),
    full_name: 'Defne Işık',
    company: 'Örnek Tekstil',
    email: 'defne@musteri.example',
  }
  const { address, calls } = await openApp(
    '/staff/shipments?status=customs',
    asStaff({
      'GET /staff/shipments': { items: rows, next_cursor: null },
      'GET /staff/shipment-lanes': { lanes: [{ origin: 'Mersin', destination: 'Hamburg' }] },
      'GET /customers': { items: [{ ...customer, phone: '' }], next_cursor: null },
      'GET /shipment-positions': { shipments: [], has_more: false, lanes: [] },
    }),
  )
  await page.getByRole('button', { name: 'Filtreler' }).click()
  await userEvent.selectOptions(page.getByLabelText('Hat', { exact: true }), 'Mersin – Hamburg')
  await userEvent.selectOptions(page.getByLabelText('Gecikme', { exact: true }), 'late')
  await page.getByRole('combobox', { name: 'Müşteri' }).click()
  await page.getByRole('option', { name: /Defne Işık/ }).click()
  const wanted = {
    status: 'customs',
    origin: 'Mersin',
    destination: 'Hamburg',
    delay: 'late',
    customer_id: customer.id,
  }
  const asked = (path: string) =>
    calls
      .map(({ url }) => new URL(url))
      .filter(({ pathname }) => pathname.endsWith(path))
      .map(({ searchParams }) => Object.fromEntries(searchParams))
      .at(-1)
  await expect.poll(() => asked('/staff/shipments')).toMatchObject(wanted)
  expect(new URLSearchParams(address().split('?')[1]).get('customer')).toBe(customer.id)
  await userEvent.keyboard('{Escape}')
  await page.getByRole('link', { name: 'Harita' }).click()
  await expect.poll(() => asked('/shipment-positions')).toEqual(wanted)
  await expect.element(page.getByText('Bu süzgeçlerle süren gönderi yok.')).toBeVisible()
})

test('the 500 newest are there without scrolling, and no more', async () => {
  let pages = 0
  const { calls } = await openApp(
    '/staff/shipments',
    asStaff({
      'GET /staff/shipments': ({ url }: Request) => {
        const limit = Number(new URL(url).searchParams.get('limit'))
        pages += 1
        const items = Array.from({ length: limit }, (_, at) => ({
          ...aShipment,
          id: idOf(pages * 1000 + at),
          shipment_number: `SH-${pages}-${at}`,
        }))
        return { items, next_cursor: String(pages) }
      },
    }),
  )
  await expect.poll(() => pages).toBe(6)
  await page.getByRole('checkbox', { name: 'Tümünü seç' }).click()
  await expect.element(bar()).toMatchTextContent('550 gönderi seçildi')
  expect(calls.filter(({ url }) => new URL(url).pathname.endsWith('/staff/shipments'))).toHaveLength(6)
})
