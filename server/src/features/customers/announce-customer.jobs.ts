/** Announces a new customer by mail to their representative, or to the company's own address when there is none. */
import type { WithCompany } from '#features/company/company-cache.ts'
import { type Letterhead, readLetterhead } from '#features/company/letterhead.ts'
import { type WrittenMail, writeMail } from '#features/company/write-mail.ts'
import { newCustomer } from '#features/customers/customers.queries.ts'
import { system } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'
import { defineJob, type JobHandler } from '#spine/jobs/job.ts'

type CustomerId = { customer_id: string }

export const announceCustomerJob = defineJob<CustomerId>({
  name: 'announce-customer',
  retries: 5,
  retryDelay: 10,
  expireSeconds: 60,
})

export function createAnnounceCustomer(
  services: Pick<Services, 'actAs' | 'queueMail' | 'config'> & WithCompany,
): JobHandler<CustomerId> {
  return async ({ customer_id }) => {
    const letterhead = await readLetterhead(services)
    await services.actAs(system, async (tx) => {
      const [customer] = await newCustomer(tx.db, customer_id)
      if (!customer) return // erased meanwhile
      await services.queueMail(tx, {
        to: customer.representative_email ?? letterhead.company.email,
        ...newCustomerMail(letterhead, customer),
      })
    })
  }
}

type NewCustomer = {
  first_name: string
  last_name: string
  company: string
  email: string
  representative_email: string | null
}

export function newCustomerMail(letterhead: Letterhead, customer: NewCustomer): WrittenMail {
  const { company, email } = customer
  const name = `${customer.first_name} ${customer.last_name}`
  return writeMail(
    letterhead,
    'new_customer',
    { müşteri: company },
    {
      preheader: `${name}, ${company}`,
      title: 'Yeni bir müşteri katıldı',
      paragraphs: [customer.representative_email ? 'Müşteri size atandı.' : 'Henüz temsilcisi yok.'],
      facts: [
        ['Ad soyad', name],
        ['Şirket', company],
        ['E-posta', email],
      ],
      action: { label: 'Personel panelini aç', url: `${letterhead.publicUrl}/staff` },
    },
  )
}
