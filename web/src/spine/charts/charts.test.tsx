import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ChartData } from '#spine/charts/chart-data.ts'
import { AreaChart, BarChart, DonutChart, LineChart, Sparkline } from '#spine/charts/charts.tsx'
import { expectAccessible, expectNoSidewaysScroll, onScreen } from '#testing/expect-accessible.ts'
import { showPart } from '#testing/show-part.tsx'

const data: ChartData = {
  points: ['2026-11-14', '2026-11-15', '2026-11-16'],
  series: [
    { name: 'Talep', values: [12, 1850.5, 7] },
    { name: 'Teklif', values: [4, null, 6] },
  ],
}
const props = {
  title: 'Talepler',
  data,
  pointName: 'Gün',
  formatPoint: (day: string) => `${Number(day.slice(8))} Kas`,
}
const points = () => page.getByRole('slider', { name: 'Talepler' })
const bars = () => document.querySelectorAll('svg g > rect[stroke]').length

test('arrow keys walk along the points, which are said and shown', async () => {
  await showPart(<LineChart {...props} />)
  const chart = (await shown()) as HTMLElement
  chart.focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(points()).toHaveAttribute('aria-valuetext', '14 Kas: Talep 12, Teklif 4')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(points()).toHaveAttribute('aria-valuetext', '15 Kas: Talep 1.850,5, Teklif veri yok')
  await expect.element(points().getByText('1.850,5')).toBeVisible()
  await userEvent.keyboard('{End}{ArrowRight}')
  await expect.element(points()).toHaveAttribute('aria-valuenow', '3')
  await userEvent.keyboard('{Escape}')
  await expect.element(points().getByText('1.850,5')).not.toBeInTheDocument()
})

test('a chart becomes narrow with its page, also in a grid', async () => {
  await showPart(
    <div className="grid">
      <section>
        <LineChart {...props} />
      </section>
    </div>,
  )
  await shown()
  await onScreen('phone')
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await expect.poll(() => points().element().clientWidth).toBeGreaterThan(200)
})

test.each(['phone', 'desktop'] as const)(
  'the first and last name along the axis stay inside the drawing: %s',
  async (screen) => {
    const hours = Array.from({ length: 40 }, (_, hour) => `19 Kasım ${String(hour % 24).padStart(2, '0')}:30`)
    const series = [{ name: 'Açan', values: hours.map((_, at) => at % 4) }]
    await showPart(
      <AreaChart {...props} data={{ points: hours, series }} formatPoint={(hour) => hour} />,
      screen,
    )
    const drawing = (await shown()).querySelector('svg') as SVGElement
    const { left, right } = drawing.getBoundingClientRect()
    const names = [...drawing.querySelectorAll('text')].filter(({ textContent }) =>
      textContent?.includes('Kasım'),
    )
    expect(names.length).toBeGreaterThan(1)
    const places = names.map((name) => name.getBoundingClientRect())
    expect(Math.min(...places.map((place) => place.left))).toBeGreaterThanOrEqual(left)
    expect(Math.max(...places.map((place) => place.right))).toBeLessThanOrEqual(right)
    for (const [at, place] of places.entries())
      if (at > 0) expect(place.left).toBeGreaterThan(places[at - 1]?.right ?? 0)
  },
)

test('what is counted has no fractions along its axis', async () => {
  const counted = { points: ['2026-11-14', '2026-11-15'], series: [{ name: 'Talep', values: [1, null] }] }
  await showPart(<BarChart {...props} data={counted} />)
  const chart = await shown()
  const ticks = [...chart.querySelectorAll('text')].map(({ textContent }) => textContent)
  expect(ticks).toContain('1')
  expect(ticks.filter((text) => text?.includes(','))).toEqual([])
})

