/** What a job is: a queue's name, how it is retried, and the work. Features declare theirs in `<feature>.jobs.ts`. */
import type { Transaction } from '#spine/database/act-as.ts'

/** A queue as the database knows it: its name, and how what fails in it is tried again. */
export type Queue = {
  name: string
  /** Tries after the first before it goes to the dead letters. */
  retries: number
  /** Seconds before the second try; it doubles from there. */
  retryDelay: number
  /** A run longer than this counts as lost and is tried again. */
  expireSeconds: number
}

export type JobDefinition<Data extends object = object> = Queue & {
  /** cron in Europe/Istanbul, for jobs that the clock starts. */
  schedule?: string
  /** How many workers this process has for it. */
  atOnce?: number
  /** How many a worker takes together when they are waiting: each succeeds or fails for itself, but the next wait for the slowest. */
  together?: number | undefined
  readonly data?: Data
}

/** On its last try a job that fails goes to the dead letters. */
export type JobHandler<Data extends object> = (
  data: Data,
  signal: AbortSignal,
  isLastTry?: boolean,
) => Promise<void>

/** Puts a job into the queue with the work that asks for it: it exists only if that work commits. */
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
