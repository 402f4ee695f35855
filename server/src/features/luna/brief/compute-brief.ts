/** The figures of the morning brief and its sentences, each figure with the page that shows it. */
import type { Brief } from '@kervan/domain/luna/brief.contract.ts'
import { type BriefFigures, briefText } from '@kervan/domain/luna/brief-words.ts'
import { endOfDay, startOfDay } from '@kervan/domain/values/calendar-day.ts'
import { formatCount } from '@kervan/domain/values/format-number.ts'
import { dayInIstanbul, daysLater } from '@kervan/domain/values/istanbul-time.ts'
import { isAwake } from '#features/luna/workflow/read-figures.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { firstIdOf } from '#spine/database/new-id.ts'

const work = `select (count(*) filter (where w.due_at < now()))::int as overdue,
    (count(*) filter (where w.due_at >= now() and w.due_at < $1))::int as due_today,
    (count(*) filter (where w.assigned_to is null))::int as unassigned
  from work_items w where ${isAwake}`
const offers = `select (count(*) filter (where status in ('sent', 'viewed') and valid_until >= now() and valid_until < $1))::int as ending_offers
  from quotes where status in ('sent', 'viewed')`
const won = `select count(*)::int as won_yesterday from quotes where status = 'accepted' and answered_at >= $1 and answered_at < $2`
const shipments = `select (count(*) filter (where eta >= $1 and eta < $2))::int as arriving, (count(*) filter (where delayed))::int as late_shipments
  from shipments where status in ('pending', 'preparing', 'in_transit', 'customs')`
/** By the primary key; the day itself by the clock. */
const came = `select count(*)::int as came_yesterday from requests where id >= $3 and created_at >= $1 and created_at < $2`

const dayMs = 24 * 3_600_000

export async function computeBrief(tx: Transaction, now: Date): Promise<Omit<Brief, 'may_be_refined'>> {
  const today = dayInIstanbul(now)
  const [from, until] = [startOfDay(today), startOfDay(daysLater(today, 1))]
  const yesterday = startOfDay(daysLater(today, -1))
  const rows = await Promise.all([
    tx.query<Partial<BriefFigures>>(work, [until.toISOString()]),
    tx.query<Partial<BriefFigures>>(offers, [endOfDay(daysLater(today, 1)).toISOString()]),
    tx.query<Partial<BriefFigures>>(won, [yesterday.toISOString(), from.toISOString()]),
    tx.query<Partial<BriefFigures>>(shipments, [from.toISOString(), until.toISOString()]),
    tx.query<Partial<BriefFigures>>(came, [
      yesterday.toISOString(),
      from.toISOString(),
      firstIdOf(yesterday.getTime() - dayMs),
    ]),
  ])
  const figures = Object.assign({}, ...rows.map(([row]) => row)) as BriefFigures
  const as_of = now.toISOString()
  return {
    text: briefText(figures),
    facts: lines.map(([name, label, source, link]) => ({
      label,
      value: formatCount(figures[name]),
      source,
      sample: figures[name] || null,
      as_of: null,
      link,
    })),
    as_of,
  }
}

const lines: readonly (readonly [keyof BriefFigures, string, string, string])[] = [
  ['overdue', 'Süresi geçen iş', 'İş kuyruğu', '/staff/work-queue?show=overdue'],
  ['due_today', 'Bugün süresi dolan iş', 'İş kuyruğu', '/staff/work-queue?view=calendar'],
  ['unassigned', 'Kimsenin üstlenmediği iş', 'İş kuyruğu', '/staff/work-queue?show=unassigned'],
  [
    'ending_offers',
    'Yarın akşama kadar geçerliliği biten teklif',
    'Teklifler',
    '/staff/quotes?status=waiting&sort=due',
  ],
  ['arriving', 'Bugün varması beklenen gönderi', 'Gönderiler', '/staff/shipments?status=active'],
  ['late_shipments', 'Geciken gönderi', 'Gönderiler', '/staff/shipments?status=delayed'],
  ['came_yesterday', 'Dün gelen talep', 'Talepler', '/staff/requests'],
  ['won_yesterday', 'Dün kazanılan teklif', 'Teklifler', '/staff/quotes?status=accepted'],
]
