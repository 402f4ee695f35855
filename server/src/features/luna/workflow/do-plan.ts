/** Does what an accepted suggestion says, and answers what was done so that it can be undone. */

import { readRule } from '#features/automations/automations.queries.ts'
import { lockRules } from '#features/automations/lock-rules.ts'
import { setParameters } from '#features/automations/set-parameters.ts'
import { switchRule } from '#features/automations/switch-rule.ts'
import type { WithWebhooks } from '#features/automations/webhooks/webhook-parts.ts'
import { switchOf } from '#features/company/switched-jobs.ts'
import type { Deed, Plan } from '#features/luna/workflow/deed.ts'
import { giveWork } from '#features/luna/workflow/give-work.ts'
import { remindHolder, wakeWork } from '#features/luna/workflow/nudge-work.ts'
import { builtinRule } from '#features/luna/workflow/workflow-state.queries.ts'
import { assignWork } from '#features/workqueue/assign-work.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services, SignedInCall } from '#spine/http/call.ts'

type Acting = Pick<SignedInCall, 'person'> & { services: Services & WithWebhooks }

/** Undefined where it could not be done any more. */
export async function doPlan(tx: Transaction, call: Acting, plan: Plan): Promise<Deed | undefined> {
  const { services, person } = call
  switch (plan.act) {
    case 'assign': {
      const given = await assignWork(tx, services, plan.items)
      const items = given.map(({ id, from, to }) => ({ id, from, to: to.id }))
      return items.length > 0 ? { act: 'gave', items } : undefined
    }
    case 'hand_over': {
      const { from, to } = plan
      const moved = await giveWork(
        tx,
        services,
        plan.items.map((id) => ({ id, from, to })),
        { by: person, text: 'İş yükü dengelendi.' },
      )
      return moved.length > 0 ? { act: 'gave', items: moved.map(({ id }) => ({ id, from, to })) } : undefined
    }
    case 'remind':
      return remindHolder(tx, call, plan)
    case 'wake':
      return wakeWork(tx, call, plan.item)
    case 'switch_on': {
      await lockRules(tx)
      const rule = await readRule(tx.db, plan.rule)
      if (!rule || rule.is_active) return undefined
      const after = await switchRule(tx, services, plan.rule, true, services.webhooks.mayCall)
      return after && !('issues' in after) ? { act: 'switched_on', rule: plan.rule } : undefined
    }
    case 'warn_earlier': {
      const { parameters } = await switchOf(tx, 'warn_of_promise')
      const done = await setWarning(tx, services, plan.hours)
      return done ? { act: 'warned_earlier', from: parameters.hours, to: plan.hours } : undefined
    }
  }
}

/** False where an admin changes the rule at this moment. */
export async function setWarning(tx: Transaction, services: Services, hours: number): Promise<boolean> {
  const rule = await builtinRule(tx, 'warn_of_promise')
  if (!rule) return false
  const after = await setParameters(tx, services, { ...rule, parameters: { hours } })
  return typeof after !== 'string' && !('issues' in after)
}
