/** The program is killed while customers who are away are written to, in the middle and at any moment: each gets each mail once. */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { between, eventually } from '#testing/eventually.ts'
import { killableProgram } from '#testing/killable-program.ts'
import { mailsSettle } from '#testing/mail-census.ts'
import { sized } from '#testing/size.ts'

const people = 6

test('SIGKILL while mails are written: nobody misses one and nobody gets one twice', async () => {
  const { database, owner, start } = await killableProgram()
  const holder = new pg.Client(database.access.owner)
  await holder.connect()
  onTestFinished(() => holder.end())
  let program = await start()
  const { rows } = await owner.query<{ id: string; email: string }>(
    `with p as (
       insert into profiles (email, first_name, last_name, company)
       select $1 || place || '@musteri.example', 'Deneme', 'Kişi', 'Işık' from generate_series(1, $2) as place returning id, email
     ), c as (insert into chat_conversations (customer_id) select id from p returning id, customer_id)
     select c.id, p.email from c join p on p.id = c.customer_id order by c.id`,
    [randomUUID(), people],
  )
  const ids = rows.map(({ id }) => id)
  /** The time of each mail has come; as if two had noticed. */
  const runJobs = (position: number) =>
    owner.query(
      `insert into pgboss.job (name, data)
       select 'tell-unread', jsonb_build_object('conversation_id', id, 'position', $2::int, 'step', 'mail')
       from unnest($1::uuid[]) as id, generate_series(1, 2)`,
      [ids, position],
    )
  /** Staff write to all of them. */
  const begin = async (position: number) => {
    await owner.query(
      `insert into chat_messages (id, conversation_id, position, sender_type, sender_name, message_text)
       select uuidv7(), unnest($1::uuid[]), $2, 'staff', 'Deniz Aksoy', 'Merhaba'`,
      [ids, position],
    )
    await owner.query("update chat_notices set mailed_at = now() - interval '1 hour'")
    await runJobs(position)
  }
  const arrived = async () =>
    (
      await owner.query<{ count: number }>(
        `select count(i.id)::int as count from chat_conversations c join profiles p on p.id = c.customer_id
         left join inbox_mails i on i.recipient = p.email where c.id = any($1) group by c.id`,
        [ids],
      )
    ).rows.map(({ count }) => count)
  const rounds = sized(20, 2)
  for (let round = 1; round <= rounds; round += 1) {
    if (round === 1) {
      // Whoever mails the third waits, so that it is certainly in the middle; messages may still be added to it.
      await holder.query('begin')
      await holder.query('select from chat_conversations where id = $1 for no key update', [ids[2]])
      await begin(round)
      await eventually(
        'somebody waits in the middle',
        async () => (await owner.query('select from pg_locks where not granted')).rowCount !== 0,
      )
      await program.kill()
      await holder.query('commit')
    } else {
      await begin(round)
      await pause(between(0, 2_500))
      await program.kill()
    }
    program = await start()
    await runJobs(round)
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
