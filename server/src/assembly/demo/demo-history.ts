/** Writes the history of the demo world once, in one transaction, without mails or events. */
import { predictionKinds } from '@kervan/domain/luna/predictions/predictions.copy.ts'
import { dueNextWorkingDay } from '@kervan/domain/workqueue/due-time.ts'

import {
  demoAdmin,
  demoColleagues,
  demoCompany,
  demoCustomer,
  demoRepresentatives,
} from '#assembly/demo/demo-world.ts'
import { demoCannedAnswers } from '#assembly/demo/history/demo-canned-answers.ts'
import { writeDecisions } from '#assembly/demo/history/demo-decisions.ts'
import { writeFindings } from '#assembly/demo/history/demo-findings.ts'
import { demoMailTexts } from '#assembly/demo/history/demo-mail-texts.ts'
import { demoViews } from '#assembly/demo/history/demo-views.ts'
import { insertAll } from '#assembly/demo/history/insert-all.ts'
import { demoCustomers, inventHistory } from '#assembly/demo/history/invent-history.ts'
import {
  type AskedByMail,
  askedByMail,
  inventReadMail,
  inventReceivedMail,
} from '#assembly/demo/history/invented-received-mail.ts'
import { createRandom } from '#assembly/demo/history/seeded-random.ts'
import { computeBenchmark } from '#features/benchmark/freeze-benchmark.jobs.ts'
import { mergeRecords } from '#features/customers/merges/merge-customers.ts'
import { computeInsights } from '#features/luna/insights/compute-insights.ts'
import { computePortWaits } from '#features/luna/ports/port-waits.jobs.ts'
import { computePrediction } from '#features/luna/predictions/compute-predictions.ts'
import { computeRecommendations } from '#features/luna/recommendations/compute-recommendations.ts'
import { askAboutForgotten } from '#features/workqueue/leads/watch-leads.jobs.ts'
import { type ActAs, system } from '#spine/database/act-as.ts'
import { type Series, sequences } from '#spine/database/numbers.ts'

export const historySeed = 20_260_101

/** With any request the demo has a history already. */
const anyRequest = 'select from requests limit 1'
const takeNumbers = 'select count(nextval($1::regclass)) from generate_series(1, $2::int)'
/** By two groupings, which are fast also while the new rows have no statistics. */
const activity = `update profiles p set first_request_at = r.first, last_accepted_at = q.last
  from (select customer_id, min(created_at) as first from requests group by customer_id) r
    left join (select customer_id, max(answered_at) as last from quotes where status = 'accepted' group by customer_id) q
    using (customer_id)
  where p.id = customer_id`
const revenue = `update profiles p set total_revenue = q.euro
  from (select customer_id, sum(accepted_euro) as euro from quotes where status = 'accepted' group by customer_id) q
  where p.id = q.customer_id`
/** One after the other, all of them before the history begins. */
const employed = `update users set created_at = now() - make_interval(days => 1400 - 90 * right(id::text, 2)::int)
  where id = any($1::uuid[])`
/** Requests, answers, questions, mails and conversations, as the features note them while they happen. */
const contacts = `update profiles p set last_contact_at = c.last
  from (select customer_id, max(at) as last from (
      select customer_id, greatest(created_at, customer_response_at, revision_requested_at) as at from requests
      union all select q.customer_id, m.settled_at from quote_mails m join quotes q on q.id = m.quote_id where m.state = 'sent'
      union all select q.customer_id, q.sent_at from quotes q where q.sent_at <= now()
      union all select q.customer_id, e.created_at from quote_events e join quotes q on q.id = e.quote_id where e.event = 'asked'
      union all select c.customer_id, c.last_message_at from chat_conversations c where c.customer_id is not null
      union all select customer_id, created_at from customer_contacts where outcome <> 'not_reached' or mail_state = 'sent'
    ) as said group by customer_id) c
  where p.id = c.customer_id`
