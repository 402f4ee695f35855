import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { leaveWithoutSaving } from '#testing/acts.ts'
import { openApp } from '#testing/open-app.tsx'
import { aRequest, asStaff } from '#testing/signed-in.ts'

test('an order is left unsent by the cross, by Escape and by the back button, and is empty the next time', async () => {
  const { address } = await openApp('/staff/requests', asStaff())
  const order = page.getByRole('dialog', { name: 'Yeni sipariş' })
  const title = order.getByLabelText('Başlık')
  const ways = [
    () => order.getByRole('button', { name: 'Kapat' }).click(),
    () => userEvent.keyboard('{Escape}'),
    () => history.back(),
  ]
  for (const leave of ways) {
    await page.getByRole('link', { name: 'Yeni sipariş' }).click()
    await expect.element(title).toHaveValue('')
    await title.fill('Yarım kalan sipariş')
    await leaveWithoutSaving(leave)
    await expect.element(order).not.toBeInTheDocument()
    await expect.poll(address).toBe('/staff/requests')
  }
})

test('nobody leaves a price while it is being sent', async () => {
  const answer = Promise.withResolvers<object>()
  const answers = asStaff({ 'POST /staff/orders': () => answer.promise }, [aRequest])
  const { address } = await openApp('/staff/requests', answers)
  await userEvent.hover(page.getByRole('row').last())
  await page.getByRole('link', { name: `Hızlı fiyat: ${aRequest.number}` }).click()
  const pricing = page.getByRole('dialog', { name: `Talebi fiyatla: ${aRequest.number}` })
  await pricing.getByLabelText('Yükleme limanı').fill('Mersin')
  await pricing.getByLabelText('Boşaltma limanı').fill('Hamburg')
  await pricing.getByLabelText('Navlun').fill('1000')
  const send = pricing.getByRole('button', { name: 'Teklifi gönder' })
  await send.click()
  await expect.element(send).toHaveAttribute('aria-busy', 'true')
  for (const leave of [() => userEvent.keyboard('{Escape}'), () => history.back()]) {
    await leave()
    await expect.poll(address).toContain('order=')
    expect(page.getByRole('alertdialog').query()).toBeNull()
    await expect.element(pricing).toBeVisible()
  }
  answer.resolve({
    id: aRequest.id,
    number: aRequest.number,
    quote_due_at: aRequest.quote_due_at,
    status: 'quoted',
    quote_id: aRequest.id,
    quote_no: 'KRV-2026-000123',
    customer_mail: 'sent',
  })
  await expect.element(page.getByText('Fiyat Teklifi Gönderildi')).toBeVisible()
  await expect.element(pricing).not.toBeInTheDocument()
})

test('who makes a price sees containers, weight, term and who pays what without opening anything', async () => {
  const request = {
    ...aRequest,
    estimated_weight: '18500',
    cargo_details: {
      transport_mode: 'sea_fcl' as const,
      container_details: [{ type: '40HC' as const, quantity: 2 }],
      incoterm: 'FOB' as const,
    },
  }
  for (const [way, dialog] of [
    [`/staff/requests?order=${request.id}`, `Talebi fiyatla: ${request.number}`],
    [`/staff/requests?price=${request.id}`, `Teklif hazırla: ${request.number}`],
  ] as const) {
    await openApp(way, asStaff({}, [request]))
    const facts = page
      .getByRole('dialog', { name: dialog })
      .getByRole('region', { name: 'Müşterinin talebi' })
    for (const text of ['2 × 40HC', 'FOB', 'Brüt ağırlık', 'Kim öder'])
      await expect.element(facts.getByText(text, { exact: true }).first()).toBeVisible()
    await expect.element(facts.getByText(/navlun alıcınındır/).first()).toBeVisible()
  }
})
