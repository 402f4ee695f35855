import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '#testing/open-app.tsx'
import { aRequest, asCustomer } from '#testing/signed-in.ts'

test('a customer sees how far their price is, in the list and in the request, without reloading', async () => {
  let shown = aRequest
  const answers = asCustomer({
    'GET /requests': () => ({ items: [shown], next_cursor: null }),
    [`GET /requests/${aRequest.id}`]: () => shown,
  })
  const { live } = await openApp('/dashboard?view=requests', answers)
  await expect.element(page.getByRole('link', { name: aRequest.title })).toBeVisible()
  expect(page.getByText(/^Teklifiniz:/).query()).toBeNull()
  shown = { ...aRequest, pricing_status: 'pricing' }
  live.emit('request.pricing_changed', { request_id: aRequest.id, pricing_status: 'pricing' })
  await expect.element(page.getByText('Teklifiniz: Fiyatlandırılıyor')).toBeVisible()
  await page.getByRole('link', { name: aRequest.title }).click()
  const detail = page.getByRole('dialog', { name: aRequest.title })
  await expect.element(detail.getByText('Teklifiniz: Fiyatlandırılıyor')).toBeVisible()
})