/** Whom nobody has reached is called again in two days, by whoever tried. */
const callAgain = `with noted as (
    update customer_contacts set follow_up_on = (now() at time zone 'Europe/Istanbul')::date + 2
    where customer_id = $1 and outcome = 'not_reached' returning customer_id, created_by, created_at, follow_up_on
  )
  insert into work_items (id, kind, title, customer_name, company, email, phone, customer_id, assigned_to, due_at, created_at, updated_at)
  select $2, 'follow_up', 'Tekrar ara: ' || p.company, trim(p.first_name || ' ' || p.last_name), p.company, p.email, p.phone, p.id,
    n.created_by, (n.follow_up_on + time '18:00') at time zone 'Europe/Istanbul', n.created_at, n.created_at
  from noted n join profiles p on p.id = n.customer_id`
const answerTimes = `insert into answer_times (id, median_hours, sample, computed_at)
  select 1, percentile_cont(0.5) within group (order by extract(epoch from first_quoted_at - created_at) / 3600), count(*), now()
  from requests where first_quoted_at > now() - interval '12 months' having count(*) > 0
  on conflict (id) do nothing`

type Size = {
  seed?: number
  customers?: number
  /** Called after each table. */
  onTable?: (table: string, rows: number) => void
}

export function createDemoHistory(
  actAs: ActAs,
  now: Date,
  { seed = historySeed, customers = demoCustomers.active, onTable }: Size = {},
): Promise<boolean> {
  return actAs(system, async (tx) => {
    // If two programs start on one database at the same time, only one writes the history.
    await tx.asSystem("select pg_advisory_xact_lock(hashtext('demo-history'))", [])
    if ((await tx.asSystem(anyRequest, [])).length > 0) return false
    // A request and its quote refer to each other.
    await tx.asSystem('set constraints all deferred', [])
    const { rows, numbersGiven, joined, appointmentWork, chatWork, merged } = inventHistory(
      seed,
      now,
      customers,
    )
    for (const [table, rowsOfTable] of Object.entries(rows)) {
      await insertAll(tx, table, rowsOfTable)
      onTable?.(table, rowsOfTable.length)
    }
    for (const [series, sequence] of Object.entries(sequences))
      await tx.asSystem(takeNumbers, [sequence, numbersGiven[series as Series]])
    await tx.asSystem('update users set created_at = $2 where id = $1', [demoCustomer.id, joined])
    await tx.asSystem(employed, [[...demoRepresentatives, ...demoColleagues, demoAdmin].map(({ id }) => id)])
    await tx.asSystem(
      'update profiles set created_at = $2, joined_at = $2, profile_completed_at = $2 where id = $1',
      [demoCustomer.id, joined],
    )
    await tx.asSystem(activity, [])
    await tx.asSystem(revenue, [])
    await tx.asSystem(contacts, [])
    await tx.asSystem(answerTimes, [])
    await computePortWaits(tx)
    await computeBenchmark(tx, now)
    await writeFindings(tx)
    await computeInsights(tx, now)
    for (const kind of predictionKinds) await computePrediction(tx, kind, now)
    await computeRecommendations(tx, now)
    await insertAll(tx, 'work_items', appointmentWork)
    await insertAll(tx, 'work_items', chatWork)
    const due = dueNextWorkingDay(now, { ...demoCompany, holidays: [] }).toISOString()
    await askAboutForgotten(tx, due)
    const received = inventReceivedMail(createRandom(seed + 15), now.getTime(), due)
    await insertAll(tx, 'inbound_mails', [received.mail])
    await insertAll(tx, 'work_items', [received.work])
    const [asked] = await tx.asSystem<AskedByMail>(askedByMail, [])
    if (asked) {
      const read = inventReadMail(createRandom(seed + 19), asked)
      await insertAll(tx, 'inbound_mails', [read.mail])
      await insertAll(tx, 'work_items', [read.work])
      await insertAll(tx, 'work_item_events', [read.note])
    }
    await tx.asSystem(callAgain, [demoCustomer.id, createRandom(seed + 16).id(now.getTime())])
    if (merged) {
      await insertAll(tx, 'profiles', [merged.gone])
      await insertAll(tx, 'customer_contacts', [merged.contact])
      await mergeRecords(tx, merged.by, { keep: merged.keep, remove: merged.gone.id })
    }
    await writeDecisions(tx, createRandom(seed + 20), now.getTime())
    await insertAll(tx, 'saved_views', demoViews)
    await insertAll(tx, 'mail_texts', demoMailTexts)
    await insertAll(tx, 'canned_answers', demoCannedAnswers)
    return true
  })
}
