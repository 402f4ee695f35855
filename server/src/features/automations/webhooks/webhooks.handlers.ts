/** Handlers of the webhooks of rules. */
import { automationDeliveryChanged } from '@kervan/domain/automations/automations.events.ts'
import { type DeliveryDetail, webhooksContract } from '@kervan/domain/automations/webhooks.contract.ts'
import { automationRules } from '#features/automations/automation-rules.table.ts'
import { deliveryColumns, deliveryList } from '#features/automations/webhooks/automation-deliveries.list.ts'
import { automationDeliveries } from '#features/automations/webhooks/automation-deliveries.table.ts'
import { deliverWebhooksJob } from '#features/automations/webhooks/deliver-webhooks.jobs.ts'
import type { WithWebhooks } from '#features/automations/webhooks/webhook-parts.ts'
import type { Db } from '#spine/database/act-as.ts'
import { eq } from '#spine/database/drizzle.ts'
import { implementContract } from '#spine/http/implement-contract.ts'
import { pageFor } from '#spine/lists/page-for.ts'

const api = implementContract<typeof webhooksContract, WithWebhooks>(webhooksContract)

/** A dead one is sent at once; whatever else it is, it stays. */
const revive = `update automation_deliveries set status = 'waiting', attempts = 0, next_try_at = now(), finished_at = null
  where id = $1 and status = 'dead'`

async function readDelivery(db: Db, id: string): Promise<DeliveryDetail | undefined> {
  const [delivery] = await db
    .select({ ...deliveryColumns, body: automationDeliveries.body, answer: automationDeliveries.answer })
    .from(automationDeliveries)
    .innerJoin(automationRules, eq(automationRules.id, automationDeliveries.rule_id))
    .where(eq(automationDeliveries.id, id))
  return delivery
}

export const webhooksHandlers = {
  secret: api.secret.handler(async ({ input: { id }, context: { services, actor }, errors }) => {
    const [rule] = await services.readAs(actor, (db) =>
      db.select({ id: automationRules.id }).from(automationRules).where(eq(automationRules.id, id)),
    )
    if (!rule) throw errors.NOT_FOUND()
    return { secret: services.webhooks.secretOf(rule.id) }
  }),
  list: api.list.handler(({ input, context }) => pageFor(context, deliveryList, input)),
  get: api.get.handler(async ({ input: { id }, context: { services, actor }, errors }) => {
    const delivery = await services.readAs(actor, (db) => readDelivery(db, id))
    if (!delivery) throw errors.NOT_FOUND()
    return delivery
  }),
  sendAgain: api.sendAgain.handler(({ input: { id }, context: { services, actor }, errors }) =>
    services.actAs(actor, async (tx) => {
      await tx.asSystem(revive, [id])
      await services.enqueue(tx, deliverWebhooksJob, {})
      const delivery = await readDelivery(tx.db, id)
      if (!delivery) throw errors.NOT_FOUND()
      await services.emit(tx, automationDeliveryChanged, ['staff'], { delivery_id: id })
      return delivery
    }),
  ),
}
