/** Writes the demo world's subscribers and campaigns once. Everything that is counted is counted from the rows that it writes. */
import { mailLinks } from '@kervan/domain/newsletter/mail-links.ts'
import { registryDueAt } from '@kervan/domain/newsletter/registry-due.ts'
import { everybody } from '@kervan/domain/newsletter/segment.ts'
import { type DemoMail, demoCampaigns, demoTemplates } from '#assembly/demo/demo-mails.ts'
import { createDemoImports } from '#assembly/demo/demo-newsletter-imports.ts'
import { createDemoSeries, type DemoTemplate } from '#assembly/demo/demo-newsletter-series.ts'
import { recount } from '#features/newsletter/campaigns/campaigns.queries.ts'
import { usualSettings } from '#features/newsletter/campaigns/sender-identity.ts'
import { type ActAs, system, type Transaction } from '#spine/database/act-as.ts'

const dayMs = 86_400_000

/** Customers who took the newsletter in their account, then people of the site, of fairs and of files. `n % 40` decides what became of each. */
const subscribers = `insert into newsletter_subscribers (email, name, subscription_source, status, email_verified, language, recipient_type,
    measuring, measuring_at, measuring_version, consent_at, subscription_date, confirmed_at, unsubscribed_at)
  select email, name, source, status, status <> 'pending', case when n % 11 = 3 then 'en' else 'tr' end,
    case when n % 6 = 1 then 'TACIR' else 'BIREYSEL' end, n % 5 < 3, case when n % 5 < 3 then since + interval '7 minutes' end,
    case when n % 5 < 3 then 'bulten-2026-01' else '' end, case when status in ('active', 'bounced') then since end, since,
    case when status = 'pending' then null else since + interval '7 minutes' end,
    case when status in ('unsubscribed', 'complained') then since + ($1::timestamptz - since) * 0.6 end
  from (
    select email, name, source, n,
      case when n % 40 in (7, 19, 31) then 'unsubscribed' when n % 40 = 12 then 'bounced' when n % 80 = 25 then 'complained'
        when n % 40 in (4, 28) and source = 'website' then 'pending' else 'active' end as status,
      case when n % 40 in (4, 28) and source = 'website' then $1::timestamptz - (n % 19 + 1) * interval '17 hours'
        else $1::timestamptz - (n * 37 % 400 + 1) * interval '1 day' - (n * 53 % 540) * interval '1 minute' end as since
    from (
      select p.email, trim(p.first_name || ' ' || p.last_name) as name, 'portal' as source,
        (row_number() over (order by p.email))::int as n
      from profiles p where p.email is not null and p.email like '%.example' and abs(hashtext(p.email)) % 3 = 0 limit 400) as customers
    union all
    select email, name, source, n, case when n % 40 in (7, 19, 31) then 'unsubscribed' when n % 40 = 12 then 'bounced'
        when n % 80 = 25 then 'complained' when n % 40 in (4, 28) and source = 'website' then 'pending' else 'active' end,
      case when n % 40 in (4, 28) and source = 'website' then $1::timestamptz - (n % 19 + 1) * interval '17 hours'
        else $1::timestamptz - (n * 37 % 400 + 1) * interval '1 day' - (n * 53 % 540) * interval '1 minute' end
    from (
      select lower(translate(first || '.' || last, 'ÇĞİÖŞÜçğıöşü', 'CGIOSUcgiosu')) || n || '@' || host as email, first || ' ' || last as name,
        (array['website', 'website', 'website', 'fair', 'import', 'office'])[n % 6 + 1] as source, n
      from generate_series(1, 420) n, lateral (select
        (array['Aylin', 'Burak', 'Cem', 'Derya', 'Ebru', 'Fatih', 'Gizem', 'Hakan', 'Işıl', 'Kerem', 'Leyla', 'Murat', 'Nazlı', 'Onur', 'Pelin', 'Serkan', 'Şule', 'Tolga', 'Yasemin'])[n % 19 + 1] as first,
        (array['Acar', 'Bulut', 'Çetin', 'Doğan', 'Erdem', 'Güneş', 'Işık', 'Kaya', 'Öztürk', 'Polat', 'Şahin', 'Tekin', 'Yıldız'])[n * 7 % 13 + 1] as last,
        (array['posta.example', 'ornek-tekstil.example', 'ege-gida.example', 'anadolu-makina.example', 'posta.example'])[n * 3 % 5 + 1] as host) as named) as others) as all_of_them
  on conflict (email) do nothing`

