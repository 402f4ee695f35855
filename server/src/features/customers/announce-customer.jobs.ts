/** Announces a new customer by mail to their representative, or to the company's own address when there is none. */
import { readCompany } from '#features/company/company.handlers.ts'
import { mailSender } from '#features/company/letterhead.ts'
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
  services: Pick<Services, 'actAs' | 'readAs' | 'queueMail' | 'config'>,
): JobHandler<CustomerId> {
  return async ({ customer_id }) => {
    const { company } = await readCompany(services.readAs, system)
    await services.actAs(system, async (tx) => {
      const [customer] = await newCustomer(tx.db, customer_id)
      if (!customer) return // erased meanwhile
      const name = `${customer.first_name} ${customer.last_name}`
      await services.queueMail(tx, {
        to: customer.representative_email ?? company.email,
        subject: `Yeni müşteri: ${customer.company}`,
        letter: {
          company: mailSender(company),
          preheader: `${name}, ${customer.company}`,
          title: 'Yeni bir müşteri katıldı',
          paragraphs: [
            customer.representative_email
              ? 'Profilini ilk kez dolduran bu müşteri size atandı.'
              : 'Profilini ilk kez dolduran bu müşterinin henüz temsilcisi yok.',
          ],
          facts: [
            ['Ad soyad', name],
            ['Şirket', customer.company],
            ['E-posta', customer.email],
          ],
          action: { label: 'Personel panelini aç', url: `${services.config.publicUrl}/staff` },
        },
      })
    })
  }
}
