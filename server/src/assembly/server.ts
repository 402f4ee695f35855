/** Puts one server process together: database, services, jobs, live connections, HTTP; it stops in the reverse order. */
import { join } from 'node:path'
import { visitsChanged } from '@kervan/domain/analytics/analytics.events.ts'
import { type Cleanup, createCleanup } from '#assembly/cleanup.ts'
import { createDemoWorld } from '#assembly/demo/demo-world.ts'
import { inboxTransport } from '#assembly/demo/inbox-transport.ts'
import { erasePerson, previewErasure } from '#assembly/erase-person.ts'
import { createHttp } from '#assembly/http-server.ts'
import { startWorkers } from '#assembly/jobs.ts'
import { exportableLists } from '#assembly/lists.ts'
import { mailExamples } from '#assembly/mail-examples.ts'
import { announceFailureWith } from '#assembly/mail-outcomes.ts'
import { createFileStore, createMailTransport, createModel } from '#assembly/outside-services.ts'
import { readOwnData, readOwnFiles } from '#assembly/own-data.ts'
import {
  createFollowers,
  findCustomerRecord,
  onCustomerSignedIn,
  startReactions,
} from '#assembly/reactions.ts'
import type { AllServices } from '#assembly/services.ts'
import { loadPublicPages } from '#assembly/site/public-pages.ts'
import { createTaskKinds } from '#assembly/tasks.ts'
import { forgetVisits } from '#features/analytics/forget-visits.ts'
import { createViewQueue } from '#features/analytics/view-queue.ts'
import { createVisitPlaces } from '#features/analytics/visit-places.ts'
import { createSessionReader } from '#features/auth/session-reader.ts'
import { startSessionWatch } from '#features/auth/session-watch.ts'
import { createSignInService } from '#features/auth/sign-in-service.ts'
import { deliverRules } from '#features/automations/deliver-rules.ts'
import { createRunWorker } from '#features/automations/engine/run-worker.ts'
import { rulesWithTemplate } from '#features/automations/rules-with-template.ts'
import { createWebhooks } from '#features/automations/webhooks/webhook-parts.ts'
import { beganAsGuest } from '#features/chat/began-as-guest.ts'
import { createCompanyCache } from '#features/company/company-cache.ts'
import { createFirstCompany } from '#features/company/create-first-company.ts'
import { withMailHistory } from '#features/customers/mail-history.ts'
import { createPreviewLinks } from '#features/documents/preview-links.ts'
import { createWording } from '#features/luna/model/create-wording.ts'
import { createCampaignSender } from '#features/newsletter/campaigns/campaign-sender.ts'
import { createSendLock } from '#features/newsletter/campaigns/send-lock.ts'
import { noteCampaignMailWith } from '#features/newsletter/measuring/note-bounced.ts'
import { createNewsletterLinks } from '#features/newsletter/newsletter-links.ts'
import { newsletterTimeline } from '#features/newsletter/newsletter-timeline.ts'
import { createConsentRegister } from '#features/newsletter/subscribers/consent-register.ts'
import { createChannels } from '#features/notifications/channels.ts'
import { wantsMail } from '#features/notifications/wants-mail.ts'
import { seedPlaces } from '#features/places/seed-places.ts'
import { endPdfThread } from '#features/quotes/offer-pdf/make-pdf.ts'
import { createRateFeed } from '#features/rates/rate-feed.ts'
import { refreshOldRates } from '#features/rates/rates.jobs.ts'
import { seedRates } from '#features/rates/seed-rates.ts'
import { hasGoodsUnderway } from '#features/shipments/goods-underway.ts'
import { createCarrierSource } from '#features/tracking/create-carrier-source.ts'
import { missedArrivals } from '#features/tracking/missed-arrivals.ts'
import { type Config, ConfigError } from '#spine/config/config.ts'
import type { Log } from '#spine/config/log.ts'
import type { Secrets } from '#spine/config/secrets.ts'
import { createSignedIds } from '#spine/config/signed-ids.ts'
import { createDataDoor, system } from '#spine/database/act-as.ts'
import { asSharedSession, asSystemSession, createPool, type DatabaseAccess } from '#spine/database/connect.ts'
import { sql } from '#spine/database/drizzle.ts'
import { createNumbers } from '#spine/database/numbers.ts'
import { createEmit } from '#spine/database/outbox.ts'
import { createTableCheck } from '#spine/database/read-tables.ts'
import { createSharedConnections, createSystemConnection } from '#spine/database/shared-connections.ts'
import { createSignal } from '#spine/database/signals.ts'
import { endDigestThread } from '#spine/files/digest-file.ts'
import { startJobs } from '#spine/jobs/start-jobs.ts'
import { createLimits } from '#spine/limits/limits.ts'
import { startFeed } from '#spine/live/feed.ts'
import { startFlusher } from '#spine/live/flusher.ts'
import { createSockets } from '#spine/live/sockets.ts'
import { createWhoIsHere } from '#spine/live/who-is-here.ts'
import { createMailAddresses } from '#spine/mail/inbound/mail-addresses.ts'
import { createQueueMail } from '#spine/mail/send-mail.jobs.ts'
import { createOpenLink } from '#spine/outgoing/open-link.ts'

