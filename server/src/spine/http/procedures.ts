/** How the contract is implemented: the door of each procedure is checked before its input is looked at. */
import type { Person } from '@kervan/domain/access/person.ts'
import { mayEnter, type Surface } from '@kervan/domain/access/roles.ts'
import { contract } from '@kervan/domain/contract.ts'
import { problems } from '@kervan/domain/problems.ts'
import { idempotencyHeader } from '@kervan/domain/procedure.ts'
import { implement, ORPCError } from '@orpc/server'
import type { PersonalData } from '#assembly/own-data.ts'
import type { ViewQueue } from '#features/analytics/view-queue.ts'
import type { SignInDesk } from '#features/auth/sign-in-desk.ts'
import type { CompanyMemory } from '#features/company/company-memory.ts'
import type { NewsletterLinks } from '#features/newsletter/newsletter-tokens.ts'
import type { Channels } from '#features/notifications/channels.ts'
import type { Config } from '#spine/config/config.ts'
import type { Log } from '#spine/config/log.ts'
import type { ActAs, Outsider, ReadAs } from '#spine/database/act-as.ts'
import type { Numbers } from '#spine/database/numbers.ts'
import type { Emit } from '#spine/database/outbox.ts'
import type { SharedRead } from '#spine/database/pipeline/shared-reader.ts'
import type { Ask } from '#spine/database/system-line.ts'
import type { FileStore } from '#spine/files/files.ts'
import { isStorable } from '#spine/http/storable-text.ts'
import type { Enqueue } from '#spine/jobs/job.ts'
import type { Limits } from '#spine/limits/limits.ts'
import type { QueueMail } from '#spine/mail/send-mail.jobs.ts'

/** What handlers work with. Made once per process, in server.ts. */
export type Services = {
  config: Config
  company: CompanyMemory
  actAs: ActAs
  readAs: ReadAs
  readShared: SharedRead
  /** A short look-up by the house itself, over a line that many share. */
  lookUp: Ask
  emit: Emit
  queueMail: QueueMail
  limits: Limits
  numbers: Numbers
  enqueue: Enqueue
  files: FileStore
  signIn: SignInDesk
  personalData: PersonalData
  views: Pick<ViewQueue, 'add'>
  newsletterLinks: NewsletterLinks
  channels: Channels
}

export type CallContext = {
  services: Services
  actor: Outsider
  person: Person | null
  surface: Surface
  /** The caller's network: the key of limits per network. */
  network: string
  /** What is known of the browser or program that calls. */
  browser: { address: string; userAgent: string; cookies: string | undefined }
  setCookie(line: string): void
  log: Pick<Log, 'info' | 'warn'>
  idempotencyKey: string | undefined
  /** Name of the procedure, set at its door. */
  procedure: string
}

export const api = implement(contract)
  .$context<CallContext>()
  .use(({ context, procedure, path, next }, input) => {
    const { door = 'admin', demoOnly, creates } = procedure['~orpc'].meta
    if (demoOnly && context.services.config.mode !== 'demo')
      throw new ORPCError('NOT_FOUND', problems.NOT_FOUND)
    if (!mayEnter(door, context.actor.role)) {
      const code = context.person ? 'FORBIDDEN' : 'UNAUTHORIZED'
      throw new ORPCError(code, problems[code])
    }
    if (!isStorable(input)) refuse('', 'Metin, saklanamayan karakterler içeriyor.')
    if (creates && !isKey(context.idempotencyKey))
      refuse(idempotencyHeader, 'Anahtar 8-128 harf, rakam, tire veya alt çizgiden oluşur.')
    return next({ context: { procedure: path.join('.') } })
  })

function isKey(key: string | undefined): boolean {
  return key === undefined || /^[\w-]{8,128}$/.test(key)
}

function refuse(path: string, message: string): never {
  throw new ORPCError('BAD_REQUEST', { ...problems.BAD_REQUEST, data: { issues: [{ path, message }] } })
}
