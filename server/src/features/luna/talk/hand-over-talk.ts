/** Hands the talk over to a person: the office reads what was said and goes on from there. */
import type { TalkHandOver } from '@kervan/domain/luna/talk.contract.ts'
import { talkMessage } from '@kervan/domain/luna/talk-message.ts'
import { unhurriedSeat } from '#features/chat/send-message.ts'
import { passOn } from '#features/luna/talk/pass-on.ts'
import type { Call } from '#spine/http/call.ts'

export async function handOverTalk(context: Call, { id, lines }: TalkHandOver): Promise<{ done: true }> {
  const { services, actor } = context
  const seat = await unhurriedSeat(context)
  const text = talkMessage({ lines }, seat.writer.sender_name)
  await services.actAs(actor, (tx) => passOn(tx, services, seat, { id, text }))
  return { done: true }
}