const consents = `insert into newsletter_consents (subscriber_id, email, answer, source, recipient_type, text_version, note, at, recorded_at,
    registry_due_at, registry_loaded_at)
  select id, email, answer, source, recipient_type, version, note, at, at, at,
    case when at < $1::timestamptz - interval '6 days' then at + interval '2 days' end
  from (
    select id, email, recipient_type, 'ONAY' as answer, confirmed_at as at,
      case subscription_source when 'fair' then 'HS_ETKINLIK' when 'import' then 'HS_ISLAK_IMZA' when 'office' then 'HS_CAGRI_MERKEZI' else 'HS_WEB' end as source,
      case when subscription_source in ('website', 'portal') then 'bulten-2026-01' else '' end as version,
      case subscription_source when 'fair' then 'Fuar formu' when 'import' then 'Eski abone listesi, imzalı formlar' when 'office' then 'Telefon kaydı' else '' end as note
    from newsletter_subscribers where confirmed_at is not null
    union all
    select id, email, recipient_type, 'RET', unsubscribed_at, 'HS_EPOSTA', '', case when status = 'complained' then 'Şikâyet' else '' end
    from newsletter_subscribers where unsubscribed_at is not null) as given order by at`
const dues = `update newsletter_consents c set registry_due_at = d.due from json_to_recordset($1) as d (id uuid, due timestamptz) where d.id = c.id`
const suppressions = `insert into newsletter_suppressions (email, reason, note, created_at)
  select email, status, case status when 'bounced' then '550 5.1.1 user unknown' else '' end, subscription_date + interval '20 days'
  from newsletter_subscribers where status in ('bounced', 'complained') and subscription_date < $1::timestamptz - interval '20 days'
  union all select 'rakip@baska-nakliye.example', 'manual', 'Rakip firma', $1::timestamptz - interval '60 days'
  on conflict (email) do nothing`

/** $3: when it began, $4: the share of the list that it reached before it was stopped, $6: now, after which nobody has opened anything. */
const recipients = `insert into newsletter_recipients (campaign_id, subscriber_id, email, state, reason, detail, measured, tries, taken_at, sent_at, opened_at,
    open_count, clicked_at, click_count, unsubscribed_at)
  select $1, id, email, state, case when state = 'skipped' then case when reached then 'unsubscribed' else 'cancelled' end end,
    case when state = 'bounced' then '550 5.1.1 user unknown' else '' end, measuring, (state in ('sent', 'bounced'))::int,
    case when state <> 'waiting' then sent end, case when state in ('sent', 'bounced') then sent end,
    case when opens then sent + opened end, case when opens then 1 + least(dice % 3, floor(extract(epoch from $6 - sent - opened) / 10800)::int) else 0 end,
    case when clicks then sent + opened + (dice % 240 + 9) * interval '1 second' end, clicks::int,
    case when state = 'sent' and dice % 97 = 5 and sent + opened + interval '5 minutes' < $6 then sent + opened + interval '5 minutes' end
  from (
    select *, state = 'sent' and measuring and dice % 100 < 46 and sent + opened < $6::timestamptz as opens,
      state = 'sent' and measuring and dice % 100 < 11 and sent + opened + interval '250 seconds' < $6 as clicks
    from (select *,
      -- Most within the first hours, some days later.
      (power((dice / 100) % 1000 / 1000.0, 4) * 5400 + 3) * interval '1 minute' as opened
    from (
      select s.id, s.email, s.measuring, reached, sent, dice,
        case when not reached then case when $5::boolean then 'skipped' else 'waiting' end
          when dice % 61 = 7 then 'skipped' when dice % 83 = 11 then 'bounced' else 'sent' end as state
      from (select *, abs(hashtext(email || $2)) as dice,
          row_number() over (order by id) <= $4::float8 * count(*) over () as reached,
          $3::timestamptz + row_number() over (order by id) * interval '60 milliseconds' as sent
        from newsletter_subscribers
        where status <> 'pending' and subscription_date < $3 and coalesce(unsubscribed_at, 'infinity') > $3) as s) as judged) as timed) as made`

