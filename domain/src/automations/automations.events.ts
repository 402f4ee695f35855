/** Events of automations, for staff. They hold ids, never a word. */
import { deliveryStatuses } from '#automations/deliveries.ts'
import { defineEvent } from '#live/event.ts'
import { Id } from '#values/id.ts'
import { z } from '#z.ts'

/** A rule was added, changed, switched, paused or removed. */
export const automationRuleChanged = defineEvent('automation.rule_changed', z.object({ rule_id: Id }))

/** Runs were worked off: the log and the counts of these rules have changed. */
export const automationRunsChanged = defineEvent(
  'automation.runs_changed',
  z.object({ rule_ids: z.array(Id) }),
)

/** What became of a webhook has changed. */
export const automationDeliveryChanged = defineEvent(
  'automation.delivery_changed',
  z.object({ delivery_id: Id, status: z.enum(deliveryStatuses).optional() }),
)

/** For one of staff: a rule has something to tell them, which is among their notifications. */
export const automationNotified = defineEvent('automation.notified', z.object({}))
