/** The delivered rule *weekly report*: last week's figures to every admin, each once, on Monday morning. */
import { formatDate } from '@kervan/domain/values/format-date.ts'
import { formatMoney } from '@kervan/domain/values/format-number.ts'
import { dayInIstanbul, daysLater, momentInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { type Letterhead, readLetterhead } from '#features/company/letterhead.ts'
import { claimDeeds, switchOf, tellDeed } from '#features/company/switched-jobs.ts'
import { type WrittenMail, writeMail } from '#features/company/write-mail.ts'
import { system, type Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'
import { defineJob } from '#spine/jobs/job.ts'

export const weeklyReportJob = defineJob({
  name: 'weekly-report',
  retries: 3,
  retryDelay: 60,
  expireSeconds: 300,
  // Later too, for a program that was not running at eight; nobody gets it twice.
  schedule: '0 8-17 * * 1',
})

/** Of one week. */
export type WeekFigures = {
  new_customers: number
  requests: number
  quotes_sent: number
  won: number
  won_euro: string
  lost: number
  expired: number
  shipments: number
  delivered: number
}
/** At the moment when it is written. */
export type Standing = { late_shipments: number; open_work: number; overdue_work: number }

const readWeek = `select
    (select count(*)::int from profiles where joined_at >= $1 and joined_at < $2) as new_customers,
    (select count(*)::int from requests where created_at >= $1 and created_at < $2) as requests,
    (select count(*)::int from quotes where sent_at >= $1 and sent_at < $2) as quotes_sent,
    won.count as won, won.euro as won_euro,
    (select count(*)::int from quotes where status = 'rejected' and settled_at >= $1 and settled_at < $2) as lost,
    (select count(*)::int from quotes where status = 'expired' and settled_at >= $1 and settled_at < $2) as expired,
    (select count(*)::int from shipments where created_at >= $1 and created_at < $2) as shipments,
    (select count(*)::int from shipments where status = 'delivered' and delivered_at >= $1 and delivered_at < $2) as delivered
  from (select count(*)::int as count, coalesce(sum(accepted_euro), 0)::numeric(18, 2)::text as euro
    from quotes where status = 'accepted' and answered_at >= $1 and answered_at < $2) won`

const readStanding = `select
    (select count(*)::int from shipments where delayed and status not in ('delivered', 'cancelled')) as late_shipments,
    (select count(*)::int from work_items where status = 'open') as open_work,
    (select count(*)::int from work_items where status = 'open' and due_at < now()) as overdue_work`

const admins = `select id, name, email from users where role = 'admin' and disabled_at is null order by created_at, id`

/** The Monday before the one of this week. */
export function lastMonday(now: Date): string {
  const today = dayInIstanbul(now)
  const weekday = (new Date(`${today}T12:00:00Z`).getUTCDay() + 6) % 7
  return daysLater(today, -weekday - 7)
}

export async function weekFigures(tx: Pick<Transaction, 'asSystem'>, monday: string): Promise<WeekFigures> {
  const [figures] = await tx.asSystem<WeekFigures>(readWeek, [
    momentInIstanbul(monday).toISOString(),
    momentInIstanbul(daysLater(monday, 7)).toISOString(),
  ])
  if (!figures) throw new Error('The week has no figures.')
  return figures
}

type Admin = { id: string; name: string; email: string }
type Needs = Pick<Services, 'actAs' | 'emit' | 'queueMail' | 'config'> & WithCompany

export async function sendWeeklyReport(services: Needs, now = new Date()): Promise<void> {
  const letterhead = await readLetterhead(services)
  const monday = lastMonday(now)
  await services.actAs(system, async (tx) => {
    const { isOn } = await switchOf(tx, 'weekly_report')
    if (!isOn) return
    const people = await tx.asSystem<Admin>(admins, [])
    const keyOf = ({ id }: Admin) => `${monday} ${id}`
    const claimed = await claimDeeds(tx, 'weekly_report', people.map(keyOf))
    const receivers = people.filter((person) => claimed.has(keyOf(person)))
    if (receivers.length === 0) return
    const [week, before, [standing]] = await Promise.all([
      weekFigures(tx, monday),
      weekFigures(tx, daysLater(monday, -7)),
      tx.asSystem<Standing>(readStanding, []),
    ])
    if (!standing) throw new Error('Nothing is known of now.')
    for (const person of receivers) {
      const report = { monday, week, before, standing, name: person.name }
      await services.queueMail(tx, { to: person.email, ...reportMail(letterhead, report) })
      await tellDeed(tx, services, 'weekly_report', {
        key: keyOf(person),
        subject_label: weekWords(monday),
        text: 'Haftalık rapor gönderildi.',
        to: person.email,
      })
    }
  })
}

const weekWords = (monday: string) => `${formatDate(monday)} – ${formatDate(daysLater(monday, 6))}`

export type Report = {
  monday: string
  week: WeekFigures
  before: WeekFigures
  standing: Standing
  name: string
}

export function reportMail(
  letterhead: Letterhead,
  { monday, week, before, standing, name }: Report,
): WrittenMail {
  const compared = (now: number | string, then: number | string) => `${now} (önceki hafta ${then})`
  const counted = (key: Exclude<keyof WeekFigures, 'won_euro'>) => compared(week[key], before[key])
  return writeMail(
    letterhead,
    'weekly_report',
    { hafta: weekWords(monday) },
    {
      preheader: `${week.requests} talep, ${week.won} kazanılan teklif, ${week.delivered} teslim`,
      title: 'Haftanın rakamları',
      name,
      facts: [
        ['Yeni müşteri', counted('new_customers')],
        ['Yeni talep', counted('requests')],
        ['Gönderilen teklif', counted('quotes_sent')],
        ['Kazanılan teklif', counted('won')],
        ['Kazanılan tutar', compared(formatMoney(week.won_euro, 'EUR'), formatMoney(before.won_euro, 'EUR'))],
        ['Reddedilen teklif', counted('lost')],
        ['Süresi dolan teklif', counted('expired')],
        ['Açılan gönderi', counted('shipments')],
        ['Teslim edilen gönderi', counted('delivered')],
        ['Şu an geciken gönderi', String(standing.late_shipments)],
        ['Şu an açık iş', String(standing.open_work)],
        ['Bunların gecikeni', String(standing.overdue_work)],
      ],
      action: { label: 'Personel panelini aç', url: `${letterhead.publicUrl}/staff` },
    },
  )
}
