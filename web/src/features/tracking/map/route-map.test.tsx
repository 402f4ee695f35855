import type { ShipmentRoute } from '@kervan/domain/tracking/shipment-map.contract.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { RouteMap } from '#features/tracking/map/route-map.tsx'
import { expectAccessible, expectNoSidewaysScroll } from '#testing/expect-accessible.ts'
import { showPart } from '#testing/show-part.tsx'

const route: ShipmentRoute = {
  shipment_id: '019a0000-0000-7000-8000-000000000000',
  shipment_type: 'sea',
  legs: [
    {
      mode: 'sea',
      path: [
        [9.99, 53.55],
        [-9, 43],
        [-5.6, 35.9],
        [26, 38.5],
      ],
    },
  ],
  done: 0.5,
  cancelled: false,
  present: {
    longitude: -9,
    latitude: 40,
    estimated: true,
    last_name: 'Dover Boğazı',
    next_name: 'İzmir',
  },
  stops: [
    {
      part: 'origin',
      name: 'Hamburg',
      position: { longitude: 9.99, latitude: 53.55 },
      arrival: null,
      departure: { at: '2026-03-01T09:30:00.000Z', certainty: 'actual' },
      state: 'done',
    },
    {
      part: 'passed',
      name: 'Bir yer',
      position: null,
      arrival: { at: '2026-03-03T09:30:00.000Z', certainty: 'actual' },
      departure: null,
      state: 'done',
    },
    {
      part: 'destination',
      name: 'İzmir',
      position: { longitude: 26, latitude: 38.5 },
      arrival: { at: '2026-03-11T09:30:00.000Z', certainty: 'estimated' },
      departure: null,
      state: 'ahead',
    },
  ],
}
const map = () => page.getByRole('group', { name: /^Harita: Hamburg – İzmir/ })
const view = () => map().element().querySelector('svg > g')?.getAttribute('transform')

test('the list says what the map shows, and how sure it is', async () => {
  await showPart(<RouteMap route={route} />)
  const list = page.getByRole('list', { name: 'Yoldaki yerler' })
  await expect.element(list).toBeVisible()
  const texts = list
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent)
  expect(texts).toEqual([
    'Hamburg, tamamlandıYola çıktı: 1 Mart 2026 12:30',
    'Bir yer, tamamlandıGeçildi: 3 Mart 2026 12:30 · haritada yeri bilinmiyor',
    'Tahmini konum, şu andaDover Boğazı – İzmir arasında',
    'İzmir, sıradaVarış (beklenen, bu gün geçti): 11 Mart 2026 12:30',
  ])
  await expectAccessible()
  expectNoSidewaysScroll()
})

test('keys zoom and pan, and one button shows all of it again', async () => {
  await showPart(<RouteMap route={route} />)
  await expect.element(map()).toBeVisible()
  const first = view()
  ;(map().element() as HTMLElement).focus()
  await userEvent.keyboard('+')
  await expect.poll(view).not.toBe(first)
  const nearer = view()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(view).not.toBe(nearer)
  await page.getByRole('button', { name: 'Tamamını göster' }).click()
  await expect.poll(view).toBe(first)
})

test('a wheel scrolls the page, and zooms with the key only', async () => {
  await showPart(<RouteMap route={route} />)
  await expect.element(map()).toBeVisible()
  const first = view()
  const turn = (ctrlKey: boolean) =>
    map()
      .element()
      .dispatchEvent(new WheelEvent('wheel', { deltaY: -100, ctrlKey, cancelable: true, bubbles: true }))
  expect(turn(false)).toBe(true)
  expect(turn(true)).toBe(false)
  await expect.poll(view).not.toBe(first)
})

test('two fingers apart bring it nearer', async () => {
  await showPart(<RouteMap route={route} />)
  await expect.element(map()).toBeVisible()
  const scaleOf = () => Number(/scale\(([\d.]+)\)/.exec(view() ?? '')?.[1])
  const first = scaleOf()
  const { left, top } = map().element().getBoundingClientRect()
  const finger = (type: string, pointerId: number, x: number) =>
    map()
      .element()
      .dispatchEvent(
        new PointerEvent(type, {
          pointerId,
          pointerType: 'touch',
          clientX: left + x,
          clientY: top + 100,
          bubbles: true,
        }),
      )
  finger('pointerdown', 1, 150)
  finger('pointerdown', 2, 250)
  finger('pointermove', 2, 350)
  await expect.poll(scaleOf).toBeGreaterThan(first * 1.5)
})

test('where an end is not known there is no map, but the list', async () => {
  await showPart(<RouteMap route={{ ...route, legs: [], present: null }} />)
  await expect.element(page.getByText('koordinatı bilinmiyor', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('list', { name: 'Yoldaki yerler' })).toBeVisible()
})

test('of what has not left nobody says where it is', async () => {
  const [origin, ...others] = route.stops
  if (!origin) throw new Error('The route begins nowhere.')
  const waiting = { ...origin, state: 'here', departure: null } as const
  const present = {
    longitude: 34.64,
    latitude: 36.8,
    estimated: false,
    last_name: origin.name,
    next_name: '',
  }
  await showPart(<RouteMap route={{ ...route, done: 0, present, stops: [waiting, ...others] }} />)
  await expect.element(page.getByText('Buradan yola çıkacak')).toBeVisible()
  await expect.element(page.getByText('Henüz yola çıkmadı')).toBeVisible()
  expect(page.getByText('Son bildirilen konum').elements()).toEqual([])
})

test('what was called off before it left does not wait for its departure', async () => {
  const [origin, ...others] = route.stops
  if (!origin) throw new Error('The route begins nowhere.')
  const waiting = { ...origin, state: 'here', departure: null } as const
  const ahead = others.map((stop) => ({ ...stop, arrival: null, state: 'ahead' as const }))
  const present = {
    longitude: 34.64,
    latitude: 36.8,
    estimated: false,
    last_name: origin.name,
    next_name: '',
  }
  await showPart(
    <RouteMap route={{ ...route, cancelled: true, done: 0, present, stops: [waiting, ...ahead] }} />,
  )
  await expect.element(page.getByText('İptal edildi')).toBeVisible()
  for (const words of ['Buradan yola çıkacak', 'Henüz yola çıkmadı', 'Kalan yol', 'Günü henüz belli değil'])
    expect(page.getByText(words, { exact: true }).elements()).toEqual([])
  expect(
    page.getByRole('list', { name: 'Yoldaki yerler' }).element().querySelector('[aria-current]'),
  ).toBeNull()
})
