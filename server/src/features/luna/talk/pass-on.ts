/** Writes into the conversation with the office what somebody told Luna: with that it is work, and staff answer where they always do. */

import type { Seat } from '#features/chat/chat-seat.ts'
import { conversationFor } from '#features/chat/send-message.ts'
import { writeMessage } from '#features/chat/write-message.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

export async function passOn(
  tx: Transaction,
  services: Pick<Services, 'emit'>,
  seat: Seat,
  { id, text }: { id: string; text: string },
): Promise<void> {
  const conversation = await conversationFor(tx, seat)
  await writeMessage(tx, services, conversation.id, seat.writer, {
    id,
    message_text: text,
    message_type: 'luna',
    about: null,
  })
}
