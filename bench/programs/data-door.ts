/** The product's access to its data without HTTP: the same read and write again and again, by several clients at once. */
import { randomUUID } from 'node:crypto'
import { demoContract } from '@kervan/domain/demo/demo.contract.ts'
import { mailArrived } from '@kervan/domain/demo/demo.events.ts'
import type { z } from '@kervan/domain/z.ts'
import { inboxTransport } from '@kervan/server/src/assembly/demo/inbox-transport.ts'
import { customerList } from '@kervan/server/src/features/customers/customers.list.ts'
import { createLog } from '@kervan/server/src/spine/config/log.ts'
import { type Actor, createDataDoor } from '@kervan/server/src/spine/database/act-as.ts'
import {
  asSystemSession,
  createPool,
  type DatabaseAccess,
} from '@kervan/server/src/spine/database/connect.ts'
import { createEmit } from '@kervan/server/src/spine/database/outbox.ts'
import type { Call } from '@kervan/server/src/spine/http/call.ts'
import { createOnce } from '@kervan/server/src/spine/http/create-once.ts'
import { startJobs } from '@kervan/server/src/spine/jobs/start-jobs.ts'
import type { ListQuery } from '@kervan/server/src/spine/lists/list-query.ts'
import { pageFor } from '@kervan/server/src/spine/lists/page-for.ts'
import { startFlusher } from '@kervan/server/src/spine/live/flusher.ts'
import { createQueueMail } from '@kervan/server/src/spine/mail/send-mail.jobs.ts'
import type pg from 'pg'
import { sampleLetter, sampleMail } from '../sample-mail.ts'
import { secrets } from '../secrets.ts'
import { serveTasks } from './serve-tasks.ts'

export type Run = { work: 'read' | 'readUnprotected' | 'insert' | 'create'; clients: number; seconds: number }
export type Ran = { rate: number; done: number }
const firstPage = { limit: 20, sort: '-created' } as const
type Work = (position: number) => Promise<unknown>

let works: Record<Run['work'], Work> | undefined
let stop: (() => Promise<void>) | undefined

async function start({ access, actor, clients }: { access: DatabaseAccess; actor: Actor; clients: number }) {
  const log = createLog('warn')
  const complain = (error: Error) => log.warn({ err: error }, 'bench pool')
  const pool = createPool(access, clients, complain)
  const ownerPool = createPool({ ...access, login: access.owner }, clients, complain)
  const { actAs, readAs } = createDataDoor(pool)
  const flusher = startFlusher(asSystemSession(access, 'flusher'), log)
  const emit = createEmit(flusher.wake)
  const jobs = await startJobs(access, log)
  const queueMail = createQueueMail(secrets, jobs.enqueue)
  const inbox = inboxTransport(actAs, emit)
  const unprotected = plainQuery(ownerPool)
  const input = demoContract.sendTestMail['~orpc'].inputSchema as z.ZodType<{ to: string }>

  works = {
    read: () => pageFor({ services: { readAs }, actor, person: null }, customerList, firstPage),
    readUnprotected: () => customerList.page(unprotected, undefined, firstPage),
    insert: () => inbox.deliver({ ...sampleMail, letter: sampleLetter, id: randomUUID() }),
    /** Everything a creating call does behind HTTP: validation, key, mail, job and event, in one transaction. */
    create: () => {
      const context = {
        actor,
        services: { actAs },
        idempotencyKey: randomUUID(),
        procedure: 'demo.sendTestMail',
        network: 'bench',
      } as unknown as Call
      const { to } = input.parse({ to: sampleMail.to })
      return createOnce(context, { to }, async (tx) => {
        const mail_id = await queueMail(tx, { to, subject: sampleMail.subject, letter: sampleLetter })
        await emit(tx, mailArrived, ['inbox'], { mail_id })
        return { mail_id }
      })
    },
  }
  stop = async () => {
    await jobs.stop()
    await flusher.stop()
    await Promise.all([pool.end(), ownerPool.end()])
  }
}

/** One round trip per query, as the owner, for whom no policy holds; its statement is prepared like the product's. */
function plainQuery(pool: pg.Pool): ListQuery {
  return async <Row>(text: string, values: unknown[]) =>
    (await pool.query({ text, name: 'unprotected', values })).rows as Row[]
}

async function run({ work, clients, seconds }: Run): Promise<Ran> {
  const one = works?.[work]
  if (!one) throw new Error('not started')
  let done = 0
  const began = performance.now()
  const end = began + seconds * 1000
  const client = async (position: number) => {
    while (performance.now() < end) {
      await one(position)
      done += 1
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, position) => client(position)))
  return { rate: done / ((performance.now() - began) / 1000), done }
}

const sample = (work: Run['work']) => works?.[work](0)

serveTasks({ start, run, sample }, () => stop?.())
