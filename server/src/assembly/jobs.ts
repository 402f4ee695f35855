/** The list of all jobs with their handlers: a job in this list has a queue and workers. */

import { announceDeliveryWith } from '#assembly/mail-outcomes.ts'
import type { AllServices } from '#assembly/services.ts'
import { sweep, sweepJob } from '#assembly/sweep.jobs.ts'
import { rollUpVisits, rollUpVisitsJob } from '#features/analytics/roll-up.jobs.ts'
import { runSchedules, runSchedulesJob } from '#features/automations/engine/run-schedules.jobs.ts'
import { deliverWebhooks, deliverWebhooksJob } from '#features/automations/webhooks/deliver-webhooks.jobs.ts'
import { createFreezeBenchmark, freezeBenchmarkJob } from '#features/benchmark/freeze-benchmark.jobs.ts'
import { sweepReports, sweepReportsJob } from '#features/benchmark/sweep-reports.jobs.ts'
import { forgetSilentGuests, forgetSilentGuestsJob } from '#features/chat/forget-silent-guests.jobs.ts'
import { sweepInboundMails, sweepInboundMailsJob } from '#features/chat/mail/sweep-inbound-mails.jobs.ts'
import { createTellUnread, tellUnreadJob } from '#features/chat/mail/tell-unread.jobs.ts'
import { wakeConversations, wakeConversationsJob } from '#features/chat/office/wake-conversations.jobs.ts'
import { announceCustomerJob, createAnnounceCustomer } from '#features/customers/announce-customer.jobs.ts'
import {
  createErasePerson,
  eraseKept,
  eraseKeptJob,
  erasePersonJob,
} from '#features/customers/data-requests/erase-person.jobs.ts'
import { createGreetCustomer, greetCustomerJob } from '#features/customers/greet-customer.jobs.ts'
import { sweepImports, sweepImportsJob } from '#features/customers/imports/sweep-imports.jobs.ts'
import { sweepMerges, sweepMergesJob } from '#features/customers/merges/sweep-merges.jobs.ts'
import { askMissingPapers, askMissingPapersJob } from '#features/documents/ask-missing-papers.jobs.ts'
import { createDigestDocument, digestDocumentJob } from '#features/documents/digest-document.jobs.ts'
import { sweepUploads, sweepUploadsJob } from '#features/documents/sweep-uploads.jobs.ts'
import { createLunaFindings, lunaFindingsJob } from '#features/luna/luna-findings.jobs.ts'
import { knownWaits } from '#features/luna/ports/port-states.ts'
import { createPortWaits, portWaitsJob } from '#features/luna/ports/port-waits.jobs.ts'
import { createPredictions, predictionsJob } from '#features/luna/predictions/predictions.jobs.ts'
import { startScheduled, startScheduledJob } from '#features/newsletter/campaigns/start-scheduled.jobs.ts'
import {
  createFetchRefusals,
  fetchRefusalsJob,
} from '#features/newsletter/subscribers/fetch-refusals.jobs.ts'
import {
  createDeliverNotification,
  deliverNotificationJob,
} from '#features/notifications/deliver-notification.jobs.ts'
import { sendStaffDigests, staffDigestJob } from '#features/notifications/staff-digest.jobs.ts'
import { createTextPhone, textPhoneJob } from '#features/notifications/text-phone.jobs.ts'
import { answerTimesJob, createAnswerTimes } from '#features/quotes/answer-times.jobs.ts'
import { askLostCustomers, askLostCustomersJob } from '#features/quotes/ask-lost-customers.jobs.ts'
import { expireQuotes, expireQuotesJob } from '#features/quotes/expire-quotes.jobs.ts'
import { remindOfQuotes, remindOfQuotesJob } from '#features/quotes/remind-of-quotes.jobs.ts'
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
import { assignRequestsJob, createAssignRequests } from '#features/workqueue/assign-requests.jobs.ts'
import { createWatchLeads, watchLeadsJob } from '#features/workqueue/leads/watch-leads.jobs.ts'
import { wakeWork, wakeWorkJob } from '#features/workqueue/wake-work.jobs.ts'
import { warnOfPromise, warnOfPromiseJob } from '#features/workqueue/warn-of-promise.jobs.ts'
import { createWatchExceptions, watchExceptionsJob } from '#features/workqueue/watch-exceptions.jobs.ts'
import { sendWeeklyReport, weeklyReportJob } from '#features/workqueue/weekly-report.jobs.ts'
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
  register(analyseRequestJob, ({ services }) => createAnalyseRequest({ ...services, readWaits: knownWaits })),
  register(moveDemoShipmentsJob, ({ services }) => createMoveDemoShipments(services)),
  register(deliverNotificationJob, ({ services, log }) => createDeliverNotification({ ...services, log })),
  register(tellUnreadJob, ({ services }) => createTellUnread(services)),
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
  register(
    rollUpVisitsJob,
    ({ services }) =>
      (_, signal) =>
        rollUpVisits(services.actAs, new Date(), signal),
  ),
  register(freezeBenchmarkJob, ({ services }) => createFreezeBenchmark(services.actAs)),
  register(
    sweepReportsJob,
    ({ services }) =>
      (_, signal) =>
        sweepReports(services.files, new Date(), signal),
  ),
  register(portWaitsJob, ({ services }) => createPortWaits(services.actAs)),
  register(predictionsJob, ({ services }) => createPredictions(services.actAs)),
  register(lunaFindingsJob, ({ services }) => createLunaFindings(services)),
  register(watchLeadsJob, ({ services }) => createWatchLeads(services)),
  register(
    deliverWebhooksJob,
    ({ services }) =>
      (_, signal) =>
        deliverWebhooks(services, signal),
  ),
  register(greetCustomerJob, ({ services }) => createGreetCustomer(services)),
  register(
    askMissingPapersJob,
    ({ services }) =>
      (_, signal) =>
        askMissingPapers(services, signal),
  ),
  register(
    remindOfQuotesJob,
    ({ services }) =>
      () =>
        remindOfQuotes(services),
  ),
  register(
    askLostCustomersJob,
    ({ services }) =>
      () =>
        askLostCustomers(services),
  ),
  register(
    weeklyReportJob,
    ({ services }) =>
      () =>
        sendWeeklyReport(services),
  ),
  register(assignRequestsJob, ({ services }) => createAssignRequests(services)),
  register(
    warnOfPromiseJob,
    ({ services }) =>
      () =>
        warnOfPromise(services),
  ),
  register(
    wakeWorkJob,
    ({ services }) =>
      () =>
        wakeWork(services),
  ),
  register(
    wakeConversationsJob,
    ({ services }) =>
      () =>
        wakeConversations(services),
  ),
  register(
    sweepInboundMailsJob,
    ({ services }) =>
      () =>
        sweepInboundMails(services),
  ),
  register(
    forgetSilentGuestsJob,
    ({ services }) =>
      () =>
        forgetSilentGuests(services),
  ),
  register(
    runSchedulesJob,
    ({ services }) =>
      () =>
        runSchedules(services),
  ),
  register(
    startScheduledJob,
    ({ services }) =>
      () =>
        startScheduled(services),
  ),
  register(fetchRefusalsJob, ({ services, log }) => createFetchRefusals({ ...services, log })),
  register(digestDocumentJob, ({ services }) => createDigestDocument(services)),
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
  const { actAs, readAs, emit, company, enqueue, inboundMail } = services
  const sender = async () => {
    const { name, email } = await company.get()
    return `${name} <${email}>`
  }
  return createSendMail({
    transport,
    actAs,
    readAs,
    secrets,
    sender,
    returnTo: (mailId) => inboundMail.addresses.address('bounce', mailId),
    announceFailure: inboundMail.announceFailure,
    announceDelivery: announceDeliveryWith(emit),
    enqueue,
    log,
  })
}
