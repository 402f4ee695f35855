/** Every queue there is. The owner makes them when the database is prepared; the app only fills and empties them. */

import { sweepJob } from '#assembly/sweep.jobs.ts'
import { announceCustomerJob } from '#features/customers/announce-customer.jobs.ts'
import { deliverNotificationJob } from '#features/notifications/deliver-notification.jobs.ts'
import { textPhoneJob } from '#features/notifications/text-phone.jobs.ts'
import { answerTimesJob } from '#features/quotes/answer-times.jobs.ts'
import { expireQuotesJob } from '#features/quotes/expire-quotes.jobs.ts'
import { analyseRequestJob } from '#features/shipments/analyse-request.jobs.ts'
import type { JobDefinition } from '#spine/jobs/job.ts'
import { sendMailJob } from '#spine/mail/send-mail.jobs.ts'

export const queues: readonly JobDefinition[] = [
  sendMailJob,
  announceCustomerJob as JobDefinition,
  answerTimesJob as JobDefinition,
  expireQuotesJob,
  analyseRequestJob as JobDefinition,
  deliverNotificationJob as JobDefinition,
  textPhoneJob as JobDefinition,
  sweepJob,
]
