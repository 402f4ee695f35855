import { formatShortDate } from '@kervan/domain/values/format-date.ts'
import { dayInIstanbul, daysLater } from '@kervan/domain/values/istanbul-time.ts'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DateInput } from '#spine/ui/date-input.tsx'
import { DateRangeInput } from '#spine/ui/date-range-input.tsx'
import { Field } from '#spine/ui/field.tsx'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { showPart } from '#testing/show-part.tsx'

const today = dayInIstanbul(new Date())
const input = () => page.getByLabelText('Gün', { exact: true })
const stored = () => page.getByTestId('stored')
const calendar = () => page.getByRole('dialog', { name: 'Takvim' })

function Sample({ start = '', min, max }: { start?: string; min?: string; max?: string }) {
  const [value, setValue] = useState(start)
  return (
    <>
      <Field label="Gün">
        <DateInput value={value} onChange={setValue} min={min} max={max} />
      </Field>
      <output data-testid="stored">{value}</output>
    </>
  )
}

test('a day is typed as people write it, and shown in full', async () => {
  await showPart(<Sample />)
  for (const [typed, day] of [
    ['yarın', daysLater(today, 1)],
    ['16/11/26', '2026-11-16'],
    ['5 mart 2027', '2027-03-05'],
  ] as const) {
    await userEvent.fill(input(), typed)
    await userEvent.keyboard('{Tab}')
    await expect.element(stored()).toHaveTextContent(day)
    await expect.element(input()).toHaveValue(formatShortDate(day))
  }
})

test('what is no day stays as it was typed and is said; a day too early is said too', async () => {
  await showPart(<Sample min="2026-11-16" />)
  await userEvent.fill(input(), '31.02.2026')
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByText('Tarihi 16.11.2026 gibi yazın.')).toBeVisible()
  await expect.element(stored()).toHaveTextContent('31.02.2026')
  await userEvent.fill(input(), '15.11.2026')
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByText('En erken 16.11.2026 seçilebilir.')).toBeVisible()
  await page.getByRole('button', { name: 'Tarihi temizle' }).click()
  await expect.element(input()).toHaveValue('')
  await expect.element(input()).toHaveFocus()
})

test('a day is chosen by keyboard; the week begins on Monday; Escape leaves it as it was', async () => {
  await showPart(<Sample start="2026-11-16" min="2026-11-10" max="2026-11-20" />)
  await userEvent.click(input())
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await expect.element(calendar().getByRole('grid', { name: 'Kasım 2026' })).toBeVisible()
  const days = [...calendar().element().querySelectorAll('th')].map((cell) => cell.getAttribute('aria-label'))
  expect(days).toEqual(['Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi', 'Pazar'])
  await expect.element(calendar().getByRole('button', { name: /^9 Kasım 2026/ })).toBeDisabled()
  await expect.element(calendar().getByRole('button', { name: /\b16 Kasım 2026/ })).toHaveFocus()
  await expectAccessible()
  await userEvent.keyboard('{ArrowRight}{Enter}')
  await expect.element(stored()).toHaveTextContent('2026-11-17')
  await expect.element(calendar()).not.toBeInTheDocument()
  await expect.element(input()).toHaveFocus()
  await page.getByRole('button', { name: 'Takvimi aç' }).click()
  await userEvent.keyboard('{ArrowRight}{Escape}')
  await expect.element(calendar()).not.toBeInTheDocument()
  await expect.element(stored()).toHaveTextContent('2026-11-17')
})

function RangeSample() {
  const [range, setRange] = useState({ from: '', to: '' })
  return (
    <>
      <DateRangeInput label="Açılış" value={range} onChange={setRange} />
      <output data-testid="stored">{`${range.from}/${range.to}`}</output>
    </>
  )
}

test('a range is a usual one, or typed in any order, and can be removed', async () => {
  await showPart(<RangeSample />, 'phone')
  await page.getByRole('button', { name: 'Açılış' }).click()
  await page.getByRole('button', { name: 'Son 7 gün' }).click()
  await expect.element(stored()).toHaveTextContent(`${daysLater(today, -6)}/${today}`)
  await page.getByRole('button', { name: 'Açılış: Son 7 gün' }).click()
  await userEvent.fill(page.getByLabelText('Başlangıç'), '16.11.2025')
  await userEvent.keyboard('{Tab}')
  await userEvent.fill(page.getByLabelText('Bitiş'), '01.11.2025')
  await userEvent.keyboard('{Tab}')
  await expect.element(stored()).toHaveTextContent('2025-11-01/2025-11-16')
  await expect.element(page.getByRole('grid')).toBeVisible()
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('Açılış: 01.11.2025 – 16.11.2025')).toBeVisible()
  await page.getByRole('button', { name: 'Açılış: süzgeci kaldır' }).click()
  await expect.element(stored()).toHaveTextContent('/')
})
