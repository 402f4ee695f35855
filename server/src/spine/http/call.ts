/** The context of a handler: who calls, on which surface, and the services of the process. */
import type { Person } from '@kervan/domain/access/person.ts'
import type { Door, Surface } from '@kervan/domain/access/roles.ts'
import type { Config } from '#spine/config/config.ts'
import type { Log } from '#spine/config/log.ts'
import type { ActAs, Outsider, ReadAs, SignedInActor } from '#spine/database/act-as.ts'
import type { Numbers } from '#spine/database/numbers.ts'
import type { Emit } from '#spine/database/outbox.ts'
import type { QueryAs } from '#spine/database/shared-connections.ts'
import type { Signal } from '#spine/database/signals.ts'
import type { FileStore } from '#spine/files/files.ts'
import type { Enqueue } from '#spine/jobs/job.ts'
import type { Limits } from '#spine/limits/limits.ts'
import type { QueueMail } from '#spine/mail/send-mail.jobs.ts'

/** What the spine offers to every feature. A feature that needs more names it: `Services & WithCompany`. */
export type Services = {
  config: Config
  actAs: ActAs
  readAs: ReadAs
  /** One short statement, over connections that all calls share. */
  queryAs: QueryAs
  emit: Emit
  signal: Signal
  queueMail: QueueMail
  limits: Limits
  numbers: Numbers
  enqueue: Enqueue
  files: FileStore
}

type AnyCall<More> = {
  services: Services & More
  surface: Surface
  /** The caller's network, by which limits are counted. */
  network: string
  /** The browser or program that calls. */
  browser: {
    address: string
    userAgent: string
    cookies: string | undefined
    /** Whose page it is, by its own word; their session may have ended. */
    pageOf: string | undefined
  }
  setCookie(line: string): void
  log: Pick<Log, 'info' | 'warn'>
  idempotencyKey: string | undefined
  /** Name of the procedure, set after its door was checked. */
  procedure: string
}

/** A call through a door that is open to guests. */
export type Call<More = unknown> = AnyCall<More> & { actor: Outsider; person: Person | null }

/** A call through a door that only signed-in people pass. */
export type SignedInCall<More = unknown> = AnyCall<More> & { actor: SignedInActor; person: Person }

export type CallThrough<Entrance extends Door, More> = Entrance extends 'guest'
  ? Call<More>
  : SignedInCall<More>
