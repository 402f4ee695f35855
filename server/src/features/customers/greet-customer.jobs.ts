/** The delivered rule *greet new customers*: one mail to whoever has told us their name and company for the first time. */
import type { WithCompany } from '#features/company/company-cache.ts'
import { type Letterhead, readLetterhead } from '#features/company/letterhead.ts'
import { claimDeeds, switchOf, tellDeed } from '#features/company/switched-jobs.ts'
import { type WrittenMail, writeMail } from '#features/company/write-mail.ts'
import { emailOf } from '#features/customers/erased-records.ts'
import { system, type Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'
import { defineJob, type JobHandler } from '#spine/jobs/job.ts'

type CustomerId = { customer_id: string }

export const greetCustomerJob = defineJob<CustomerId>({
  name: 'greet-customer',
  retries: 5,
  retryDelay: 10,
  expireSeconds: 60,
})

const newcomer = `select trim(p.first_name || ' ' || p.last_name) as name, p.company, ${emailOf('p')} as email,
    coalesce(r.name, '') as representative, coalesce(r.phone, '') as phone, coalesce(r.email, '') as representative_email
  from profiles p left join representatives r on r.id = p.assigned_to where p.id = $1`

export type Newcomer = {
  name: string
  company: string
  email: string
  representative: string
  phone: string
  representative_email: string
}

/** Whether they want mails is for the notifications feature to say. */
type Needs = Pick<Services, 'actAs' | 'emit' | 'queueMail' | 'config'> &
  WithCompany & { wantsMail(tx: Transaction, customerId: string): Promise<boolean> }

export function createGreetCustomer(services: Needs): JobHandler<CustomerId> {
  return async ({ customer_id }) => {
    const letterhead = await readLetterhead(services)
    await services.actAs(system, async (tx) => {
      const { isOn } = await switchOf(tx, 'greet_customers')
      if (!isOn) return
      const [customer] = await tx.asSystem<Newcomer>(newcomer, [customer_id])
      if (!customer?.email || !(await services.wantsMail(tx, customer_id))) return
      const claimed = await claimDeeds(tx, 'greet_customers', [customer_id])
      if (claimed.size === 0) return
      const matter = { request_id: null, number: 'Hoş geldiniz e-postası', title: '', customer_id }
      await services.queueMail(tx, { to: customer.email, ...greetingMail(letterhead, customer), matter })
      await tellDeed(tx, services, 'greet_customers', {
        key: customer_id,
        subject: 'customer',
        subject_id: customer_id,
        subject_label: customer.company || customer.name,
        text: 'Hoş geldiniz e-postası gönderildi.',
        to: customer.email,
        link: `/staff/customer-management/${customer_id}`,
      })
    })
  }
}

export function greetingMail(letterhead: Letterhead, customer: Newcomer): WrittenMail {
  const { name, company, representative, phone, representative_email } = customer
  const facts: [string, string][] = [
    ['Temsilciniz', representative],
    ['Telefon', representative && phone],
    ['E-posta', representative && representative_email],
  ]
  return writeMail(
    letterhead,
    'customer_greeting',
    { müşteri: company || name },
    {
      preheader: 'İlk talebinizi birkaç dakikada gönderebilirsiniz.',
      title: 'Hoş geldiniz',
      name,
      facts: facts.filter(([, value]) => value),
      action: { label: 'Panelimi aç', url: `${letterhead.publicUrl}/dashboard` },
    },
  )
}
