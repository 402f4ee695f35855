/** Who works off which queue. */

import { sweep, sweepJob } from '#assembly/sweep.jobs.ts'
import { announceCustomerJob, createAnnounceCustomer } from '#features/customers/announce-customer.jobs.ts'
import {
  createDeliverNotification,
  deliverNotificationJob,
} from '#features/notifications/deliver-notification.jobs.ts'
import { createTextPhone, textPhoneJob } from '#features/notifications/text-phone.jobs.ts'
import { answerTimesJob, createAnswerTimes } from '#features/quotes/answer-times.jobs.ts'
import { expireQuotes, expireQuotesJob } from '#features/quotes/expire-quotes.jobs.ts'
import { createTellMailFailed } from '#features/quotes/tell-mail-failed.ts'
import { analyseRequestJob, createAnalyseRequest } from '#features/shipments/analyse-request.jobs.ts'
import type { Log } from '#spine/config/log.ts'
import type { Secrets } from '#spine/config/secrets.ts'
import type { Ask } from '#spine/database/system-line.ts'
import type { Services } from '#spine/http/procedures.ts'
import type { Jobs } from '#spine/jobs/start-jobs.ts'
import type { MailTransport } from '#spine/mail/mail.ts'
import { createSendMail, sendMailJob } from '#spine/mail/send-mail.jobs.ts'

export type WorkerParts = {
  jobs: Jobs
  services: Services
  /** How mails leave, and the line over which they are found and settled. */
  mail: { transport: MailTransport; ask: Ask }
  secrets: Secrets
  log: Log
}

export async function startWorkers({ jobs, services, mail, secrets, log }: WorkerParts): Promise<void> {
  const { actAs, emit, company } = services
  const sender = async () => {
    const { name, email } = await company.get()
    return `${name} <${email}>`
  }
  const tellGivenUp = createTellMailFailed(emit)
  await jobs.work(
    { ...sendMailJob, together: mail.transport.atOnce },
    createSendMail({ ...mail, actAs, secrets, sender, tellGivenUp, log }),
  )
  await jobs.work(announceCustomerJob, createAnnounceCustomer(services))
  await jobs.work(answerTimesJob, createAnswerTimes(actAs))
  await jobs.work(expireQuotesJob, () => expireQuotes(services))
  await jobs.work(analyseRequestJob, createAnalyseRequest(services))
  await jobs.work(deliverNotificationJob, createDeliverNotification({ ...services, log }))
  await jobs.work(textPhoneJob, createTextPhone({ ...services, log }))
  await jobs.work(sweepJob, () => sweep(actAs))
}
