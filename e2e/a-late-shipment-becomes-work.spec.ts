import { createHmac, randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { watchConsole } from './clean-page.ts'
import { makeShipment, signInToDemo } from './make-shipment.ts'
import { startOwnServer } from './own-server.ts'

const secret = 'the secret of the carrier'
const container = 'CSQU3054383'
const booking = 'KVB7654321'

test('a carrier says that a shipment comes late: it is work in the open office, until a better day closes it', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const server = await startOwnServer('exceptions', { TRACKING_WEBHOOK_SECRETS: secret })
  try {
    const visit = (width: number) =>
      browser.newContext({
        baseURL: server.url,
        locale: 'tr-TR',
        timezoneId: 'Europe/Istanbul',
        viewport: { width, height: 900 },
      })
    const [desk, phone] = [await visit(1440), await visit(390)]
    const customer = await signInToDemo((await browser.newContext()).request, 'portal', server.url)
    const office = await signInToDemo(desk.request, 'office', server.url)
    await signInToDemo(phone.request, 'office', server.url)
    const shipment = await makeShipment(customer, office, { container, booking })

    const [list, home] = [await desk.newPage(), await phone.newPage()]
    const complaints = [watchConsole(list), watchConsole(home)]
    await list.goto('/staff/shipments')
    await list.getByRole('link', { name: /Aksaklıklar/ }).click()
    await expect(list.getByText('Aksayan gönderi yok')).toBeVisible()
    await home.goto('/staff')
    const work = home.getByRole('region', { name: 'Yapılacak işler' })
    await expect(work).toBeVisible()

    await post(server.url, told({ transportEventTypeCode: 'DEPA', eventClassifierCode: 'ACT' }))
    await post(server.url, arrival(30, { delayReasonCode: 'WEA' }))
    const table = list.getByRole('table', { name: 'Gönderilerdeki aksaklıklar' })
    await expect(table.getByText(/Hava koşulları\. Beklenen varış/)).toBeVisible()
    await expect(table.getByText('Taşıyıcıda')).toBeVisible()
    await expect(work.getByText(/Gecikme: SH-/)).toBeVisible()
    await table.getByRole('link', { name: /^SH-/ }).click()
    await expect(list).toHaveURL(new RegExp(`/staff/shipments/${shipment}$`))
    const card = list.getByRole('region', { name: 'Aksaklıklar' })
    await card.getByRole('button', { name: /^Üstlen|^Bırak/ }).waitFor()

    await post(server.url, arrival(20))
    await expect(card).toBeHidden()
    await expect(work.getByText(/Gecikme: SH-/)).toBeHidden()
    await list.goBack()
    await expect(list.getByText('Aksayan gönderi yok')).toBeVisible()
    await list.goto('/staff/work-queue?show=done')
    await list.getByRole('link', { name: /Gecikme: SH-/ }).click()
    await expect(list.getByText('Kendiliğinden kapandı')).toBeVisible()
    await expect(list.getByText(/Gecikme kalmadı; beklenen varış/)).toBeVisible()
    expect(complaints.flat()).toEqual([])
  } finally {
    await server.stop()
  }
})

/** Each later than the one before, and than the approval. */
let moments = 0
function nextMoment(days = 0): string {
  moments += 1
  return new Date(Date.now() + days * 86_400_000 + moments * 1000).toISOString()
}

/** An event of DCSA Track & Trace 2.2. */
function told(more: Record<string, unknown>): Record<string, unknown> {
  const at = nextMoment()
  return {
    eventID: randomUUID(),
    eventType: 'TRANSPORT',
    eventCreatedDateTime: at,
    eventDateTime: at,
    equipmentReference: container,
    eventLocation: { UNLocationCode: 'TRMER', locationName: 'Mersin' },
    documentReferences: [{ documentReferenceType: 'BKG', documentReferenceValue: booking }],
    ...more,
  }
}

const arrival = (days: number, more: Record<string, unknown> = {}) =>
  told({
    transportEventTypeCode: 'ARRI',
    eventClassifierCode: 'EST',
    eventDateTime: nextMoment(days),
    eventLocation: { UNLocationCode: 'DEHAM', locationName: 'Hamburg' },
    ...more,
  })

async function post(url: string, event: object): Promise<void> {
  const body = JSON.stringify(event)
  const signature = createHmac('sha256', secret).update(body).digest('hex')
  const headers = { 'content-type': 'application/json', 'notification-signature': `sha256=${signature}` }
  expect((await fetch(`${url}/hooks/tracking`, { method: 'POST', headers, body })).status).toBe(204)
}
