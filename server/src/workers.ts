/** Who works off which queue. */
import type { MailTransport } from '#adapters/mail/mail.ts'
import { createSendMail, sendMailJob } from '#adapters/mail/send-mail.jobs.ts'
import { announceCustomerJob, createAnnounceCustomer } from '#customers/announce-customer.jobs.ts'
import type { Ask } from '#database/system-line.ts'
import type { Jobs } from '#jobs/start-jobs.ts'
import { sweep, sweepJob } from '#jobs/sweep.jobs.ts'
import type { Log } from '#log.ts'
import {
  createDeliverNotification,
  deliverNotificationJob,
} from '#notifications/deliver-notification.jobs.ts'
import { createTextPhone, textPhoneJob } from '#notifications/text-phone.jobs.ts'
import type { Services } from '#procedures.ts'
import { answerTimesJob, createAnswerTimes } from '#quotes/answer-times.jobs.ts'
import { expireQuotes, expireQuotesJob } from '#quotes/expire-quotes.jobs.ts'
import { createTellMailFailed } from '#quotes/tell-mail-failed.ts'
import type { Secrets } from '#secrets.ts'
import { analyseRequestJob, createAnalyseRequest } from '#shipments/analyse-request.jobs.ts'

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
