/** The running job queue of one process: takes jobs in with the work that asks for them, and works them off. */
import { type Job, type JobResult, PgBoss } from 'pg-boss'
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

const breathMs = 40

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
  const resting = new Set<string>()
  const wakeOne = (queue: string) => {
    const ready = workers.get(queue)
    const next = ready?.find((worker) => !resting.has(worker))
    if (!ready || !next) return
    ready.splice(ready.indexOf(next), 1)
    ready.push(next)
    boss.notifyWorker(next)
  }
  /** There may be more: a worker rests only when its queue is empty. One that takes many together first lets them gather. */
  const lookAgain = (worker: string, after: number) => {
    if (after === 0) return boss.notifyWorker(worker)
    resting.add(worker)
    setTimeout(() => {
      resting.delete(worker)
      boss.notifyWorker(worker)
    }, after).unref()
  }

  return {
    async enqueue(tx, job, data, options = {}) {
      await boss.insert(job.name, [{ data, ...options }], { db: atTheEndOf(tx) })
      // A worker of this process looks at once; those of other processes within their polling interval.
      tx.afterCommit(() => wakeOne(job.name))
    },
    async work(job, handler) {
      const started: string[] = []
      type Taken = Job<Parameters<typeof handler>[0]>
      const doOne = async (taken: Taken): Promise<JobResult> => {
        try {
          await handler(taken.data, taken.signal, taken.retryCount >= job.retries)
          return { id: taken.id, status: 'completed' }
        } catch (error) {
          const failure = { err: error, job: job.name, job_id: taken.id }
          log.warn(failure, 'job failed and will be retried or put aside')
          return { id: taken.id, status: 'failed', output: error }
        }
      }
      const options = {
        pollingIntervalSeconds: 1,
        batchSize: job.together ?? 1,
        perJobResults: true,
      } as const
      for (let count = 0; count < (job.atOnce ?? 1); count += 1) {
        const worker = await boss.work<Taken['data'], JobResult[], typeof options>(
          job.name,
          options,
          async (taken) => {
            const results = await Promise.all(taken.map(doOne))
            lookAgain(worker, job.together ? breathMs : 0)
            return results
          },
        )
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
