/** What a page reads when it is opened, and what it reads again when its live connection says hello. */
import { positionHeader } from 'virtual:contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Answers } from '#testing/answer-calls.ts'
import { openApp } from '#testing/open-app.tsx'
import { asCustomer } from '#testing/signed-in.ts'

/** As from a server that says how new its answers are. */
function at(position: (path: string) => number, answers: Answers): Answers {
  return Object.fromEntries(
    Object.entries(answers).map(([call, body]) => [
      call,
      () => Response.json(body, { headers: { [positionHeader]: String(position(call)) } }),
    ]),
  )
}

const readsOf = (calls: readonly Request[], path: string) =>
  calls.filter(({ url }) => new URL(url).pathname === `/api${path}`).length

test('what is as new as the connection is read once', async () => {
  const { calls } = await openApp(
    '/dashboard?view=requests',
    at(() => 0, asCustomer()),
  )
  await expect.element(page.getByText('Bağlı', { exact: true }).first()).toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Talepler', level: 1 })).toBeVisible()
  for (const path of ['/session', '/profile', '/requests', '/requests/counts', '/notifications/unread'])
    await expect.poll(() => readsOf(calls, path)).toBe(1)
})

test('an event after what was read makes it stale, as any other', async () => {
  const { calls, live } = await openApp(
    '/dashboard?view=requests',
    at(() => 0, asCustomer()),
  )
  await expect.element(page.getByText('Bağlı', { exact: true }).first()).toBeInTheDocument()
  await expect.poll(() => readsOf(calls, '/requests')).toBe(1)
  live.emit('request.changed', {})
  await expect.poll(() => readsOf(calls, '/requests')).toBe(2)
})

test('the events of one act make what is on the screen be read once', async () => {
  const { calls, live } = await openApp(
    '/dashboard?view=requests',
    at(() => 0, asCustomer()),
  )
  await expect.element(page.getByText('Bağlı', { exact: true }).first()).toBeInTheDocument()
  await expect.poll(() => readsOf(calls, '/requests/counts')).toBe(1)
  for (const name of ['request.changed', 'quote.changed', 'shipment.changed', 'notification.added'])
    live.emit(name, {})
  // The last of them, so the others have been read by then.
  await expect.poll(() => readsOf(calls, '/notifications/unread')).toBe(2)
  expect(readsOf(calls, '/requests')).toBe(2)
  expect(readsOf(calls, '/requests/counts')).toBe(2)
})
