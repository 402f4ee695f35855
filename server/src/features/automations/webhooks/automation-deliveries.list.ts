/** The webhooks of rules as a list. */
import type { Delivery, DeliveryListInput } from '@kervan/domain/automations/webhooks.contract.ts'
import { automationRules } from '#features/automations/automation-rules.table.ts'
import { automationDeliveries } from '#features/automations/webhooks/automation-deliveries.table.ts'
import { eq, sql } from '#spine/database/drizzle.ts'
import { defineList } from '#spine/lists/define-list.ts'
import { byAge } from '#spine/lists/sorts.ts'

export const deliveryColumns = {
  id: automationDeliveries.id,
  run_id: automationDeliveries.run_id,
  rule_id: automationDeliveries.rule_id,
  rule_name: automationRules.name,
  url: automationDeliveries.url,
  status: automationDeliveries.status,
  attempts: automationDeliveries.attempts,
  next_try_at: automationDeliveries.next_try_at,
  answer_status: automationDeliveries.answer_status,
  error: automationDeliveries.error,
  created_at: automationDeliveries.created_at,
  finished_at: automationDeliveries.finished_at,
}

export const deliveryList = defineList<Delivery, DeliveryListInput>({
  name: 'webhook-deliveries',
  table: automationDeliveries,
  columns: deliveryColumns,
  joins: sql`join ${automationRules} on ${eq(automationRules.id, automationDeliveries.rule_id)}`,
  sorts: { created: byAge },
  filters: ({ rule_id, status }, _, is) => [
    rule_id ? eq(automationDeliveries.rule_id, rule_id) : undefined,
    status && is(automationDeliveries.status, status),
  ],
})
