/** Every night: what will probably happen, one kind after the other, so that each is there as soon as it is computed. */
import { predictionKinds } from '@kervan/domain/luna/predictions/predictions.copy.ts'
import { beginPrediction, computePrediction } from '#features/luna/predictions/compute-predictions.ts'
import { type ActAs, system } from '#spine/database/act-as.ts'
import { defineJob, type JobHandler } from '#spine/jobs/job.ts'

export const predictionsJob = defineJob<Record<string, never>>({
  name: 'predictions',
  retries: 2,
  retryDelay: 60,
  expireSeconds: 900,
  schedule: '40 3 * * *',
})

/** Nobody waits for it. */
const patience = { statement: 60, transaction: 120 }

export function createPredictions(actAs: ActAs): JobHandler<Record<string, never>> {
  return async (_, signal) => {
    await actAs(system, async (tx) => {
      for (const kind of predictionKinds) await beginPrediction(tx, kind)
    })
    for (const kind of predictionKinds) {
      signal.throwIfAborted()
      await actAs(system, (tx) => {
        tx.bePatient(patience)
        return computePrediction(tx, kind, new Date())
      })
    }
  }
}