export type ServerParts = {
  config: Config
  secrets: Secrets
  access: DatabaseAccess
  log: Log
  /** The built web app; without it only the API is served. */
  webFolder: string | undefined
  now?: () => number
  /** Given by a caller who wants to be able to stop the server while it is starting. */
  cleanup?: Cleanup
}
export type Server = { port: number; services: AllServices; stop(): Promise<void> }

/** A separate pool, since checking a password takes a tenth of a second. */
const signInConnections = 8

/** Loading the sign-in library takes some tenths of a second: neither the start nor the first sign-in should wait for it. */
const signInPreloadMs = 1_000

/** Longer than any statement may take; together with the jobs' limit a stop takes less than ten seconds. */
const drainLimitMs = 5_500

export async function startServer({
  config,
  secrets,
  access,
  log,
  webFolder,
  now = Date.now,
  cleanup = createCleanup(),
}: ServerParts): Promise<Server> {
  const visitPlaces = await createVisitPlaces(config.cityDatabase)
  const pool = createPool(access, config.databasePool, (error) =>
    log.warn({ err: error }, 'database connection'),
  )
  cleanup.add(() => pool.end())
  const shared = createSharedConnections(asSharedSession(access))
  cleanup.add(shared.close)
  const lookUps = createSystemConnection(asSystemSession(access, 'look-ups'))
  cleanup.add(lookUps.close)
  const signInPool = createPool(access, signInConnections, (error) =>
    log.warn({ err: error }, 'database connection of sign-in'),
  )
  cleanup.add(() => signInPool.end())
  const { actAs, readAs } = createDataDoor(pool)
  if (config.mode === 'demo') await createDemoWorld(actAs, config.staffEmailDomains)
  else await createFirstCompany(actAs, config.staffEmailDomains)

  await seedPlaces(actAs)
  await seedRates(actAs)
  await deliverRules(actAs, config.mode === 'demo')

  const flusher = startFlusher(asSystemSession(access, 'flusher'), log)
  cleanup.add(flusher.stop)
  const emit = createEmit(
    flusher.wake,
    createFollowers(() => services),
  )
  const files = await createFileStore(config)
  const transport = await createMailTransport(config, files, (outside) =>
    inboxTransport(actAs, emit, outside),
  )
  cleanup.add(transport.close)
  const jobs = await startJobs(access, log)
  cleanup.add(jobs.stop)
  // Counters do not wait for the disk; a crash loses a fraction of a second.
  const counting = createSystemConnection(asSystemSession(access, 'limits', '-c synchronous_commit=off'))
  cleanup.add(counting.close)
  const limits = createLimits(config.limits, counting.query)
  const signal = createSignal(lookUps.query)
  const tellOfVisits = () => signal(visitsChanged, ['staff'], {})
  /** Whoever looks at a visit that is gone learns of it at once. */
  const tellOfGoneVisits = () => {
    tellOfVisits().catch((error: Error) => log.warn({ err: error }, 'gone visits not told'))
  }
  const views = createViewQueue({ actAs, log, onWritten: tellOfVisits })
  cleanup.add(views.stop)
  cleanup.add(endPdfThread)
  cleanup.add(endDigestThread)
  const runWorker = createRunWorker(log)
  cleanup.add(runWorker.stop)
  const campaignSender = createCampaignSender(createSendLock(asSystemSession(access, 'campaigns')), log)
  cleanup.add(campaignSender.stop)
  const company = createCompanyCache(shared.queryAs, webFolder)
  const whoIsHere = createWhoIsHere(signal)
  // Counted once there are any.
  const connections = { count: () => 0 }
  const services: AllServices = {
    config,
    company,
    rateFeed: createRateFeed(config),
    consentRegister: createConsentRegister(config),
    carrierSource: createCarrierSource({ config, actAs, emit, limits }),
    actAs,
    readAs,
    queryAs: shared.queryAs,
    emit,
    signal,
    isHere: whoIsHere.isHere,
    limits,
    numbers: createNumbers(lookUps.query),
    enqueue: jobs.enqueue,
    queueMail: withMailHistory(createQueueMail(secrets, jobs.enqueue)),
    files,
    signIn: createSignInService({
      actAs: createDataDoor(signInPool).actAs,
      secrets,
      publicUrl: config.publicUrl,
      onCustomerSignedIn,
      findCustomerRecord,
    }),
    readOwnData,
    forgetMeasured: async (tx, whom) => {
      if (await forgetVisits(tx, whom)) tx.afterCommit(tellOfGoneVisits)
    },
    readOwnFiles,
    erasePerson: (tx, ...whom) => {
      tx.afterCommit(tellOfGoneVisits)
      return erasePerson(tx, ...whom)
    },
    previewErasure,
    hasGoodsUnderway,
    beganAsGuest,
    timelineSources: newsletterTimeline,
    views,
    visitPlaces,
    connections,
    driverLinkIds: createSignedIds(secrets, 'driver link'),
    shareLinkIds: createSignedIds(secrets, 'share link'),
    previewLinks: createPreviewLinks(secrets),
    apiKeyIds: createSignedIds(secrets, 'api key'),
    lostQuoteIds: createSignedIds(secrets, 'lost quote'),
    webhooks: createWebhooks(config, secrets),
    openLink: createOpenLink({ allowLoopback: config.loopbackWebhooks }),
    newsletterLinks: createNewsletterLinks(secrets, config.publicUrl),
    campaignSender,
    inboundMail: {
      keys: inboundKeys(config, secrets),
      addresses: createMailAddresses(secrets, config.inboundMailDomain),
      announceFailure: announceFailureWith(emit),
      noteCampaignMail: noteCampaignMailWith({ emit, company }),
    },
    mailExamples,
    channels: createChannels(config, secrets),
    wording: createWording({ model: await createModel(config), actAs, log }),
    wantsMail,
    rulesWithTemplate,
    missedArrivals,
    lists: exportableLists,
    taskKinds: createTaskKinds({ actAs, emit, files, company, readOwnData, readOwnFiles }),
    runWorker,
  }

  await startWorkers(jobs, { services, transport, secrets, log })
  runWorker.start({ ...services, log })
  campaignSender.start(
    { ...services, returnTo: (id) => services.inboundMail.addresses.address('bounce', id) },
    transport,
  )
  await refreshOldRates(services)

  const feed = await startFeed(asSystemSession(access, 'feed'), log)
  cleanup.add(feed.stop)
  const sockets = createSockets(feed, log)
  whoIsHere.listen(feed, sockets)
  connections.count = sockets.count
  const pages = webFolder ? await loadPublicPages(webFolder, config, readAs) : undefined
  startReactions({ feed, sockets, pages, company: services.company, log })
  const sessionWatch = startSessionWatch({ readAs, sockets, log })
  cleanup.add(sessionWatch.stop)

  let draining = false
  const http = await createHttp({
    services,
    readSession: createSessionReader({ query: lookUps.query, actAs, secrets, now, log }),
    sockets,
    livePosition: feed.position,
    pool,
    health: {
      draining: () => draining,
      checks: {
        database: () => readAs(system, (db) => db.execute(sql`select 1`)),
        tables: createTableCheck(asSystemSession(access, 'readiness', '-c lock_timeout=1s')),
        'file store': services.files.check,
      },
    },
    measured: {
      sockets: sockets.count,
      poolTotal: () => pool.totalCount,
      poolWaiting: () => pool.waitingCount,
      deadLetters: jobs.deadLetters,
      outboxLag: async () => {
        const oldest = sql`select coalesce(extract(epoch from now() - min(at)), 0)::float as lag from outbox where position is null`
        const { rows } = await readAs(system, (db) => db.execute<{ lag: number }>(oldest))
        return rows[0]?.lag ?? 0
      },
    },
    site: webFolder && pages ? { folder: webFolder, pages } : undefined,
    log,
  })
  cleanup.add(async () => {
    draining = true
    sockets.stop()
    // Node closes idle connections only once; those that become idle later would delay the stop.
    const idleTimer = setInterval(() => http.server.closeIdleConnections(), 50)
    // A client that has started a request and fallen silent must not prevent the stop.
    const limit = setTimeout(() => http.server.closeAllConnections(), drainLimitMs)
    await http.close()
    clearInterval(idleTimer)
    clearTimeout(limit)
  })
  await http.listen({ port: config.port, host: config.host }).catch(refuseAddress(config))
  const preload = setTimeout(() => {
    services.signIn.library('portal').catch((error: Error) => log.error({ err: error }, 'sign-in library'))
  }, signInPreloadMs)
  cleanup.add(() => clearTimeout(preload))
  const address = http.server.address()

  return {
    port: typeof address === 'object' && address ? address.port : config.port,
    services,
    stop: cleanup.run,
  }
}

/** A demo answers in its own inbox, with a key that nobody else has. */
const inboundKeys = ({ inboundMailKeys, mode }: Config, secrets: Secrets): readonly Buffer[] =>
  inboundMailKeys.length === 0 && mode === 'demo' ? [secrets.key('inbound mail')] : inboundMailKeys

function refuseAddress({ port, host }: Config) {
  return (error: NodeJS.ErrnoException): never => {
    if (error.code === 'EADDRINUSE') throw new ConfigError(`PORT: ${port} is in use by another program`)
    if (error.code === 'EACCES') throw new ConfigError(`PORT: ${port} may not be opened by this user`)
    if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
      throw new ConfigError(`HOST: ${host} is no address of this machine`)
    throw error
  }
}

export const builtWeb = join(import.meta.dirname, '..', '..', '..', 'web', 'dist')
