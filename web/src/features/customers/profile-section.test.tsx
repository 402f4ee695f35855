import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { leaveWithoutSaving } from '#testing/acts.ts'
import { openApp } from '#testing/open-app.tsx'
import { asCustomer, completeProfile } from '#testing/signed-in.ts'

test('a profile is left without saving by the back button and by a link', async () => {
  const profile = { ...completeProfile, position: '', profile_completed: false, missing_fields: ['position'] }
  const { address } = await openApp('/dashboard?view=requests', asCustomer({ 'GET /profile': profile }))
  const position = page.getByLabelText('Görev', { exact: true })
  const ways = [() => history.back(), () => page.getByRole('link', { name: 'Talepler' }).first().click()]
  for (const leave of ways) {
    await page.getByRole('link', { name: 'Hesabım' }).first().click()
    await expect.element(position).toHaveValue('')
    await position.fill('Lojistik Müdürü')
    await leaveWithoutSaving(leave)
    await expect.poll(address).toBe('/dashboard?view=requests')
  }
})
