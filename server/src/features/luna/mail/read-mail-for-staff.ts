/** Reads a mail that staff paste or drop: by our own patterns, and for the rest by a model whose words are checked against the mail. Saves nothing. */
import { languageOf } from '@kervan/domain/luna/mail/answer-mail.ts'
import { checkedFields } from '@kervan/domain/luna/mail/checked-fields.ts'
import type { FoundField, MailField } from '@kervan/domain/luna/mail/mail-fields.ts'
import { mailHead } from '@kervan/domain/luna/mail/mail-head.ts'
import { mailText, readRequestMail } from '@kervan/domain/luna/mail/read-request-mail.ts'
import { longestMail, type MailToRead, type ReadMail } from '@kervan/domain/luna/mail-reading.contract.ts'
import { typedPlace } from '@kervan/domain/luna/typed-place.ts'
import { curatedPlaces } from '@kervan/domain/places/curated-places.ts'
import { dayInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import { plainLine } from '@kervan/domain/values/plain-line.ts'
import { ORPCError } from '@orpc/server'
import { maskMail } from '#features/luna/mail/mask-mail.ts'
import { mayAskModel } from '#features/luna/model/may-ask-model.ts'
import type { WithWording } from '#features/luna/model/wording.ts'
import type { SignedInCall } from '#spine/http/call.ts'
import { readMailApart } from '#spine/mail/inbound/read-mail-apart.ts'

type ReadingCall = SignedInCall<WithWording>
type Reading = Pick<ReadMail, 'text' | 'subject' | 'sender' | 'attachments'>

export async function readMailForStaff(context: ReadingCall, given: MailToRead): Promise<ReadMail> {
  const reading = given.file === undefined ? pasted(given.text) : await dropped(given.file)
  const today = dayInIstanbul(new Date())
  const rules = readRequestMail(reading.text, today)
  const more = given.refine ? await readByModel(context, reading.text, today) : []
  const known = new Set(rules.map(({ field }) => field))
  const fields = [
    ...rules.map((each) => ({ ...each, by: 'rules' as const })),
    ...more.filter(({ field }) => !known.has(field)).map((each) => ({ ...each, by: 'model' as const })),
  ]
  const read = (wanted: MailField) => fields.find(({ field }) => field === wanted)?.value ?? ''
  return {
    ...reading,
    language: languageOf(reading.text),
    customer: await customerWith(context, reading.sender.address),
    fields,
    ends: { origin: endOf(read('origin_city')), destination: endOf(read('destination_city')) },
    may_be_refined: !given.refine && (await context.services.wording.available()),
  }
}

function pasted(written: string): Reading {
  const text = mailText(written)
  const { address, name, subject } = mailHead(text)
  return { text, subject, sender: { address, name }, attachments: [] }
}

/** A mail as it came: its subject often says the lane, so that it is read with it. */
async function dropped(file: string): Promise<Reading> {
  const mail = await readMailApart(Buffer.from(file, 'base64'))
  if (!mail?.text.trim())
    throw new ORPCError('BAD_REQUEST', {
      status: 400,
      message: 'Dosyada okunacak bir metin bulunamadı. E-postanın metnini yapıştırın.',
    })
  const subject = plainLine(mail.subject, 200)
  return {
    text: mailText([subject && `Konu: ${subject}`, mail.text.trim()].filter(Boolean).join('\n\n')).slice(
      0,
      longestMail,
    ),
    subject,
    sender: { address: mail.from.address, name: plainLine(mail.from.name, 120) },
    attachments: mail.attachments.map(({ name }) => plainLine(name, 80) || 'adsız dosya'),
  }
}

/** Never fails: where there is no model, where it is refused or talks nonsense, there is nothing to add. */
async function readByModel(context: ReadingCall, text: string, today: string): Promise<FoundField[]> {
  if (!(await mayAskModel(context))) return []
  const told = await context.services.wording.readMail(maskMail(text), today)
  return checkedFields(text, told, today)
}

function endOf(city: string): ReadMail['ends']['origin'] {
  const place = curatedPlaces.find(({ name }) => name === city)
  return {
    country: city ? typedPlace(city).country : '',
    port: place?.kinds.includes('port') ? place.name : '',
  }
}

type Known = {
  id: string
  first_name: string | null
  last_name: string | null
  company: string | null
  email: string
}
const findCustomer = `select id, first_name, last_name, company, email from profiles where email = $1 limit 1`

async function customerWith(
  { services, actor }: ReadingCall,
  address: string,
): Promise<ReadMail['customer']> {
  if (!address) return null
  const [known] = await services.actAs(actor, (tx) => tx.query<Known>(findCustomer, [address]))
  if (!known) return null
  const name = [known.first_name, known.last_name].filter(Boolean).join(' ')
  return { id: known.id, name: [name, known.company].filter(Boolean).join(', '), email: known.email }
}
