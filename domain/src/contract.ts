/** The whole API on one screen. */
import { authContract } from '#auth/auth.contract.ts'
import { companyContract } from '#company/company.contract.ts'
import { consentsContract } from '#consents/consents.contract.ts'
import { customersContract } from '#customers/customers.contract.ts'
import { demoContract } from '#demo/demo.contract.ts'
import { newsletterContract } from '#newsletter/newsletter.contract.ts'

export const contract = {
  auth: authContract,
  company: companyContract,
  consents: consentsContract,
  customers: customersContract,
  demo: demoContract,
  newsletter: newsletterContract,
}
