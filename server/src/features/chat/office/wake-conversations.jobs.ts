/** Brings back the conversations that were put off until now: the inbox shows them, and who has one is told. */
import { chatConversationChanged } from '@kervan/domain/chat/chat.events.ts'
import { conversationForYou } from '@kervan/domain/chat/office-chat.events.ts'
import { system } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'
import { defineJob } from '#spine/jobs/job.ts'

export const wakeConversationsJob = defineJob({
  name: 'wake-conversations',
  retries: 2,
  retryDelay: 5,
  expireSeconds: 60,
  schedule: '* * * * *',
})

/** Per transaction. One that a colleague changes at this moment is left to the next minute. */
const batchSize = 100

/** Nobody's name stands at the line in its history: the program did it. */
const wake = `
  with woken as (
    update chat_conversations c set snoozed_until = null from (
      select id from chat_conversations where snoozed_until <= now()
      order by snoozed_until, id limit ${batchSize} for update skip locked
    ) due where c.id = due.id
    returning c.id, c.staff_id, c.customer_id, c.guest_id
  ), noted as (insert into chat_events (conversation_id, kind) select id, 'woken' from woken)
  select w.id, w.staff_id, coalesce(nullif(trim(p.first_name || ' ' || p.last_name), ''), g.full_name, p.email, '') as customer_name
  from woken w left join profiles p on p.id = w.customer_id left join chat_guests g on g.id = w.guest_id`

type Woken = { id: string; staff_id: string | null; customer_name: string }

export async function wakeConversations({ actAs, emit }: Pick<Services, 'actAs' | 'emit'>): Promise<void> {
  for (let more = true; more; )
    more = await actAs(system, async (tx) => {
      const woken = await tx.asSystem<Woken>(wake, [])
      for (const { id, staff_id, customer_name } of woken) {
        // Who had put it off is no matter of the customer's.
        await emit(tx, chatConversationChanged, ['staff'], { conversation_id: id, customer_id: null })
        if (staff_id)
          await emit(tx, conversationForYou, [`user:${staff_id}`], {
            person_id: staff_id,
            conversation_id: id,
            customer_name,
            reason: 'woken',
            by_name: '',
            text: '',
          })
      }
      return woken.length === batchSize
    })
}
