import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '#spine/ui/button.tsx'
import { Dialog } from '#spine/ui/dialog.tsx'
import { Sheet } from '#spine/ui/sheet.tsx'

test.each([
  ['dialog', Dialog],
  ['side panel', Sheet],
])(
  'a %s with a trigger begins at its title, not at its close button, and gives the focus back',
  async (_, Overlay) => {
    const place = document.body.appendChild(document.createElement('div'))
    const root = createRoot(place)
    onTestFinished(() => {
      root.unmount()
      place.remove()
    })
    root.render(
      <Overlay trigger={<Button>Aç</Button>} title="Soru">
        <input aria-label="Notunuz" />
      </Overlay>,
    )
    const trigger = page.getByRole('button', { name: 'Aç' })
    await trigger.click()
    await expect.element(page.getByRole('heading', { name: 'Soru' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(trigger).toHaveFocus()
  },
)
