/**
 * Sends the webhooks that are due. Each is taken for a while in a transaction of its own, sent without one, and then noted: a process
 * that dies in between leaves it to the next, which sends it under the same id. What nobody takes becomes a dead letter.
 */
import { automationDeliveryChanged } from '@kervan/domain/automations/automations.events.ts'
import { actFor } from '#features/automations/engine/cause.ts'
import type { WithWebhooks } from '#features/automations/webhooks/webhook-parts.ts'
import { system } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'
import { defineJob } from '#spine/jobs/job.ts'
import type { WebhookOutcome } from '#spine/outgoing/send-webhook.ts'

export const deliverWebhooksJob = defineJob({
  name: 'deliver-webhooks',
  retries: 1,
  retryDelay: 5,
  expireSeconds: 300,
  schedule: '* * * * *',
})

/** Together; the slowest of them holds up the next ones for as long as a call may take. */
const batchSize = 20
/** Longer than a call may take, so that nobody else sends it meanwhile. */
const leaseSeconds = 60
/** The last try is about a day after the first. */
export const mostTries = 8
/** What a dead letter shows of the receiver's answer. */
const keptAnswer = 4_000

const take = `update automation_deliveries d set attempts = attempts + 1, next_try_at = now() + make_interval(secs => ${leaseSeconds})
  from (select id from automation_deliveries where status = 'waiting' and next_try_at <= now()
    order by next_try_at, id limit ${batchSize} for update skip locked) due
  where d.id = due.id
  returning d.id, d.rule_id, d.url, d.body, d.attempts, (select trigger from automation_runs r where r.id = d.run_id) as event,
    (select array_append(r.chain, d.rule_id) from automation_runs r where r.id = d.run_id) as chain`

/**
 * Only what is still this try's: one that was sent again by hand meanwhile is somebody else's. What has arrived has arrived, also where
 * the rule was switched off meanwhile.
 */
const note = `update automation_deliveries set status = $3, next_try_at = case when $3 = 'waiting' then now() + make_interval(secs => $4) end,
    answer_status = $5, answer = $6, error = $7, finished_at = case when $3 <> 'waiting' then now() end
  where id = $1 and attempts = $2 and (status = 'waiting' or ($3 = 'sent' and status = 'dead')) returning id`

type Taken = {
  id: string
  rule_id: string
  url: string
  body: object
  attempts: number
  event: string | null
  /** The rules that led to it, its own last. */
  chain: string[]
}
type Needs = Pick<Services, 'actAs' | 'emit'> & WithWebhooks

export async function deliverWebhooks(services: Needs, signal?: AbortSignal): Promise<void> {
  for (let more = true; more; ) {
    signal?.throwIfAborted()
    const taken = await services.actAs(system, (tx) => tx.asSystem<Taken>(take, []))
    await Promise.all(taken.map((each) => deliver(services, each, signal)))
    more = taken.length === batchSize
  }
}

async function deliver({ actAs, emit, webhooks }: Needs, taken: Taken, signal?: AbortSignal): Promise<void> {
  const { id, rule_id, url, body, attempts, event, chain } = taken
  const outcome = await webhooks.send(
    { id, url, event: event ?? 'test', secret: webhooks.secretOf(rule_id), body: JSON.stringify(body) },
    signal,
  )
  const status = statusAfter(outcome, attempts)
  await actAs(system, async (tx) => {
    actFor(tx, chain)
    const noted = await tx.asSystem(note, [
      id,
      attempts,
      status,
      status === 'waiting' ? secondsUntilNext(outcome, attempts) : 0,
      outcome.status,
      outcome.answer.slice(0, keptAnswer),
      outcome.state === 'delivered' ? '' : outcome.reason,
    ])
    if (noted.length > 0) await emit(tx, automationDeliveryChanged, ['staff'], { delivery_id: id, status })
  })
}

function statusAfter({ state }: WebhookOutcome, attempts: number): 'sent' | 'dead' | 'waiting' {
  if (state === 'delivered') return 'sent'
  return state === 'refused' || attempts >= mostTries ? 'dead' : 'waiting'
}

/** Half a minute, two, eight, … up to six hours; later where the receiver asks for it. */
function secondsUntilNext(outcome: WebhookOutcome, attempts: number): number {
  const usual = Math.min(30 * 4 ** (attempts - 1), 6 * 3600)
  return Math.max(usual, ('wait' in outcome && outcome.wait) || 0)
}
