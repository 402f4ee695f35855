/** A customer who writes markup and scripts wherever they may write, and an office that reads all of it. */
import { randomUUID } from 'node:crypto'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { watchConsole } from './clean-page.ts'
import { aPicture } from './document-files.ts'
import { type Call, signInToDemo } from './make-shipment.ts'
import { demoCustomerId, officePages, settingsPages, type Visit } from './office-pages.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'

test.describe.configure({ timeout: 300_000 })

let server: OwnServer
test.beforeAll(async () => {
  server = await startOwnServer('hostile', { LIMIT_CHAT: '1000/60', LIMIT_REQUEST: '1000/60' })
})
test.afterAll(() => server.stop())

/** Each would leave an element with this attribute, a dialog or another title if it were anything but text. */
const mark = 'data-hostile'

const payloads: readonly string[] = [
  `<script ${mark}>alert(1)</script>`,
  `<img ${mark} src=x onerror=alert(2)>`,
  `<svg ${mark} onload=alert(3)>`,
  `<svg><script ${mark}>alert(4)</script></svg>`,
  `"><img ${mark} src=x onerror=alert(5)>`,
  `'><img ${mark} src=x onerror=alert(6)>`,
  `" autofocus onfocus=alert(7) ${mark}="`,
  `' onmouseover=alert(8) ${mark}='`,
  `</title><script ${mark}>alert(9)</script>`,
  `</textarea><img ${mark} src=x onerror=alert(10)>`,
  `</style><img ${mark} src=x onerror=alert(11)>`,
  `</script><script ${mark}>alert(12)</script>`,
  `<iframe ${mark} srcdoc="<script>parent.alert(13)</script>">`,
  `<iframe ${mark} src="javascript:alert(14)">`,
  `<a ${mark} href="javascript:alert(15)">tıkla</a>`,
  `<a ${mark} href="data:text/html,<b>16</b>">tıkla</a>`,
  `<object ${mark} data="javascript:alert(17)">`,
  `<embed ${mark} src="javascript:alert(18)">`,
  `<form ${mark} action="javascript:alert(19)"><button>`,
  `<math ${mark} href="javascript:alert(20)">x`,
  `<details ${mark} open ontoggle=alert(21)>`,
  `<video ${mark} src=x onerror=alert(22)>`,
  `<body ${mark} onload=alert(23)>`,
  `<base ${mark} href="https://kotu.example/">`,
  `<meta ${mark} http-equiv=refresh content="0;url=//25">`,
  `<link ${mark} rel=stylesheet href="//kotu.example/26">`,
  `<style ${mark}>*{display:none}</style>27`,
  `<template ${mark}><img src=x onerror=alert(28)>`,
  `<ScRiPt ${mark}>alert(29)</sCrIpT>`,
  `<img/${mark}/src=x/onerror=alert(30)>`,
  `<!--><img ${mark} src=x onerror=alert(31)>-->`,
  `&lt;script ${mark}&gt;alert(32)&lt;/script&gt;`,
  `&#60;img ${mark} src=x onerror=alert(33)&#62;`,
  `\\u003cimg ${mark} src=x onerror=alert(34)\\u003e`,
  `{{constructor.constructor('alert(35)')()}}`,
  `\${alert(36)}#{7*7}<%= 7*7 %>`,
  `]]><script ${mark}>alert(37)</script>`,
  `javascript:alert(38)//https://kotu.example`,
  `[tıkla](javascript:alert(39)) ![x](//kotu.example/39)`,
  `=HYPERLINK("https://kotu.example";"40")`,
]
const of = (place: number): string => payloads[place % payloads.length] ?? ''
const several = (longest: number, from = 0): string => {
  let text = ''
  for (let place = from; text.length + of(place).length < longest; place++) text += `${of(place)}\n`
  return text.trim()
}

type Request = { id: string; number: string; customer_id: string; updated_at: string; quote_id: string }

