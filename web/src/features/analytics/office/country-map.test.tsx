/** The map of visitors: every number that is shown can be read, and each dot leads to its country's visits. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CountryMap } from '#features/analytics/office/country-map.tsx'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { showPart } from '#testing/show-part.tsx'

const countries = Object.entries({
  TR: 34,
  DE: 12,
  NL: 9,
  US: 8,
  AZ: 3,
  AT: 2,
  BE: 2,
  CZ: 2,
  DK: 1,
  GE: 1,
}).map(([country, visitors]) => ({ country, visitors }))
const addressOf = (country: string) => `/ziyaretler?country=${country}`
const numbers = () => [...document.querySelectorAll<SVGTextElement>('svg text')]

test.each(['desktop', 'phone'] as const)(
  'no number on a %s is under a dot or touches another',
  async (screen) => {
    await showPart(<CountryMap countries={countries} addressOf={addressOf} />, screen)
    await expect.poll(() => numbers().length).toBeGreaterThan(2)
    const texts = numbers().map(({ textContent }) => textContent)
    expect(texts).toContain('34')
    expect(texts).toContain('8')
    expect(texts.includes('12') || texts.includes('9')).toBe(true)
    const all = numbers()
    const lastDot = [...document.querySelectorAll('svg circle')].at(-1) as Element
    for (const one of all) {
      expect(one.compareDocumentPosition(lastDot) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy()
      const a = one.getBBox()
      for (const other of all.slice(all.indexOf(one) + 1)) {
        const b = other.getBBox()
        const apart =
          a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y
        // The box of a line is higher than its figures.
        expect(apart || Math.abs(a.y - b.y) >= 13).toBe(true)
      }
    }
    await expectAccessible()
  },
)

test('a dot leads to the visits of its country and says whose they are; keys go by the list beside the map', async () => {
  await showPart(<CountryMap countries={countries} addressOf={addressOf} />)
  await expect.element(page.getByRole('group', { name: /10 ülke/ })).toBeVisible()
  const links = [...document.querySelectorAll('svg a')]
  expect(links).toHaveLength(10)
  const germany = links.find((link) => link.getAttribute('href') === addressOf('DE')) as Element
  expect(germany.textContent).toBe('Almanya: 12 ziyaretçi')
  expect(links.every((link) => link.getAttribute('tabindex') === '-1')).toBe(true)
  // The number on a dot leaves the click to the dot.
  const number = numbers().find(({ textContent }) => textContent === '12') as Element
  const { left, top, width, height } = number.getBoundingClientRect()
  const clicked = document.elementFromPoint(left + width / 2, top + height / 2)
  expect(clicked?.closest('a')).toBe(germany)
})
