/** What comes live is shown as toasts, three at a time, and kept: the last 50, with what is no notification. */
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'
import { asCustomer } from '#testing/signed-in.ts'

const move = (index: number) => ({
  change: 'location',
  shipment_id: `01890a5d-ac96-774b-bcce-${String(index).padStart(12, '0')}`,
  shipment_number: `SH-${index}`,
  old_value: 'Şanghay',
  new_value: `Liman ${index}`,
})

test('of sixty moves the newest 50 are kept and three are toasts; each leads to its shipment', async () => {
  const { live } = await openApp('/dashboard?view=notifications', asCustomer())
  await expect.element(page.getByText('Bağlı', { exact: true }).first()).toBeInTheDocument()
  const wereThreeToasts = watchForToasts(3)
  for (let index = 1; index <= 60; index += 1) live.emit('shipment.changed', move(index))
  await expect.poll(wereThreeToasts).toBe(true)
  const card = page.getByRole('region', { name: 'Canlı güncellemeler' })
  await expect.element(card.getByText('SH-60: Şanghay → Liman 60')).toBeVisible()
  await expect.poll(() => card.getByRole('listitem').elements().length).toBe(50)
  await expect.element(card.getByText('SH-10: Şanghay → Liman 10')).not.toBeInTheDocument()
  expect(card.getByRole('link').first().element().getAttribute('href')).toBe(
    `/shipment-tracking?shipment=${move(60).shipment_id}`,
  )
  await expectAccessible()
})

/** Whether there were ever just so many: they leave by themselves while a slow machine still draws the list. */
function watchForToasts(count: number): () => boolean {
  let wereThere = false
  const observer = new MutationObserver(() => {
    const toasts = document.querySelectorAll('[data-sonner-toast]:not([data-removed="true"])')
    wereThere ||= toasts.length === count
  })
  observer.observe(document.body, { subtree: true, childList: true, attributes: true })
  onTestFinished(() => observer.disconnect())
  return () => wereThere
}