/** Every text that a customer may send. Names of people and firms take no such letters. */
async function writeEverywhere(customer: Call, office: Call): Promise<{ shipment: string; quote: string }> {
  await customer('/profile', {
    method: 'PUT',
    data: {
      first_name: 'Defne',
      last_name: 'Işık',
      phone: '+90 532 000 00 01',
      company: 'Örnek Tekstil',
      company_type: 'company',
      position: of(2),
    },
  })
  const requests: string[] = []
  for (const place of payloads.keys()) {
    const { id } = await customer<{ id: string }>('/quick-requests', {
      data: {
        transport_mode: 'sea_lcl',
        route: {
          from_city: of(place).slice(0, 80),
          from_country: of(place + 6).slice(0, 60),
          from_post_code: '<b>1</b>',
          to_city: of(place + 1).slice(0, 80),
          to_country: of(place + 7).slice(0, 60),
        },
        cargo: { description: several(2000, place), weight: '1850', volume: '4.2' },
        schedule: { ready_date: '2099-03-05', priority: 'fast' },
        notes: several(1000, place),
      },
    })
    requests.push(id)
  }
  const price = async (place: number, title: string): Promise<Request> => {
    const path = `/requests/${requests[place]}`
    const { customer_id, updated_at } = await office<Request>(path, { method: 'GET' })
    await office('/staff/orders', {
      data: {
        request_id: requests[place],
        request_updated_at: updated_at,
        customer_id,
        title,
        shipment_type: 'sea',
        origin_city: of(place),
        origin_port: of(place),
        destination_city: of(place + 1),
        destination_port: of(place + 1),
        quote_amount: '1250.00',
        quote_currency: 'EUR',
      },
    })
    return customer<Request>(path, { method: 'GET' })
  }
  const [rejected, revised, approved] = [
    await price(0, several(140)),
    await price(1, several(140, 3)),
    await price(2, several(140, 5)),
  ]
  await customer(`/requests/${rejected.id}/reject`, {
    data: { quote_id: rejected.quote_id, reason: 'price', note: several(500, 8) },
  })
  await customer(`/requests/${revised.id}/revise`, {
    data: { quote_id: revised.quote_id, note: several(500, 16) },
  })
  const { shipment_id } = await customer<{ shipment_id: string }>(`/requests/${approved.id}/approve`, {
    data: { quote_id: approved.quote_id },
  })
  await customer(`/shipments/${shipment_id}/labels`, {
    method: 'PUT',
    data: { own_reference: of(3), own_name: of(4) },
  })
  await customer('/share-links', { data: { shipment_id, label: of(5) } })
  await customer('/own-data/requests', { data: { note: several(1000, 10) } })
  for (const text of [...payloads, several(3_900)])
    await customer('/chat/messages', { data: { id: randomUUID(), message_text: text } })
  await customer('/luna/questions', { data: { question: several(300, 12) } })
  await customer('/demo-requests', {
    data: {
      full_name: 'Defne Işık',
      email: 'defne@musteri.example',
      company: of(1),
      phone: '+90 532 000 00 01',
      message: several(900, 20),
    },
  })
  return { shipment: shipment_id, quote: rejected.quote_id }
}

/** A page that notes whatever would show that a text was more than text. */
async function openWatched(browser: Browser, more: object = {}) {
  const context = await browser.newContext({
    baseURL: server.url,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    viewport: { width: 1440, height: 900 },
    ...more,
  })
  const page = await context.newPage()
  const complaints = watchConsole(page)
  page.on('dialog', async (dialog) => {
    complaints.push(`a dialog: ${dialog.message()}`)
    await dialog.dismiss()
  })
  context.on('request', (request) => {
    if (request.url().includes('kotu.example')) complaints.push(request.url())
  })
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`refused by ${violatedDirective}: ${blockedURI}`),
    )
  })
  return { context, page, complaints }
}

const marked = (page: Page) => page.locator(`[${mark}]`).count()

/** Opens them all; the answer is every text that stood on them, in fields too. */
async function walk(page: Page, complaints: string[], visits: readonly Visit[]): Promise<string> {
  let seen = ''
  for (const { path, heading, dialog } of visits)
    await test.step(path, async () => {
      await page.goto(path)
      const title = page.getByRole('heading', { level: 1, name: heading, includeHidden: true })
      await expect(title.first()).toBeAttached()
      if (dialog) await expect(page.getByRole('dialog', { name: dialog }).first()).toBeVisible()
      await page.mouse.move(1, 1)
      await page.waitForLoadState('networkidle')
      expect(await marked(page), path).toBe(0)
      expect(complaints.splice(0), path).toEqual([])
      seen += await page.evaluate(() => {
        const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')]
        return `${document.body.innerText}\n${fields.map(({ value }) => value).join('\n')}\n`
      })
    })
  return seen
}

