/** The contract, implemented. */
import type { contract } from '@kervan/domain/contract.ts'
import type { Router } from '@orpc/server'
import { analyticsHandlers } from '#analytics/analytics.handlers.ts'
import { authHandlers } from '#auth/auth.handlers.ts'
import { companyHandlers } from '#company/company.handlers.ts'
import { consentsHandlers } from '#consents/consents.handlers.ts'
import { customersHandlers } from '#customers/customers.handlers.ts'
import { demoHandlers } from '#demo/demo.handlers.ts'
import { newsletterHandlers } from '#newsletter/newsletter.handlers.ts'
import { notificationsHandlers } from '#notifications/notifications.handlers.ts'
import { placesHandlers } from '#places/places.handlers.ts'
import { api, type CallContext } from '#procedures.ts'
import { quotesHandlers } from '#quotes/quotes.handlers.ts'
import { requestsHandlers } from '#requests/requests.handlers.ts'
import { shipmentsHandlers } from '#shipments/shipments.handlers.ts'
import { workqueueHandlers } from '#workqueue/workqueue.handlers.ts'

export const router: Router<typeof contract, CallContext> = api.router({
  analytics: analyticsHandlers,
  auth: authHandlers,
  company: companyHandlers,
  consents: consentsHandlers,
  customers: customersHandlers,
  demo: demoHandlers,
  newsletter: newsletterHandlers,
  notifications: notificationsHandlers,
  places: placesHandlers,
  quotes: quotesHandlers,
  requests: requestsHandlers,
  shipments: shipmentsHandlers,
  workqueue: workqueueHandlers,
})
