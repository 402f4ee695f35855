/**
 * A guest completes what a lead has. An address or number that somebody here has is not taken over, and the guest is not told: the office
 * reads in the conversation what was typed.
 */
import { isStaffAddress } from '@kervan/domain/auth/auth.policy.ts'
import { chatProblems } from '@kervan/domain/chat/chat.copy.ts'
import { profileChanged } from '@kervan/domain/customers/customers.events.ts'
import { isKnown } from '@kervan/domain/customers/customers.policy.ts'
import { registrationWords } from '@kervan/domain/luna/talk.copy.ts'
import type { TalkRegistration } from '@kervan/domain/luna/talk-forms.ts'
import { formMessage, registrationLines } from '@kervan/domain/luna/talk-message.ts'
import { findCountry } from '@kervan/domain/places/country.ts'
import { ORPCError } from '@orpc/server'
import { type Contact, isContactTaken } from '#features/chat/introduce-guest.ts'
import { unhurriedSeat } from '#features/chat/send-message.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { passOn } from '#features/luna/talk/pass-on.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { newId } from '#spine/database/new-id.ts'
import type { Call } from '#spine/http/call.ts'

/** Never of somebody who has an account by now: that one is changed by its owner. */
const complete = `update profiles set first_name = $2, last_name = $3, company = $4, company_type = $5, position = $6, country = $7, city = $8,
    email = coalesce(email, nullif($9, '')), phone = case when phone = '' then $10 else phone end,
    joined_at = coalesce(joined_at, case when $11 then now() end), updated_at = now()
  where id = $1 and not has_account returning id`

export async function registerLead(
  context: Call<WithCompany>,
  form: TalkRegistration,
): Promise<{ done: true; message: string }> {
  const { services, actor } = context
  const seat = await unhurriedSeat(context)
  if (!seat.guest) throw new ORPCError('NOT_INTRODUCED', chatProblems.NOT_INTRODUCED)
  const { staff_email_domains } = await services.company.get()
  await services.actAs(actor, async (tx) => {
    if (seat.customer_id) {
      const contact = await freeContact(tx, form, staff_email_domains)
      const { first_name, last_name, company, company_type, position, city } = form
      const country = findCountry(form.country)?.name ?? form.country
      const changed = await tx.asSystem(complete, [
        ...[seat.customer_id, first_name, last_name, company, company_type, position, country, city],
        ...[contact.email, contact.phone, isKnown(form)],
      ])
      if (changed.length > 0)
        await services.emit(tx, profileChanged, ['staff'], { customer_id: seat.customer_id })
    }
    const text = formMessage('Kayıt bilgileri', registrationLines(form))
    await passOn(tx, services, seat, { id: newId(), text })
  })
  return { done: true, message: registrationWords.done }
}

/** What nobody else here has. */
async function freeContact(
  tx: Transaction,
  form: TalkRegistration,
  staffDomains: readonly string[],
): Promise<Contact> {
  const email = isStaffAddress(form.email, [...staffDomains]) ? '' : form.email.toLowerCase()
  const isEmailTaken = email !== '' && (await isContactTaken(tx, { email, phone: '' }))
  const isPhoneTaken = form.phone !== '' && (await isContactTaken(tx, { email: '', phone: form.phone }))
  return { email: isEmailTaken ? '' : email, phone: isPhoneTaken ? '' : form.phone }
}