test('what a customer writes is text on every screen of the office, in every mail and on paper', async ({
  browser,
}) => {
  const desk = await openWatched(browser)
  const visitor = await openWatched(browser)
  const office = await signInToDemo(desk.context.request, 'office', server.url)
  const customer = await signInToDemo(visitor.context.request, 'portal', server.url)

  // What comes while somebody looks is told in notices.
  await desk.page.goto('/staff')
  await expect(desk.page.getByRole('heading', { level: 1 })).toBeVisible()
  const { shipment, quote } = await writeEverywhere(customer, office)
  await visitor.page.goto(`/dashboard?view=documents&shipment=${shipment}`)
  const chooser = visitor.page.waitForEvent('filechooser')
  await visitor.page
    .getByRole('group', { name: 'Belgenin türü' })
    .getByRole('button', { name: 'Fatura', exact: true })
    .click()
  const name = `"><img ${mark} src=x onerror=alert(41)>.png`
  await (await chooser).setFiles([{ name, mimeType: 'image/png', buffer: aPicture() }])
  await expect(visitor.page.getByRole('list', { name: 'Belgelerim' }).getByRole('listitem')).toHaveCount(1)
  expect(await marked(desk.page)).toBe(0)
  // So much at once is more than a slow machine takes in; the page asks again.
  expect(desk.complaints.splice(0).filter((text) => !/status of 503/.test(text))).toEqual([])

  const { items } = await office<{ items: { id: string }[] }>('/staff/requests?limit=100', { method: 'GET' })
  const { conversation } = await customer<{ conversation: { id: string } }>('/chat', { method: 'GET' })
  const work = await office<{ items: { id: string }[] }>('/work-items?limit=5', { method: 'GET' })
  const any = /./
  const seen = await walk(desk.page, desk.complaints, [
    ...officePages.filter(({ path }) => !path.includes(demoCustomerId)),
    ...settingsPages,
    { path: `/staff/customer-management/${demoCustomerId}`, heading: any },
    ...items
      .slice(-3)
      .map(({ id }) => ({ path: `/staff/requests?request=${id}`, heading: any, dialog: any })),
    { path: `/staff/shipments/${shipment}`, heading: any },
    { path: `/staff/quotes?quote=${quote}`, heading: any },
    { path: `/staff/communication?conversation=${conversation.id}`, heading: any },
    ...work.items.map(({ id }) => ({ path: `/staff/work-queue/details/${id}`, heading: any })),
    { path: '/staff/analytics', heading: any },
    { path: '/staff/automations', heading: any },
    { path: '/benchmark', heading: any },
  ])
  const own = await walk(visitor.page, visitor.complaints, [
    { path: '/dashboard', heading: any },
    { path: '/dashboard?view=requests', heading: any },
    { path: '/dashboard?view=shipments', heading: any },
    { path: `/dashboard?view=shipments&shipment=${shipment}`, heading: any, dialog: any },
    { path: '/dashboard?view=quotes', heading: any },
    { path: '/dashboard?view=documents', heading: any },
    { path: '/dashboard?view=alerts', heading: any },
    { path: '/dashboard?view=account', heading: any },
    { path: `/quote/${quote}`, heading: any },
  ])
  // A line may be broken where a text has spaces.
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ')
  expect(payloads.filter((text) => !plain(seen).includes(plain(text)))).toEqual([])
  expect(plain(own)).toContain(plain(of(4)))

  // A mail is read where no policy guards it.
  const mails: { html: string; subject: string }[] = await (
    await desk.context.request.get('/api/demo/inbox')
  ).json()
  expect(mails.length).toBeGreaterThan(20)
  await desk.page.goto('about:blank')
  for (const { html } of mails) {
    await desk.page.setContent(html)
    expect(await marked(desk.page)).toBe(0)
  }
  expect(desk.complaints.filter((text) => /dialog|kotu/.test(text))).toEqual([])
  await desk.context.close()
  await visitor.context.close()
})
