/** The forms within a talk with Luna, with the messages that each field has. */

import { GuestGate } from '#chat/chat.contract.ts'
import { fieldWords, gateWords } from '#chat/chat.copy.ts'
import { isPhone } from '#chat/chat.policy.ts'
import { guestIntents } from '#chat/chat-message.ts'
import { companyTypes } from '#customers/customer-forms.ts'
import { refValueHelp } from '#luna/talk.copy.ts'
import {
  longestQuoteNote,
  longestTrackNote,
  quoteLabels,
  quoteModeWords,
  refTypeWords,
  refValueShape,
  registrationLabels,
  talkIncoterms,
  trackLabels,
} from '#luna/talk-options.ts'
import { keysOf } from '#requests/request-options.ts'
import { isEmailAddress, longestEmail } from '#values/email-shape.ts'
import { choice, freeText, requiredText } from '#values/field.ts'
import { z } from '#z.ts'

const { missing, wrong, tooLong } = fieldWords
/** Longer texts are cut off by the general limit of a call's size. */
const anyLength = 4_000

const needed = (label: string, most: number, example: string) =>
  requiredText(anyLength, missing(label), label, example).refine(
    ({ length }) => length <= most,
    tooLong(label, most),
  )
const optional = (label: string, most: number, example: string) =>
  freeText(anyLength, label, example)
    .refine(({ length }) => length <= most, tooLong(label, most))
    .default('')
    .meta({ description: `${label}; isteğe bağlı`, examples: [example] })

/** As every guest introduces themselves; here the talk goes on with what they came for. */
export const LunaGate = GuestGate.extend({
  intent: choice(guestIntents, 'Ne için yazıldığı', gateWords.intentMissing),
})
export type LunaGate = z.output<typeof LunaGate>

export const TalkQuoteForm = z.object({
  mode: choice(keysOf(quoteModeWords), quoteLabels.mode, missing(quoteLabels.mode)),
  origin: needed(quoteLabels.origin, 120, 'Mersin'),
  destination: needed(quoteLabels.destination, 120, 'Hamburg, Almanya'),
  cargo_brief: needed(quoteLabels.cargo_brief, 500, '20 palet seramik karo, 18 ton'),
  incoterm: choice(talkIncoterms, quoteLabels.incoterm)
    .nullable()
    .describe('Teslim şekli; seçilmediyse null')
    .default(null),
  notes: optional(quoteLabels.notes, longestQuoteNote, 'Yükleme sabah yapılmalı.'),
})
export type TalkQuoteForm = z.output<typeof TalkQuoteForm>

export const TalkTrackForm = z.object({
  ref_type: choice(keysOf(refTypeWords), trackLabels.ref_type, missing(trackLabels.ref_type)),
  ref_value: requiredText(60, missing(trackLabels.ref_value), trackLabels.ref_value, 'CSQU3054383').refine(
    (typed) => typed === '' || refValueShape.test(typed),
    refValueHelp,
  ),
  extra_note: optional(trackLabels.extra_note, longestTrackNote, 'Teslimat haftasını öğrenmek istiyorum.'),
})
export type TalkTrackForm = z.output<typeof TalkTrackForm>

/** Everything that a lead of the chat has. */
export const TalkRegistration = z
  .object({
    first_name: needed(registrationLabels.first_name, 80, 'Defne'),
    last_name: needed(registrationLabels.last_name, 80, 'Işık'),
    email: optional(registrationLabels.email, longestEmail, 'defne@musteri.example').refine(
      (typed) => typed === '' || isEmailAddress(typed),
      wrong(registrationLabels.email),
    ),
    phone: optional(registrationLabels.phone, 40, '+90 532 000 00 01').refine(
      (typed) => typed === '' || isPhone(typed),
      wrong(registrationLabels.phone),
    ),
    company: needed(registrationLabels.company, 120, 'Örnek Tekstil'),
    company_type: choice(
      companyTypes,
      registrationLabels.company_type,
      missing(registrationLabels.company_type),
    ),
    position: optional(registrationLabels.position, 80, 'Dış ticaret sorumlusu'),
    country: needed(registrationLabels.country, 60, 'Türkiye'),
    city: optional(registrationLabels.city, 80, 'İzmir'),
  })
  .refine(({ email, phone }) => email !== '' || phone !== '', {
    error: gateWords.contactMissing,
    path: ['email'],
  })
export type TalkRegistration = z.output<typeof TalkRegistration>
