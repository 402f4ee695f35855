import { useState } from 'react'
import { Link } from 'react-router'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { AutosaveIndicator } from '#spine/drafts/autosave-indicator.tsx'
import { useAutosave } from '#spine/drafts/use-autosave.ts'
import { Field } from '#spine/ui/field.tsx'
import { Input } from '#spine/ui/input.tsx'
import { showPart } from '#testing/show-part.tsx'

const note = () => page.getByLabelText('Not')

function Sample({ save }: { save: (note: string) => Promise<unknown> }) {
  const [text, setText] = useState('')
  const { state, retry } = useAutosave(text, save)
  return (
    <>
      <Field label="Not">
        <Input value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      <AutosaveIndicator state={state} onRetry={retry} what="Notu" />
      <Link to="/elsewhere">Git</Link>
    </>
  )
}

/** Whether closing the page now would ask. */
const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('what is typed is saved by itself, and the page asks before it is closed until then', async () => {
  const answer = Promise.withResolvers<void>()
  const save = vi.fn(() => answer.promise)
  await showPart(<Sample save={save} />)
  await userEvent.fill(note(), 'Pazartesi hazır')
  await expect.element(page.getByText('Kaydediliyor…')).toBeVisible()
  expect(asks()).toBe(true)
  await expect.poll(() => save.mock.calls).toEqual([['Pazartesi hazır']])
  answer.resolve()
  await expect.element(page.getByText(/Kaydedildi \d\d:\d\d/)).toBeVisible()
  expect(asks()).toBe(false)
})

test('what could not be saved is tried again, and leaving it asks', async () => {
  let isBroken = true
  const save = vi.fn(async () => {
    if (isBroken) throw new Error('refused')
  })
  await showPart(<Sample save={save} />)
  await userEvent.fill(note(), 'Salı hazır')
  await expect.element(page.getByText('Kaydedilemedi')).toBeVisible()
  await page.getByRole('link', { name: 'Git' }).click()
  const question = page.getByRole('alertdialog', { name: 'Değişiklikler kaydedilmedi' })
  await question.getByRole('button', { name: 'Sayfada kal' }).click()
  isBroken = false
  await page.getByRole('button', { name: 'yeniden dene' }).click()
  await expect.element(page.getByText(/Kaydedildi/)).toBeVisible()
  expect(save).toHaveBeenCalledTimes(2)
})
