import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ReorderList } from '#spine/ui/reorder-list.tsx'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { showPart } from '#testing/show-part.tsx'

const stops = ['Mersin', 'Pire', 'Cenova', 'Hamburg'].map((name) => ({ key: name, name }))
const order = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((row) => row.textContent)
const handle = (name: string) => page.getByRole('button', { name: `Taşı: ${name}` })
const said = () => page.getByRole('status')

function Sample() {
  const [items, setItems] = useState(stops)
  return (
    <ReorderList label="Duraklar" items={items} onReorder={setItems}>
      {({ name }) => name}
    </ReorderList>
  )
}

async function open() {
  await showPart(<Sample />)
  await expect.element(handle('Hamburg')).toBeVisible()
}

function pointer(type: string, target: Element, y: number) {
  const init = { bubbles: true, pointerId: 1, clientX: 10, clientY: y, button: 0 }
  target.dispatchEvent(new PointerEvent(type, init))
}

test('a row is moved by keys, which say where it is, and keeps the focus', async () => {
  await open()
  handle('Mersin').element().focus()
  await userEvent.keyboard(' ')
  await expect.element(said()).toMatchTextContent('Tutuldu: Mersin, 1. sıra, 4 satırdan.')
  await expectAccessible()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(said()).toHaveTextContent('Mersin: 3. sıra, 4 satırdan.')
  await userEvent.keyboard(' ')
  await expect.poll(order).toEqual(['Pire', 'Cenova', 'Mersin', 'Hamburg'])
  await expect.element(said()).toHaveTextContent('Bırakıldı: Mersin, 3. sıra, 4 satırdan.')
  await expect.element(handle('Mersin')).toHaveFocus()
})

test('Escape puts a row back', async () => {
  await open()
  handle('Pire').element().focus()
  await userEvent.keyboard('{Enter}{ArrowUp}{Escape}')
  await expect.element(said()).toHaveTextContent('Vazgeçildi: Pire, 2. sıra, 4 satırdan.')
  expect(order()).toEqual(['Mersin', 'Pire', 'Cenova', 'Hamburg'])
})

test('a row is dragged by its handle; a drag that the browser takes away changes nothing', async () => {
  await open()
  const grip = handle('Hamburg').element()
  grip.setPointerCapture = () => undefined
  const from = grip.getBoundingClientRect().top + 10
  const to = handle('Mersin').element().getBoundingClientRect().top
  pointer('pointerdown', grip, from)
  await expect.element(handle('Hamburg')).toHaveAttribute('aria-pressed', 'true')
  pointer('pointermove', grip, to)
  pointer('pointercancel', grip, to)
  await expect.element(handle('Hamburg')).toHaveAttribute('aria-pressed', 'false')
  expect(order()).toEqual(['Mersin', 'Pire', 'Cenova', 'Hamburg'])
  pointer('pointerdown', grip, from)
  await expect.element(handle('Hamburg')).toHaveAttribute('aria-pressed', 'true')
  pointer('pointermove', grip, to)
  await expect
    .poll(() => getComputedStyle(page.getByRole('listitem').first().element()).transform)
    .not.toBe('none')
  pointer('pointerup', grip, to)
  await expect.poll(order).toEqual(['Hamburg', 'Mersin', 'Pire', 'Cenova'])
})

test('only the row whose item has changed is drawn again', async () => {
  const drawn: string[] = []
  const content = ({ name }: { name: string }) => {
    drawn.push(name)
    return name
  }
  function Renamed() {
    const [items, setItems] = useState(stops)
    return (
      <>
        <ReorderList label="Duraklar" items={items} onReorder={setItems}>
          {content}
        </ReorderList>
        <button type="button" onClick={() => setItems(items.with(1, { key: 'Pire', name: 'Selanik' }))}>
          Değiştir
        </button>
      </>
    )
  }
  await showPart(<Renamed />)
  await expect.element(handle('Hamburg')).toBeVisible()
  drawn.length = 0
  await page.getByRole('button', { name: 'Değiştir' }).click()
  await expect.element(handle('Selanik')).toBeVisible()
  expect(new Set(drawn)).toEqual(new Set(['Selanik']))
})
