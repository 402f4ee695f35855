/** What the house could do by itself: rules that are off although there is work for them, and a warning that comes too late. */

import { isSchedule, type TriggerKey, triggers } from '@kervan/domain/automations/triggers.ts'
import { type SwitchedJobKey, switchedJobs } from '@kervan/domain/company/switched-jobs.ts'
import { formatCount, formatPercent } from '@kervan/domain/values/format-number.ts'
import { pastOccurrences } from '#features/automations/dry-run/past-occurrences.ts'
import { switchOf } from '#features/company/switched-jobs.ts'
import type { Found } from '#features/luna/workflow/deed.ts'
import type { Transaction } from '#spine/database/act-as.ts'

const days = 30
const dayMs = 24 * 3_600_000
/** Fewer are done by hand as fast. */
const fewest = 3
/** Of those that were written here only the newest are looked at. */
const mostRules = 5

export async function automationSuggestions(tx: Transaction, now: Date): Promise<Found[]> {
  return (await Promise.all([rulesThatAreOff(tx, now), warnEarlier(tx)])).flat()
}

/** What each delivered rule would have had to do in the last 30 days, by its own rows. */
const workFor: Partial<Record<SwitchedJobKey, { label: string; count: string }>> = {
  assign_requests: {
    label: 'Elle üstlenilen veya devredilen iş',
    count: `select count(*)::int as count from work_item_events where kind in ('taken', 'handed_over') and created_at > now() - interval '${days} days'`,
  },
  warn_of_promise: {
    label: 'Süresinden sonra biten iş',
    count: `select count(*)::int as count from work_items where status = 'done' and done_by is not null
      and kind in ('new_request', 'revision') and done_at > due_at and done_at > now() - interval '${days} days'`,
  },
  remind_of_quote: {
    label: 'Yanıtsız kalıp süresi dolan teklif',
    count: `select count(*)::int as count from quotes where status = 'expired' and settled_at > now() - interval '${days} days'`,
  },
  expire_quotes: {
    label: 'Süresi dolmuş, hâlâ açık görünen teklif',
    count: `select count(*)::int as count from quotes where status in ('sent', 'viewed') and valid_until < now()`,
  },
  warn_of_delay: {
    label: 'Geciken gönderi',
    count: `select count(*)::int as count from shipments where delayed and delayed_since > now() - interval '${days} days'`,
  },
  greet_customers: {
    label: 'Yeni müşteri',
    count: `select count(*)::int as count from profiles where joined_at > now() - interval '${days} days'`,
  },
  ask_lost_customers: {
    label: 'Nedeni bilinmeyen kayıp teklif',
    count: `select count(*)::int as count from quotes where status = 'rejected' and rejection_reason is null and settled_at > now() - interval '${days} days'`,
  },
}

type Off = {
  id: string
  name: string
  description: string
  builtin: SwitchedJobKey | null
  trigger: TriggerKey | null
}

const off = `select id, name, description, builtin, trigger from automation_rules
  where not is_active and paused_at is null order by builtin is null, id desc limit ${mostRules + Object.keys(workFor).length}`

async function rulesThatAreOff(tx: Transaction, now: Date): Promise<Found[]> {
  const rules = await tx.query<Off>(off, [])
  const own = rules.filter(({ builtin }) => builtin === null).slice(0, mostRules)
  const asked = [...rules.filter(({ builtin }) => builtin !== null), ...own]
  const had = await Promise.all(asked.map((rule) => workOf(tx, rule, now)))
  return asked.flatMap((rule, at) => {
    const work = had[at]
    return work && work.count >= fewest ? [switchOn(rule, work)] : []
  })
}

async function workOf(tx: Transaction, { builtin, trigger }: Off, now: Date) {
  if (builtin) {
    const asked = workFor[builtin]
    const [row] = asked ? await tx.query<{ count: number }>(asked.count, []) : []
    return asked && row && { label: asked.label, count: row.count }
  }
  if (!trigger || isSchedule(trigger)) return undefined
  const since = new Date(now.getTime() - days * dayMs).toISOString()
  const { occurrences } = await pastOccurrences(tx, trigger, since)
  return { label: `Tetikleyen: ${triggers[trigger].label}`, count: occurrences.length }
}

function switchOn({ id, name, description, builtin }: Off, had: { label: string; count: number }): Found {
  const reachesCustomers = builtin !== null && switchedJobs[builtin].writesToCustomers
  return {
    key: `switch_on:${id}`,
    kind: 'switch_on',
    severity: 'low',
    title: `Kapalı kural iş görürdü: ${name}`,
    text: [description, reachesCustomers ? 'Açılırsa müşterilere e-posta gider.' : '', 'Kural açılsın.']
      .filter(Boolean)
      .join(' '),
    accept_label: 'Kuralı aç',
    link: `/staff/automations/${id}`,
    admin_only: true,
    why: [
      {
        label: had.label,
        value: formatCount(had.count),
        source: `Son ${days} günün kayıtları`,
        sample: had.count,
        as_of: null,
        link: `/staff/automations/${id}`,
      },
    ],
    plan: { act: 'switch_on', rule: id },
  }
}

/** So many promises at least, and of them so many missed. */
const manyPromises = 20
const manyMissed = 0.15
/** Longer before nobody remembers. */
const longestHours = 8

const promised = `select (count(*) filter (where done_at > due_at))::int as missed, count(*)::int as total from work_items
  where status = 'done' and done_by is not null and kind in ('new_request', 'revision') and done_at > now() - interval '${days} days'`

async function warnEarlier(tx: Transaction): Promise<Found[]> {
  const { isOn, parameters } = await switchOf(tx, 'warn_of_promise')
  if (!isOn || parameters.hours >= longestHours) return []
  const [row] = await tx.query<{ missed: number; total: number }>(promised, [])
  if (!row || row.total < manyPromises || row.missed / row.total < manyMissed) return []
  const hours = Math.min(longestHours, parameters.hours * 2)
  return [
    {
      key: `warn_earlier:${hours}`,
      kind: 'warn_earlier',
      severity: 'medium',
      title: `Söz uyarısı geç geliyor: ${formatCount(row.missed)} söz kaçtı`,
      text: `Uyarı ${parameters.hours} yerine ${hours} mesai saati önce gelsin.`,
      accept_label: 'Öne al',
      link: '/staff/work-queue/promises',
      admin_only: true,
      why: [
        {
          label: 'Süresinden sonra biten talep işi',
          value: `${formatCount(row.missed)} (${formatPercent(row.missed / row.total)})`,
          source: `Son ${days} günde biten işler`,
          sample: row.total,
          as_of: null,
          link: '/staff/work-queue/promises',
        },
      ],
      plan: { act: 'warn_earlier', hours },
    },
  ]
}
