import { createHmac, randomUUID } from 'node:crypto'
import { openCarrier } from '@kervan/server/src/testing/carrier.ts'
import { expect, test } from '@playwright/test'
import { watchConsole } from './clean-page.ts'
import { makeShipment, signInToDemo } from './make-shipment.ts'
import { startOwnServer } from './own-server.ts'

const secret = 'the secret of the carrier'
const container = 'CSQU3054383'
const booking = 'KVB7654321'

test('a carrier that is asked, and one that posts, move a shipment while the customer watches', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const carrier = await openCarrier()
  const server = await startOwnServer('carrier', {
    TRACKING_URL: carrier.url,
    TRACKING_KEY: 'Consumer-Key: abc',
    TRACKING_WEBHOOK_SECRETS: secret,
  })
  try {
    const context = await browser.newContext({
      baseURL: server.url,
      locale: 'tr-TR',
      timezoneId: 'Europe/Istanbul',
      viewport: { width: 1440, height: 900 },
    })
    const customer = await signInToDemo(context.request, 'portal', server.url)
    const office = await signInToDemo(
      (await browser.newContext({ baseURL: server.url })).request,
      'office',
      server.url,
    )
    const shipment = await makeShipment(customer, office, { container, booking })

    const page = await context.newPage()
    const complaints = watchConsole(page)
    await page.goto(`/shipment-tracking?shipment=${shipment}`)
    const history = page.getByRole('list', { name: 'Gönderinin geçmişi, en yenisi başta' })
    await expect(history).toContainText('Teklif onaylandı')
    await expect(page.getByText('Hazırlanıyor', { exact: true }).first()).toBeVisible()
    // What stays there proves that nobody has loaded the page again.
    await page.evaluate(() => document.documentElement.setAttribute('data-watching', 'true'))

    carrier.events.push(
      told({ eventType: 'EQUIPMENT', equipmentEventTypeCode: 'LOAD', emptyIndicatorCode: 'LADEN' }),
      told({ eventType: 'TRANSPORT', transportEventTypeCode: 'DEPA' }),
    )
    // The server asks by itself too, once a minute, so it may have heard already.
    const { outcome } = await customer<{ outcome: string }>('/tracking-refreshes', { data: {} })
    expect(outcome).toBe('asked')
    expect(carrier.asked[0]?.headers).toMatchObject({ 'consumer-key': 'abc' })
    await expect(page.getByText('Yolda', { exact: true }).first()).toBeVisible()
    await expect(history).toContainText('Yola çıktı')

    const held = told({ eventType: 'SHIPMENT', shipmentEventTypeCode: 'HOLD', documentTypeCode: 'CUS' })
    expect(await post(server.url, held, 'somebody else’s secret')).toBe(401)
    expect(await post(server.url, held)).toBe(204)
    await expect(page.getByText('Gümrükte', { exact: true }).first()).toBeVisible()
    await expect(history).toContainText('Gümrükte bekletiliyor')

    const takenBack = { ...held, isRetracted: true, eventUpdatedDateTime: nextMoment() }
    expect(await post(server.url, takenBack)).toBe(204)
    await expect(page.getByText('Yolda', { exact: true }).first()).toBeVisible()
    await expect(history).not.toContainText('Gümrükte bekletiliyor')
    await expect(page.locator('html')).toHaveAttribute('data-watching', 'true')
    expect(complaints).toEqual([])
    await context.close()
  } finally {
    await server.stop()
    await carrier.close()
  }
})

/** Each later than the one before, and than the approval. */
let moments = 0
function nextMoment(): string {
  moments += 1
  return new Date(Date.now() + moments * 1000).toISOString()
}

/** An event of DCSA Track & Trace 2.2. */
function told(more: Record<string, unknown>): Record<string, unknown> {
  const at = nextMoment()
  return {
    eventID: randomUUID(),
    eventCreatedDateTime: at,
    eventClassifierCode: 'ACT',
    eventDateTime: at,
    equipmentReference: container,
    eventLocation: { UNLocationCode: 'TRMER', locationName: 'Mersin' },
    documentReferences: [{ documentReferenceType: 'BKG', documentReferenceValue: booking }],
    ...more,
  }
}

async function post(url: string, event: object, key = secret): Promise<number> {
  const body = JSON.stringify(event)
  const signature = createHmac('sha256', key).update(body).digest('hex')
  const headers = { 'content-type': 'application/json', 'notification-signature': `sha256=${signature}` }
  return (await fetch(`${url}/hooks/tracking`, { method: 'POST', headers, body })).status
}
