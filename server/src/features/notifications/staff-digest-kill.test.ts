/** The program is killed while it mails the digests of staff, in the middle and at any moment: each member gets each digest once. */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { between, eventually } from '#testing/eventually.ts'
import { killableProgram } from '#testing/killable-program.ts'
import { mailsSettle } from '#testing/mail-census.ts'
import { sized } from '#testing/size.ts'

const members = 6

test('SIGKILL while digests are mailed: nobody misses one and nobody gets one twice', async () => {
  const { database, owner, start } = await killableProgram()
  const holder = new pg.Client(database.access.owner)
  await holder.connect()
  onTestFinished(() => holder.end())
  let program = await start()
  const { rows: people } = await owner.query<{ id: string; email: string }>(
    `insert into users (email, name, role, email_verified)
     select $1 || place || '@kervan.example', 'Deneme Kişi', 'staff', true from generate_series(1, $2) as place
     returning id, email`,
    [randomUUID(), members],
  )
  const ids = people.map(({ id }) => id).sort()
  await owner.query(
    `insert into staff_notification_preferences (user_id, digest, digest_since, digested_at)
     select unnest($1::uuid[]), 'hourly', now() - interval '1 hour', now() - interval '1 day'`,
    [ids],
  )
  const runJob = () => owner.query(`insert into pgboss.job (name, data) values ('staff-digest', '{}')`)
  /** Everybody has one more thing to read, and is due again. */
  const begin = async () => {
    await owner.query(
      `insert into staff_notifications (user_id, type, title, message, link)
       select unnest($1::uuid[]), 'system', 'Haber', '', '/staff'`,
      [ids],
    )
    await owner.query(
      "update staff_notification_preferences set digested_at = now() - interval '1 day' where user_id = any($1)",
      [ids],
    )
  }
  const arrived = async () => {
    const { rows } = await owner.query<{ count: number }>(
      `select count(i.id)::int as count from users u left join inbox_mails i on i.recipient = u.email
       where u.id = any($1) group by u.id`,
      [ids],
    )
    return rows.map(({ count }) => count)
  }
  const rounds = sized(20, 2)
  for (let round = 1; round <= rounds; round += 1) {
    await begin()
    if (round === 1) {
      // Whoever mails it waits for the third, so that it is certainly in the middle.
      await holder.query('begin')
      await holder.query('select from staff_notifications where user_id = $1 for update', [ids[2]])
      await runJob()
      await eventually(
        'somebody waits in the middle',
        async () => (await owner.query('select from pg_locks where not granted')).rowCount !== 0,
      )
      await program.kill()
      await holder.query('commit')
    } else {
      await runJob()
      await pause(between(0, 2_500))
      await program.kill()
    }
    program = await start()
    await runJob()
    await eventually(
      'everybody has it',
      async () => (await arrived()).every((count) => count >= round),
      240_000,
      200,
    )
    await mailsSettle(database.access.owner)
    expect(await arrived(), `after round ${round}`).toEqual(ids.map(() => round))
  }
  program.signal('SIGTERM')
  expect((await program.exit).code).toBe(0)
}, 600_000)
