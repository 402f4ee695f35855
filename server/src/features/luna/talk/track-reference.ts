/**
 * The tracking form of a talk. Customers find their own shipments, with their own rights. A guest is shown nobody's: whether there is a
 * shipment with the number is answered alike, and the office gets the number with the guest's note.
 */
import type { TalkTracking } from '@kervan/domain/luna/talk.contract.ts'
import { talkWords } from '@kervan/domain/luna/talk.copy.ts'
import type { TalkTrackForm } from '@kervan/domain/luna/talk-forms.ts'
import { formMessage, trackLines } from '@kervan/domain/luna/talk-message.ts'
import { foundWords, sampleWords } from '@kervan/domain/luna/tracking-words.ts'
import { type RecognisedCode, recogniseCode } from '@kervan/domain/tracking/recognise-code.ts'
import { takenSeat } from '#features/chat/chat-seat.ts'
import { unhurriedSeat } from '#features/chat/send-message.ts'
import { passOn } from '#features/luna/talk/pass-on.ts'
import { lookUp, sampleOf } from '#features/tracking/look-up.ts'
import type { Call, SignedInCall } from '#spine/http/call.ts'

type TrackCall = TalkTrackForm & { id: string }

const nothing = { shipments: [], sample: null }

export async function trackReference(context: Call, form: TrackCall): Promise<TalkTracking> {
  const { guest } = await takenSeat(context)
  return guest ? trackForGuest(context, form) : trackOwn(context as SignedInCall, form)
}

async function trackOwn(context: SignedInCall, form: TrackCall): Promise<TalkTracking> {
  const { outcome, message, shipments, sample } = await lookUp(context, form.ref_value)
  if (outcome === 'found') return { outcome, text: foundWords(shipments), shipments, sample: null }
  if (sample) return { outcome: 'sample', text: sampleWords(sample), shipments: [], sample }
  if (outcome === 'wrong_number' && !isMisspelt(form))
    return { ...nothing, outcome: 'not_found', text: 'Bu numarayla bir gönderiniz bulunamadı.' }
  return { ...nothing, outcome, text: message }
}

async function trackForGuest(context: Call, form: TrackCall): Promise<TalkTracking> {
  const { services, actor } = context
  const { code, problem } = recogniseCode(form.ref_value)
  const sample = sampleOf(services, code)
  if (sample) return { outcome: 'sample', text: sampleWords(sample), shipments: [], sample }
  if (isMisspelt(form)) return { ...nothing, outcome: 'wrong_number', text: problem }
  const seat = await unhurriedSeat(context)
  const text = formMessage('Gönderi takibi', trackLines(form))
  await services.actAs(actor, (tx) => passOn(tx, services, seat, { id: form.id, text }))
  return { ...nothing, outcome: 'passed_on', text: talkWords.passedOn }
}

/** Only of what it is said to be: a bill of lading may look like a container's number and have no check digit. */
function isMisspelt({ ref_type, ref_value }: TalkTrackForm): boolean {
  const { kind, problem }: RecognisedCode = recogniseCode(ref_value)
  return problem !== '' && kind === ref_type
}
