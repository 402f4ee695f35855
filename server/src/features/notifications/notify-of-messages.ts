/** Notifies customers of what staff have written to them and they have not read, follows what becomes of it, and forgets it once they have. */

import { messageWords } from '@kervan/domain/chat/chat.copy.ts'
import type { chatMessageChanged, chatSeen } from '@kervan/domain/chat/chat.events.ts'
import type { chatUnread } from '@kervan/domain/chat/chat-mail.events.ts'
import { notificationsChanged } from '@kervan/domain/notifications/notifications.events.ts'
import { plainLine } from '@kervan/domain/values/plain-line.ts'
import type { z } from '@kervan/domain/z.ts'
import type { WithChannels } from '#features/notifications/channels.ts'
import { notify } from '#features/notifications/notify.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

type Written = { sender_name: string; message_text: string; is_deleted: boolean }
const readMessage =
  'select sender_name, message_text, deleted_at is not null as is_deleted from chat_messages where id = $1'

const shownText = ({ message_text, is_deleted }: Written) =>
  is_deleted ? messageWords.deleted : plainLine(message_text, 140) || 'Size bir dosya gönderdi.'

export async function notifyOfMessage(
  tx: Transaction,
  { customer_id, message_id }: z.output<typeof chatUnread.data>,
  services: Pick<Services, 'emit' | 'enqueue'> & WithChannels,
): Promise<void> {
  const [message] = await tx.asSystem<Written>(readMessage, [message_id])
  if (!message) return
  const title = `${plainLine(message.sender_name, 80) || 'Temsilciniz'} size yazdı`
  await notify(tx, services, {
    user_id: customer_id,
    kind: 'message',
    title,
    message: shownText(message),
    about: title,
    link: '/dashboard?chat=open',
    chat_message_id: message_id,
  })
}

const correct = `update notifications set message = $2 where chat_message_id = $1 and message <> $2 returning user_id`

/** What was corrected or taken back is read nowhere as it was. */
export async function correctMessageNotices(
  tx: Transaction,
  { message_id }: z.output<typeof chatMessageChanged.data>,
  { emit }: Pick<Services, 'emit'>,
): Promise<void> {
  const [message] = await tx.asSystem<Written>(readMessage, [message_id])
  if (!message) return
  const corrected = await tx.asSystem<{ user_id: string }>(correct, [message_id, shownText(message)])
  for (const { user_id } of corrected) await emit(tx, notificationsChanged, [`user:${user_id}`], { user_id })
}

const markRead = `update notifications set read_at = now() where user_id = $1 and kind = 'message' and read_at is null returning id`

/** Whoever has read the conversation knows what they say. */
export async function forgetMessageNotices(
  tx: Transaction,
  { customer_id, side }: z.output<typeof chatSeen.data>,
  { emit }: Pick<Services, 'emit'>,
): Promise<void> {
  if (side !== 'customer' || !customer_id) return
  const read = await tx.asSystem(markRead, [customer_id])
  if (read.length > 0)
    await emit(tx, notificationsChanged, [`user:${customer_id}`], {
      user_id: customer_id,
    })
}
