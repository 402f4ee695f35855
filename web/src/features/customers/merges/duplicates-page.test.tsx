/** Records that seem to be one customer: what was said of a pair can be taken back. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '#testing/open-app.tsx'
import { aCustomer, asStaff } from '#testing/signed-in.ts'

const other = { ...aCustomer, id: '01890a5d-ac96-774b-bcce-0000000000bb', full_name: 'Defne Isik' }

test('that two are not one is taken back while the toast is there', async () => {
  let isApart = false
  const { calls } = await openApp(
    '/staff/customer-duplicates',
    asStaff({
      'GET /customer-duplicates': () => ({
        items: isApart ? [] : [{ one: aCustomer, other, hint: 'phone' }],
      }),
      'GET /customer-merges': { items: [] },
      'POST /customer-duplicates/apart': () => {
        isApart = true
        return { done: true }
      },
      'POST /customer-duplicates/apart/undo': () => {
        isApart = false
        return { done: true }
      },
    }),
  )
  const apart = page.getByRole('button', { name: 'Aynı müşteri değil' })
  await apart.click()
  await expect.element(page.getByText('Aynı görünen kayıt yok')).toBeVisible()
  await page.getByRole('button', { name: 'Geri al' }).click()
  await expect.element(apart).toBeVisible()
  const undone = calls.find(({ url }) => url.endsWith('/apart/undo'))
  expect(await undone?.json()).toEqual({ one: aCustomer.id, other: other.id })
})
