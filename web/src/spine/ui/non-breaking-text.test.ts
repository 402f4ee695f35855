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

test('a line does not begin with a dash', () => {
  expect(shown('İzmir – Hamburg')).toBe('İzmir\u00a0– Hamburg')
  expect(shown('')).toBe('')
})
