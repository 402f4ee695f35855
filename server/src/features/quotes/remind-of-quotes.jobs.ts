/**
 * The delivered rule *remind on unanswered quotes*: once for each, in office hours, unless somebody has reminded already. It only
 * schedules the mail that a colleague could schedule; an answer that comes first cancels it.
 */
import { officeTimeBetween } from '@kervan/domain/company/office-time.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { type Letterhead, readLetterhead } from '#features/company/letterhead.ts'
import { claimDeeds, switchOf, tellDeed } from '#features/company/switched-jobs.ts'
import { announceQuoteMails } from '#features/quotes/announce-quote-mail.ts'
import type { WithMailPreference } from '#features/quotes/mail-customer.ts'
import { subjectOf } from '#features/quotes/offer-mail.ts'
import { recordQuoteEvent } from '#features/quotes/quote-events.ts'
import { addScheduled } from '#features/quotes/send-from-page.ts'
import { system, type Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'
import { defineJob } from '#spine/jobs/job.ts'

export const remindOfQuotesJob = defineJob({
  name: 'remind-of-quotes',
  retries: 2,
  retryDelay: 30,
  expireSeconds: 300,
  schedule: '10,40 9-18 * * *',
})

/** Per run; the next one follows within the hour. */
const mostPerRun = 200

/** Those whose answer is being written at this moment are locked and left to the next run. In the name of whoever is still here. */
const unanswered = `select q.id, q.quote_no, q.request_id, q.customer_id, q.customer_name, q.valid_until,
    coalesce(offer.recipients, to_jsonb(array_remove(array[q.customer_email], ''))) as recipients, coalesce(offer.copies, '[]') as copies,
    (select u.id from users u where u.disabled_at is null and u.role in ('staff', 'admin')
      order by u.id = q.owner_id desc nulls last, u.id = p.assigned_to desc nulls last, u.role = 'admin' desc, u.created_at limit 1) as sender
  from quotes q join profiles p on p.id = q.customer_id
    left join lateral (select m.recipients, m.copies from quote_mails m where m.quote_id = q.id and m.kind = 'offer'
      order by m.id desc limit 1) offer on true
  where q.status in ('sent', 'viewed') and q.request_id is not null and q.valid_until > now() + interval '2 hours'
    and q.sent_at between now() - interval '60 days' and now() - make_interval(days => $1)
    and not exists (select from quote_mails m where m.quote_id = q.id and m.kind = 'reminder' and m.state <> 'cancelled')
    and not exists (select from switched_job_marks m where m.job = 'remind_of_quote' and m.key = q.id::text)
  order by q.sent_at limit ${mostPerRun} for update of q skip locked`

type Unanswered = {
  id: string
  quote_no: string
  request_id: string
  customer_id: string
  customer_name: string
  valid_until: Date
  recipients: string[]
  copies: string[]
  sender: string | null
}
type Needs = Pick<Services, 'actAs' | 'emit' | 'config'> & WithCompany & WithMailPreference
const program = { id: null, full_name: '' }

export async function remindOfQuotes(services: Needs, now = new Date()): Promise<void> {
  const calendar = await services.company.calendar()
  // Nobody wants to be reminded at night or on a holiday.
  if (officeTimeBetween(now, new Date(now.getTime() + 60_000), calendar) === 0) return
  const letterhead = await readLetterhead(services)
  await services.actAs(system, async (tx) => {
    const { isOn, parameters } = await switchOf(tx, 'remind_of_quote')
    if (!isOn) return
    const found = await tx.asSystem<Unanswered>(unanswered, [parameters.days])
    const claimed = await claimDeeds(
      tx,
      'remind_of_quote',
      found.map(({ id }) => id),
    )
    for (const quote of found.filter(({ id }) => claimed.has(id)))
      await remind(tx, services, letterhead, quote)
  })
}

async function remind(
  tx: Transaction,
  services: Needs,
  letterhead: Letterhead,
  quote: Unanswered,
): Promise<void> {
  const { id, quote_no, request_id, customer_id, recipients, copies, sender } = quote
  if (recipients.length === 0 || !sender || !(await services.wantsMail(tx, customer_id))) return
  const send_at = new Date().toISOString()
  const named = { ...quote, valid_until: new Date(quote.valid_until).toISOString() }
  await addScheduled(tx, {
    ...{ quote_id: id, kind: 'reminder', recipients, copies, send_at, created_by: sender },
    subject: subjectOf(letterhead, named, '', 'reminder'),
  })
  await announceQuoteMails(tx, services, [
    { quote_id: id, quote_no, request_id, kind: 'reminder', state: 'scheduled', reason: '' },
  ])
  recordQuoteEvent(tx, id, 'reminder_scheduled', program, { send_at })
  await tellDeed(tx, services, 'remind_of_quote', {
    key: id,
    subject: 'quote',
    subject_id: id,
    subject_label: quote_no,
    text: 'Müşteriye hatırlatma gönderildi.',
    to: recipients.join(', '),
    link: `/staff/quotes/${id}`,
  })
}
