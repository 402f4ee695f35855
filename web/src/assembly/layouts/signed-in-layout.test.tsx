import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { problem } from '#testing/answer-calls.ts'
import { openApp } from '#testing/open-app.tsx'
import { asCustomer } from '#testing/signed-in.ts'

test('after signing out a page makes no more calls, even if the event arrives before the answer', async () => {
  const answer = Promise.withResolvers<Response>()
  const ending = { 'POST /session/end': () => answer.promise }
  const { calls, live } = await openApp('/dashboard?view=account', asCustomer(ending))
  const paths = () => calls.map(({ url }) => new URL(url).pathname)
  const reads = () => paths().filter((path) => path === '/api/sessions').length
  await expect.poll(reads).toBe(1)
  // While somebody is here, the list of sessions follows the news.
  live.emit('auth.sessions_changed')
  await expect.poll(reads).toBe(2)
  await page.getByRole('button', { name: 'Çıkış yap' }).first().click()
  await expect.poll(() => paths().at(-1)).toBe('/api/session/end')
  live.emit('auth.sessions_changed')
  // What the news makes stale is read in the same turn.
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  expect(paths().at(-1)).toBe('/api/session/end')
  // A sign-out that fails leaves the page as it was, for the next test too.
  answer.resolve(problem(500, 'INTERNAL_SERVER_ERROR'))
  await expect.element(page.getByText('Çıkış yapılamadı')).toBeVisible()
})
