/** The running job queue of one process: takes jobs in with the work that asks for them, and works them off. */
import { PgBoss } from 'pg-boss'
import type { Transaction } from '#database/act-as.ts'
import { asSystemSession, type DatabaseAccess } from '#database/connect.ts'
import type { Enqueue, JobDefinition, JobHandler } from '#jobs/job.ts'
import { deadLetterQueue } from '#jobs/job.ts'
import type { Log } from '#log.ts'

export type Jobs = {
  enqueue: Enqueue
  work<Data extends object>(job: JobDefinition<Data>, handler: JobHandler<Data>): Promise<void>
  /** How many jobs have given up; an alarm watches it. */
  deadLetters(): Promise<number>
  stop(): Promise<void>
}

export async function startJobs(access: DatabaseAccess, log: Log): Promise<Jobs> {
  const boss = new PgBoss({
    ...(asSystemSession(access, 'jobs') as object),
    migrate: false,
    createSchema: false,
    reindex: false,
    max: 4,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    queueCacheIntervalSeconds: 60,
  })
  boss.on('error', (error) => log.error({ err: error }, 'job queue'))
  await boss.start()
  /** The workers of each queue; the first is the one to wake next. */
  const workers = new Map<string, string[]>()
  const wakeOne = (queue: string) => {
    const waiting = workers.get(queue)
    const next = waiting?.shift()
    if (!waiting || !next) return
    waiting.push(next)
    boss.notifyWorker(next)
  }

  return {
    async enqueue(tx, job, data, options = {}) {
      await boss.insert(job.name, [{ data, ...options }], { db: atTheEndOf(tx) })
      // A worker of this process looks at once; those of other processes within their polling interval.
      tx.afterCommit(() => wakeOne(job.name))
    },
    async work(job, handler) {
      const started: string[] = []
      for (let count = 0; count < (job.atOnce ?? 1); count += 1) {
        const options = { pollingIntervalSeconds: 1, batchSize: 1 }
        const worker = await boss.work<Parameters<typeof handler>[0]>(job.name, options, async ([taken]) => {
          if (!taken) return
          try {
            await handler(taken.data, taken.signal, taken.retryCount >= job.retries)
          } catch (error) {
            log.warn(
              { err: error, job: job.name, job_id: taken.id },
              'job failed and will be retried or put aside',
            )
            throw error
          } finally {
            // There may be more: it looks again at once, and rests only when the queue is empty.
            boss.notifyWorker(worker)
          }
        })
        started.push(worker)
      }
      workers.set(job.name, started)
      if (job.schedule) await boss.schedule(job.name, job.schedule, {}, { tz: 'Europe/Istanbul' })
    },
    async deadLetters() {
      const [queue] = await boss.getQueues([deadLetterQueue])
      return queue?.totalCount ?? 0
    },
    stop: () => boss.stop({ graceful: true, timeout: 4_000 }),
  }
}

/** The queue's own statement, which takes its jobs as one JSON array, goes with the last writes of the work. */
function atTheEndOf(tx: Transaction) {
  return {
    executeSql: async (text: string, [jobs]: unknown[] = []) => {
      tx.atTheEnd(text, JSON.parse(String(jobs)))
      return { rows: [] }
    },
  }
}
