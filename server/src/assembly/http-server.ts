/** The HTTP server: first the checks for every request, then health, metrics, API, live connections and the site. */
import { randomUUID } from 'node:crypto'
import { maxHeaderSize } from 'node:http'
import compress from '@fastify/compress'
import websocket from '@fastify/websocket'
import { livePath } from '@kervan/domain/live/live-messages.ts'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type pg from 'pg'
import { router } from '#assembly/api.ts'
import { registerInboxMail } from '#assembly/demo/inbox-mail-route.ts'
import { registerOpenApi } from '#assembly/openapi/openapi-route.ts'
import type { AllServices } from '#assembly/services.ts'
import { registerOfflineFile } from '#assembly/site/offline-file.ts'
import type { PublicPages } from '#assembly/site/public-pages.ts'
import { registerSiteFiles } from '#assembly/site/site-files.ts'
import { registerSite } from '#assembly/site/site-route.ts'
import { registerBenchmarkFiles } from '#features/benchmark/report-files-route.ts'
import { guestAudience } from '#features/chat/chat-seat.ts'
import { registerInboundMail } from '#features/chat/mail/inbound-mail-route.ts'
import { registerKeptMails } from '#features/chat/mail/kept-mail-route.ts'
import { registerMailTextPage } from '#features/company/mail-text-page-route.ts'
import { registerImportFiles } from '#features/customers/imports/import-file-route.ts'
import { registerWrongRows } from '#features/customers/imports/wrong-rows-route.ts'
import { registerDocumentFiles } from '#features/documents/document-file-route.ts'
import { registerDocumentArchives } from '#features/documents/documents-zip-route.ts'
import { registerPhotos } from '#features/documents/photo-route.ts'
import { registerUploadFiles } from '#features/documents/upload-file-route.ts'
import { registerUploads } from '#features/documents/upload-route.ts'
import { registerCampaignPictures } from '#features/newsletter/campaigns/campaign-pictures.ts'
import { registerCampaignHits } from '#features/newsletter/measuring/hit-route.ts'
import { registerSubscriberImports } from '#features/newsletter/subscribers/import-file-route.ts'
import { registerUnsubscribeRoute } from '#features/newsletter/unsubscribe-route.ts'
import { registerEvidencePdf } from '#features/quotes/evidence/evidence-pdf-route.ts'
import { registerMailPreview } from '#features/quotes/mail-preview-route.ts'
import { registerOfferPdf } from '#features/quotes/offer-pdf/offer-pdf-route.ts'
import { registerTaskFiles } from '#features/tasks/task-file-route.ts'
import { registerCarrierWebhook } from '#features/tracking/carrier-webhook.ts'
import { registerDriverPhotos } from '#features/tracking/driver-photo-route.ts'
import { registerPartnerEvents } from '#features/tracking/partner-events.ts'
import type { Log } from '#spine/config/log.ts'
import { registerApi } from '#spine/http/api-route.ts'
import { type Health, registerHealth } from '#spine/http/health.ts'
import { type MetricSources, registerMetrics } from '#spine/http/metrics.ts'
import { registerOverload } from '#spine/http/overload.ts'
import { answerProblem, registerProblemAnswers } from '#spine/http/problem-answer.ts'
import { refuseBrokenAddress, refuseBrokenHttp } from '#spine/http/refuse-broken-requests.ts'
import { bodyLimit, registerRequestGuard } from '#spine/http/request-guard.ts'
import { registerSecurityHeaders } from '#spine/http/security-headers.ts'
import type { ReadSession } from '#spine/http/session.ts'
import { registerSlowClients, slowestClientMs } from '#spine/http/slow-clients.ts'
import { registerLive } from '#spine/live/live-route.ts'
import type { Sockets } from '#spine/live/sockets.ts'

export type HttpParts = {
  services: AllServices
  readSession: ReadSession
  sockets: Sockets
  livePosition: () => number
  pool: pg.Pool
  health: Health
  measured: MetricSources
  /** Undefined in development, where the web app has its own server. */
  site: { folder: string; pages: PublicPages } | undefined
  log: Log
}

