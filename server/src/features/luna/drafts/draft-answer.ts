/** Drafts an answer for staff: Luna's own answer to what was asked, read with the rights of who asked, in the house's words. */
import type { LunaAnswer } from '@kervan/domain/luna/answer.ts'
import { askingPart } from '@kervan/domain/luna/asking-part.ts'
import type { AnswerDraft } from '@kervan/domain/luna/drafts.contract.ts'
import { longestQuestion } from '@kervan/domain/luna/talk-options.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { answerQuestion } from '#features/luna/answers/answer-question.ts'
import type { WithWording } from '#features/luna/model/wording.ts'
import type { SignedInCall } from '#spine/http/call.ts'

export type DraftingCall = SignedInCall<WithCompany & WithWording>

export type Asked = {
  /** Null for a guest, who has no rows. */
  customer_id: string | null
  name: string
  question: string
  /** What the question is about, where it says so. */
  about: { kind: 'request' | 'quote' | 'shipment'; id: string } | null
}

/** Nothing of a draft is written, whoever asks: the customer's rights are for reading only. */
export async function draftAnswer(call: DraftingCall, asked: Asked, refine: boolean): Promise<AnswerDraft> {
  const { customer_id, name, about } = asked
  const question = askingPart(asked.question.trim()).slice(0, longestQuestion)
  if (question === '') return unknown(name)
  const person = customer_id && {
    ...call.person,
    id: customer_id,
    role: 'customer' as const,
    full_name: name,
  }
  const answer = await answerQuestion(
    {
      ...call,
      surface: 'portal',
      actor: customer_id
        ? { role: 'customer', userId: customer_id, sessionId: call.actor.sessionId, readOnly: true }
        : { role: 'guest' },
      person: person || null,
    },
    { question, about, recent: [], refine },
  )
  // Asked about an offer and not understood, what the offer says is the answer.
  if (answer.intent === 'unknown' && about?.kind === 'quote')
    return draftAnswer(call, { ...asked, question: 'Teklifimde ne var?' }, refine)
  if (!saysSomething.has(answer.intent) && answer.facts.length === 0 && answer.cards.length === 0)
    return unknown(name)
  return { text: worded(name, answer), facts: answer.facts.map(withoutLink), understood: true }
}

/** Links of an answer lead to pages of the customer's panel. */
const withoutLink = (fact: LunaAnswer['facts'][number]) => ({ ...fact, link: null })

/** What is answered about the company itself has no rows and is an answer all the same. */
const saysSomething = new Set<LunaAnswer['intent']>(['contact', 'services'])

const greeting = (name: string) => (name ? `Merhaba ${name},` : 'Merhaba,')
const mostCards = 3

function worded(name: string, { text, cards }: LunaAnswer): string {
  const listed = cards.length > 1 ? cards.slice(0, mostCards).map(cardLine) : []
  return [greeting(name), text, ...listed, 'Başka bir sorunuz olursa buradan yazabilirsiniz.'].join('\n')
}

const cardLine = ({ title, detail, status }: LunaAnswer['cards'][number]) =>
  `- ${[title, detail, status].filter(Boolean).join(', ')}`

function unknown(name: string): AnswerDraft {
  const text = `${greeting(name)}\nMesajınız için teşekkür ederiz. Konuyu inceliyoruz, size buradan döneceğiz.`
  return { text, facts: [], understood: false }
}
