/** The forms of a talk as their fields hold them; each becomes what the contract takes. Loaded when somebody begins to fill one in. */
import { type GuestIntent, guestConsent } from '@kervan/domain/chat/chat.copy.ts'
import { LunaGate, TalkQuoteForm, TalkRegistration, TalkTrackForm } from '@kervan/domain/luna/talk-forms.ts'
import { z } from '@kervan/domain/z.ts'

const text = z.string()

export const GateDraft = z
  .object({ full_name: text, contact: text, company: text, intent: text, consent: z.boolean() })
  .transform(
    ({ intent, consent, ...draft }): z.input<typeof LunaGate> => ({
      ...draft,
      // What was not chosen or agreed to, the contract refuses.
      intent: intent as GuestIntent,
      consent: consent as true,
      consent_version: guestConsent.version,
    }),
  )
  .pipe(LunaGate)

export const QuoteDraft = z
  .object({
    mode: text,
    origin: text,
    destination: text,
    cargo_brief: text,
    incoterm: text,
    notes: text,
  })
  .transform(
    ({ mode, incoterm, ...draft }): z.input<typeof TalkQuoteForm> => ({
      ...draft,
      mode: mode as z.input<typeof TalkQuoteForm>['mode'],
      incoterm: (incoterm || null) as z.input<typeof TalkQuoteForm>['incoterm'],
    }),
  )
  .pipe(TalkQuoteForm)

export const TrackDraft = z
  .object({ ref_type: text, ref_value: text, extra_note: text })
  .transform(
    ({ ref_type, ...draft }): z.input<typeof TalkTrackForm> => ({
      ...draft,
      ref_type: ref_type as z.input<typeof TalkTrackForm>['ref_type'],
    }),
  )
  .pipe(TalkTrackForm)

export const RegistrationDraft = z
  .object({
    first_name: text,
    last_name: text,
    email: text,
    phone: text,
    company: text,
    company_type: text,
    position: text,
    country: text,
    city: text,
  })
  .transform(
    ({ company_type, ...draft }): z.input<typeof TalkRegistration> => ({
      ...draft,
      company_type: company_type as z.input<typeof TalkRegistration>['company_type'],
    }),
  )
  .pipe(TalkRegistration)
