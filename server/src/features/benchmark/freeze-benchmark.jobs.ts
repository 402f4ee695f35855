/** Every night: counts the lanes, and freezes the prices of a month that has ended. */
import { countLanes } from '#features/benchmark/count-lanes.ts'
import { freezePrices } from '#features/benchmark/freeze-prices.ts'
import { type ActAs, system, type Transaction } from '#spine/database/act-as.ts'
import { defineJob, type JobHandler } from '#spine/jobs/job.ts'

export const freezeBenchmarkJob = defineJob<Record<string, never>>({
  name: 'freeze-benchmark',
  retries: 2,
  retryDelay: 300,
  expireSeconds: 1_800,
  schedule: '10 2 * * *',
})

/** In seconds: the first run reads years. */
const patience = { statement: 1_200, transaction: 1_500 }

export function createFreezeBenchmark(actAs: ActAs): JobHandler<Record<string, never>> {
  return () => actAs(system, (tx) => computeBenchmark(tx, new Date()))
}

/** By two processes at once only one computes. */
export async function computeBenchmark(tx: Transaction, now: Date): Promise<void> {
  tx.bePatient(patience)
  await tx.asSystem("select pg_advisory_xact_lock(hashtext('benchmark'))", [])
  await countLanes(tx, now)
  await freezePrices(tx, now)
}
