/** The list of all jobs with their handlers: a job in this list has a queue and workers. */

import type { AllServices } from '#assembly/services.ts'
import { sweep, sweepJob } from '#assembly/sweep.jobs.ts'
import { announceCustomerJob, createAnnounceCustomer } from '#features/customers/announce-customer.jobs.ts'
import { noteMailOutcome } from '#features/customers/customer-contacts.ts'
import {
  createErasePerson,
  eraseKept,
  eraseKeptJob,
  erasePersonJob,
} from '#features/customers/data-requests/erase-person.jobs.ts'
import { sweepImports, sweepImportsJob } from '#features/customers/imports/sweep-imports.jobs.ts'
import { sweepMerges, sweepMergesJob } from '#features/customers/merges/sweep-merges.jobs.ts'
import { sweepUploads, sweepUploadsJob } from '#features/documents/sweep-uploads.jobs.ts'
import {
  createDeliverNotification,
  deliverNotificationJob,
} from '#features/notifications/deliver-notification.jobs.ts'
import { sendStaffDigests, staffDigestJob } from '#features/notifications/staff-digest.jobs.ts'
import { createTextPhone, textPhoneJob } from '#features/notifications/text-phone.jobs.ts'
import {
  createAnnounceMailDelivery,
  createAnnounceMailFailure,
} from '#features/quotes/announce-mail-failure.ts'
import { answerTimesJob, createAnswerTimes } from '#features/quotes/answer-times.jobs.ts'
import { expireQuotes, expireQuotesJob } from '#features/quotes/expire-quotes.jobs.ts'
import { sendDueMails, sendDueMailsJob } from '#features/quotes/send-due-mails.jobs.ts'
import { warnOfExpiry, warnOfExpiryJob } from '#features/quotes/warn-of-expiry.jobs.ts'
import { createRefreshRates, refreshRatesJob } from '#features/rates/rates.jobs.ts'
import { analyseRequestJob, createAnalyseRequest } from '#features/shipments/analyse-request.jobs.ts'
import { createRunTask, runTaskJob } from '#features/tasks/run-task.jobs.ts'
import { sweepTasks, sweepTasksJob } from '#features/tasks/sweep-tasks.jobs.ts'
import { createMoveDemoShipments, moveDemoShipmentsJob } from '#features/tracking/move-demo-shipments.jobs.ts'
import {
  askAnewJob,
  createAskAnew,
  createPollCarrier,
  pollCarrierJob,
} from '#features/tracking/poll-carrier.jobs.ts'
import { createRenewLateness, renewLatenessJob } from '#features/tracking/renew-lateness.jobs.ts'
import { createTakeKeptMessages, takeKeptMessagesJob } from '#features/tracking/take-kept-messages.jobs.ts'
import { createWatchLeads, watchLeadsJob } from '#features/workqueue/leads/watch-leads.jobs.ts'
import { wakeWork, wakeWorkJob } from '#features/workqueue/wake-work.jobs.ts'
import { createWatchExceptions, watchExceptionsJob } from '#features/workqueue/watch-exceptions.jobs.ts'
import type { Log } from '#spine/config/log.ts'
import type { Secrets } from '#spine/config/secrets.ts'
import type { JobDefinition, JobHandler, Queue } from '#spine/jobs/job.ts'
import type { Jobs } from '#spine/jobs/start-jobs.ts'
import type { MailTransport } from '#spine/mail/mail.ts'
import { createSendMail, sendMailJob } from '#spine/mail/send-mail.jobs.ts'

export type WorkerParts = {
  services: AllServices
  transport: MailTransport
  secrets: Secrets
  log: Log
}

type RegisteredJob = { queue: Queue; startWorkers(jobs: Jobs, parts: WorkerParts): Promise<void> }

function register<Data extends object>(
  job: JobDefinition<Data>,
  handlerOf: (parts: WorkerParts) => JobHandler<Data>,
  batchSizeOf: (parts: WorkerParts) => number | undefined = () => job.batchSize,
): RegisteredJob {
  return {
    queue: job,
    startWorkers: (jobs, parts) => jobs.work({ ...job, batchSize: batchSizeOf(parts) }, handlerOf(parts)),
  }
}

