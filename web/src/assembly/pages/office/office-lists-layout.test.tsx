/** The lists of shipments, exceptions and boxes on an office's screen: one row of filters, and every column in sight. */
import type { WorkItem } from '@kervan/domain/workqueue/work-item.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aShipment } from '#testing/a-shipment.ts'
import { aWorkItem } from '#testing/a-work-item.ts'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'
import { asStaff } from '#testing/signed-in.ts'

const counts = {
  total: 10_001,
  active: 1_240,
  pending: 18,
  preparing: 170,
  in_transit: 910,
  customs: 160,
  delayed: 45,
  delivered: 9_023,
  cancelled: 46,
}
const boxCounts = {
  open: 1_240,
  running: 320,
  soon: 45,
  over: 12,
  closed: 10_001,
  places: [{ place: 'Mersin', boxes: 2 }],
}
const wrongCounts = { total: 240, free_time: 45, customs_hold: 32, shipment_late: 120, shipment_silent: 43 }
const wrong: WorkItem = {
  ...aWorkItem,
  kind: 'shipment_late',
  description: '5 gün geç: beklenen varış 25 Mart, söz verilen 20 Mart. Neden: Limanda yoğunluk.',
  shipment_id: aShipment.id,
  shipment_number: aShipment.shipment_number,
  lane: { shipment_type: 'sea', origin_city: 'Mersin', destination_city: 'Hamburg' },
}
const answers = () =>
  asStaff({
    'GET /staff/shipments': { items: [aShipment], next_cursor: null },
    'GET /staff/shipment-counts': counts,
    'GET /work-items': { items: [wrong], next_cursor: null },
    'GET /staff/container-counts': boxCounts,
    'GET /work-items/exception-counts': wrongCounts,
  })
const searchField = () => page.getByRole('searchbox')
const filters = () => page.getByRole('button', { name: 'Filtreler' })

test.each(['/staff/shipments', '/staff/shipments?view=exceptions', '/staff/container-tracking'])(
  'at 1440 px the filters of %s are one row and no column is out of sight',
  async (address) => {
    await openApp(address, answers())
    await page.viewport(1440, 900)
    await expect.element(filters()).toBeVisible()
    const middleOf = (element: Element) => {
      const { top, height } = element.getBoundingClientRect()
      return Math.round(top + height / 2)
    }
    const first = page
      .getByRole('navigation', { name: /süzgeci$|Aksaklık türü/ })
      .getByRole('link')
      .first()
    await expect.poll(() => middleOf(searchField().element()) - middleOf(first.element())).toBe(0)
    expect(middleOf(filters().element())).toBe(middleOf(first.element()))
    const frame = document.querySelector('table')?.parentElement
    if (frame) expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth)
  },
)

test('a rare status is chosen behind Filtreler and then stands in the row; what is chosen there is removed by a press', async () => {
  const { address } = await openApp('/staff/shipments', answers())
  await page.viewport(1440, 900)
  const tabs = page.getByRole('navigation', { name: 'Durum süzgeci', exact: true })
  await expect.element(tabs.getByRole('link', { name: /Yolda/ })).toBeVisible()
  await expect.element(tabs.getByRole('link', { name: /Hazırlanıyor/ })).not.toBeInTheDocument()
  await filters().click()
  await expectAccessible()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /Hazırlanıyor 170/ })
    .click()
  await page.getByLabelText('Taşıma türü').selectOptions('sea')
  await expect.poll(address).toBe('/staff/shipments?status=preparing&type=sea')
  await page.getByRole('button', { name: 'Filtreler' }).click({ force: true })
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect
    .element(tabs.getByRole('link', { name: /Hazırlanıyor/ }))
    .toHaveAttribute('aria-current', 'true')
  await page.getByRole('link', { name: 'Süzgeci kaldır: Taşıma türü: Deniz' }).click()
  await expect.poll(address).toBe('/staff/shipments?status=preparing')
})
