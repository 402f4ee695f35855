import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { holdNotice } from '#testing/acts.ts'
import { openApp } from '#testing/open-app.tsx'
import { asCustomer, completeProfile } from '#testing/signed-in.ts'

test('the notice that the profile must be completed first goes with its dialog', async () => {
  const profile = { ...completeProfile, phone: '', profile_completed: false, missing_fields: ['phone'] }
  const { address } = await openApp(
    '/dashboard?view=requests&new=quick',
    asCustomer({ 'GET /profile': profile }),
  )
  const notice = page.getByText('Profil Tamamlanması Gerekli')
  await expect.element(notice).toBeVisible()
  await expect.element(page.getByRole('dialog', { name: 'Profilinizi tamamlayın' })).toBeVisible()
  holdNotice(notice)
  await userEvent.keyboard('{Escape}')
  await expect.element(notice).not.toBeInTheDocument()
  await expect.poll(address).toBe('/dashboard?view=requests')
})

test('a field that has been filled in is no longer called missing', async () => {
  const missing = { phone: '', position: '', missing_fields: ['phone', 'position'] }
  const profile = { ...completeProfile, ...missing, profile_completed: false }
  await openApp('/dashboard?view=requests&new=quick', asCustomer({ 'GET /profile': profile }))
  const dialog = page.getByRole('dialog', { name: 'Profilinizi tamamlayın' })
  await expect.element(dialog.getByText('Eksik: telefon ve görev.')).toBeVisible()
  await dialog.getByLabelText('Telefon').fill('+90 532 000 00 01')
  await expect.element(dialog.getByText('Eksik: görev.')).toBeVisible()
  await dialog.getByLabelText('Görev').fill('Müdür')
  await expect.element(dialog.getByText('Eksik:')).not.toBeInTheDocument()
})
