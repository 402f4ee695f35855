/** The running job queue of one process: takes jobs in with the work that asks for them, and works them off. */
import { type Job, PgBoss } from 'pg-boss'
import type { Log } from '#spine/config/log.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { asSystemSession, type DatabaseAccess } from '#spine/database/connect.ts'
import type { Enqueue, JobDefinition, JobHandler } from '#spine/jobs/job.ts'
import { deadLetterQueue } from '#spine/jobs/job.ts'

export type Jobs = {
  enqueue: Enqueue
  work<Data extends object>(job: JobDefinition<Data>, handler: JobHandler<Data>): Promise<void>
  /** How many jobs have given up; an alarm watches it. */
  deadLetters(): Promise<number>
  stop(): Promise<void>
}

/** A worker that takes many together looks at once when the first comes, and then lets others gather. */
const breathMs = 150
const few = 10

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
  /** By queue, how its workers are woken; the first is the next. */
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
      // A worker of this process looks at once; those of other processes within their polling interval.
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
          // By itself; what is done with it is completed with the others, and no longer finds this one.
          await boss.fail(job.name, taken, error as object)
        }
      }
      const options = { pollingIntervalSeconds: 1, batchSize: job.together ?? 1 }
      for (let count = 0; count < (job.atOnce ?? 1); count += 1) {
        const worker = await boss.work<Taken['data']>(job.name, options, async (taken) => {
          const outcomes = await Promise.allSettled(taken.map(doOne))
          // There may be more: a worker rests only when its queue is empty.
          wake()
          // One that could not even be put aside: then all come again, and each finds what it has done.
          const lost = outcomes.find((outcome) => outcome.status === 'rejected')
          if (lost) throw lost.reason
        })
        const wake = withBreath(() => boss.notifyWorker(worker), (job.together ?? 1) > few ? breathMs : 0)
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

/** Calls within a breath after one that was done become one at its end. */
function withBreath(act: () => void, breath: number): () => void {
  if (breath === 0) return act
  let resting = false
  let wanted = false
  const call = () => {
    wanted = resting
    if (resting) return
    resting = true
    act()
    setTimeout(() => {
      resting = false
      if (wanted) call()
    }, breath).unref()
  }
  return call
}

/** The queue's own statement, which takes its jobs as one JSON array, goes with the last writes of the work. */
function deferredIn(tx: Transaction) {
  return {
    executeSql: async (text: string, [jobs]: unknown[] = []) => {
      tx.defer(text, JSON.parse(String(jobs)))
      return { rows: [] }
    },
  }
}
