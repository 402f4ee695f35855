/** Counts what the test mails left behind, so that a loss, a double or a half-done piece of work shows. */
import type pg from 'pg'
import { withOwner } from '#assembly/prepare-database.ts'
import { eventually } from '#testing/eventually.ts'

/** Waits until no mail is on its way; what an ended process had taken comes back by its heartbeat. */
export async function mailsSettle(owner: pg.ClientConfig, withinMs = 240_000): Promise<number> {
  const started = performance.now()
  const unfinished = `
    select (select count(*) from mails where outcome = 'waiting')
      + (select count(*) from pgboss.job where name = 'send-mail' and state in ('created', 'retry', 'active')) as left`
  await eventually(
    'every mail is settled and no job is left',
    () =>
      withOwner(
        owner,
        async (client) => Number((await client.query<{ left: string }>(unfinished)).rows[0]?.left) === 0,
      ),
    withinMs,
    250,
  )
  return performance.now() - started
}

const census = `
  select id::text, recipient, outcome,
    (select count(*)::int from inbox_mails inbox where inbox.id = mails.id) as delivered,
    (select count(*)::int from pgboss.job where name = 'send-mail' and data->>'mail_id' = mails.id::text) as jobs,
    (select count(*)::int from outbox where name = 'inbox.mail_arrived' and data->>'mail_id' = mails.id::text) as events,
    (select count(*)::int from idempotency_keys where answer->>'mail_id' = mails.id::text) as keys
  from mails`

type Counted = {
  id: string
  recipient: string
  outcome: string
  delivered: number
  jobs: number
  events: number
  keys: number
}

export async function countMails(
  owner: pg.ClientConfig,
  calls: { acknowledged: Map<string, string>; tried: Set<string> },
) {
  return withOwner(owner, async (client) => {
    const { rows } = await client.query<Counted>(census)
    const idsOf = new Map<string, string[]>()
    for (const row of rows) idsOf.set(row.recipient, [...(idsOf.get(row.recipient) ?? []), row.id])
    const strays = await client.query<{ strays: number }>(`
      select (select count(*) from inbox_mails where id not in (select id from mails))::int
        + (select count(*) from outbox where name = 'inbox.mail_arrived' and data->>'mail_id' not in (select id::text from inbox_mails))::int
        + (select count(*) from outbox where position is null)::int
        + (select count(*) from idempotency_keys where answer is null)::int as strays`)
    return {
      mails: rows.length,
      lost: [...calls.acknowledged].filter(([to, id]) => !idsOf.get(to)?.includes(id)).length,
      twice: [...idsOf.values()].filter((ids) => ids.length > 1).length,
      unexpected: [...idsOf.keys()].filter((to) => !calls.tried.has(to)).length,
      half: rows.filter(
        (row) =>
          row.outcome !== 'sent' ||
          [row.delivered, row.jobs, row.events, row.keys].some((count) => count !== 1),
      ).length,
      strays: strays.rows[0]?.strays ?? -1,
    }
  })
}

export const nothingWrong = { lost: 0, twice: 0, unexpected: 0, half: 0, strays: 0 }