const registeredJobs: readonly RegisteredJob[] = [
  register(sendMailJob, mailSender, ({ transport }) => transport.concurrency),
  register(refreshRatesJob, ({ services, log }) => createRefreshRates({ ...services, log })),
  register(announceCustomerJob, ({ services }) => createAnnounceCustomer(services)),
  register(answerTimesJob, ({ services }) => createAnswerTimes(services.actAs)),
  register(
    expireQuotesJob,
    ({ services }) =>
      () =>
        expireQuotes(services),
  ),
  register(
    warnOfExpiryJob,
    ({ services }) =>
      () =>
        warnOfExpiry(services),
  ),
  register(
    sendDueMailsJob,
    ({ services, log }) =>
      (_, signal) =>
        sendDueMails({ ...services, log }, signal),
  ),
  register(analyseRequestJob, ({ services }) => createAnalyseRequest(services)),
  register(moveDemoShipmentsJob, ({ services }) => createMoveDemoShipments(services)),
  register(deliverNotificationJob, ({ services, log }) => createDeliverNotification({ ...services, log })),
  register(textPhoneJob, ({ services, log }) => createTextPhone({ ...services, log })),
  register(
    staffDigestJob,
    ({ services }) =>
      () =>
        sendStaffDigests(services),
  ),
  register(runTaskJob, ({ services }) => createRunTask(services, services.taskKinds)),
  register(erasePersonJob, ({ services }) => createErasePerson(services)),
  register(
    eraseKeptJob,
    ({ services }) =>
      () =>
        eraseKept(services),
  ),
  register(
    sweepImportsJob,
    ({ services }) =>
      () =>
        sweepImports(services),
  ),
  register(
    sweepMergesJob,
    ({ services }) =>
      () =>
        sweepMerges(services),
  ),
  register(
    sweepTasksJob,
    ({ services }) =>
      () =>
        sweepTasks(services),
  ),
  register(pollCarrierJob, ({ services, log }) => createPollCarrier({ ...services, log })),
  register(askAnewJob, ({ services }) => createAskAnew(services)),
  register(takeKeptMessagesJob, ({ services }) => createTakeKeptMessages(services)),
  register(renewLatenessJob, ({ services }) => createRenewLateness(services)),
  register(watchExceptionsJob, ({ services }) => createWatchExceptions(services)),
  register(watchLeadsJob, ({ services }) => createWatchLeads(services)),
  register(
    wakeWorkJob,
    ({ services }) =>
      () =>
        wakeWork(services),
  ),
  register(sweepUploadsJob, ({ services, log }) => async () => {
    await sweepUploads({ ...services, log })
  }),
  register(
    sweepJob,
    ({ services }) =>
      (_, signal) =>
        sweep(services.actAs, services.config.keepDays, signal),
  ),
]

/** Created by the owner when the database is prepared. */
export const queues: readonly Queue[] = registeredJobs.map(({ queue }) => queue)

export async function startWorkers(jobs: Jobs, parts: WorkerParts): Promise<void> {
  for (const job of registeredJobs) await job.startWorkers(jobs, parts)
}

function mailSender({ services, transport, secrets, log }: WorkerParts): JobHandler<{ mail_id: string }> {
  const { actAs, readAs, emit, company, enqueue } = services
  const sender = async () => {
    const { name, email } = await company.get()
    return `${name} <${email}>`
  }
  const [failed, delivered] = [createAnnounceMailFailure(emit), createAnnounceMailDelivery(emit)]
  return createSendMail({
    transport,
    actAs,
    readAs,
    secrets,
    sender,
    // The record of a mail is a quote's or a customer's: each knows its own.
    announceFailure: async (tx, matter, failure) => {
      await failed(tx, matter, failure)
      const { reason, uncertain } = failure
      if (matter.record_id)
        await noteMailOutcome(tx, emit, matter.record_id, {
          state: uncertain ? 'uncertain' : 'failed',
          reason,
        })
    },
    announceDelivery: async (tx, recordId, to) => {
      await delivered(tx, recordId, to)
      await noteMailOutcome(tx, emit, recordId, { state: 'sent' })
    },
    enqueue,
    log,
  })
}
