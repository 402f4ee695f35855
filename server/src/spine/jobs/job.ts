/** What a job is: a queue, how it is retried, and its data. Features define theirs in `*.jobs.ts`. */
import type { Transaction } from '#spine/database/act-as.ts'

/** A queue in the database: its name, and how failed jobs are retried. */
export type Queue = {
  name: string
  /** After so many retries a failing job goes to the dead letters. */
  retries: number
  /** Seconds before the first retry, doubled for each further one. */
  retryDelay: number
  /** A longer run counts as lost and is retried. */
  expireSeconds: number
}

export type JobDefinition<Data extends object = object> = Queue & {
  /** A cron expression in Europe/Istanbul, for jobs that run by the clock. */
  schedule?: string
  /** How many workers a process has for it. */
  workers?: number
  /** How many waiting jobs a worker takes together. Each succeeds or fails by itself, but the next batch waits for the slowest. */
  batchSize?: number | undefined
  readonly data?: Data
}

/** A job that fails on its last try goes to the dead letters. */
export type JobHandler<Data extends object> = (
  data: Data,
  signal: AbortSignal,
  isLastTry?: boolean,
) => Promise<void>

/** Queues a job in a transaction: the job exists only if the transaction commits. */
export type Enqueue = <Data extends object>(
  tx: Transaction,
  job: JobDefinition<Data>,
  data: Data,
  options?: { startAfter?: Date; singletonKey?: string },
) => Promise<void>

export const deadLetterQueue = 'dead-letters'

export function defineJob<Data extends object>(job: JobDefinition<Data>): JobDefinition<Data> {
  return job
}
