import type { WorkItem } from '@kervan/domain/workqueue/workqueue.contract.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aWorkItem } from '#testing/a-work-item.ts'
import { expectNoSidewaysScroll } from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'
import { asStaff, completeProfile } from '#testing/signed-in.ts'

test('the list of customers fits a phone, and nothing hidden widens the page', async () => {
  const customers = { items: [completeProfile], next_cursor: null }
  await openApp('/staff', asStaff({ 'GET /customers': customers }), 'phone')
  await expect.element(page.getByText(completeProfile.full_name).first()).toBeVisible()
  expectNoSidewaysScroll()
  // Browsers of phones widen the page also for what is clipped.
  const heads = page.getByRole('columnheader', { includeHidden: true }).elements()
  expect(heads.length).toBeGreaterThan(0)
  for (const head of heads) expect(head.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
})

test('work of the second page goes from the list when it is completed', async () => {
  const urgent: WorkItem = { ...aWorkItem, id: '01890a5d-ac96-774b-bcce-000000000001', title: 'Acil iş' }
  const later: WorkItem = { ...aWorkItem, id: '01890a5d-ac96-774b-bcce-000000000002', title: 'Sonraki iş' }
  let isDone = false
  await openApp(
    '/staff',
    asStaff({
      'GET /work-items': ({ url }: Request) =>
        new URL(url).searchParams.has('after')
          ? { items: isDone ? [] : [later], next_cursor: null }
          : { items: [urgent], next_cursor: 'urgent' },
      [`POST /work-items/${later.id}/complete`]: () => {
        isDone = true
        return { ...later, status: 'done' }
      },
    }),
  )
  const work = page.getByRole('region', { name: 'Yapılacak işler' })
  await work.getByRole('button', { name: 'Daha fazla' }).click()
  const row = work.getByRole('listitem').filter({ hasText: 'Sonraki iş' })
  await row.getByRole('button', { name: 'Tamamlandı' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Tamamlandı' }).click()
  await expect.element(row).not.toBeInTheDocument()
  await expect.element(work.getByText('Acil iş')).toBeVisible()
})
