/**
 * The delivered rule *ask lost customers why*: of an offer that was rejected without a reason, or has expired, its customer is asked
 * once, on a working day, and nobody more than once a month. The answer is one click on the page that the mail links to.
 */
import { officeTimeBetween } from '@kervan/domain/company/office-time.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { type Letterhead, readLetterhead } from '#features/company/letterhead.ts'
import { claimDeeds, switchOf, tellDeed } from '#features/company/switched-jobs.ts'
import { type WrittenMail, writeMail } from '#features/company/write-mail.ts'
import { emailOf } from '#features/customers/erased-records.ts'
import type { WithMailPreference } from '#features/quotes/mail-customer.ts'
import type { SignedIds } from '#spine/config/signed-ids.ts'
import { system } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'
import { defineJob } from '#spine/jobs/job.ts'

/** Whose token names the quote that a reason is for. */
export type WithLostQuoteLinks = { lostQuoteIds: SignedIds }

export const askLostCustomersJob = defineJob({
  name: 'ask-lost-customers',
  retries: 2,
  retryDelay: 60,
  expireSeconds: 300,
  schedule: '50 10,15 * * 1-5',
})

const mostPerRun = 200

/** The newest of each customer. Who has accepted another offer for the same request has lost nothing; replaced ones are no loss either. */
const lost = `select distinct on (q.customer_id) q.id, q.quote_no, q.customer_id, q.pol, q.pod, q.title, ${emailOf('p')} as email,
    trim(p.first_name || ' ' || p.last_name) as name
  from quotes q join profiles p on p.id = q.customer_id
  where q.status in ('rejected', 'expired') and q.rejection_reason is null and ${emailOf('p')} <> ''
    and q.settled_at between now() - interval '30 days' and now() - make_interval(days => $1)
    and not exists (select from requests r where r.id = q.request_id and (r.status in ('approved', 'pending') or r.quote_id <> q.id))
    and not exists (select from switched_job_marks m where m.job = 'ask_lost_customers'
      and m.key between q.customer_id || ' ' and q.customer_id || '~' and m.at > now() - interval '30 days')
  order by q.customer_id, q.settled_at desc limit ${mostPerRun}`

export type LostQuote = {
  id: string
  quote_no: string
  customer_id: string
  pol: string
  pod: string
  title: string
  email: string
  name: string
}
type Needs = Pick<Services, 'actAs' | 'emit' | 'queueMail' | 'config'> &
  WithCompany &
  WithMailPreference &
  WithLostQuoteLinks

export async function askLostCustomers(services: Needs, now = new Date()): Promise<void> {
  const calendar = await services.company.calendar()
  if (officeTimeBetween(now, new Date(now.getTime() + 60_000), calendar) === 0) return
  const letterhead = await readLetterhead(services)
  await services.actAs(system, async (tx) => {
    const { isOn, parameters } = await switchOf(tx, 'ask_lost_customers')
    if (!isOn) return
    const found = await tx.asSystem<LostQuote>(lost, [parameters.days])
    const keyOf = ({ id, customer_id }: LostQuote) => `${customer_id} ${id}`
    const claimed = await claimDeeds(tx, 'ask_lost_customers', found.map(keyOf))
    for (const quote of found.filter((each) => claimed.has(keyOf(each)))) {
      if (!(await services.wantsMail(tx, quote.customer_id))) continue
      const token = services.lostQuoteIds.token(quote.id)
      const { customer_id, quote_no } = quote
      const matter = { request_id: null, number: quote_no, title: routeOf(quote), customer_id }
      await services.queueMail(tx, { to: quote.email, ...whyMail(letterhead, quote, token), matter })
      await tellDeed(tx, services, 'ask_lost_customers', {
        key: quote.id,
        subject: 'quote',
        subject_id: quote.id,
        subject_label: quote.quote_no,
        text: 'Müşteriye nedeni soruldu.',
        to: quote.email,
        link: `/staff/quotes/${quote.id}`,
      })
    }
  })
}

const routeOf = ({ title, pol, pod }: LostQuote) => title || `${pol} – ${pod}`

export function whyMail(letterhead: Letterhead, quote: LostQuote, token: string): WrittenMail {
  const { quote_no, name } = quote
  return writeMail(
    letterhead,
    'offer_lost',
    { 'teklif no': quote_no },
    {
      preheader: 'Tek tıkla yanıtlayabilirsiniz.',
      title: 'Teklifimiz neden olmadı?',
      name,
      facts: [
        ['Teklif no', quote_no],
        ['Güzergâh', routeOf(quote)],
      ],
      // After the `#`, which browsers never send: the token is in no log and no Referer.
      action: { label: 'Nedenini seçin', url: `${letterhead.publicUrl}/teklif-nedeni#token=${token}` },
    },
  )
}
