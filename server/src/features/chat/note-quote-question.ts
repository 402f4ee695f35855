/** A customer's message about a quote is a question about it: the quote's history has it, and the representative hears of it. */
import type { chatMessageWritten } from '@kervan/domain/chat/chat.events.ts'
import { offerAsked } from '@kervan/domain/quotes/quotes.events.ts'
import type { z } from '@kervan/domain/z.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { readLetterhead } from '#features/company/letterhead.ts'
import { questionMail } from '#features/quotes/question-mail.ts'
import { recordQuoteEvent } from '#features/quotes/quote-events.ts'
import { readOffer } from '#features/quotes/read-offer.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

type Question = { quote_id: string; question: string; full_name: string; email: string }

const readQuestion = `select m.about_id as quote_id, m.message_text as question, u.name as full_name, u.email
  from chat_messages m join users u on u.id = m.sender_id
  where m.id = $1 and m.sender_type = 'customer' and m.about_kind = 'quote'`

export async function noteQuoteQuestion(
  tx: Transaction,
  { message_id, conversation_id, sender_type, sender_id }: z.output<typeof chatMessageWritten.data>,
  services: Pick<Services, 'emit' | 'queueMail' | 'config'> & WithCompany,
): Promise<void> {
  if (sender_type !== 'customer' || !sender_id) return
  const [asked] = await tx.asSystem<Question>(readQuestion, [message_id])
  const offer = asked && (await readOffer(tx.db, asked.quote_id))
  if (!offer) return
  const { question, full_name, email } = asked
  recordQuoteEvent(tx, offer.id, 'asked', { id: sender_id, full_name })
  const { quote_no, customer_id } = offer
  await services.emit(tx, offerAsked, ['staff'], { quote_id: offer.id, quote_no, customer_id, question })
  const about = { question, conversationId: conversation_id }
  const letterhead = await readLetterhead(services)
  await services.queueMail(tx, questionMail(letterhead, offer, { full_name, email }, about))
}
