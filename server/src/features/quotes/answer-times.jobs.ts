/** Computes the company's answer time: the median hours from a request to its first price in the last twelve months. */
import { type ActAs, system } from '#spine/database/act-as.ts'
import { defineJob, type JobHandler } from '#spine/jobs/job.ts'

type Trigger = { after_quote?: boolean }

export const answerTimesJob = defineJob<Trigger>({
  name: 'answer-times',
  retries: 2,
  retryDelay: 30,
  expireSeconds: 60,
  schedule: '5 * * * *',
})

/** One more answer hardly changes a median of so many, so the hourly run is enough. */
const manyAnswers = 500

const isRecentEnough = `select from answer_times where sample >= ${manyAnswers} and computed_at > now() - interval '1 hour'`
const compute = `
  insert into answer_times (id, median_hours, sample, computed_at)
  select 1, percentile_cont(0.5) within group (order by extract(epoch from first_quoted_at - created_at) / 3600), count(*), now()
  from requests where first_quoted_at > now() - interval '12 months' having count(*) > 0
  on conflict (id) do update set median_hours = excluded.median_hours, sample = excluded.sample, computed_at = excluded.computed_at`

export function createAnswerTimes(actAs: ActAs): JobHandler<Trigger> {
  return ({ after_quote = false }) =>
    actAs(system, async (tx) => {
      if (after_quote && (await tx.asSystem(isRecentEnough, [])).length > 0) return
      await tx.asSystem(compute, [])
    })
}
