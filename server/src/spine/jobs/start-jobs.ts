/** The job queue of one process: queues jobs in the transactions that need them, and runs workers. */
import { type Job, PgBoss } from 'pg-boss'
import type { Log } from '#spine/config/log.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { asSystemSession, type DatabaseAccess } from '#spine/database/connect.ts'
import type { Enqueue, JobDefinition, JobHandler } from '#spine/jobs/job.ts'
import { deadLetterQueue } from '#spine/jobs/job.ts'

export type Jobs = {
  enqueue: Enqueue
  work<Data extends object>(job: JobDefinition<Data>, handler: JobHandler<Data>): Promise<void>
  /** How many jobs have failed for good; monitoring watches it. */
  deadLetters(): Promise<number>
  stop(): Promise<void>
}

/** A worker with large batches takes the first job at once and then pauses, so that the next batch is full. */
const pauseMs = 150
const largeBatch = 10

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
  /** By queue, the functions that wake its workers, in turn. */
  const workers = new Map<string, (() => void)[]>()
  const wakeOne = (queue: string) => {
    const wake = workers.get(queue)?.shift()
    if (!wake) return
    workers.get(queue)?.push(wake)
    wake()
  }

  return {
    async enqueue(tx, job, data, options = {}) {
      await boss.insert(job.name, [{ data, ...options }], { db: deferredIn(tx) })
      // Wakes a worker of this process; those of other processes poll.
      tx.afterCommit(() => wakeOne(job.name))
    },
    async work(job, handler) {
      const wakes: (() => void)[] = []
      type Taken = Job<Parameters<typeof handler>[0]>
      const doOne = async (taken: Taken): Promise<void> => {
        try {
          await handler(taken.data, taken.signal, taken.retryCount >= job.retries)
        } catch (error) {
          const failure = { err: error, job: job.name, job_id: taken.id }
          log.warn(failure, 'job failed and will be retried or put aside')
          // Only this job fails; the rest of the batch is completed.
          await boss.fail(job.name, taken, error as object)
        }
      }
      const options = { pollingIntervalSeconds: 1, batchSize: job.batchSize ?? 1 }
      for (let count = 0; count < (job.workers ?? 1); count += 1) {
        const worker = await boss.work<Taken['data']>(job.name, options, async (taken) => {
          const outcomes = await Promise.allSettled(taken.map(doOne))
          // There may be more jobs: a worker waits only when its queue is empty.
          wake()
          // A failure that could not be recorded: the whole batch is retried, and jobs that are done do nothing.
          const lost = outcomes.find((outcome) => outcome.status === 'rejected')
          if (lost) throw lost.reason
        })
        const pause = (job.batchSize ?? 1) > largeBatch ? pauseMs : 0
        const wake = throttled(() => boss.notifyWorker(worker), pause)
        wakes.push(wake)
      }
      workers.set(job.name, wakes)
      if (job.schedule) await boss.schedule(job.name, job.schedule, {}, { tz: 'Europe/Istanbul' })
    },
    async deadLetters() {
      const [queue] = await boss.getQueues([deadLetterQueue])
      return queue?.totalCount ?? 0
    },
    stop: () => boss.stop({ graceful: true, timeout: 4_000 }),
  }
}

/** Calls during the pause after one become a single call at its end. */
function throttled(act: () => void, pause: number): () => void {
  if (pause === 0) return act
  let isPaused = false
  let isCalledAgain = false
  const call = () => {
    isCalledAgain = isPaused
    if (isPaused) return
    isPaused = true
    act()
    setTimeout(() => {
      isPaused = false
      if (isCalledAgain) call()
    }, pause).unref()
  }
  return call
}

/** Defers pg-boss's own insert, which takes the jobs as one JSON array, to the end of the transaction. */
function deferredIn(tx: Transaction) {
  return {
    executeSql: async (text: string, [jobs]: unknown[] = []) => {
      tx.defer(text, JSON.parse(String(jobs)))
      return { rows: [] }
    },
  }
}
