/** What people do in component tests, where it takes more than one step. */
import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'

/** The question comes once, and after its answer one has left. */
export async function leaveWithoutSaving(leave: () => unknown): Promise<void> {
  await leave()
  await page.getByRole('button', { name: 'Kaydetmeden ayrıl' }).click()
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
}

/** As under a pointer that rests on it: it does not go by itself. */
export function holdNotice(notice: Locator): void {
  notice.element().dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
}
