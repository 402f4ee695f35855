import type { FleetShipment } from '@kervan/domain/tracking/shipment-map.contract.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { FleetMap } from '#features/tracking/map/fleet-map.tsx'
import { expectAccessible, expectNoSidewaysScroll } from '#testing/expect-accessible.ts'
import { showPart } from '#testing/show-part.tsx'

const shipment = (
  id: string,
  longitude: number | null,
  more: Partial<FleetShipment> = {},
): FleetShipment => ({
  id,
  shipment_number: `SH-${id}`,
  shipment_type: 'sea',
  status: 'in_transit',
  delayed: false,
  origin_city: 'Şanghay',
  origin_country: 'Çin',
  destination_city: 'İstanbul',
  destination_country: 'Türkiye',
  eta: '2126-03-11T09:30:00.000Z',
  position: longitude === null ? null : { longitude, latitude: 31.2 },
  estimated: false,
  last_name: 'Şanghay',
  ...more,
})
const lanes = [
  [
    [121.5, 31.2],
    [103.8, 1.2],
    [29, 41],
  ],
]
const links = () => page.getByRole('list', { name: 'Süren gönderiler' }).getByRole('link')
const marks = () => [...document.querySelectorAll<SVGGElement>('svg g.cursor-pointer')]
const show = async (shipments: FleetShipment[]) => {
  await showPart(
    <FleetMap fleet={{ shipments, lanes, has_more: false }} addressOf={(id) => `/staff/shipments/${id}`} />,
  )
}

test('each shipment is in the list with where it is, also one that no map can show', async () => {
  await show([
    shipment('1', 121.5),
    shipment('2', 60, { estimated: true, delayed: true, last_name: 'Singapur Boğazı' }),
    shipment('3', null, { last_name: 'Bir yer', eta: '2026-03-11T09:30:00.000Z' }),
  ])
  await expect.element(links().nth(2)).toBeVisible()
  expect(
    links()
      .elements()
      .map((link) => [link.getAttribute('href'), link.textContent]),
  ).toEqual([
    ['/staff/shipments/1', 'SH-1YoldaŞanghay – İstanbulŞanghay · varış 11 Mart'],
    [
      '/staff/shipments/2',
      'SH-2YoldaGecikmişŞanghay – İstanbulSon bildirilen yer: Singapur Boğazı · varış 11 Mart',
    ],
    [
      '/staff/shipments/3',
      'SH-3YoldaŞanghay – İstanbulBir yer, haritada yeri bilinmiyor · varış 11 Mart (geçti)',
    ],
  ])
  await expect.poll(() => marks().length).toBe(2)
  await expectAccessible()
  expectNoSidewaysScroll()
})

test('several on one spot are one mark, and choosing it lists just those', async () => {
  await show([shipment('1', 121.5), shipment('2', 121.6), shipment('3', 40)])
  await expect
    .poll(() => marks().map((mark) => mark.querySelector('text')?.textContent ?? ''))
    .toEqual(['2', ''])
  marks()[0]?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(page.getByText('Seçilen yerde 2 gönderi')).toBeVisible()
  expect(links().elements()).toHaveLength(2)
  await page.getByRole('button', { name: 'Hepsini göster' }).click()
  await expect.element(links().nth(2)).toBeVisible()
})

test('without active shipments it says so', async () => {
  await showPart(<FleetMap fleet={{ shipments: [], lanes: [], has_more: false }} addressOf={(id) => id} />)
  await expect.element(page.getByText('Şu anda süren gönderi yok.')).toBeVisible()
})

test('it says how many are on their way and how many are only prepared, and of a route what is known', async () => {
  await show([
    shipment('1', 121.5),
    shipment('2', 60, { status: 'preparing', origin_city: '', destination_city: '' }),
    shipment('3', null, {
      status: 'preparing',
      origin_city: '',
      origin_country: '',
      destination_city: '',
      destination_country: '',
    }),
  ])
  await expect.element(page.getByRole('status')).toMatchTextContent('3 gönderi: 1 yolda, 2 hazırlanıyor')
  const texts = links()
    .elements()
    .map((link) => link.textContent ?? '')
  expect(texts[1]).toContain('Çin – Türkiye')
  expect(texts.join('')).not.toContain('?')
})
