/** Does one action of a rule, in the transaction of its run. */
import type { Action } from '@kervan/domain/automations/rule.ts'
import type { Outcome } from '@kervan/domain/automations/run.ts'
import type { ActionContext } from '#features/automations/actions/action-context.ts'
import { assign } from '#features/automations/actions/assign.ts'
import { createWork } from '#features/automations/actions/create-work.ts'
import { mail } from '#features/automations/actions/mail.ts'
import { newsletter } from '#features/automations/actions/newsletter.ts'
import { notify } from '#features/automations/actions/notify.ts'
import { setField } from '#features/automations/actions/set-field.ts'
import { queueDelivery } from '#features/automations/webhooks/queue-delivery.ts'

export function doAction(context: ActionContext, action: Action): Promise<Outcome> {
  switch (action.type) {
    case 'assign':
      return assign(context, action)
    case 'create_work':
      return createWork(context, action)
    case 'notify':
      return notify(context, action)
    case 'mail':
      return mail(context, action)
    case 'newsletter':
      return newsletter(context, action)
    case 'set_field':
      return setField(context, action)
    case 'webhook':
      return queueDelivery(context, action)
  }
}
