/** Workers are killed while they work; every job is done all the same, and each mail arrives once. */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { scratchFolder } from '#spine/database/embedded/testing/scratch-cluster.ts'
import { between, eventually } from '#testing/eventually.ts'
import { askForMail } from '#testing/mail-callers.ts'
import { countMails, mailsSettle, nothingWrong } from '#testing/mail-census.ts'
import { freePort, launch } from '#testing/program.ts'
import { report, sized } from '#testing/size.ts'
import { freshDatabase, givenUrl } from '#testing/test-database.ts'

test(
  'SIGKILL in the middle of jobs loses none and repeats no mail',
  async () => {
    const size = sized({ jobs: 1_000, kills: 10 }, { jobs: 10, kills: 1 })
    const database = await freshDatabase()
    onTestFinished(database.drop)
    const env = {
      DATABASE_URL: givenUrl(database.access),
      KERVAN_MODE: 'demo',
      KERVAN_DATA: await scratchFolder(),
      APP_SECRET: 'a secret for tests, at least 32 characters',
    }
    const ports = [await freePort(), await freePort()]
    const workers = ports.map((port) => launch({ port, env }))
    await Promise.all(workers.map((worker) => worker.ready))
    const blocker = new pg.Client(database.access.owner)
    await blocker.connect()
    onTestFinished(() => blocker.end())
    const activeMails = async () => {
      const { rows } = await blocker.query<{ id: string }>(
        "select data->>'mail_id' as id from pgboss.job where name = 'send-mail' and state = 'active'",
      )
      return rows.map((row) => row.id)
    }
    const calls = { acknowledged: new Map<string, string>(), tried: new Set<string>() }
    const ask = async (base: string) => {
      const to = `${randomUUID()}@deneme.example`
      calls.tried.add(to)
      const key = randomUUID()
      // A hundred calls at once may be more than a busy machine takes: who is asked to come back does so.
      const mailId = await eventually(
        'the call is taken',
        async () => (await askForMail(base, to, key))?.mailId,
      )
      calls.acknowledged.set(to, mailId)
    }

    const killedAt = new Map<string, number>()
    for (let kill = 0; kill < size.kills; kill += 1) {
      // Nobody can deliver while this is held, so the victim is certain to have jobs in hand.
      await blocker.query('begin; lock table inbox_mails in share mode')
      const victim = kill % 2
      const batch = Math.ceil(size.jobs / size.kills)
      // The process that takes the call looks at once; the other one comes by within a second and takes what it finds.
      await Promise.all(Array.from({ length: batch }, () => ask(workers[victim]?.base ?? '')))
      await eventually('there are jobs in hand', async () => (await activeMails()).length >= 5)
      await pause(between(0, 200))
      const { rows } = await blocker.query<{ now: number }>(
        'select extract(epoch from clock_timestamp())::float8 * 1000 as now',
      )
      for (const id of await activeMails()) killedAt.set(id, rows[0]?.now ?? 0)
      await workers[victim]?.kill()
      await blocker.query('commit')
      // What the last one had in hand is left to the other.
      if (kill === size.kills - 1) break
      const again = launch({ port: ports[victim] ?? 0, env })
      workers[victim] = again
      await again.ready
    }

    await mailsSettle(database.access.owner)
    const { rows } = await blocker.query<{ id: string; at: number; tries: number }>(`
    select mails.id::text, extract(epoch from settled_at)::float8 * 1000 as at, job.retry_count as tries
    from mails join pgboss.job on job.name = 'send-mail' and job.data->>'mail_id' = mails.id::text
    where job.retry_count > 0`)
    const delays = rows.flatMap(({ id, at }) => (killedAt.has(id) ? [at - (killedAt.get(id) ?? 0)] : []))
    const { mails, ...wrong } = await countMails(database.access.owner, calls)
    report(
      `${mails} jobs, ${size.kills} workers killed, ${delays.length} jobs interrupted: ${wrong.lost} lost, ${wrong.twice} twice, taken over after at most ${Math.round(Math.max(...delays) / 1000)} s`,
    )
    expect(wrong).toEqual(nothingWrong)
    expect(mails).toBeGreaterThanOrEqual(size.jobs)
    expect(delays.length).toBeGreaterThan(0)
    const [left] = workers.filter((worker) => !worker.hasEnded())
    left?.signal('SIGTERM')
    expect((await left?.exit)?.code).toBe(0)
  },
  sized(1_200_000, 600_000),
)
