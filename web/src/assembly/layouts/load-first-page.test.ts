import { expect, test, vi } from 'vitest'
import { loadFirstPage } from '#assembly/layouts/load-first-page.ts'

const failing = (times: number) => {
  let tries = 0
  return vi.fn(async () => {
    if (++tries <= times) throw new TypeError('Failed to fetch dynamically imported module')
  })
}

test('a rendered page waits for its code as long as it takes, and tells of each failure', async () => {
  vi.useFakeTimers()
  const load = failing(9)
  const onFailure = vi.fn()
  const loaded = loadFirstPage(load, { isRendered: true, onFailure })
  await vi.runAllTimersAsync()
  await loaded
  vi.useRealTimers()
  expect(load).toHaveBeenCalledTimes(10)
  expect(onFailure).toHaveBeenCalledTimes(9)
})

test('an empty page is left to the router at once', async () => {
  const load = failing(1)
  await loadFirstPage(load, { isRendered: false, onFailure: () => expect.unreachable() })
  expect(load).toHaveBeenCalledOnce()
})
