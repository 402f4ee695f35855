/** An unattended page reaches its idle end however often it polls; what a person does puts the end off. */
import { activityHeader } from '@kervan/domain/access/roles.ts'
import { expect, test } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { query } from '#testing/sign-in.ts'
import type { SignedIn } from '#testing/test-server.ts'

const server = await sharedServer()

const idleMinutes = async ({ sessionId }: SignedIn) => {
  const [row] = await query<{ minutes: number }>(
    server,
    'select extract(epoch from now() - last_active_at)::float8 / 60 as minutes from sessions where id = $1',
    [sessionId],
  )
  return row?.minutes ?? Number.NaN
}
const minutesPass = ({ sessionId }: SignedIn, minutes: number) =>
  query(
    server,
    'update sessions set last_active_at = last_active_at - make_interval(mins => $2) where id = $1',
    [sessionId, minutes],
  )
const poll = async (as: SignedIn, headers: Record<string, string> = {}) => {
  const answers = await Promise.all(
    ['/session', '/work-items/counts', '/sessions'].map((path) => server.call('GET', path, { as, headers })),
  )
  return answers.map(({ status }) => status)
}

test('polling and reconnecting every ten minutes does not keep an office session alive', async () => {
  const person = await server.signIn('staff')
  for (let round = 0; round < 2; round += 1) {
    await minutesPass(person, 10)
    expect(await poll(person)).toEqual([200, 200, 200])
    const tab = server.tabOf(person)
    await tab.connect()
    await tab.close()
  }
  await minutesPass(person, 11)
  expect(await idleMinutes(person)).toBeGreaterThan(30)
  expect(await poll(person)).toEqual([200, 401, 401])
})

test('a call that follows something a person did puts the idle end off', async () => {
  const person = await server.signIn('staff')
  await minutesPass(person, 20)
  await server.call('GET', '/session', { as: person, headers: { [activityHeader]: '1' } })
  await eventually('the use is recorded', async () => (await idleMinutes(person)) < 1)
  await minutesPass(person, 20)
  expect(await poll(person)).toEqual([200, 200, 200])
})
