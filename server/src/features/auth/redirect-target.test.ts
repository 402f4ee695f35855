/** A visitor who must sign in is sent to a page of ours, and comes back to a page of ours, whatever the address said. */
import { safeRedirect } from '@kervan/domain/access/guarded-addresses.ts'
import { afterAll, expect, test } from 'vitest'
import { builtWeb } from '#assembly/server.ts'
import { rawHttp } from '#testing/raw-http.ts'
import { startTestServer } from '#testing/test-server.ts'

const server = await startTestServer({ webFolder: builtWeb })
afterAll(() => server.close())

/** As bytes: a polite client would clean the address first. */
const ask = (target: string, ...headers: string[]) =>
  rawHttp(server.port, [`GET ${target} HTTP/1.1`, 'host: localhost', ...headers, 'connection: close'])

test.each([
  '/staff?x',
  '/staff?next=//evil.com',
  '/staff?redirect=https://evil.com',
  '/dashboard?redirect=//evil.com',
  '/dashboard/%09/evil.com',
  '/staff/%5cevil.com',
  '/staff/..//evil.com',
  '/staff/../..//evil.com/staff',
  '//evil.com/staff',
  '///evil.com/staff',
  '/\\evil.com/staff',
  '/%2f%2fevil.com/staff',
  '/%5cevil.com/staff',
  '/staff/..;/evil.com',
  '/staff;@evil.com',
  '/staff%0d%0aLocation:%20//evil.com',
  '/staff/%0d%0aSet-Cookie:%20a=b',
  '/customers/javascript:alert(1)',
  '/STAFF//evil.com',
  'http://evil.com/staff',
  '/auth?redirect=//evil.com',
  '/auth?redirect=https:evil.com',
])('%s', async (target) => {
  const { status, headers } = await ask(target, 'x-forwarded-host: evil.com', 'x-original-url: //evil.com')
  expect(status).toBeLessThan(500)
  expect(headers['set-cookie']).toBeUndefined()
  const { location } = headers
  if (location === undefined) return
  expect(location).toMatch(/^\/(auth|staff-auth)\?redirect=/)
  const there = new URL(location, 'http://kervan.test')
  expect(there.origin).toBe('http://kervan.test')
  const back = new URL(safeRedirect(there.searchParams.get('redirect'), '/geri'), 'http://kervan.test')
  expect(back.origin).toBe('http://kervan.test')
})

test('a plain address comes back unchanged', async () => {
  const { status, headers } = await ask('/staff/profile?tab=2')
  expect(status).toBe(302)
  expect(headers.location).toBe(`/staff-auth?redirect=${encodeURIComponent('/staff/profile?tab=2')}`)
  expect((await ask('/dashboard')).headers.location).toBe(
    `/auth?redirect=${encodeURIComponent('/dashboard')}`,
  )
})
