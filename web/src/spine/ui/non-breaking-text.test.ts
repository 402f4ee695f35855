import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NonBreakingText } from '#spine/ui/non-breaking-text.tsx'

const shown = (text: string) => renderToStaticMarkup(NonBreakingText({ text }))
const whole = (text: string) => `<span class="whitespace-nowrap">${text}</span>`

test('codes, counts and the word for e-mail do not wrap, however often they occur', () => {
  expect(shown('TLP-2026-000123 · KRV-2026-000124 · SH-9A8057B1')).toBe(
    `${whole('TLP-2026-000123')} · ${whole('KRV-2026-000124')} · ${whole('SH-9A8057B1')}`,
  )
  expect(shown('2 × 40HC ve 2 × 40HC')).toBe(`${whole('2 × 40HC')} ve ${whole('2 × 40HC')}`)
  expect(shown('E-posta ve e-postanızı')).toBe(`${whole('E-posta')} ve ${whole('e-postanızı')}`)
})

test('a date and a figure with its unit do not wrap either', () => {
  expect(shown('İzmir, 3 Aralık 2026 (beklenen)')).toBe(`İzmir, ${whole('3 Aralık 2026')} (beklenen)`)
  expect(shown('13 Ekim gününe kadar')).toBe(`${whole('13 Ekim')} gününe kadar`)
  expect(shown('1.850 kg, 4,2 m³, 32 palet içindir')).toBe(
    `${whole('1.850 kg')}, ${whole('4,2 m³')}, ${whole('32 palet')} içindir`,
  )
})

test('a line does not begin with a dash', () => {
  expect(shown('İzmir – Hamburg')).toBe('İzmir\u00a0– Hamburg')
  expect(shown('')).toBe('')
})
