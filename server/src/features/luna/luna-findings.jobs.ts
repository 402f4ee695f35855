/** Every quarter of an hour: what is found in operations, what follows from it for each customer, and better words for it where a model has some. */
import { computeInsights } from '#features/luna/insights/compute-insights.ts'
import { wordInsights } from '#features/luna/insights/word-insights.ts'
import type { WithWording } from '#features/luna/model/wording.ts'
import { computeRecommendations } from '#features/luna/recommendations/compute-recommendations.ts'
import { system } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'
import { defineJob, type JobHandler } from '#spine/jobs/job.ts'

export const lunaFindingsJob = defineJob<Record<string, never>>({
  name: 'luna-findings',
  retries: 2,
  retryDelay: 60,
  expireSeconds: 300,
  schedule: '*/15 * * * *',
})

/** Habits are looked for among all requests. */
const patience = { statement: 60, transaction: 120 }

type Parts = Pick<Services, 'actAs' | 'emit'> & WithWording

export function createLunaFindings({ actAs, emit, wording }: Parts): JobHandler<Record<string, never>> {
  return async (_, signal) => {
    const now = new Date()
    await actAs(system, (tx) => {
      tx.bePatient(patience)
      return computeInsights(tx, now)
    })
    await actAs(system, (tx) => {
      tx.bePatient(patience)
      return computeRecommendations(tx, now, emit)
    })
    await wordInsights({ actAs, wording }, signal)
  }
}
