/** Every queue there is. The owner makes them when the database is prepared; the app only fills and empties them. */
import { sendMailJob } from '#adapters/mail/send-mail.jobs.ts'
import { announceCustomerJob } from '#customers/announce-customer.jobs.ts'
import type { JobDefinition } from '#jobs/job.ts'
import { sweepJob } from '#jobs/sweep.jobs.ts'
import { deliverNotificationJob } from '#notifications/deliver-notification.jobs.ts'
import { textPhoneJob } from '#notifications/text-phone.jobs.ts'
import { answerTimesJob } from '#quotes/answer-times.jobs.ts'
import { expireQuotesJob } from '#quotes/expire-quotes.jobs.ts'
import { analyseRequestJob } from '#shipments/analyse-request.jobs.ts'

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
