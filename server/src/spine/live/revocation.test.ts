/** When a session ends its stream ends, and what concerns one person reaches nobody else, not even as an id. */
import { setTimeout as pause } from 'node:timers/promises'
import { closeCodes } from '@kervan/domain/live/live-messages.ts'
import { afterAll, expect, test } from 'vitest'
import { withOwner } from '#assembly/prepare-database.ts'
import { startSessionWatch } from '#features/auth/session-watch.ts'
import { createLog } from '#spine/config/log.ts'
import { system } from '#spine/database/act-as.ts'
import { between, eventually } from '#testing/eventually.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { sized } from '#testing/size.ts'
import { RefusedError } from '#testing/tab.ts'
import { somethingHappened } from '#testing/test-events.ts'
import { type SignedIn, startTestServer } from '#testing/test-server.ts'

const server = await sharedServer()
const second = await startTestServer({ access: server.access })
afterAll(() => second.close())

const run = (statement: string, values: unknown[]) =>
  withOwner(server.access.owner, (owner) => owner.query(statement, values))
const revoke = (person: SignedIn) => run('delete from sessions where id = $1', [person.sessionId])

test('a revoked session’s streams close on every process, and nobody else hears of it', async () => {
  for (let round = 0; round < sized(30, 2); round += 1) {
    const [customer, other, staff] = [
      await server.signIn('customer'),
      await server.signIn('customer'),
      await server.signIn('staff'),
    ]
    const own = [server.tabOf(customer), second.tabOf(customer)]
    const others = [server.tabOf(other), second.tabOf(other), server.tabOf(staff)]
    await Promise.all([...own, ...others].map((tab) => tab.connect()))
    const tell = (number: number) =>
      server.services.actAs(system, (tx) =>
        server.services.emit(tx, somethingHappened, [`user:${customer.userId}`], { entity: round, number }),
      )
    await tell(1)
    await eventually('the customer hears it in both tabs', () =>
      own.every((tab) => tab.arrivals.length === 1),
    )
    await revoke(customer)
    expect(await Promise.all(own.map((tab) => tab.ended()))).toEqual([
      closeCodes.sessionEnded,
      closeCodes.sessionEnded,
    ])
    await tell(2)
    await server.services.actAs(system, (tx) =>
      server.services.emit(tx, somethingHappened, [`user:${other.userId}`], { entity: round, number: 3 }),
    )
    await eventually(
      'the other customer hears its own',
      () => others[0]?.arrivals.length === 1 && others[1]?.arrivals.length === 1,
    )
    expect(others.map((tab) => tab.arrivals.length)).toEqual([1, 1, 0])
    expect(own.map((tab) => tab.arrivals.length)).toEqual([1, 1])
    await expect(server.tabOf(customer).connect()).rejects.toMatchObject({ status: 401 })
    await Promise.all(others.map((tab) => tab.close()))
  }
})

test('a session that ends while its socket is being opened leaves no open stream', async () => {
  const rounds = sized(300, 20)
  const endWhileOpening = async () => {
    const person = await server.signIn('customer')
    const tab = server.tabOf(person)
    const opening = tab.connect().catch((error: unknown) => {
      const closed = String(error).includes(String(closeCodes.sessionEnded))
      if (!(error instanceof RefusedError || closed)) throw error
    })
    await pause(between(0, 25))
    await Promise.all([opening, revoke(person)])
    await eventually('the stream is closed', () => !tab.isOpen())
  }
  for (let round = 0; round < rounds; round += 10)
    await Promise.all(Array.from({ length: 10 }, endWhileOpening))
})

test('a session that ends by the clock is found by the watch', async () => {
  const [expired, idle, alive] = [
    await server.signIn('customer'),
    await server.signIn('staff'),
    await server.signIn('customer'),
  ]
  await run("update sessions set expires_at = now() - interval '1 second' where id = $1", [expired.sessionId])
  await run("update sessions set last_active_at = now() - interval '31 minutes' where id = $1", [
    idle.sessionId,
  ])
  await run("update sessions set last_active_at = now() - interval '6 days' where id = $1", [alive.sessionId])
  const ended: string[] = []
  const sockets = {
    sessions: () => [expired, idle, alive].map((person) => person.sessionId),
    endSession: (session: string) => ended.push(session),
  }
  const watch = startSessionWatch({ readAs: server.services.readAs, sockets, log: createLog('silent') })
  await watch.check()
  watch.stop()
  expect(ended.sort()).toEqual([expired.sessionId, idle.sessionId].sort())
})
