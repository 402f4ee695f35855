/** A process is killed while it sends a scheduled offer: the next one sends it, once. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { demoAccounts } from '#assembly/demo/demo-world.ts'
import { makeGoods } from '#testing/customer-goods.ts'
import { eventually } from '#testing/eventually.ts'
import { killableProgram } from '#testing/killable-program.ts'

test('SIGKILL in the middle of a scheduled sending neither loses nor repeats it', async () => {
  const { owner, start } = await killableProgram()
  const victim = await start()
  const idOf = async (email: string) =>
    (await owner.query<{ id: string }>('select id from users where email = $1', [email])).rows[0]?.id ?? ''
  const [customer, admin] = [await idOf(demoAccounts.customer), await idOf(demoAccounts.admin)]
  const { requestId, draftQuoteId } = await makeGoods(
    (text, values) => owner.query(text, values),
    customer,
    randomUUID(),
  )
  await owner.query('delete from quote_item_costs where quote_id = $1', [draftQuoteId])
  const to = `${randomUUID()}@musteri.example`
  await owner.query(
    `insert into quote_mails (quote_id, kind, state, recipients, subject, send_at, created_by)
     values ($1, 'offer', 'scheduled', $2, 'Konu', now(), $3)`,
    [draftQuoteId, JSON.stringify([to]), admin],
  )
  const countOf = async (text: string, values: unknown[]) => (await owner.query(text, values)).rowCount ?? 0
  const runJob = () => owner.query(`insert into pgboss.job (name, data) values ('send-due-mails', '{}')`)

  // Whoever sends it waits for the request, so that it is certainly at it.
  await owner.query('begin')
  await owner.query('select from requests where id = $1 for update', [requestId])
  await runJob()
  await eventually(
    'somebody is sending it',
    async () => (await countOf('select from pg_locks where not granted', [])) > 0,
  )
  await victim.kill()
  await owner.query('commit')
  const again = await start()
  await runJob()
  await eventually(
    'it has arrived',
    async () => (await countOf('select from inbox_mails where recipient = $1', [to])) === 1,
  )
  await runJob()
  await eventually(
    'nothing is left to do',
    async () =>
      (await countOf(
        "select from pgboss.job where name in ('send-due-mails', 'send-mail') and state in ('created', 'active') and start_after <= now()",
        [],
      )) === 0,
  )
  const sent = `select from quote_events where quote_id = $1 and event = 'sent_email'`
  expect(await countOf(sent, [draftQuoteId])).toBe(1)
  expect(await countOf('select from inbox_mails where recipient = $1', [to])).toBe(1)
  expect(await countOf("select from quotes where id = $1 and status = 'sent'", [draftQuoteId])).toBe(1)
  again.signal('SIGTERM')
  expect((await again.exit)?.code).toBe(0)
}, 300_000)