const socketOptions = {
  /** A larger frame closes the socket with 1009. */
  maxPayload: 64 * 1024,
  /** How long a client may take to answer a close, so that a sleeping one does not delay a stop. */
  closeTimeout: 2_000,
  perMessageDeflate: false,
}

export async function createHttp(parts: HttpParts): Promise<FastifyInstance> {
  const { config } = parts.services
  const app = Fastify({
    loggerInstance: parts.log as FastifyBaseLogger,
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxy.length > 0 ? [...config.trustedProxy] : false,
    bodyLimit,
    // As long as a request's head may be, so that a wrong id is refused as one whatever its length.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: maxHeaderSize },
    requestTimeout: slowestClientMs,
    connectionTimeout: slowestClientMs,
    keepAliveTimeout: 72_000,
    // During a stop, calls over open connections are still served; then the connections close.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    frameworkErrors: refuseBrokenAddress,
    clientErrorHandler: refuseBrokenHttp,
    http: {
      // How often overdue bodies are looked for.
      connectionsCheckingInterval: 2_000,
      // At other addresses an upgrade header is ignored.
      shouldUpgradeCallback: ({ url }) => url?.split('?')[0] === livePath,
    },
  })
  app.removeContentTypeParser('text/plain')
  registerProblemAnswers(app)
  await registerSecurityHeaders(app, config, parts.site?.pages.inlineScript)
  registerSlowClients(app)
  registerRequestGuard(app, config, parts.pool)
  await registerOverload(app)
  await app.register(compress, {
    threshold: 1024,
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { 1: 4 } },
  })

  registerHealth(app, parts.health)
  registerMetrics(app, config, parts.measured)
  registerOpenApi(app, config)
  const { sockets, readSession } = parts
  // In a scope of its own, so that the plugin's hooks do not run for every call.
  await app.register(async (scope) => {
    await scope.register(websocket, { options: socketOptions })
    const readGuest = (cookies: string | undefined) => guestAudience(parts.services, cookies)
    registerLive(scope, { config, sockets, readSession, readGuest, limits: parts.services.limits })
  })
  registerApi(app, { router, services: parts.services, readSession, livePosition: parts.livePosition })
  registerMailTextPage(app, { services: parts.services, readSession })
  registerMailPreview(app, { services: parts.services, readSession })
  registerTaskFiles(app, { services: parts.services, readSession })
  await registerImportFiles(app, { services: parts.services, readSession })
  registerWrongRows(app, { services: parts.services, readSession })
  await registerUploads(app, { services: parts.services, readSession })
  registerPhotos(app, parts.services)
  registerCampaignPictures(app, parts.services)
  registerUploadFiles(app, { services: parts.services, readSession })
  registerDocumentFiles(app, { services: parts.services, readSession })
  registerDocumentArchives(app, { services: parts.services, readSession })
  registerOfferPdf(app, { services: parts.services, readSession })
  registerBenchmarkFiles(app, { services: parts.services, readSession })
  registerEvidencePdf(app, { services: parts.services, readSession })
  registerKeptMails(app, { services: parts.services, readSession })
  await registerUnsubscribeRoute(app, parts.services, parts.site?.pages)
  registerCampaignHits(app, parts.services)
  await registerSubscriberImports(app, { services: parts.services, readSession })
  await registerCarrierWebhook(app, parts.services)
  await registerInboundMail(app, parts.services)
  await registerPartnerEvents(app, parts.services)
  await registerDriverPhotos(app, parts.services)
  if (config.mode === 'demo') registerInboxMail(app, parts.services)
  if (parts.site) {
    const { folder, pages } = parts.site
    registerSiteFiles(app, pages, config.publicUrl)
    await registerOfflineFile(app, {
      folder,
      pages,
      publicUrl: config.publicUrl,
      readAs: parts.services.readAs,
    })
    await registerSite(app, folder, pages, readSession, parts.services.views)
  } else app.setNotFoundHandler((request, reply) => answerProblem(request, reply, 'NOT_FOUND'))
  return app
}
