/** The demo's automatic mails: who has confirmed is welcomed, and a rule writes to customers who have long been quiet, every Tuesday. */
import { checkCondition } from '@kervan/domain/automations/conditions.ts'
import type { RuleForm } from '@kervan/domain/automations/rule.ts'
import { subjectFields } from '@kervan/domain/automations/subjects.ts'
import { mailLinks } from '@kervan/domain/newsletter/mail-links.ts'
import { dayInIstanbul, momentInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import type { DemoMail } from '#assembly/demo/demo-mails.ts'
import { demoAdmin } from '#assembly/demo/demo-world.ts'
import { insertAll } from '#assembly/demo/history/insert-all.ts'
import { linkOf, readFacts } from '#features/automations/engine/facts.ts'
import { periodOf } from '#features/automations/engine/schedule.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { isoText } from '#spine/database/columns.ts'
import { pastId } from '#spine/database/new-id.ts'

export type DemoTemplate = { id: string; mail: DemoMail }
type Sent = { email: string; customer_id: string | null; sent_at: string }

const dayMs = 86_400_000
const weeks = 6

/** Nobody is welcomed before the template was there. */
const welcomed = `select email, null as customer_id, ${isoText("(confirmed_at + interval '4 seconds')")} as sent_at from newsletter_subscribers
  where confirmed_at is not null and subscription_source = 'website' and confirmed_at > $1::timestamptz - interval '90 days'`
/** Of customers whose last request is long ago, and who subscribe; each was written to on one of the last Tuesdays. */
const quiet = `select s.email, p.id as customer_id, ${isoText(`($1::timestamptz - abs(hashtext(s.email)) % ${weeks} * interval '7 days')`)} as sent_at
  from newsletter_subscribers s join profiles p on p.email = s.email
  where s.may_receive and s.subscription_date < $1::timestamptz - interval '60 days'
    and (select max(q.created_at) from requests q where q.customer_id = p.id) < $1::timestamptz - interval '140 days'
  order by s.email limit 60`

const campaign = `insert into newsletter_campaigns (title, subject, campaign_type, status, segment, template_id, created_by, created_at, started_at, sending_since,
    sent_at)
  select title, subject, 'series', 'sent', segment, id, created_by, $2, $2, $3, $3 from newsletter_campaigns where id = $1 returning id`
const contents = `insert into newsletter_contents (campaign_id, preheader, document, updated_at, updated_by)
  select $1, preheader, document, updated_at, updated_by from newsletter_contents where campaign_id = $2`
const recipients = `insert into newsletter_recipients (campaign_id, subscriber_id, email, state, measured, tries, taken_at, sent_at, opened_at, open_count,
    clicked_at, click_count)
  select $1, id, email, 'sent', measuring, 1, at, at, case when opens then at + later end, opens::int,
    case when clicks then at + later + interval '2 minutes' end, clicks::int
  from (select *, measuring and dice % 100 < 58 and at + later < $3 as opens, measuring and dice % 100 < 22 and at + later + interval '2 minutes' < $3 as clicks
    from (select s.id, s.email, s.measuring, t.sent_at as at, abs(hashtext(s.email || 's')) as dice,
        (abs(hashtext(s.email)) % 2000 + 3) * interval '1 minute' as later
      from json_to_recordset($2) as t (email text, sent_at timestamptz) join newsletter_subscribers s on s.email = t.email) as known) as judged`

/** Returns the campaign of the template's mails; undefined where nobody has got one. */
async function addSeries(
  tx: Transaction,
  { id, mail }: DemoTemplate,
  sent: readonly Sent[],
  now: Date,
): Promise<string | undefined> {
  const times = sent.map(({ sent_at }) => Date.parse(sent_at)).toSorted((one, other) => one - other)
  const [first, last] = [times[0], times.at(-1)]
  if (first === undefined || last === undefined) return undefined
  const moment = (ms: number) => new Date(ms).toISOString()
  const [row] = await tx.asSystem<{ id: string }>(campaign, [id, moment(first), moment(last)])
  if (!row) throw new Error('The series of the demo was not added.')
  await tx.asSystem(contents, [row.id, id])
  await tx.asSystem(recipients, [row.id, JSON.stringify(sent), now.toISOString()])
  for (const { index, url } of mailLinks(mail.document))
    await tx.asSystem('insert into newsletter_links (campaign_id, position, url) values ($1, $2, $3)', [
      row.id,
      index,
      url,
    ])
  return row.id
}

export async function createDemoSeries(
  tx: Transaction,
  { welcome, miss }: { welcome: DemoTemplate; miss: DemoTemplate },
  now: Date,
): Promise<string[]> {
  const tuesday = lastTuesday(now)
  const greeted = await tx.asSystem<Sent>(welcomed, [now.toISOString()])
  const missed = await tx.asSystem<Sent & { customer_id: string }>(quiet, [tuesday.toISOString()])
  await addRule(tx, miss, missed, now)
  const series = [await addSeries(tx, welcome, greeted, now), await addSeries(tx, miss, missed, now)]
  return series.filter((id) => id !== undefined)
}

function lastTuesday(now: Date): Date {
  for (let back = 0; ; back += 1) {
    const at = momentInIstanbul(dayInIstanbul(new Date(now.getTime() - back * dayMs)), '10:00')
    if (at <= now && at.getUTCDay() === 2) return at
  }
}

async function addRule(
  tx: Transaction,
  { id: template_id, mail }: DemoTemplate,
  missed: readonly (Sent & { customer_id: string })[],
  now: Date,
): Promise<void> {
  const form: RuleForm = {
    name: 'Uzun süredir yük göndermeyene yaz',
    description: 'Üç aydır talebi olmayan, bülten alan müşteriye bir kez «Sizi özledik» gider.',
    trigger: 'schedule.customer',
    schedule: { every: 'week', at: '10:00', weekday: 2 },
    condition: {
      match: 'all',
      parts: [
        { field: 'musteri.son_talep', operator: 'hours_ago_over', values: [String(90 * 24)] },
        { field: 'musteri.bulten', operator: 'is_yes', values: [] },
      ],
    },
    delay_minutes: 0,
    unless: null,
    actions: [{ type: 'newsletter', template_id }],
  }
  const [rule] = await tx.asSystem<{ id: string }>(
    `insert into automation_rules (name, description, trigger, schedule, condition, actions, is_active, created_by, created_at)
     values ($1, $2, $3, $4, $5, $6, true, $7, $8) returning id`,
    [
      form.name,
      form.description,
      form.trigger,
      JSON.stringify(form.schedule),
      JSON.stringify(form.condition),
      JSON.stringify(form.actions),
      demoAdmin.id,
      new Date(now.getTime() - (weeks * 7 + 2) * dayMs).toISOString(),
    ],
  )
  if (!rule || !form.schedule) throw new Error('The rule of the demo was not added.')
  const known = await readFacts(
    tx,
    'customer',
    missed.map(({ customer_id }) => customer_id),
  )
  const runs = missed.flatMap(({ customer_id, email, sent_at }) => {
    const row = known.get(customer_id)
    const at = new Date(sent_at)
    if (!row) return []
    return [
      {
        id: pastId(at.getTime()),
        rule_id: rule.id,
        event_key: `${form.trigger} demo ${customer_id}`,
        trigger: form.trigger,
        subject: 'customer',
        subject_id: customer_id,
        subject_label: row.label,
        event: {},
        status: 'done',
        occurred_at: at.toISOString(),
        due_at: at.toISOString(),
        attempts: 1,
        facts: row.facts,
        seen: checkCondition(form.condition, row.facts, subjectFields.customer, at).seen,
        unless_seen: [],
        output: [
          {
            type: 'newsletter',
            text: `Bülten gönderildi: ${mail.title}`,
            to: email,
            link: linkOf('customer', row),
          },
        ],
        error: '',
        finished_at: new Date(at.getTime() + 1_400).toISOString(),
      },
    ]
  })
  await insertAll(tx, 'automation_runs', runs)
  // This week's time has passed already.
  await tx.asSystem(
    `insert into automation_counts (rule_id, execution_count, last_executed, last_period)
     select $1, count(*), max(finished_at), $2 from automation_runs where rule_id = $1`,
    [rule.id, periodOf(form.schedule, now)],
  )
}
