/** Handlers of what staff do with a work item besides finishing it. */
import { mentionedIn } from '@kervan/domain/auth/mentions.ts'
import { workActsContract } from '@kervan/domain/workqueue/work-acts.contract.ts'
import { heldBy } from '@kervan/domain/workqueue/workqueue.copy.ts'
import { workItemChanged, workItemForYou } from '@kervan/domain/workqueue/workqueue.events.ts'
import { colleagueHolding } from '@kervan/domain/workqueue/workqueue.policy.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { changedWork, changeWork } from '#features/workqueue/change-work.ts'
import { readUrgency } from '#features/workqueue/read-urgency.ts'
import { mailsOfItem } from '#features/workqueue/received-mails.ts'
import { addWorkEvent, colleagues, workEvents } from '#features/workqueue/work-item-events.queries.ts'
import { asNow } from '#features/workqueue/work-items.list.ts'
import { workItem } from '#features/workqueue/workqueue.queries.ts'
import { createOnce } from '#spine/http/create-once.ts'
import { implementContract } from '#spine/http/implement-contract.ts'
import { queryFor } from '#spine/lists/page-for.ts'

const api = implementContract<typeof workActsContract, WithCompany>(workActsContract)

const longestSnoozeMs = 60 * 86_400_000

export const workActsHandlers = {
  handOver: api.handOver.handler(async ({ input, context, errors }) => {
    const { id, to, note, take_over_from } = input
    const after = await changeWork(context, id, async (before, tx) => {
      if (before.status === 'done') throw errors.WORK_DONE()
      const holder = colleagueHolding(before, context.person.id)
      if (holder && holder.assigned_to !== take_over_from)
        throw errors.HELD_BY_COLLEAGUE({ message: heldBy(holder.assignee_name), data: holder })
      if (!(await colleagues(tx.db)).some((person) => person.id === to)) throw errors.NO_COLLEAGUE()
      if (before.assigned_to === to) return null
      if (to !== context.person.id)
        await context.services.emit(tx, workItemForYou, [`user:${to}`], {
          person_id: to,
          work_item_id: id,
          title: before.title,
          reason: 'handed_over',
          by_name: context.person.full_name,
          text: note,
        })
      return { set: { assigned_to: to }, event: { kind: 'handed_over', colleague_id: to, text: note } }
    })
    if (!after) throw errors.NOT_FOUND()
    return asNow(after, await readUrgency(context.services))
  }),
  snooze: api.snooze.handler(async ({ input: { id, until, note }, context, errors }) => {
    const after = await changeWork(context, id, (before) => {
      if (before.status === 'done') throw errors.WORK_DONE()
      if (until === null)
        return before.snoozed_until === null
          ? null
          : { set: { snoozed_until: null }, event: { kind: 'woken', text: note } }
      const ahead = Date.parse(until) - Date.now()
      if (ahead <= 0 || ahead > longestSnoozeMs) throw errors.SNOOZE_RANGE()
      return { set: { snoozed_until: until }, event: { kind: 'snoozed', until, text: note } }
    })
    if (!after) throw errors.NOT_FOUND()
    return asNow(after, await readUrgency(context.services))
  }),
  setPriority: api.setPriority.handler(async ({ input: { id, priority }, context, errors }) => {
    const after = await changeWork(context, id, (before) => {
      if (before.status === 'done') throw errors.WORK_DONE()
      return { set: { priority, priority_by_hand: true }, event: { kind: 'priority', priority } }
    })
    if (!after) throw errors.NOT_FOUND()
    return asNow(after, await readUrgency(context.services))
  }),
  addNote: api.addNote.handler(({ input, context, errors }) =>
    createOnce(context, input, async (tx) => {
      const { services, person } = context
      const [item] = await workItem(tx.db, input.id)
      if (!item) throw errors.NOT_FOUND()
      const [added] = await addWorkEvent(tx.db, item.id, person.id, { kind: 'note', text: input.text })
      if (!added) throw new Error('The note was not added.')
      for (const id of mentionedIn(input.text, await colleagues(tx.db)))
        if (id !== person.id)
          await services.emit(tx, workItemForYou, [`user:${id}`], {
            person_id: id,
            work_item_id: item.id,
            title: item.title,
            reason: 'mentioned',
            by_name: person.full_name,
            text: input.text,
          })
      await services.emit(tx, workItemChanged, ['staff'], { ...changedWork(item), status_stays: true })
      return {
        ...added,
        kind: 'note' as const,
        actor_name: person.full_name,
        colleague_name: '',
        text: input.text,
        until: null,
        priority: null,
      }
    }),
  ),
  receivedMails: api.receivedMails.handler(async ({ input, context, errors }) => {
    const { services, actor } = context
    const [found] = await services.readAs(actor, (db) => workItem(db, input.id))
    if (!found) throw errors.NOT_FOUND()
    return { items: await mailsOfItem(queryFor(context), input.id) }
  }),
  history: api.history.handler(async ({ input, context: { services, actor }, errors }) => {
    const [[found], events] = await Promise.all([
      services.readAs(actor, (db) => workItem(db, input.id)),
      services.readAs(actor, (db) => workEvents(db, input.id)),
    ])
    if (!found) throw errors.NOT_FOUND()
    return { events }
  }),
}
