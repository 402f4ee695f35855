/** The program is killed and the campaign paused while it is sent; nobody is missed, and who may have got it twice is known by name. */
import { setTimeout as pause } from 'node:timers/promises'
import { everybody } from '@kervan/domain/newsletter/segment.ts'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { scratchFolder } from '#spine/database/embedded/testing/scratch-cluster.ts'
import { between, eventually } from '#testing/eventually.ts'
import { addSubscribers, html, openMailSink, setSender } from '#testing/newsletter.ts'
import { freePort, launch } from '#testing/program.ts'
import { report, sized } from '#testing/size.ts'
import { freshDatabase, givenUrl } from '#testing/test-database.ts'

/** As many mails are on their way at once. */
const connections = 4

test('SIGKILL again and again, and pauses between, while a campaign is sent: nobody is missed, and who may have got it twice is named', async () => {
  const size = sized(
    { people: 10_000, kills: 10, rate: 200, pauses: 3, pauseMs: 60_000 },
    { people: 300, kills: 2, rate: 100, pauses: 1, pauseMs: 1_500 },
  )
  const sink = await openMailSink(size.rate)
  const database = await freshDatabase()
  onTestFinished(database.drop)
  const env = {
    DATABASE_URL: givenUrl(database.access),
    // As it is run: a demo keeps each mail in its inbox too.
    KERVAN_MODE: 'production',
    PUBLIC_URL: 'https://kervan.example',
    STAFF_EMAIL_DOMAINS: 'kervan.example',
    KERVAN_DATA: await scratchFolder(),
    APP_SECRET: 'a secret for tests, at least 32 characters',
    SMTP_URL: sink.url,
  }
  const port = await freePort()
  let program = launch({ port, env })
  await program.ready
  const owner = new pg.Client(database.access.owner)
  await owner.connect()
  onTestFinished(() => owner.end())
  const sql = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await owner.query<Row & pg.QueryResultRow>(text, values)).rows
  await setSender(sql)
  await addSubscribers(sql, size.people, 'cok.example')
  const [row] = await sql<{ id: string }>(
    "insert into newsletter_campaigns (title, subject, segment) values ('Kill', 'Kill', $1) returning id",
    [JSON.stringify(everybody)],
  )
  const id = row?.id
  await sql('insert into newsletter_contents (campaign_id, content_html) values ($1, $2)', [id, html('Kill')])
  // As the clock starts it: the job of the next minute would do the same.
  await sql(
    'insert into newsletter_recipients (campaign_id, subscriber_id, email) select $1, id, email from newsletter_subscribers',
    [id],
  )
  await sql("update newsletter_campaigns set status = 'sending', started_at = now() where id = $1", [id])

  const more = Math.floor(size.people / (size.kills + size.pauses + 2))
  const moreAreSent = (before = sink.taken.length) =>
    eventually('more are sent', async () => sink.taken.length >= before + more, 120_000)
  const again = async () => {
    await program.kill()
    program = launch({ port, env })
    await program.ready
  }
  const setStatus = (status: string) =>
    sql('update newsletter_campaigns set status = $2 where id = $1', [id, status])
  for (let kill = 0; kill < size.kills; kill += 1) {
    await moreAreSent()
    await pause(between(0, 100))
    await again()
  }
  for (let stop = 0; stop < size.pauses; stop += 1) {
    await moreAreSent()
    await setStatus('paused')
    const whenPaused = sink.taken.length
    await eventually('nothing is on its way', async () => {
      const [open] = await sql<{ count: number }>(
        "select count(*)::int as count from newsletter_recipients where campaign_id = $1 and state = 'sending'",
        [id],
      )
      return open?.count === 0
    })
    const still = sink.taken.length
    expect(still - whenPaused).toBeLessThanOrEqual(2 * connections)
    // Also not by a program that is started meanwhile.
    if (stop === 0) await again()
    await pause(size.pauseMs)
    expect(sink.taken).toHaveLength(still)
    await setStatus('sending')
  }
  await eventually(
    'it is sent',
    async () =>
      (await sql<{ status: string }>('select status from newsletter_campaigns where id = $1', [id]))[0]
        ?.status === 'sent',
    240_000,
  )
  const counts = Map.groupBy(sink.taken, (address) => address)
  const twice = [...counts].flatMap(([address, times]) => (times.length > 1 ? [address] : []))
  const named = (
    await sql<{ email: string }>(
      'select email from newsletter_recipients where campaign_id = $1 and maybe_twice',
      [id],
    )
  ).map(({ email }) => email)
  report(
    `campaign kill: ${size.people} people, ${twice.length} twice, ${named.length} named as possible, ${sink.taken.length} mails`,
  )
  expect(counts.size).toBe(size.people)
  for (const address of twice) expect(named).toContain(address)
  expect(twice.length).toBeLessThanOrEqual(sized(10, 4 * size.kills))
  const [shown] = await sql<{ sent_count: number }>(
    'select sent_count from newsletter_campaigns where id = $1',
    [id],
  )
  expect(shown?.sent_count).toBe(size.people)
}, 900_000)