test('the pointer shows the values of the nearest point', async () => {
  await showPart(<AreaChart {...props} />)
  const { left, top, width, height } = (await shown()).getBoundingClientRect()
  const move = (x: number) =>
    points()
      .element()
      .dispatchEvent(
        new PointerEvent('pointermove', { bubbles: true, clientX: x, clientY: top + height / 2 }),
      )
  move(left + width / 2)
  await expect.element(points()).toHaveAttribute('aria-valuenow', '2')
  move(left + width - 1)
  await expect.element(points()).toHaveAttribute('aria-valuenow', '3')
})

test('what a finger has chosen stays when it is lifted, until one taps elsewhere', async () => {
  await showPart(<LineChart {...props} />, 'phone')
  const chart = (await shown()) as HTMLElement
  const { left, top } = chart.getBoundingClientRect()
  const touch = { bubbles: true, pointerType: 'touch', clientX: left + 60, clientY: top + 60 }
  chart.dispatchEvent(new PointerEvent('pointerdown', touch))
  chart.focus()
  chart.dispatchEvent(new PointerEvent('pointerout', touch))
  await expect.element(points().getByText('14 Kas', { exact: true }).last()).toBeVisible()
  chart.blur()
  await expect.poll(() => chart.querySelectorAll('p').length).toBe(0)
})

async function shown(): Promise<Element> {
  await expect.element(points()).toBeVisible()
  return points().element()
}

test('its figures are a table for screen readers, which everybody can see', async () => {
  await showPart(<BarChart {...props} />)
  await shown()
  const table = page.getByRole('table', { name: 'Talepler' })
  const cells = () => [...table.element().querySelectorAll('tr')].map((row) => row.innerText.split('\t'))
  expect(cells()).toEqual([
    ['Gün', 'Talep', 'Teklif'],
    ['14 Kas', '12', '4'],
    ['15 Kas', '1.850,5', '–'],
    ['16 Kas', '7', '6'],
  ])
  expect(table.element().parentElement?.clientWidth).toBeLessThan(3)
  await page.getByRole('button', { name: 'Tablo olarak göster' }).click()
  await expect.poll(() => table.element().parentElement?.clientWidth).toBeGreaterThan(100)
  await expect.element(points()).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Grafik olarak göster' }).click()
  await expect.element(points()).toBeVisible()
})

test('bars stand side by side or on each other; no bar is drawn for nothing', async () => {
  await showPart(
    <>
      <BarChart {...props} />
      <BarChart {...props} title="Üst üste" stacked />
    </>,
  )
  await expect.poll(bars).toBe(2 * 5)
})

test('a chart keeps its place in every state, and fits a phone', async () => {
  await showPart(
    <>
      <LineChart {...props} data={undefined} title="Yüklenen" />
      <LineChart {...props} data={{ points: [], series: [] }} title="Boş" />
      <LineChart {...props} />
      <DonutChart title="Durumlar" partName="Durum" parts={[{ name: 'Yolda', value: 3 }]} />
      <Sparkline label="Son üç gün" values={[3, 1, 2]} />
    </>,
    'phone',
  )
  await shown()
  await expect.element(page.getByText('Bu dönem için veri yok')).toBeVisible()
  const heights = [...document.querySelectorAll('figure > div')].map(({ clientHeight }) => clientHeight)
  expect(heights.slice(0, 3)).toEqual([240, 240, 240])
  await expect
    .element(page.getByRole('img', { name: 'Son üç gün: ilk 3, en düşük 1, en yüksek 3, son 2' }))
    .toBeVisible()
  expectNoSidewaysScroll()
  await expectAccessible()
})

test('the parts of a ring are said with their share', async () => {
  const parts = [
    { name: 'Yolda', value: 30 },
    { name: 'Gümrükte', value: 10 },
  ]
  await showPart(<DonutChart title="Durumlar" partName="Durum" parts={parts} />)
  const ring = page.getByRole('slider', { name: 'Durumlar' })
  await expect.element(ring).toBeVisible()
  ring.element().focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(ring).toHaveAttribute('aria-valuetext', 'Gümrükte: 10, %25')
  await expect.element(page.getByRole('table', { name: 'Durumlar' })).toMatchTextContent('Gümrükte10%25')
})
