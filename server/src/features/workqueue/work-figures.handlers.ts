/** Handlers of the queue's calendar and of what was promised and kept. */
import { startOfDay } from '@kervan/domain/values/calendar-day.ts'
import { daysLater } from '@kervan/domain/values/istanbul-time.ts'
import { priorityOf } from '@kervan/domain/workqueue/urgent.ts'
import {
  mostOfADay,
  type Promises,
  type WorkDay,
  workFiguresContract,
} from '@kervan/domain/workqueue/work-figures.contract.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { readUrgency } from '#features/workqueue/read-urgency.ts'
import { implementContract } from '#spine/http/implement-contract.ts'
import { queryFor } from '#spine/lists/page-for.ts'

const api = implementContract<typeof workFiguresContract, WithCompany>(workFiguresContract)

/** Of each day those that are due first, and how many there are. */
const dueByDay = `select to_char(day, 'YYYY-MM-DD') as day, max(total)::int as total,
    json_agg(json_build_object('id', id, 'title', title, 'kind', kind, 'priority', priority, 'assigned_to', assigned_to,
      'due_at', to_char(due_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by due_at, id) as items
  from (select *, row_number() over (partition by day order by due_at, id) as place, count(*) over (partition by day) as total
    from (select id, title, kind, priority, assigned_to, due_at, (due_at at time zone 'Europe/Istanbul')::date as day
      from work_items
      where status = 'open' and due_at >= $1 and due_at < $2 and (snoozed_until > now()) is not true
        and ($3::uuid is null or assigned_to = $3)) as due) as placed
  where place <= ${mostOfADay} group by day order by day`

/** By those who still are colleagues or were: work keeps its doer. */
const promises = `select w.done_by as person_id, u.name as person_name, w.kind, count(*) filter (where w.done_at <= w.due_at)::int as kept,
    count(*) filter (where w.done_at > w.due_at)::int as missed
  from work_items w join users u on u.id = w.done_by and u.role in ('staff', 'admin')
  where w.status = 'done' and w.done_at >= now() - make_interval(days => $1::int)
  group by w.done_by, u.name, w.kind order by u.name, w.kind`

export const workFiguresHandlers = {
  calendar: api.calendar.handler(async ({ input: { from, to, mine }, context }) => {
    const days = await queryFor(context)<WorkDay>(dueByDay, [
      startOfDay(from).toISOString(),
      startOfDay(daysLater(to, 1)).toISOString(),
      mine ? context.person.id : null,
    ])
    const until = await readUrgency(context.services)
    const asNow = (item: WorkDay['items'][number]) => ({
      ...item,
      priority: priorityOf({ ...item, status: 'open' }, until),
    })
    return { days: days.map((day) => ({ ...day, items: day.items.map(asNow) })) }
  }),
  promises: api.promises.handler(async ({ input, context }) => ({
    rows: await queryFor(context)<Promises['rows'][number]>(promises, [Number(input.days)]),
  })),
}