const openHits = `insert into newsletter_hits (campaign_id, recipient_id, kind, at) select campaign_id, id, 'open', opened_at + g * interval '3 hours'
  from newsletter_recipients, generate_series(0, open_count - 1) g where campaign_id = $1 and opened_at is not null`
const clickHits = `insert into newsletter_hits (campaign_id, recipient_id, kind, position, at)
  select campaign_id, id, 'click', abs(hashtext(email)) % $2, clicked_at from newsletter_recipients where campaign_id = $1 and clicked_at is not null`
const machineHits = `insert into newsletter_hits (campaign_id, recipient_id, kind, position, at, machine)
  select campaign_id, id, kind, case when kind = 'click' then 0 end, sent_at + interval '2 seconds', machine from newsletter_recipients,
    lateral (select abs(hashtext(email || 'm')) as dice) as d,
    lateral (select case when dice % 5 = 0 then 'click' else 'open' end as kind, case when dice % 5 = 0 then 'burst' when dice % 5 = 1 then 'too_fast' else 'proxy' end as machine) as k
  where campaign_id = $1 and state = 'sent' and measured and dice % 100 < 24`
const campaignCounts = `update newsletter_campaigns c set opens_count = n.opens, clicks_count = n.clicks, unsubscribes_count = n.gone
  from (select count(opened_at)::int as opens, count(clicked_at)::int as clicks, count(unsubscribed_at)::int as gone
    from newsletter_recipients where campaign_id = $1) n where c.id = $1`
const subscriberCounts = `update newsletter_subscribers s set email_open_count = n.opens, email_click_count = n.clicks, last_engaged_at = n.last
  from (select subscriber_id, count(opened_at)::int as opens, sum(click_count)::int as clicks, max(greatest(opened_at, clicked_at)) as last
    from newsletter_recipients group by subscriber_id) n where n.subscriber_id = s.id`
/** Measured as long as they agreed, so after their mails have been written. */
const endMeasuring = `update newsletter_subscribers set measuring = false, measuring_at = coalesce(unsubscribed_at, subscription_date + interval '20 days')
  where measuring and status in ('unsubscribed', 'bounced', 'complained')`

export function createDemoNewsletter(actAs: ActAs, now: Date): Promise<void> {
  return actAs(system, async (tx) => {
    await tx.asSystem("select pg_advisory_xact_lock(hashtext('demo-newsletter'))", [])
    if ((await tx.asSystem('select from newsletter_settings', [])).length > 0) return
    const [author] = await tx.asSystem<{ id: string }>(
      "select id from users where role in ('staff', 'admin') order by created_at, id limit 1",
      [],
    )
    await tx.asSystem(subscribers, [now.toISOString()])
    await tx.asSystem(consents, [now.toISOString()])
    const given = await tx.asSystem<{ id: string; at: number }>(
      'select id, extract(epoch from at)::float8 * 1000 as at from newsletter_consents',
      [],
    )
    const due = given.map(({ id, at }) => ({ id, due: registryDueAt(new Date(at), { holidays: [] }) }))
    await tx.asSystem(dues, [JSON.stringify(due)])
    await tx.asSystem(suppressions, [now.toISOString()])
    const templates: DemoTemplate[] = []
    for (const [index, mail] of demoTemplates.entries())
      templates.push({
        id: await add(tx, mail, author?.id, new Date(now.getTime() - (200 - index) * dayMs), {
          template: true,
        }),
        mail,
      })
    const [welcome, miss] = ['Hoş geldiniz', 'Sizi özledik'].map((title) =>
      templates.find(({ mail }) => mail.title === title),
    )
    for (const campaign of demoCampaigns) await addCampaign(tx, campaign, author?.id, now)
    if (welcome && miss)
      for (const id of await createDemoSeries(tx, { welcome, miss }, now)) {
        await tx.asSystem(openHits, [id])
        await tx.asSystem(clickHits, [id, 1])
        await tx.asSystem(machineHits, [id])
        await tx.asSystem(recount, [id])
        await tx.asSystem(campaignCounts, [id])
      }
    await createDemoImports(tx, now)
    await tx.asSystem(subscriberCounts, [])
    await tx.asSystem(endMeasuring, [])
    await tx.asSystem('insert into newsletter_settings (id, data, version) values (1, $1, 2)', [
      JSON.stringify({
        ...usualSettings,
        mersis: '0123456789012345',
        sender_name: 'Kervan Bülten',
        welcome_template_id: welcome?.id ?? null,
      }),
    ])
  })
}

