/** Handlers of the communication centre. */
import { mentionedIn } from '@kervan/domain/auth/mentions.ts'
import { officeChatContract } from '@kervan/domain/chat/office-chat.contract.ts'
import { conversationHeldBy } from '@kervan/domain/chat/office-chat.copy.ts'
import { conversationForYou } from '@kervan/domain/chat/office-chat.events.ts'
import { supportCalendar } from '@kervan/domain/chat/support-hours.ts'
import { conversationById } from '#features/chat/conversations.queries.ts'
import {
  announceConversation,
  changeConversation,
  standingOf,
} from '#features/chat/office/change-conversation.ts'
import { chatFigures } from '#features/chat/office/chat-figures.ts'
import { chatNotes } from '#features/chat/office/chat-notes.table.ts'
import { closeRound, reopenRound, waitingSince } from '#features/chat/office/close-round.ts'
import { colleagues } from '#features/chat/office/colleagues.ts'
import { inboxCounts, inboxList } from '#features/chat/office/inbox.list.ts'
import { trailOf } from '#features/chat/office/trail.ts'
import { readStaffConversation } from '#features/chat/staff-conversation.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import type { SignedInCall } from '#spine/http/call.ts'
import { createOnce } from '#spine/http/create-once.ts'
import { implementContract } from '#spine/http/implement-contract.ts'
import { pageFor, queryFor } from '#spine/lists/page-for.ts'

const api = implementContract<typeof officeChatContract, WithCompany>(officeChatContract)

const longestSnoozeMs = 60 * 86_400_000

/** The hours in which somebody answers. */
async function supportHours({ services: { company } }: SignedInCall<WithCompany>) {
  const [{ support_hours }, calendar] = await Promise.all([company.get(), company.calendar()])
  return supportCalendar(support_hours, calendar)
}

export const officeChatHandlers = {
  inbox: api.inbox.handler(({ input, context }) => pageFor(context, inboxList, input)),
  counts: api.counts.handler(({ input, context }) =>
    inboxCounts(queryFor(context), context.person.id, input),
  ),
  trail: api.trail.handler(async ({ input, context, errors }) => {
    const { services, actor } = context
    const [found, calendar] = await Promise.all([
      conversationById(queryFor(context), input.conversation_id),
      supportHours(context),
    ])
    if (!found) throw errors.NOT_FOUND()
    return trailOf(services.readAs, actor, found, calendar)
  }),
  assign: api.assign.handler(async ({ input, context, errors }) => {
    const { conversation_id: id, to, note, take_over_from } = input
    const { person, services } = context
    await changeConversation(context, id, async (before, tx) => {
      const { staff_id, staff_name } = before
      if (staff_id && staff_id !== person.id && staff_id !== take_over_from)
        throw errors.HELD_BY_COLLEAGUE({
          message: conversationHeldBy(staff_name),
          data: { staff_id, staff_name },
        })
      if (to && !(await colleagues(tx.db)).some((each) => each.id === to)) throw errors.NO_COLLEAGUE()
      if (staff_id === to) return null
      if (to === null) return { set: { staff_id: null }, event: { kind: 'released', text: note } }
      if (to === person.id)
        return { set: { staff_id: to }, event: { kind: 'taken', colleague_id: staff_id, text: note } }
      await services.emit(tx, conversationForYou, [`user:${to}`], {
        person_id: to,
        conversation_id: id,
        customer_name: before.customer_name,
        reason: 'handed_over',
        by_name: person.full_name,
        text: note,
      })
      return { set: { staff_id: to }, event: { kind: 'handed_over', colleague_id: to, text: note } }
    })
    return readStaffConversation(queryFor(context), id)
  }),
  snooze: api.snooze.handler(async ({ input: { conversation_id: id, until, note }, context, errors }) => {
    await changeConversation(context, id, ({ status, snoozed_until }) => {
      if (until === null)
        return snoozed_until === null
          ? null
          : { set: { snoozed_until: null }, event: { kind: 'woken', text: note } }
      if (status === 'closed') throw errors.CONVERSATION_CLOSED()
      const ahead = Date.parse(until) - Date.now()
      if (ahead <= 0 || ahead > longestSnoozeMs) throw errors.SNOOZE_RANGE()
      return { set: { snoozed_until: until }, event: { kind: 'snoozed', until, text: note } }
    })
    return readStaffConversation(queryFor(context), id)
  }),
  close: api.close.handler(async ({ input: { conversation_id: id }, context }) => {
    await changeConversation(context, id, async ({ status }, tx) => {
      if (status === 'closed') return null
      await closeRound(tx, id, context.person.id)
      return {
        set: { status: 'closed', waiting_since: null, snoozed_until: null },
        event: { kind: 'closed' },
      }
    })
    return readStaffConversation(queryFor(context), id)
  }),
  reopen: api.reopen.handler(async ({ input: { conversation_id: id }, context }) => {
    await changeConversation(context, id, async ({ status }, tx) => {
      if (status === 'active') return null
      await reopenRound(tx, id)
      const waiting_since = await waitingSince(tx, id)
      return { set: { status: 'active', waiting_since }, event: { kind: 'reopened' } }
    })
    return readStaffConversation(queryFor(context), id)
  }),
  addNote: api.addNote.handler(({ input, context }) =>
    createOnce(context, input, async (tx) => {
      const { services, person } = context
      const { conversation_id: id, text } = input
      const conversation = await standingOf(tx, id)
      const [added] = await tx.db
        .insert(chatNotes)
        .values({ conversation_id: id, text, created_by: person.id })
        .returning({ id: chatNotes.id, at: chatNotes.created_at })
      if (!added) throw new Error('The note was not added.')
      for (const mentioned of mentionedIn(text, await colleagues(tx.db)))
        if (mentioned !== person.id)
          await services.emit(tx, conversationForYou, [`user:${mentioned}`], {
            person_id: mentioned,
            conversation_id: id,
            customer_name: conversation.customer_name,
            reason: 'mentioned',
            by_name: person.full_name,
            text,
          })
      // Without the customer: what is noted here does not concern them, not even that it is.
      await announceConversation(tx, { id, customer_id: null, open_guest_id: null }, services)
      return {
        ...added,
        kind: 'note' as const,
        event: null,
        mail_kind: null,
        title: '',
        text,
        state: '',
        actor_name: person.full_name,
        colleague_name: '',
        until: null,
        link: null,
      }
    }),
  ),
  figures: api.figures.handler(async ({ input, context }) =>
    chatFigures(context.services.readAs, context.actor, Number(input.days), await supportHours(context)),
  ),
}
