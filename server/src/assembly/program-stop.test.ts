/** SIGTERM lets what is under way finish, loses nothing, ends with 0, and takes PostgreSQL along. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { livePath } from '@kervan/domain/live/live-messages.ts'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { withOwner } from '#assembly/prepare-database.ts'
import { embeddedAccess } from '#spine/database/connect.ts'
import { findPostmaster } from '#spine/database/embedded/postmaster.ts'
import { preparedFolder, scratchFolder } from '#spine/database/embedded/testing/scratch-cluster.ts'
import { eventually } from '#testing/eventually.ts'
import { askForMail, startCallers } from '#testing/mail-callers.ts'
import { countMails, mailsSettle, nothingWrong } from '#testing/mail-census.ts'
import { freePort, launch, type Program } from '#testing/program.ts'
import { report, sized } from '#testing/size.ts'
import { momentOfStart } from '#testing/start-moments.ts'
import { createTab, rawSocket } from '#testing/tab.ts'

const liveAddress = (program: Program, resume = '') =>
  `${program.base.replace('http', 'ws')}${livePath}?audience=inbox&${resume}`
const openTab = (program: () => Program) =>
  createTab(
    (resume) => new WebSocket(liveAddress(program(), resume), { headers: { origin: program().base } }),
  )

/** A connection that says something and then nothing more; it must not hold up a stop. */
async function openIdler(program: Program, words: string): Promise<void> {
  const socket = connect(Number(new URL(program.base).port), '127.0.0.1')
  socket.on('error', () => undefined)
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  socket.write(words)
}

/** A new connection, not one that is still open from before: those may finish what they have begun. */
function isRefused(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('error', () => resolve(true))
    socket.once('connect', () => {
      socket.destroy()
      resolve(false)
    })
  })
}

/** A laptop that went to sleep: its connection is there, but nobody reads or answers. */
async function openSleeper(program: Program): Promise<void> {
  const socket = new WebSocket(liveAddress(program), { headers: { origin: program.base } })
  socket.on('error', () => undefined)
  onTestFinished(() => socket.terminate())
  await once(socket, 'message')
  rawSocket(socket)?.pause()
}

/** With our own and those of the two workers of mails they are as many as there are connections. */
const callersAtOnce = 6

test('a stop under load finishes what is under way, refuses the rest and loses nothing', async () => {
  const folder = await preparedFolder()
  const port = await freePort()
  const start = () => launch({ port, env: { KERVAN_DATA: folder } })
  const { owner } = embeddedAccess(join(folder, 'postgres'))
  let program = start()
  await program.ready
  const tab = openTab(() => program)
  await tab.connect()
  const callers = startCallers(() => program.base, callersAtOnce)
  const stopTimes: number[] = []
  for (let round = 0; round < sized(10, 1); round += 1) {
    await openSleeper(program)
    await openIdler(program, '')
    await openIdler(program, `GET ${livePath} HTTP/1.1\r\nHost: localhost\r\n`)
    await openIdler(
      program,
      'POST /api/demo/inbox/test-mail HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"to"',
    )
    const before = callers.acknowledged.size
    await eventually('it is under load', () => callers.acknowledged.size > before + 5)
    // Holds every call inside its transaction, so that there is something under way for certain.
    const inFlight = await withOwner(owner, async (client) => {
      const waiting = (count: number) =>
        eventually(
          `${count} calls wait for the lock`,
          async () => {
            // Inside a transaction one goes on seeing the connections there were at the first look.
            await client.query('select pg_stat_clear_snapshot()')
            const { rows } = await client.query<{ waiting: number }>(
              // Workers that settle a mail wait for the lock too, but they update.
              "select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock' and query like 'insert into mails%'",
            )
            return (rows[0]?.waiting ?? 0) >= count
          },
          60_000,
        )
      await client.query('begin; lock table mails in share mode')
      await waiting(callersAtOnce)
      const calls = [0, 1].map((call) => {
        const to = `surer-${round}-${call}@deneme.example`
        callers.tried.add(to)
        return askForMail(program.base, to, `in-flight-${round}-${call}`)
      })
      // Those beyond the callers' must be ours, and were let in.
      await waiting(callersAtOnce + calls.length)
      program.signal('SIGTERM')
      const started = performance.now()
      await eventually('new connections are refused', () => isRefused(port))
      // A second signal, as an impatient operator sends it, cuts nothing short.
      program.signal('SIGTERM')
      await client.query('commit')
      return { answers: await Promise.all(calls), started }
    })
    for (const [call, answer] of inFlight.answers.entries()) {
      expect(answer).toMatchObject({ status: 202 })
      callers.acknowledged.set(`surer-${round}-${call}@deneme.example`, answer?.mailId ?? '')
    }
    const { code } = await program.exit
    stopTimes.push(performance.now() - inFlight.started)
    expect(code, 'all was drained before the limit of a stop').toBe(0)
    expect(await tab.ended()).toBe(1001)
    expect(await findPostmaster(join(folder, 'postgres'))).toBeUndefined()
    program = start()
    await program.ready
    const hello = await tab.connect()
    expect(hello.refetch).toBe(false)
  }
  await callers.stop()
  await mailsSettle(owner)
  const { mails, ...wrong } = await countMails(owner, callers)
  await eventually('the tab has heard of every mail', () => tab.arrivals.length >= mails)
  expect(new Set(tab.arrivals.map((event) => event.id)).size).toBe(mails)
  report(
    `${stopTimes.length} stops under load, ${callers.acknowledged.size} acknowledged: ${wrong.lost} lost, calls under way answered, exit 0 after at most ${Math.round(Math.max(...stopTimes))} ms`,
  )
  expect(wrong).toEqual(nothingWrong)
}, 600_000)

test('a stop in the middle of a start ends it, with 0, and leaves no PostgreSQL behind', async () => {
  const port = await freePort()
  for (let round = 0; round < sized(20, 2); round += 1) {
    const folder = round % 2 ? await preparedFolder() : await scratchFolder()
    const program = launch({ port, env: { KERVAN_DATA: folder } })
    await momentOfStart(round, folder, program)
    program.signal('SIGTERM')
    const { code, signal } = await program.exit
    // Before it listens to signals there is nothing to close.
    expect([0, 'SIGTERM']).toContain(code ?? signal)
    expect(await findPostmaster(join(folder, 'postgres'))).toBeUndefined()
  }
}, 600_000)

test('a PostgreSQL that is killed under the program ends it, and the next start has everything', async () => {
  const folder = await preparedFolder()
  const port = await freePort()
  const start = () => launch({ port, env: { KERVAN_DATA: folder } })
  const program = start()
  await program.ready
  const callers = startCallers(() => program.base, 4)
  await eventually('it is under load', () => callers.acknowledged.size > 5)
  const postmaster = await findPostmaster(join(folder, 'postgres'))
  process.kill(postmaster?.pid ?? 0, 'SIGKILL')
  expect((await program.exit).code).toBe(1)
  await callers.stop()
  const next = start()
  await next.ready
  const { owner } = embeddedAccess(join(folder, 'postgres'))
  await mailsSettle(owner)
  const { mails, ...wrong } = await countMails(owner, callers)
  expect(mails).toBeGreaterThan(0)
  expect(wrong).toEqual(nothingWrong)
  next.signal('SIGINT')
  expect((await next.exit).code).toBe(0)
}, 600_000)