type Demo = (typeof demoCampaigns)[number]

async function add(
  tx: Transaction,
  mail: DemoMail,
  author: string | undefined,
  at: Date,
  { template = false, type = 'newsletter' } = {},
): Promise<string> {
  const [row] = await tx.asSystem<{ id: string }>(
    `insert into newsletter_campaigns (title, subject, campaign_type, is_template, segment, created_by, created_at)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [mail.title, mail.subject, type, template, JSON.stringify(everybody), author ?? null, at.toISOString()],
  )
  if (!row) throw new Error('The campaign of the demo was not added.')
  await tx.asSystem(
    `insert into newsletter_contents (campaign_id, preheader, document, updated_at, updated_by, version) values ($1, $2, $3, $4, $5, 4)`,
    [row.id, mail.preheader, JSON.stringify(mail.document), at.toISOString(), author ?? null],
  )
  return row.id
}

async function addCampaign(
  tx: Transaction,
  demo: Demo,
  author: string | undefined,
  now: Date,
): Promise<void> {
  const { state, daysAgo, type, document } = demo
  // In the middle of a working morning.
  const begun = new Date(Math.floor((now.getTime() - daysAgo * dayMs) / dayMs) * dayMs + 7.5 * 3_600_000)
  const written = new Date(Math.min(begun.getTime(), now.getTime()) - 2 * dayMs)
  const id = await add(tx, demo, author, written, { type })
  if (state === 'draft') return
  if (state === 'scheduled') {
    await tx.asSystem(
      "update newsletter_campaigns set status = 'scheduled', scheduled_at = $2 where id = $1",
      [id, begun.toISOString()],
    )
    return
  }
  const reached = { sent: 1, paused: 0.4, cancelled: 0.15 }[state]
  const isCancelled = state === 'cancelled'
  await tx.asSystem(recipients, [
    id,
    demo.title,
    begun.toISOString(),
    reached,
    isCancelled,
    now.toISOString(),
  ])
  const links = mailLinks(document)
  for (const { index, url } of links)
    await tx.asSystem('insert into newsletter_links (campaign_id, position, url) values ($1, $2, $3)', [
      id,
      index,
      url,
    ])
  await tx.asSystem(openHits, [id])
  await tx.asSystem(clickHits, [id, Math.max(1, links.length)])
  await tx.asSystem(machineHits, [id])
  await tx.asSystem(
    `update newsletter_campaigns set status = $2, started_at = $3, sending_since = $3,
       paused_at = case when $2 = 'paused' then $3::timestamptz + interval '20 seconds' end,
       sent_at = case when $2 <> 'paused' then (select max(sent_at) from newsletter_recipients where campaign_id = $1) end
     where id = $1`,
    [id, state, begun.toISOString()],
  )
  await tx.asSystem(recount, [id])
  await tx.asSystem(campaignCounts, [id])
}
