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

/** Somebody closed it by hand and wrote why; what closes by itself may name a cause too. */
const closedByReason = `w.closed_because <> '' and exists (
    select from work_item_events e where e.work_item_id = w.id and e.kind = 'completed' and e.text <> '')`

/** By those who still are colleagues or were: work keeps its doer. What is open past its time is a promise not kept, whose time was put off too. */
const promises = `with promised as (
    select w.done_by as person_id, w.kind, w.done_at > w.due_at as is_missed, ${closedByReason} as is_closed
    from work_items w join users u on u.id = w.done_by and u.role in ('staff', 'admin')
    where w.status = 'done' and w.done_at >= now() - make_interval(days => $1::int)
    union all
    select w.assigned_to, w.kind, true, false from work_items w where w.status = 'open' and w.due_at < now()
  )
  select p.person_id, coalesce(u.name, '') as person_name, p.kind, count(*) filter (where not is_missed and not is_closed)::int as kept,
    count(*) filter (where is_missed)::int as missed, count(*) filter (where is_closed and not is_missed)::int as closed
  from promised p left join users u on u.id = p.person_id and u.role in ('staff', 'admin')
  group by p.person_id, u.name, p.kind order by u.name, p.kind`

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
