import type { WorkItem } from '@kervan/domain/workqueue/work-item.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { queriesOf } from '#spine/api/queries.ts'
import { aWorkItem } from '#testing/a-work-item.ts'
import { problem } from '#testing/answer-calls.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'
import { aCustomer, aPricedRequest, aRequest, asStaff } from '#testing/signed-in.ts'

const counts = { total: 240, pending: 12, quoted: 3, approved: 190, rejected: 35, overdue: 2 }
const work = { open: 9, overdue: 2, urgent: 4, unassigned: 1, mine: 0, done: 0 }
const refused = () => new Response(null, { status: 500 })

const answers = asStaff(
  {
    'GET /staff/requests/counts': counts,
    'GET /staff/quote-counts': { total: 20, waiting: 7 },
    'GET /staff/shipment-counts': { total: 50, active: 28 },
    'GET /work-items/counts': work,
    'GET /work-items': { items: [aWorkItem], next_cursor: null },
    'GET /customers/joined-this-month': { count: 15 },
    'GET /staff/won-value': { month: '2026-03', quotes: 4, value: { amount: '12500.00', currency: 'EUR' } },
  },
  [aRequest],
)

test('the morning view says what matters, and each figure opens its rows', async () => {
  await openApp('/staff', answers)
  await expect.element(page.getByRole('link', { name: /^2 işin süresi geçti, en eskisi/ })).toBeVisible()
  for (const [name, to] of [
    [/Yeni talepler.*12/, '/staff/requests?status=pending'],
    [/Bekleyen teklifler.*7/, '/staff/quotes?status=waiting'],
    [/Süren gönderiler.*28/, '/staff/shipments?status=active'],
    [/Acil işler.*4/, '/staff/work-queue?priority=urgent'],
  ] as const)
    await expect.element(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', to)
  await expect
    .element(page.getByRole('link', { name: '12.500,00 €' }))
    .toHaveAttribute('href', '/staff/quotes?status=accepted&settled=2026-03')
  await expectAccessible()
})

test('what is won and who joins is read again as it happens', async () => {
  let [won, joined] = ['12500.00', 15]
  const { live } = await openApp('/staff', {
    ...answers,
    'GET /customers/joined-this-month': () => ({ count: joined }),
    'GET /staff/won-value': () => ({ month: '2026-03', quotes: 4, value: { amount: won, currency: 'EUR' } }),
  })
  await expect.element(page.getByRole('link', { name: '12.500,00 €' })).toBeVisible()
  ;[won, joined] = ['14000.00', 16]
  live.emit('quote.changed')
  await expect.element(page.getByRole('link', { name: '14.000,00 €' })).toBeVisible()
  live.emit('customer.joined')
  await expect.element(page.getByRole('link', { name: '16', exact: true })).toBeVisible()
})

test('what has been read stays when it cannot be read again', async () => {
  let isAway = false
  const unless = (answer: object) => () => (isAway ? problem(404, 'NOT_FOUND') : answer)
  await openApp('/staff', {
    ...answers,
    'GET /staff/requests': unless({ items: [aRequest], next_cursor: null }),
    'GET /staff/activity': unless({ items: [] }),
    'GET /staff/activity-hours': unless({ hours: Array.from({ length: 24 }, () => 0) }),
  })
  const queue = page.getByRole('region', { name: 'Talep kuyruğu' })
  const row = queue.getByRole('link', { name: `Teklif hazırla: ${aRequest.number}` })
  await expect.element(row).toBeVisible()
  await expect.element(page.getByText('Henüz aktivite kaydı yok')).toBeVisible()
  isAway = true
  await queriesOf('office').invalidateQueries()
  await expect.element(row).toBeVisible()
  for (const failure of ['İş kuyruğu yüklenemedi', 'Aktiviteler gösterilemedi', 'Aktivite gösterilemedi'])
    await expect.element(page.getByText(failure)).not.toBeInTheDocument()
})

test('of what is urgent the first is named, and a request is as pressing as its work', async () => {
  const marked: WorkItem = {
    ...aWorkItem,
    title: 'Acil işaretli',
    priority: 'urgent',
    request_id: aRequest.id,
  }
  await openApp('/staff', {
    ...answers,
    'GET /work-items/counts': { ...work, overdue: 0, urgent: 1 },
    'GET /work-items': ({ url }: Request) => {
      const asked = new URL(url).searchParams
      const isOfIt = asked.get('priority') === 'urgent' || asked.get('request_ids') === aRequest.id
      return { items: [isOfIt ? marked : aWorkItem], next_cursor: null }
    },
  })
  await expect
    .element(page.getByRole('link', { name: /^1 acil iş var; ilki .*: Acil işaretli/ }))
    .toBeVisible()
  const queue = page.getByRole('region', { name: 'Talep kuyruğu' })
  await expect.element(queue.getByText('Acil', { exact: true })).toBeVisible()
})

test('a request that waits is priced from the queue, a priced one is called about', async () => {
  await openApp('/staff', {
    ...answers,
    'GET /staff/requests': ({ url }: Request) => ({
      items: new URL(url).searchParams.get('status') === 'quoted' ? [aPricedRequest] : [aRequest],
      next_cursor: null,
    }),
  })
  const queue = page.getByRole('region', { name: 'Talep kuyruğu' })
  await expect
    .element(queue.getByRole('link', { name: `Teklif hazırla: ${aRequest.number}` }))
    .toHaveAttribute('href', `/staff/quotes/new?requestId=${aRequest.id}`)
  await queue.getByRole('link', { name: /^Teklif verildi/ }).click()
  await expect
    .element(queue.getByRole('link', { name: /Müşteriyi ara/ }))
    .toHaveAttribute('href', 'tel:+905320000001')
  await expect
    .element(queue.getByRole('link', { name: /Teklifi gör/ }))
    .toHaveAttribute('href', `/staff/quotes/${aPricedRequest.quote_id}`)
  await expect.element(queue.getByText('1.250,00 €')).toBeVisible()
})

test('a call is noted when it is over: how it went, and when they are called again, about its offer', async () => {
  const { calls } = await openApp('/staff?queue=quoted', {
    ...answers,
    'GET /staff/requests': { items: [aPricedRequest], next_cursor: null },
    [`GET /customers/${aPricedRequest.customer_id}`]: { ...aCustomer, id: aPricedRequest.customer_id },
    [`POST /customers/${aPricedRequest.customer_id}/contacts`]: { id: aCustomer.id },
  })
  const call = page.getByRole('link', { name: /Müşteriyi ara/ })
  await expect.element(call).toBeVisible()
  // The telephone itself stays where it is.
  call.element().addEventListener('click', (event) => event.preventDefault())
  await call.click()
  const note = page.getByRole('dialog', { name: 'Görüşme' })
  await expect.element(note.getByText(`Konu: ${aPricedRequest.number} talebinin teklifi`)).toBeVisible()
  await expectAccessible()
  await note.getByLabelText('Sonuç').selectOptions('Geri arayacak')
  await note.getByLabelText(/Not/).fill('Salı günü dönecek.')
  await note.getByRole('textbox', { name: 'Takip günü' }).fill('05.03.2099')
  await note.getByRole('button', { name: 'Görüşmeyi kaydet' }).click()
  await expect.element(page.getByText('Görüşme müşterinin geçmişine işlendi.')).toBeVisible()
  await expect.element(note).not.toBeInTheDocument()
  const [sent] = calls.filter(({ method }) => method === 'POST')
  expect(await sent?.json()).toEqual({
    ...{ kind: 'call', outcome: 'call_back', text: 'Salı günü dönecek.', follow_up_on: '2099-03-05' },
    about: { kind: 'quote', id: aPricedRequest.quote_id },
  })
})

test('what cannot be read is zero, and the card of the system says why', async () => {
  await openApp('/staff', {
    ...answers,
    'GET /staff/requests/counts': refused,
    'GET /staff/requests': refused,
    'GET /staff/won-value': refused,
  })
  await expect.element(page.getByRole('main').getByRole('link', { name: /Yeni talepler.*0/ })).toBeVisible()
  const system = page.getByRole('region', { name: 'Sistem durumu' })
  await expect.element(system.getByText('Talep sayıları')).toBeVisible()
  await expect.element(system.getByText('Kazanılan teklifler')).toBeVisible()
  await expect.element(page.getByText('Failed to load work queue')).toBeVisible()
})

test('on a phone many new requests turn the urgent figure red; nothing widens the page', async () => {
  await openApp('/staff', answers, 'phone')
  const urgent = page.getByRole('main').getByRole('link', { name: /Acil işler/ })
  await expect.element(urgent).toHaveClass('border-danger')
  expectNoSidewaysScroll()
})

test('an activity without a page says so, and an hour of the chart shows its activities', async () => {
  const activity = {
    id: aRequest.id,
    at: aRequest.created_at,
    title: 'Personel güncellendi',
    subject: 'Ece Yaman',
    actor_name: 'Selin Kaya',
    link: null,
  }
  const asked: string[] = []
  const { address } = await openApp('/staff', {
    ...answers,
    'GET /staff/activity': ({ url }: Request) => {
      asked.push(new URL(url).searchParams.get('hour') ?? '')
      return { items: [activity] }
    },
    'GET /staff/activity-hours': { hours: Array.from({ length: 24 }, (_, hour) => hour) },
  })
  const list = page.getByRole('region', { name: 'Son aktiviteler' })
  await list.getByRole('button', { name: 'Personel güncellendi' }).click()
  await expect.element(page.getByText('Bu aktivite için detay sayfası bulunmuyor.')).toBeVisible()
  const chart = page.getByRole('slider', { name: /Saatlere göre aktivite/ })
  ;(chart.element() as HTMLElement).focus()
  await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{Enter}')
  await expect.poll(address).toContain('hour=02')
  await expect.poll(() => asked).toContain('2')
})

test('quick actions lead to their pages', async () => {
  await openApp('/staff', answers)
  const actions = page.getByRole('region', { name: 'Hızlı işlemler' })
  await expect
    .element(actions.getByRole('link', { name: 'Müşteri ekle' }))
    .toHaveAttribute('href', '/staff/customers?new=1')
  await expect
    .element(actions.getByRole('link', { name: 'Takvim' }))
    .toHaveAttribute('href', '/staff/work-queue?view=calendar')
  await expect
    .element(actions.getByRole('link', { name: 'Raporlar' }))
    .toHaveAttribute('href', '/staff/analytics')
})

test('work of the second page goes from the list when it is completed', async () => {
  const urgent: WorkItem = { ...aWorkItem, id: '01890a5d-ac96-774b-bcce-000000000001', title: 'Acil iş' }
  const later: WorkItem = { ...aWorkItem, id: '01890a5d-ac96-774b-bcce-000000000002', title: 'Sonraki iş' }
  let isDone = false
  await openApp(
    '/staff',
    asStaff({
      'GET /work-items': ({ url }: Request) =>
        new URL(url).searchParams.has('after')
          ? { items: isDone ? [] : [later], next_cursor: null }
          : { items: [urgent], next_cursor: 'urgent' },
      [`POST /work-items/${later.id}/complete`]: () => {
        isDone = true
        return { ...later, status: 'done' }
      },
    }),
  )
  const list = page.getByRole('region', { name: 'Yapılacak işler' })
  await list.getByRole('button', { name: 'Daha fazla' }).click()
  const row = list.getByRole('listitem').filter({ hasText: 'Sonraki iş' })
  await row.getByRole('button', { name: 'Tamamlandı' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Tamamlandı' }).click()
  await expect.element(row).not.toBeInTheDocument()
  await expect.element(list.getByText('Acil iş')).toBeVisible()
})
