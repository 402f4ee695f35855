/** Whom a customer belongs to: nothing is said before it is known. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '#testing/open-app.tsx'
import { asCustomer } from '#testing/signed-in.ts'

test('that nobody is the representative is said once it is known, and not where it cannot be fetched', async () => {
  let isDown = true
  const { reopen } = await openApp(
    '/dashboard?view=account',
    asCustomer({
      'GET /own-organisation': { organisation: null },
      'GET /representative': () => (isDown ? new Response('', { status: 422 }) : { representative: null }),
    }),
  )
  await expect.element(page.getByText('Şu an gösterilemiyor')).toBeVisible()
  await expect.element(page.getByText('Henüz atanmadı')).not.toBeInTheDocument()
  isDown = false
  reopen('/dashboard?view=account')
  await expect.element(page.getByText('Henüz atanmadı')).toBeVisible()
})
