import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openApp } from '#testing/open-app.tsx'
import { asStaff } from '#testing/signed-in.ts'

test('a page’s own refetches are no activity; after a key was pressed the next call is', async () => {
  const { calls, live } = await openApp('/staff', asStaff())
  const reads = () => calls.filter(({ url }) => new URL(url).pathname === '/api/work-items/counts')
  await expect.poll(() => reads().length).toBeGreaterThan(0)
  const refetch = async () => {
    const before = calls.length
    live.emit('work_item.changed')
    await expect.poll(() => calls.length).toBeGreaterThan(before)
    return calls.slice(before).some(({ headers }) => headers.has('kervan-active'))
  }
  await refetch()
  expect(await refetch(), 'nobody is here').toBe(false)
  expect(await refetch()).toBe(false)
  window.focus()
  await userEvent.keyboard('{Shift}')
  expect(await refetch(), 'somebody is').toBe(true)
  expect(await refetch()).toBe(false)
})
