import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp } from '#testing/open-app.tsx'

const sent = 'Doğrulama e-postası gönderildi.'
const foot = () => page.getByRole('contentinfo')
const field = () => foot().getByLabelText('Bülten')
const subscribe = () => foot().getByRole('button', { name: 'Abone ol' })

/** Once painted, what lies below the first screen is there. */
async function openFooter(answer: () => unknown) {
  document.documentElement.dataset.painted = ''
  const app = await openApp('/kvkk-policy', { 'POST /newsletter/subscriptions': answer })
  await expect.element(subscribe()).toBeEnabled()
  return app
}

test('the field of the footer subscribes by keyboard alone, three times in ten minutes', async () => {
  const { calls } = await openFooter(() => ({ done: true }))
  for (let time = 1; time <= 3; time += 1) {
    await field().fill(`okur-${time}@musteri.example`)
    await userEvent.keyboard('{Enter}')
    await expect.element(foot().getByText(sent)).toBeVisible()
    await expect.element(field()).toHaveValue('')
  }
  await field().fill('okur-4@musteri.example')
  await userEvent.keyboard('{Enter}')
  await expect.element(foot().getByText('10 dakika sonra yeniden deneyin')).toBeVisible()
  expect(calls).toHaveLength(3)
})

test('a mail that could not be sent is reported beside the field, and what was typed stays', async () => {
  let isDown = true
  await openFooter(() => {
    if (isDown) throw new TypeError('Failed to fetch')
    return { done: true }
  })
  await field().fill('okur@musteri.example')
  await subscribe().click()
  await expect.element(foot().getByText('Doğrulama emaili gönderilemedi')).toBeVisible()
  await expect.element(field()).toHaveValue('okur@musteri.example')
  isDown = false
  await subscribe().click()
  await expect.element(foot().getByText(sent)).toBeVisible()
})

test('the dialog begins in its field, not on the button that closes it', async () => {
  document.documentElement.dataset.painted = ''
  await openApp('/')
  await page.getByRole('button', { name: 'Bültene abone ol' }).click()
  const dialog = page.getByRole('dialog', { name: 'Bültene abone olun' })
  await expect.element(dialog.getByLabelText('E-posta adresi')).toHaveFocus()
})
