/** What should be done now: urgent work that nobody has, and urgent work whose holder should be told before the promise is missed. */
import type { Evidence } from '@kervan/domain/luna/evidence.ts'
import { formatAgo, formatDateTime, formatDue } from '@kervan/domain/values/format-date.ts'
import { formatCount } from '@kervan/domain/values/format-number.ts'
import { type Candidate, chooseAssignee, fitOf } from '@kervan/domain/workqueue/choose-assignee.ts'
import { workKindWords } from '@kervan/domain/workqueue/work.copy.ts'
import type { Priority, WorkKind } from '@kervan/domain/workqueue/work-item.ts'
import type { Found } from '#features/luna/workflow/deed.ts'
import { isAwake } from '#features/luna/workflow/read-figures.ts'
import { isAway, matterOf } from '#features/workqueue/assign-work.ts'
import type { Transaction } from '#spine/database/act-as.ts'

/** More than a person reads at once; the queue has all of them. */
const mostLookedAt = 40

type Row = {
  id: string
  kind: WorkKind
  title: string
  due_at: Date
  priority: Priority
  holder: string
  is_free: boolean
  away: boolean
} & Parameters<typeof matterOf>[0]

const read = `select w.id, w.kind, w.title, w.due_at, w.priority, coalesce(u.name, '') as holder, w.assigned_to is null as is_free,
    u.disabled_at is not null or ${isAway('h')} as away, coalesce(r.shipment_type, s.shipment_type) as shipment_type,
    r.origin_country_code as origin, r.destination_country_code as destination, true as is_urgent
  from work_items w left join users u on u.id = w.assigned_to left join staff_profiles h on h.id = w.assigned_to
    left join requests r on r.id = w.request_id left join shipments s on s.id = w.shipment_id
  where ${isAwake} and w.kind <> 'data_request' and (w.due_at <= $1 or w.priority = 'urgent')
  order by w.due_at, w.id limit ${mostLookedAt}`

export async function urgentSuggestions(
  tx: Transaction,
  here: readonly Candidate[],
  urgentUntil: string,
  now: Date,
): Promise<Found[]> {
  const rows = await tx.query<Row>(read, [urgentUntil])
  return rows.flatMap((row): Found[] => {
    if (row.is_free || row.away) return assign(row, here, now)
    // One that is urgent because somebody said so has been noticed.
    return row.priority === 'urgent' ? [] : [remind(row, now)]
  })
}

const linkOf = (id: string) => `/staff/work-queue/details/${id}`
const isLate = ({ due_at }: Row, now: Date) => new Date(due_at) < now

function promise(row: Row, now: Date): Evidence {
  const { due_at } = row
  const ago = formatAgo(due_at, now).toLocaleLowerCase('tr')
  return {
    label: isLate(row, now) ? 'Süresi geçti' : 'Süresi doluyor',
    value: isLate(row, now) ? `${formatDateTime(due_at)} (${ago})` : formatDue(due_at, now),
    source: `İş kuyruğu, ${workKindWords[row.kind].toLocaleLowerCase('tr')}`,
    sample: null,
    as_of: null,
    link: linkOf(row.id),
  }
}

function assign(row: Row, here: readonly Candidate[], now: Date): Found[] {
  const matter = matterOf(row)
  const chosen = chooseAssignee(matter, here)
  if (!chosen) return []
  const fits = fitOf(matter, chosen) > 0
  return [
    {
      key: `assign_urgent:${row.id}`,
      kind: 'assign_urgent',
      severity: 'high',
      title: row.away ? `Üstlenen burada değil: ${row.title}` : `Acil işi kimse üstlenmedi: ${row.title}`,
      text: `İşi ${chosen.name} üstlensin.`,
      accept_label: 'Ata',
      link: linkOf(row.id),
      admin_only: false,
      why: [
        promise(row, now),
        {
          label: `Neden ${chosen.name}`,
          value: `${fits ? `${chosen.specialties.join(', ')}; ` : ''}üstünde ${formatCount(chosen.load)} açık iş`,
          source: fits ? 'Uzmanlık alanı ve iş yükü' : 'İş yükü',
          sample: null,
          as_of: null,
          link: null,
        },
      ],
      plan: { act: 'assign', items: [row.id] },
    },
  ]
}

function remind(row: Row, now: Date): Found {
  const late = isLate(row, now)
  const due = formatDue(row.due_at, now)
  return {
    key: `remind_holder:${row.id}`,
    kind: 'remind_holder',
    severity: late ? 'high' : 'medium',
    title: late ? `Süresi geçti: ${row.title}` : `Sözün süresi ${due} doluyor: ${row.title}`,
    text: `${row.holder} uyarılsın, işin önceliği acil olsun.`,
    accept_label: 'Uyar',
    link: linkOf(row.id),
    admin_only: false,
    why: [
      promise(row, now),
      { label: 'Üstlenen', value: row.holder, source: 'İş kuyruğu', sample: null, as_of: null, link: null },
    ],
    plan: {
      act: 'remind',
      item: row.id,
      text: late ? 'Bu işin süresi geçti.' : `Bu işin süresi ${due} doluyor.`,
    },
  }
}
