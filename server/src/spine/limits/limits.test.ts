import { afterAll, expect, onTestFinished, test } from 'vitest'
import { system } from '#spine/database/act-as.ts'
import { asSystemSession } from '#spine/database/connect.ts'
import { createSystemConnection, type SystemConnection } from '#spine/database/shared-connections.ts'
import { createLimits } from '#spine/limits/limits.ts'
import { freshDoor } from '#testing/test-database.ts'
import { startTestServer } from '#testing/test-server.ts'

const door = await freshDoor()
const processes = ['one', 'other'].map((name) => createSystemConnection(asSystemSession(door.access, name)))
afterAll(async () => {
  for (const { close } of processes) await close()
  await door.close()
})
const limitsOf = (process: number) => createLimits(figures, (processes[process] as SystemConnection).query)

const figures = { testMail: { points: 5, seconds: 600 }, liveConnect: { points: 2, seconds: 1 } }

test('two processes count together: of twenty tries at once five pass', async () => {
  const limits = [limitsOf(0), limitsOf(1)]
  const tries = await Promise.allSettled(
    Array.from({ length: 20 }, (_, turn) => limits[turn % 2]?.testMail('192.0.2.1')),
  )
  expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(5)
  for (const one of tries.filter((each) => each.status === 'rejected'))
    expect(one.reason).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      status: 429,
      data: { retry_after_seconds: expect.any(Number) },
    })
  await expect(limits[0]?.testMail('192.0.2.2')).resolves.toBeUndefined()
})

test('limits of different kinds do not share their points, and time brings them back', async () => {
  const limits = limitsOf(0)
  await limits.liveConnect('a')
  await limits.liveConnect('a')
  await limits.testMail('a')
  const refused = await limits
    .liveConnect('a')
    .catch((error: { data: { retry_after_seconds: number } }) => error)
  expect(refused).toMatchObject({ data: { retry_after_seconds: 1 } })
  await door.actAs(system, (tx) => tx.asSystem('update limits set expire = expire - 2000', []))
  await expect(limits.liveConnect('a')).resolves.toBeUndefined()
})

test('a key is data, whatever it holds', async () => {
  const limits = limitsOf(0)
  await limits.testMail("'; drop table limits; --")
  await expect(limits.testMail('b')).resolves.toBeUndefined()
})

test('over HTTP the answer says how long to wait, and each network has its own points', async () => {
  const server = await startTestServer({ env: { LIMIT_TEST_MAIL: '2/600', TRUSTED_PROXY: '127.0.0.1' } })
  onTestFinished(() => server.close())
  const send = (address: string) =>
    server.fetch('/api/demo/inbox/test-mail', {
      method: 'POST',
      body: JSON.stringify({ to: 'a@musteri.example' }),
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    })
  expect((await send('192.0.2.1')).status).toBe(202)
  expect((await send('192.0.2.1')).status).toBe(202)
  const refused = await send('192.0.2.1')
  expect(refused.status).toBe(429)
  const problem = (await refused.json()) as { data: { retry_after_seconds: number } }
  expect(problem).toMatchObject({ code: 'TOO_MANY_REQUESTS', message: expect.stringContaining('bekleyip') })
  expect(problem.data.retry_after_seconds).toBeGreaterThan(590)
  expect(Number(refused.headers.get('retry-after'))).toBe(problem.data.retry_after_seconds)
  expect((await send('192.0.2.2')).status).toBe(202)
  // One IPv6 subscriber has a whole /64.
  for (const address of ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9']) await send(address)
  expect((await send('2001:db8:1:2:3:4:5:6')).status).toBe(429)
  expect((await send('2001:db8:1:3::1')).status).toBe(202)
  // What a client claims in front of the address that our proxy saw does not count.
  expect((await send('203.0.113.9, 192.0.2.1')).status).toBe(429)
})
