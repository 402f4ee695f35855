import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '#assembly/app.css'
import { Button } from '#spine/ui/button.tsx'
import { Dialog } from '#spine/ui/dialog.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'

function show(content: React.ReactNode) {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(<MemoryRouter>{content}</MemoryRouter>)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
}

test('a button, a link and a form act once on a double click, and twice on two clicks', async () => {
  const [act, follow, send] = [vi.fn(), vi.fn(), vi.fn((event: React.FormEvent) => event.preventDefault())]
  show(
    <form onSubmit={send}>
      <Button onClick={act}>Sil</Button>
      <LinkButton href="/" onClick={follow}>
        Git
      </LinkButton>
      <Button type="submit">Gönder</Button>
    </form>,
  )
  await userEvent.dblClick(page.getByRole('button', { name: 'Sil' }))
  await userEvent.dblClick(page.getByRole('link', { name: 'Git' }))
  await userEvent.dblClick(page.getByRole('button', { name: 'Gönder' }))
  expect([act, follow, send].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1])
  await userEvent.click(page.getByRole('button', { name: 'Sil' }))
  await userEvent.click(page.getByRole('button', { name: 'Sil' }))
  expect(act).toHaveBeenCalledTimes(3)
})

test('a field is left alone', async () => {
  const change = vi.fn()
  show(<input type="checkbox" aria-label="Üst üste konabilir" onChange={change} />)
  await userEvent.dblClick(page.getByRole('checkbox'))
  expect(change).toHaveBeenCalledTimes(2)
})

test('what a double click has opened stays open; one click on the backdrop closes it', async () => {
  show(<Dialog trigger={<Button className="fixed top-2 left-2">Aç</Button>} title="Soru" />)
  const dialog = page.getByRole('dialog', { name: 'Soru' })
  await userEvent.dblClick(page.getByRole('button', { name: 'Aç' }))
  await expect.element(dialog).toBeVisible()
  await new Promise((resolve) => setTimeout(resolve, 200))
  await expect.element(dialog).toBeVisible()
  await userEvent.click(document.body, { position: { x: 4, y: 4 }, force: true })
  await expect.element(dialog).not.toBeInTheDocument()
})
