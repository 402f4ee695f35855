/** The contract, implemented. */
import { analyticsHandlers } from '#analytics/analytics.handlers.ts'
import { authHandlers } from '#auth/auth.handlers.ts'
import { companyHandlers } from '#company/company.handlers.ts'
import { consentsHandlers } from '#consents/consents.handlers.ts'
import { customersHandlers } from '#customers/customers.handlers.ts'
import { demoHandlers } from '#demo/demo.handlers.ts'
import { newsletterHandlers } from '#newsletter/newsletter.handlers.ts'
import { api } from '#procedures.ts'
import { workqueueHandlers } from '#workqueue/workqueue.handlers.ts'

export const router = api.router({
  analytics: analyticsHandlers,
  auth: authHandlers,
  company: companyHandlers,
  consents: consentsHandlers,
  customers: customersHandlers,
  demo: demoHandlers,
  newsletter: newsletterHandlers,
  workqueue: workqueueHandlers,
})
