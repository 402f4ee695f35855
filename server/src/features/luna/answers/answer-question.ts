/**
 * Answers one question: understood by our own words, read with the asker's own rights, said in our own sentence. Only then, and only if
 * asked to, a model may say it better, or choose from the list of intents what we did not understand. It reaches no row and no link.
 */
import { mayEnter } from '@kervan/domain/access/roles.ts'
import type { LunaAnswer } from '@kervan/domain/luna/answer.ts'
import { type Intent, ownDataIntents } from '@kervan/domain/luna/intents.ts'
import type { LunaQuestion } from '@kervan/domain/luna/luna.contract.ts'
import { type Understood, understand } from '@kervan/domain/luna/understand.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { companyAnswer, signInFirst } from '#features/luna/answers/company-answers.ts'
import { documentsAnswer } from '#features/luna/answers/document-answers.ts'
import type { Customer, Draft } from '#features/luna/answers/draft.ts'
import { findShipments } from '#features/luna/answers/find-shipments.ts'
import { freeTimeAnswer } from '#features/luna/answers/free-time-answer.ts'
import { offerContentAnswer, offersAnswer } from '#features/luna/answers/offer-answers.ts'
import { requestsAnswer } from '#features/luna/answers/request-answers.ts'
import { shipmentAnswer } from '#features/luna/answers/shipment-answers.ts'
import { mayAskModel } from '#features/luna/model/may-ask-model.ts'
import type { WithWording } from '#features/luna/model/wording.ts'
import type { Call, SignedInCall } from '#spine/http/call.ts'

type Asker = Call<WithCompany & WithWording>
type Parts = Pick<LunaQuestion, 'about' | 'recent'>

export async function answerQuestion(
  call: Asker,
  { question, refine, ...parts }: LunaQuestion,
): Promise<LunaAnswer> {
  const { wording } = call.services
  const heard = inContext(understand(question), parts)
  const canRefine = await wording.available()
  const useModel = refine && canRefine && (await mayAskModel(call))
  const chosen =
    heard.intent === 'unknown' && useModel ? await wording.chooseIntent(question, namesOf(call)) : undefined
  const { hidden, wordable, ...answer } = await draftAnswer(
    call,
    { ...heard, intent: chosen ?? heard.intent },
    parts,
  )
  const couldHelp = wordable || heard.intent === 'unknown'
  if (!useModel || !wordable) return { ...answer, may_be_refined: canRefine && !refine && couldHelp }
  const { text } = await wording.word({
    prompt: 'answer',
    sentence: answer.text,
    facts: answer.facts,
    hidden,
  })
  return { ...answer, text, may_be_refined: false }
}

const namesOf = ({ person }: Asker) =>
  person ? person.full_name.split(/\s+/).map((value) => ({ placeholder: 'MUSTERI', value })) : []

const askers: readonly string[] = ['user']

/** A few words that say nothing by themselves go on with what was asked before: *Peki ya Hamburg?* */
function inContext(heard: Understood, { recent }: Parts): Understood {
  if (heard.intent !== 'unknown' || heard.words.length > 5) return heard
  const before = recent.findLast((message) => askers.includes(message.role))
  const last = before ? understand(before.content).intent : 'unknown'
  return isOwn(last) || last === 'tracking' ? { ...heard, intent: last } : heard
}

const isOwn = (intent: Intent): boolean => (ownDataIntents as readonly Intent[]).includes(intent)

async function draftAnswer(call: Asker, heard: Understood, { about }: Parts): Promise<Draft> {
  const customer = customerOf(call)
  const { intent, code } = heard
  if (customer && (isOwn(intent) || intent === 'tracking')) return ownAnswer(customer, heard, about)
  if (isOwn(intent)) return signInFirst(intent)
  return companyAnswer(intent, await call.services.company.get(), Boolean(customer), code)
}

/** Staff who look at the widget have no rows of their own either. */
function customerOf({ services, actor, person }: Asker): Customer | undefined {
  if (!person || mayEnter('staff', person.role)) return undefined
  return { services, actor: actor as SignedInCall['actor'], person }
}

async function ownAnswer(
  customer: Customer,
  heard: Understood,
  about: LunaQuestion['about'],
): Promise<Draft> {
  const { intent, code } = heard
  if (intent === 'quotes') return offersAnswer(customer)
  if (intent === 'quote_content') return offerContentAnswer(customer, heard, about)
  if (intent === 'requests') return requestsAnswer(customer, heard, about)
  const meant = await findShipments(customer, heard, about)
  if (meant.missed) return shipmentAnswer(customer, intent, meant, code)
  if (intent === 'documents') return documentsAnswer(customer, meant)
  if (intent === 'free_time') return freeTimeAnswer(customer, meant)
  return shipmentAnswer(customer, intent, meant, code)
}
