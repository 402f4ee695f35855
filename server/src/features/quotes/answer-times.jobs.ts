/** Keeps the company's answer time: the median hours from a request to its first price, over the last twelve months. */
import { type ActAs, system } from '#spine/database/act-as.ts'
import { defineJob, type JobHandler } from '#spine/jobs/job.ts'

type Occasion = { after_quote?: boolean }

export const answerTimesJob = defineJob<Occasion>({
  name: 'answer-times',
  retries: 2,
  retryDelay: 30,
  expireSeconds: 60,
  schedule: '5 * * * *',
})

/** One more answer hardly moves a median of so many: the hourly run is soon enough then. */
const manyAnswers = 500

const steady = `select from answer_times where sample >= ${manyAnswers} and computed_at > now() - interval '1 hour'`
const compute = `
  insert into answer_times (id, median_hours, sample, computed_at)
  select 1, percentile_cont(0.5) within group (order by extract(epoch from first_quoted_at - created_at) / 3600), count(*), now()
  from requests where first_quoted_at > now() - interval '12 months' having count(*) > 0
  on conflict (id) do update set median_hours = excluded.median_hours, sample = excluded.sample, computed_at = excluded.computed_at`

export function createAnswerTimes(actAs: ActAs): JobHandler<Occasion> {
  return ({ after_quote = false }) =>
    actAs(system, async (tx) => {
      if (after_quote && (await tx.asSystem(steady, [])).length > 0) return
      await tx.asSystem(compute, [])
    })
}
