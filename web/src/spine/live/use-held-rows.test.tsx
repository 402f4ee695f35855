/** A live list that is pointed at, has the focus or was just touched keeps its rows where they are. */

import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useHeldRows } from '#spine/live/use-held-rows.ts'
import { WaitingRows } from '#spine/live/waiting-rows.tsx'
import { showPart } from '#testing/show-part.tsx'

type Row = { id: string; text: string }
const [ada, bora, cem] = ['Ada', 'Bora', 'Cem'].map((text) => ({ id: text, text })) as [Row, Row, Row]
let come: (rows: readonly Row[]) => void

function Guests() {
  const [rows, setRows] = useState<readonly Row[]>([ada, bora])
  come = setRows
  const { shown, waitingCount, holder } = useHeldRows(rows)
  return (
    <div {...holder} style={{ margin: 40, padding: 20 }}>
      <p>
        Kişiler <WaitingRows count={waitingCount} />
      </p>
      <ul>
        {shown.map(({ row, isMissing }) => (
          <li key={row.id}>
            <button type="button" disabled={isMissing}>
              {row.text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
const names = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent)
const button = (name: string) => page.getByRole('button', { name })
const away = () => userEvent.unhover(button('Bora'))

async function opened(): Promise<void> {
  await showPart(<Guests />)
  await expect.element(button('Ada')).toBeVisible()
}

test('nobody slides under the pointer: who comes waits, who is missing keeps the place, and what is known is new', async () => {
  await opened()
  await userEvent.hover(button('Bora'))
  const underThePointer = button('Bora').element()
  const { top } = underThePointer.getBoundingClientRect()
  come([cem, { ...bora, text: 'Bora, fiyatlar' }])
  await expect.poll(names).toEqual(['Ada', 'Bora, fiyatlar'])
  expect(underThePointer.getBoundingClientRect().top).toBe(top)
  await expect.element(page.getByRole('status')).toHaveTextContent('1 yeni')
  await expect.element(button('Ada')).toBeDisabled()
  await away()
  await expect.poll(names).toEqual(['Cem', 'Bora, fiyatlar'])
  await expect.element(page.getByRole('status')).toHaveTextContent('')
})

test('who is missing for a while is the same again afterwards', async () => {
  await opened()
  await userEvent.hover(button('Bora'))
  come([bora])
  await expect.element(button('Ada')).toBeDisabled()
  come([ada, bora])
  await expect.element(button('Ada')).toBeEnabled()
  await away()
})

test('the focus of a keyboard holds the order too, and lets it go with the button that it is on', async () => {
  await opened()
  await userEvent.tab()
  await expect.element(button('Ada')).toHaveFocus()
  come([bora, ada, cem])
  await expect.element(page.getByRole('status')).toHaveTextContent('1 yeni')
  expect(names()).toEqual(['Ada', 'Bora'])
  await userEvent.tab()
  expect(names()).toEqual(['Ada', 'Bora'])
  await userEvent.tab()
  await expect.poll(names).toEqual(['Bora', 'Ada', 'Cem'])
  await userEvent.tab({ shift: true })
  button('Cem').element().remove()
  come([cem, ada, bora])
  await expect.poll(names).toEqual(['', 'Ada', 'Bora'])
})

test('after a touch the order stays for a moment', async () => {
  await opened()
  button('Ada')
    .element()
    .dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }))
  come([bora, ada])
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(names()).toEqual(['Ada', 'Bora'])
  await expect.poll(names).toEqual(['Bora', 'Ada'])
})

test('where nobody was the first ones are shown at once', async () => {
  await opened()
  come([])
  await expect.poll(names).toEqual([])
  await userEvent.hover(page.getByRole('main'))
  come([cem])
  await expect.poll(names).toEqual(['Cem'])
})
