import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Field } from '#spine/ui/field.tsx'
import { MoneyInput, NumberInput } from '#spine/ui/number-input.tsx'
import { showPart } from '#testing/show-part.tsx'

const input = () => page.getByLabelText('Tutar')
const stored = () => page.getByTestId('stored')
const caret = () => (input().element() as HTMLInputElement).selectionStart

function Sample({ start = '', whole = false }: { start?: string; whole?: boolean }) {
  const [value, setValue] = useState(start)
  const props = { value, onChange: setValue }
  return (
    <>
      <Field label="Tutar" hint="Navlun bedeli">
        {whole ? (
          <NumberInput {...props} step="5" max="99" />
        ) : (
          <MoneyInput {...props} currency="EUR" min="1" />
        )}
      </Field>
      <output data-testid="stored">{value}</output>
      <button type="button" onClick={() => setValue('7.50')}>
        Yedi buçuk
      </button>
    </>
  )
}

async function paste(text: string) {
  const data = new DataTransfer()
  data.setData('text', text)
  const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
  input().element().dispatchEvent(event)
}

test('an amount is grouped while it is typed, and the caret stays where one types', async () => {
  await showPart(<Sample />)
  await userEvent.click(input())
  await userEvent.keyboard('1234567,5')
  await expect.element(input()).toHaveValue('1.234.567,5')
  await expect.element(stored()).toHaveTextContent('1234567.5')
  await userEvent.keyboard('{Home}{ArrowRight}9')
  await expect.element(input()).toHaveValue('19.234.567,5')
  expect(caret()).toBe(2)
  await userEvent.keyboard('{ArrowRight}{Backspace}')
  await expect.element(input()).toHaveValue('1.234.567,5')
  expect(caret()).toBe(1)
  await userEvent.keyboard('x')
  await expect.element(input()).toHaveValue('1.234.567,5')
  expect(caret()).toBe(1)
})

test('a screen reader says the hint, the currency and what is wrong', async () => {
  await showPart(<Sample />)
  await expect.element(input()).toHaveAccessibleDescription('Navlun bedeli EUR')
  await userEvent.click(input())
  await userEvent.keyboard('0,5{Tab}')
  await expect.element(input()).toHaveAccessibleDescription('Navlun bedeli EUR En az 1 € yazın.')
  await expect.element(input()).toHaveAttribute('aria-invalid', 'true')
  await userEvent.click(input())
  await userEvent.keyboard('6')
  await expect.element(input()).not.toHaveAttribute('aria-invalid')
})

test('a pasted number is understood or refused in words', async () => {
  await showPart(<Sample />)
  await userEvent.click(input())
  await paste('$1,234.56')
  await expect.element(input()).toHaveValue('1.234,56')
  await expect.element(stored()).toHaveTextContent('1234.56')
  await paste('1,234')
  await expect.element(page.getByText('«1,234» yapıştırılmadı.')).toBeVisible()
  await expect.element(input()).toHaveValue('1.234,56')
})

test('a whole number has no comma, and arrow keys step', async () => {
  await showPart(<Sample whole start="90" />)
  await userEvent.click(input())
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(stored()).toHaveTextContent('95')
  await userEvent.keyboard('{ArrowUp}{Tab}')
  await expect.element(page.getByText('En çok 99 yazın.')).toBeVisible()
  await userEvent.fill(input(), '12,5')
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByText('Tam sayı yazın.')).toBeVisible()
  await expect.element(stored()).toHaveTextContent('12.5')
})

test('a value that comes from elsewhere is shown', async () => {
  await showPart(<Sample start="1500" />)
  await expect.element(input()).toHaveValue('1.500')
  await page.getByRole('button', { name: 'Yedi buçuk' }).click()
  await expect.element(input()).toHaveValue('7,50')
})
