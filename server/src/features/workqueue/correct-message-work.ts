/** The work that a message was has its text: corrected or taken back in the conversation, it is so here too, also where it is done. */
import type { chatMessageChanged } from '@kervan/domain/chat/chat.events.ts'
import { workItemChanged } from '@kervan/domain/workqueue/workqueue.events.ts'
import type { z } from '@kervan/domain/z.ts'
import { messageSummary } from '#features/workqueue/sync-conversation-work.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

type Found = { id: string; title: string; status: 'open' | 'done'; message_text: string }

/** What was open while the message waited, with the newest text that is left of that time. */
const find = `select w.id, w.title, w.status, coalesce((select m.message_text from chat_messages m
      where m.conversation_id = w.conversation_id and m.sender_type <> 'staff' and m.deleted_at is null
        and m.created_at between w.created_at and coalesce(w.done_at, now())
      order by m.position desc limit 1), '') as message_text
  from chat_messages changed join work_items w on w.conversation_id = changed.conversation_id and w.kind = 'unanswered_message'
    and changed.created_at between w.created_at and coalesce(w.done_at, now())
  where changed.id = $1`
const correct = `update work_items set description = $2, updated_at = now() where id = $1 and description <> $2 returning id`

export async function correctMessageWork(
  tx: Transaction,
  { message_id }: z.output<typeof chatMessageChanged.data>,
  { emit }: Pick<Services, 'emit'>,
): Promise<void> {
  for (const { id, title, status, message_text } of await tx.asSystem<Found>(find, [message_id])) {
    const corrected = await tx.asSystem(correct, [id, messageSummary(message_text)])
    if (corrected.length > 0)
      await emit(tx, workItemChanged, ['staff'], {
        work_item_id: id,
        kind: 'unanswered_message',
        title,
        status,
        added: false,
        status_stays: true,
      })
  }
}
