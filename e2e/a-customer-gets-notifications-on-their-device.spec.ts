import { setTimeout as pause } from 'node:timers/promises'
import { createBrowserKeys, startPushService } from '@kervan/server/src/testing/push-service.ts'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { watchConsole } from './clean-page.ts'
import { signInAsCustomer, signInAsStaff } from './sign-in.ts'
import { wholeBrowser } from './whole-browser.ts'

test.use({ serviceWorkers: 'allow', launchOptions: wholeBrowser })

type Shown = { title: string; body: string; data: { link: string } }

const shownOn = (page: Page): Promise<Shown[]> =>
  page.evaluate(async () => {
    const notifications = await (await navigator.serviceWorker.ready).getNotifications()
    return notifications.map(({ title, body, data }) => ({ title, body, data }))
  })

/** Hands a message to the page's worker as the browser does once its push service has opened it. */
async function deliver(context: BrowserContext, page: Page, data: string): Promise<void> {
  const devtools = await context.newCDPSession(page)
  const registration = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [known] = registrations
      if (known) resolve(known.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registration,
    data,
  })
}

/** A browser may lose a message that meets its worker between stopping and starting, so it is handed over until it is shown. */
async function deliverUntilShown(
  context: BrowserContext,
  page: Page,
  data: string,
  title: string,
): Promise<void> {
  await expect(async () => {
    await deliver(context, page, data)
    await expect
      .poll(async () => (await shownOn(page)).map((shown) => shown.title), { timeout: 3_000 })
      .toContain(title)
  }).toPass({ timeout: 30_000 })
}

/** Asks the page as the worker does when its notification is clicked; false while there is no answer. */
async function handOver(context: BrowserContext, page: Page, link: string): Promise<boolean> {
  // A browser ends a worker that has nothing to do; any message wakes it.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.postMessage('wake'))
  const answers = context.serviceWorkers().map((worker) =>
    worker.evaluate(async (address) => {
      type OpenPage = { postMessage(data: object, ports: MessagePort[]): void }
      const scope = globalThis as unknown as { clients: { matchAll(which: object): Promise<OpenPage[]> } }
      const [portal] = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
      const { port1, port2 } = new MessageChannel()
      const answered = new Promise<boolean>((resolve) => {
        port1.onmessage = () => resolve(true)
      })
      portal?.postMessage({ open: address }, [port2])
      return answered
    }, link),
  )
  return Promise.race([...answers, pause(2_000, false)]).catch(() => false)
}

test('a new price wakes the device, and its notification leads to the offer', async ({ page, context }) => {
  const site = test.info().project.use.baseURL ?? ''
  const complaints = watchConsole(page)
  const service = await startPushService()
  const { keys, open } = createBrowserKeys()
  await context.grantPermissions(['notifications'])
  await signInAsCustomer(page.request)
  await signInAsStaff(page)
  const call = async (surface: 'portal' | 'office', path: string, data?: object) => {
    const headers = { origin: site, 'kervan-surface': surface }
    const answer = await page.request.fetch(`/api${path}`, { method: data ? 'POST' : 'GET', headers, data })
    expect(answer.ok(), `${path} answers ${answer.status()}`).toBe(true)
    return answer.json()
  }

  // This browser has no push service behind it, so the journey plays its part on this machine.
  await call('portal', '/push-subscriptions', { endpoint: `${service.base}/device`, keys })
  const { person } = await call('portal', '/session')
  const order = await call('office', '/staff/orders', {
    customer_id: person.id,
    title: 'İzmir – Münih, 12 palet <script>alert(1)</script>',
    shipment_type: 'land',
    origin_city: 'İzmir',
    destination_city: 'Münih',
    quote_amount: '1250.00',
    notify_customer: false,
  })
  await expect.poll(() => service.arrived.length).toBe(1)
  const message = open(service.arrived[0]?.body ?? Buffer.alloc(0))

  await page.goto('/dashboard?view=account')
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js')
    const { active } = await navigator.serviceWorker.ready
    // Ready is earlier than active: a message would find nobody.
    while (active?.state !== 'activated') await new Promise((resolve) => setTimeout(resolve, 20))
  })
  await deliverUntilShown(context, page, message, 'Teklif Hazır')
  expect(await shownOn(page)).toHaveLength(1)
  const [shown] = await shownOn(page)
  expect(shown?.title).toBe('Teklif Hazır')
  expect(shown?.body).toContain(order.quote_no)
  expect(shown?.body).toContain('<script>alert(1)</script>')
  const link = `${site}/dashboard?view=quotes&quote=${order.quote_id}`
  expect(shown?.data.link).toBe(link)

  // The same news once more, news from elsewhere, and noise: the news is shown once, and no link leaves the site.
  await deliver(context, page, message)
  await deliverUntilShown(
    context,
    page,
    JSON.stringify({ title: 'Başka', tag: 'b', link: 'https://evil.example/' }),
    'Başka',
  )
  await deliverUntilShown(context, page, 'gürültü', 'Yeni bildirim')
  const titles = (await shownOn(page)).map(({ title }) => title)
  expect(titles.filter((title) => title === 'Teklif Hazır')).toHaveLength(1)
  expect(new Set(titles)).toEqual(new Set(['Başka', 'Teklif Hazır', 'Yeni bildirim']))
  for (const { data } of await shownOn(page)) expect(new URL(data.link).origin).toBe(site)

  // What a click does with a page that is open: the worker sends it there, without a new load.
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  await expect.poll(() => handOver(context, page, link), { timeout: 30_000 }).toBe(true)
  await expect(page).toHaveURL(link)
  expect(loads).toBe(0)
  expect(complaints).toEqual([])
  await service.close()
})
