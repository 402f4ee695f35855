/** One server process, put together: database → services → jobs → live → http, and the same way back down. */
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { type Closing, createClosing } from '#assembly/closing.ts'
import { makeDemoWorld } from '#assembly/demo/demo-world.ts'
import { inboxTransport } from '#assembly/demo/inbox-transport.ts'
import { createHttp } from '#assembly/http-server.ts'
import { startWorkers } from '#assembly/jobs.ts'
import { createFileStore, createTransport } from '#assembly/outside-services.ts'
import { readOwnData } from '#assembly/own-data.ts'
import { createFollowers, onCustomerSignedIn, startReactions } from '#assembly/reactions.ts'
import type { AllServices } from '#assembly/services.ts'
import { loadPublicPages } from '#assembly/site/public-pages.ts'
import { createViewQueue } from '#features/analytics/view-queue.ts'
import { createSessionReader } from '#features/auth/session-reader.ts'
import { startSessionWatch } from '#features/auth/session-watch.ts'
import { createSignInService } from '#features/auth/sign-in-service.ts'
import { createCompanyCache } from '#features/company/company-cache.ts'
import { createFirstCompany } from '#features/company/create-first-company.ts'
import { createNewsletterLinks } from '#features/newsletter/newsletter-links.ts'
import { createChannels } from '#features/notifications/channels.ts'
import { wantsMail } from '#features/notifications/wants-mail.ts'
import { seedPlaces } from '#features/places/seed-places.ts'
import { type Config, ConfigError } from '#spine/config/config.ts'
import type { Log } from '#spine/config/log.ts'
import type { Secrets } from '#spine/config/secrets.ts'
import { createDataDoor, system } from '#spine/database/act-as.ts'
import { asSharedSession, asSystemSession, createPool, type DatabaseAccess } from '#spine/database/connect.ts'
import { createNumbers } from '#spine/database/numbers.ts'
import { createEmit } from '#spine/database/outbox.ts'
import { createSharedConnections } from '#spine/database/shared-connections.ts'
import { startJobs } from '#spine/jobs/start-jobs.ts'
import { createLimits } from '#spine/limits/limits.ts'
import { startFeed } from '#spine/live/feed.ts'
import { startFlusher } from '#spine/live/flusher.ts'
import { createSockets } from '#spine/live/sockets.ts'
import { createQueueMail } from '#spine/mail/send-mail.jobs.ts'

export type ServerParts = {
  config: Config
  secrets: Secrets
  access: DatabaseAccess
  log: Log
  /** The built web app; without it only the API is served. */
  webFolder: string | undefined
  now?: () => number
  /** Where to note what has been opened: whoever starts a server can then stop it at any point. */
  closing?: Closing
}
export type Server = { port: number; services: AllServices; stop(): Promise<void> }

/** Their statements are planned once, when the tables may still be empty, and must be right when they are not. */
const byIndex = '-c enable_seqscan=off -c enable_bitmapscan=off -c plan_cache_mode=force_generic_plan'

/** More would only take turns on the machine's cores; with two, a slow statement holds up at most half of them. */
const sharedConnections = 2

/** Of its own, since a password takes a tenth of a second to check. */
const signInConnections = 8

/** Longer than any statement may take; with the jobs' own limit a stop stays within ten seconds. */
const drainLimitMs = 5_500

export async function startServer({
  config,
  secrets,
  access,
  log,
  webFolder,
  now = Date.now,
  closing = createClosing(),
}: ServerParts): Promise<Server> {
  const pool = createPool(access, config.databasePool, (error) =>
    log.warn({ err: error }, 'database connection'),
  )
  closing.add(() => pool.end())
  const shared = createSharedConnections(asSharedSession(access), sharedConnections)
  closing.add(shared.close)
  const signInPool = createPool(access, signInConnections, (error) =>
    log.warn({ err: error }, 'database connection of sign-in'),
  )
  closing.add(() => signInPool.end())
  const { actAs, readAs } = createDataDoor(pool)
  if (config.mode === 'demo') await makeDemoWorld(actAs, config.staffEmailDomains)
  else await createFirstCompany(actAs, config.staffEmailDomains)

  await seedPlaces(actAs)

  const flusher = startFlusher(asSystemSession(access, 'flusher', byIndex), log)
  closing.add(flusher.stop)
  const emit = createEmit(
    flusher.wake,
    createFollowers(() => services),
  )
  const transport = await createTransport(config, (outside) => inboxTransport(actAs, emit, outside))
  closing.add(transport.close)
  const jobs = await startJobs(access, log)
  closing.add(jobs.stop)
  // Counting does not wait for the disk: what a crash forgets is a fraction of a second.
  const counting = createSharedConnections(asSharedSession(access, '-c synchronous_commit=off'), 1)
  closing.add(counting.close)
  const limits = createLimits(config.limits, counting.queryAs)
  const views = createViewQueue({ actAs, log })
  closing.add(views.stop)
  const services: AllServices = {
    config,
    company: createCompanyCache(shared.queryAs),
    actAs,
    readAs,
    queryAs: shared.queryAs,
    emit,
    limits,
    numbers: createNumbers(shared.queryAs),
    enqueue: jobs.enqueue,
    queueMail: createQueueMail(secrets, jobs.enqueue),
    files: await createFileStore(config),
    signIn: createSignInService({
      actAs: createDataDoor(signInPool).actAs,
      secrets,
      publicUrl: config.publicUrl,
      onCustomerSignedIn,
    }),
    readOwnData,
    views,
    newsletterLinks: createNewsletterLinks(secrets, config.publicUrl),
    channels: createChannels(config, secrets),
    wantsMail,
  }

  await startWorkers(jobs, { services, transport, secrets, log })

  const feed = await startFeed(asSystemSession(access, 'feed', byIndex), log)
  closing.add(feed.stop)
  const sockets = createSockets(feed, log)
  const pages = webFolder ? await loadPublicPages(webFolder, config, readAs) : undefined
  startReactions({ feed, sockets, pages, company: services.company, log })
  const sessionWatch = startSessionWatch({ readAs, sockets, log })
  closing.add(sessionWatch.stop)

  let draining = false
  const http = await createHttp({
    services,
    readSession: createSessionReader({ queryAs: shared.queryAs, actAs, secrets, now, log }),
    sockets,
    pool,
    health: {
      draining: () => draining,
      check: async () => {
        await Promise.all([readAs(system, (db) => db.execute(sql`select 1`)), services.files.check()])
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
  closing.add(async () => {
    draining = true
    sockets.stop()
    // Node closes idle connections once; those that become idle after their last answer would hold us up until they time out.
    const reaper = setInterval(() => http.server.closeIdleConnections(), 50)
    // Calls under way get this long; a peer that started a request and fell silent must not keep us from stopping.
    const limit = setTimeout(() => http.server.closeAllConnections(), drainLimitMs)
    await http.close()
    clearInterval(reaper)
    clearTimeout(limit)
  })
  await http.listen({ port: config.port, host: config.host }).catch(refuseAddress(config))
  services.signIn.library('portal').catch((error: Error) => log.error({ err: error }, 'sign-in library'))
  const address = http.server.address()

  return {
    port: typeof address === 'object' && address ? address.port : config.port,
    services,
    stop: closing.all,
  }
}

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
