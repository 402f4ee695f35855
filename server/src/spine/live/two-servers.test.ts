/** Two servers on one database: they start at once on an empty one, and when one is killed, no event goes with it and none comes twice. */
import { setTimeout as pause } from 'node:timers/promises'
import { livePath } from '@kervan/domain/live/live-messages.ts'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { createDataDoor, system } from '#spine/database/act-as.ts'
import { createPool } from '#spine/database/connect.ts'
import { scratchFolder } from '#spine/database/embedded/testing/scratch-cluster.ts'
import { createEmit } from '#spine/database/outbox.ts'
import { writtenChannel } from '#spine/live/flusher.ts'
import { eventually } from '#testing/eventually.ts'
import { askForMail } from '#testing/mail-callers.ts'
import { freePort, launch, type Program } from '#testing/program.ts'
import { report, sized } from '#testing/size.ts'
import { createTab } from '#testing/tab.ts'
import { emptyDatabase, givenUrl } from '#testing/test-database.ts'
import { type Happening, somethingHappened } from '#testing/test-events.ts'
import { signIn } from '#testing/test-server.ts'

test('two servers start at once on one empty database; tabs on both have each event once when one is killed', async () => {
  const database = await emptyDatabase()
  onTestFinished(database.drop)
  const env = {
    DATABASE_URL: givenUrl(database.access),
    KERVAN_MODE: 'demo',
    KERVAN_DATA: await scratchFolder(),
    APP_SECRET: 'a secret for tests, at least 32 characters',
  }
  const ports = [await freePort(), await freePort()]
  const own = (port: number) => launch({ port, env: { ...env, PUBLIC_URL: 'http://localhost:1' } })
  const programs: Program[] = ports.map(own)
  await Promise.all(programs.map((program) => program.ready))
  const [one, other] = await Promise.all(
    programs.map((program) => askForMail(program.base, 'ortak@deneme.example', 'the-same-key-on-both')),
  )
  expect(one).toMatchObject({ status: 202 })
  expect(other).toEqual(one)
  const pool = createPool(database.access, 2, () => undefined)
  const notifier = new pg.Client(database.access.owner)
  await notifier.connect()
  onTestFinished(async () => {
    await notifier.end()
    await pool.end()
  })
  const { actAs } = createDataDoor(pool)
  const person = await signIn(actAs, 'customer')

  // As behind a proxy: a tab is served by one of those that live, at first each by its own.
  const place = [0, 1]
  const tabs = [0, 1].map((tab) =>
    createTab((resume) => {
      const base = programs[place[tab] ?? 0]?.base.replace('http', 'ws')
      return new WebSocket(`${base}${livePath}?surface=portal&${resume}`, {
        headers: { ...person.headers, origin: 'http://localhost:1' },
      })
    }),
  )
  const keepOpen = async (index: number) => {
    const tab = tabs[index]
    while (tab && !done) {
      const lives = await tab.connect().then(
        () => true,
        () => false,
      )
      if (lives) await tab.ended()
      if (!done) await pause(100)
      place[index] = programs.findIndex((program) => !program.hasEnded())
    }
  }
  let done = false
  let number = 0
  const write = async () => {
    while (!done) {
      number += 1
      const happening = { entity: 1, number }
      await actAs(system, (tx) =>
        createEmit(() => undefined)(tx, somethingHappened, [`user:${person.userId}`], happening),
      )
      await notifier.query(`notify ${writtenChannel}`)
      await pause(sized(10, 40))
    }
  }
  const running = Promise.all([keepOpen(0), keepOpen(1)])
  await eventually('both tabs are connected', () =>
    tabs.every((tab) => tab.isOpen() && tab.position() !== undefined),
  )
  const writing = write()

  const delays: number[] = []
  const kills = sized(10, 2)
  for (let kill = 0; kill < kills; kill += 1) {
    await pause(300)
    // In turn, so that now and then it is the one that gives the positions.
    const victim = kill % 2
    const target = number
    const killedAt = performance.now()
    await programs[victim]?.kill()
    const promised = Math.max(target, number) + 5
    await eventually(
      'both tabs have what was written since',
      () => tabs.every((tab) => lastNumber(tab) >= promised),
      120_000,
    )
    delays.push(performance.now() - killedAt)
    if (kill === kills - 1) break
    const again = own(ports[victim] ?? 0)
    programs[victim] = again
    await again.ready
    place[victim] = victim
  }
  const [left] = programs.filter((program) => !program.hasEnded())
  const call = await askForMail(left?.base ?? '', 'iki@deneme.example', 'still-writing-key')
  expect(call).toMatchObject({ status: 202 })
  done = true
  await writing
  await eventually('both tabs have everything', () => tabs.every((tab) => lastNumber(tab) === number))
  for (const tab of tabs) {
    const numbers = tab.arrivals.map((event) => (event.data as Happening).number)
    expect(numbers).toEqual(Array.from({ length: number }, (_, index) => index + 1))
  }
  report(
    `${delays.length} servers killed, ${number} events: both tabs complete after at most ${Math.round(Math.max(...delays))} ms, each event once per tab`,
  )
  for (const tab of tabs) tab.cut()
  left?.signal('SIGTERM')
  expect((await left?.exit)?.code).toBe(0)
  await running
}, 600_000)

function lastNumber(tab: ReturnType<typeof createTab>): number {
  return (tab.arrivals.at(-1)?.data as Happening | undefined)?.number ?? 0
}
