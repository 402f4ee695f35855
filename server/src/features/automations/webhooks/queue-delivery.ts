/** The webhook of a rule becomes a row in the transaction of its run; a job sends it. */
import type { Action } from '@kervan/domain/automations/rule.ts'
import type { Outcome } from '@kervan/domain/automations/run.ts'
import type { ActionContext } from '#features/automations/actions/action-context.ts'
import { deliverWebhooksJob } from '#features/automations/webhooks/deliver-webhooks.jobs.ts'

type Webhook = Extract<Action, { type: 'webhook' }>

const add = `insert into automation_deliveries (run_id, rule_id, url, body) values ($1, $2, $3, $4) returning id`

export async function queueDelivery(context: ActionContext, { url }: Webhook): Promise<Outcome> {
  const { tx, services, rule, run, subject, known } = context
  const body = {
    rule: { id: rule.id, name: rule.name },
    run_id: run.id,
    occurred_at: run.occurred_at,
    subject: { type: subject, id: known.id, label: known.label },
    facts: known.facts,
    event: run.event,
  }
  const [delivery] = await tx.asSystem<{ id: string }>(add, [run.id, rule.id, url, JSON.stringify(body)])
  if (!delivery) throw new Error('The webhook was not queued.')
  await services.enqueue(tx, deliverWebhooksJob, {})
  return { type: 'webhook', text: 'Webhook sıraya alındı.', to: url, link: '' }
}
