import { foldTurkish } from '@kervan/domain/values/turkish-text.ts'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Dialog } from '#spine/ui/dialog.tsx'
import { Field } from '#spine/ui/field.tsx'
import { RecordCombobox, type RecordOption } from '#spine/ui/record-combobox.tsx'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { showPart } from '#testing/show-part.tsx'

const people: RecordOption[] = [
  { key: '1', label: 'Defne Işık', detail: 'Örnek Tekstil' },
  { key: '2', label: 'Deniz Aksoy', detail: 'Liman Gıda' },
]
const input = () => page.getByRole('combobox', { name: 'Müşteri' })
const option = (name: string) => page.getByRole('option', { name })

type SampleProps = {
  found?: (text: string) => readonly RecordOption[] | undefined
  onRetry?: () => void
  onCreate?: (text: string) => void
}
const startingWith = (text: string) =>
  people.filter(({ label }) => foldTurkish(label).startsWith(foldTurkish(text)))

function Sample({ found = startingWith, ...more }: SampleProps) {
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  return (
    <Field label="Müşteri">
      <RecordCombobox
        chosen={chosen}
        onChoose={({ label }) => setChosen(label)}
        onClear={() => setChosen(null)}
        onSearch={setSearch}
        items={found(search)}
        listLabel="Müşteriler"
        {...more}
      />
    </Field>
  )
}

test('a record is found by typing, chosen by keyboard and removed by its button', async () => {
  await showPart(<Sample />)
  await userEvent.click(input())
  await expect.element(option('Defne Işık')).toBeVisible()
  await expectAccessible()
  await userEvent.keyboard('den')
  await expect.element(option('Defne Işık')).not.toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(option('Deniz Aksoy')).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Enter}')
  await expect.element(input()).toHaveValue('Deniz Aksoy')
  await expect.element(input()).toHaveAttribute('aria-expanded', 'false')
  await page.getByRole('button', { name: 'Seçimi kaldır: Deniz Aksoy' }).click()
  await expect.element(input()).toHaveValue('')
  await expect.element(input()).toHaveFocus()
})

test.each([
  [undefined, 'Aranıyor…'],
  [[], 'Sonuç yok.'],
])('searching and nothing found are said', async (items, words) => {
  await showPart(<Sample found={() => items} />)
  await userEvent.click(input())
  await expect.element(page.getByText(words)).toBeVisible()
})

test('a failed search is tried again without losing the text', async () => {
  const retry = vi.fn()
  await showPart(<Sample found={() => []} onRetry={retry} />)
  await userEvent.click(input())
  await userEvent.keyboard('den')
  await page.getByRole('button', { name: 'Yeniden dene' }).click()
  expect(retry).toHaveBeenCalledOnce()
  await expect.element(input()).toHaveValue('den')
})

test('what is not there can be created', async () => {
  const create = vi.fn()
  await showPart(<Sample onCreate={create} />)
  await userEvent.click(input())
  await expect.element(option('Yeni oluştur')).not.toBeInTheDocument()
  await userEvent.keyboard('Yeni Rota{ArrowUp}')
  await expect.element(option('Yeni oluştur: Yeni Rota')).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Enter}')
  expect(create).toHaveBeenCalledExactlyOnceWith('Yeni Rota')
})

test('Enter on typed text sends no form: it goes to the first result, and chooses it the second time', async () => {
  const send = vi.fn((event: React.FormEvent) => event.preventDefault())
  await showPart(
    <form onSubmit={send}>
      <Sample />
    </form>,
  )
  await userEvent.click(input())
  await userEvent.keyboard('def')
  await expect.element(option('Deniz Aksoy')).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.element(option('Defne Işık')).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Enter}')
  await expect.element(input()).toHaveValue('Defne Işık')
  expect(send).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(send).toHaveBeenCalledOnce()
})

test('what was found for an earlier text is not chosen by keys that follow the typing at once', async () => {
  const create = vi.fn()
  await showPart(<Sample onCreate={create} />)
  await userEvent.click(input())
  await expect.element(option('Defne Işık')).toBeVisible()
  await userEvent.keyboard('den{ArrowDown}{Enter}')
  await expect.element(input()).toHaveValue('den')
  await expect.element(option('Deniz Aksoy')).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Enter}')
  await expect.element(input()).toHaveValue('Deniz Aksoy')
  expect(create).not.toHaveBeenCalled()
})

test('Escape closes the list before the dialog around it', async () => {
  await showPart(
    <Dialog open title="Sipariş">
      <Sample />
    </Dialog>,
  )
  await userEvent.click(input())
  await expect.element(option('Defne Işık')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(option('Defne Işık')).not.toBeInTheDocument()
  await expect.element(page.getByRole('dialog', { name: 'Sipariş' })).toBeVisible()
})
