/** Events of the work queue, for staff. */
import { defineEvent } from '#live/event.ts'
import { Id } from '#values/id.ts'
import { workKinds } from '#workqueue/workqueue.contract.ts'
import { z } from '#z.ts'

export const workItemChanged = defineEvent(
  'work_item.changed',
  z.object({
    work_item_id: Id,
    kind: z.enum(workKinds),
    title: z.string(),
    status: z.enum(['open', 'done']),
    added: z.boolean(),
  }),
)
