/** What the built-in jobs have done in the demo's past, as runs of their delivered rules. */
import type { SwitchedJobKey } from '@kervan/domain/company/switched-jobs.ts'
import type { Transaction } from '#spine/database/act-as.ts'

/** Each found in the rows that the job leaves behind: `at`, `subject`, `subject_id`, `label`, `text`, `name`, `link`. */
const deeds: Partial<Record<SwitchedJobKey, string>> = {
  assign_requests: `select w.created_at as at, 'request' as subject, r.id as subject_id, r.number as label,
      r.number || ' ' || u.name || ' adına atandı.' as text, u.name, '/staff/requests?request=' || r.id as link
    from work_items w join requests r on r.id = w.request_id join users u on u.id = w.assigned_to`,
  expire_quotes: `select q.valid_until as at, 'quote' as subject, q.id as subject_id, q.quote_no as label,
      'Süresi doldu: ' || q.quote_no as text, '' as name, '/staff/quotes/' || q.id as link
    from quotes q where q.status = 'expired'`,
  warn_of_delay: `select w.created_at as at, 'shipment' as subject, s.id as subject_id, s.shipment_number as label,
      'İş açıldı: ' || w.title as text, '' as name, '/staff/shipments/' || s.id as link
    from work_items w join shipments s on s.id = w.shipment_id`,
  greet_customers: `select p.joined_at as at, 'customer' as subject, p.id as subject_id, p.listed_as as label,
      'Hoş geldiniz e-postası gönderildi.' as text, p.email as name, '/staff/customer-management/' || p.id as link
    from profiles p where p.joined_at is not null`,
  // Priced after the warning was due, or not at all.
  warn_of_promise: `select r.quote_due_at - interval '2 hours' as at, 'request' as subject, r.id as subject_id, r.number as label,
      'Sözün süresi doluyor: ' || w.title as text, coalesce(u.name, 'Bütün ofis') as name, '/staff/work-queue/details/' || w.id as link
    from requests r join work_items w on w.request_id = r.id left join users u on u.id = w.assigned_to
    where coalesce(r.first_quoted_at, now()) > r.quote_due_at - interval '2 hours' and r.created_at < r.quote_due_at - interval '2 hours'`,
  weekly_report: `select (monday + time '08:00') at time zone 'Europe/Istanbul' as at, null as subject, null::uuid as subject_id,
      to_char(monday - 7, 'DD.MM.YYYY') || ' – ' || to_char(monday - 1, 'DD.MM.YYYY') as label,
      'Haftalık rapor gönderildi.' as text, u.email as name, '' as link
    from users u, lateral (select date_trunc('week', now() at time zone 'Europe/Istanbul')::date - 7 * week as monday
      from generate_series(0, 4) week) mondays
    where u.role = 'admin'`,
}

const record = (job: SwitchedJobKey, found: string) => `insert into automation_runs
    (id, rule_id, event_key, subject, subject_id, subject_label, status, attempts, output, occurred_at, due_at, finished_at)
  select uuidv7(d.at - now()), r.id, 'demo ' || coalesce(d.subject_id::text, d.label) || ' ' || d.at, d.subject, d.subject_id, d.label, 'done', 1,
    jsonb_build_array(jsonb_build_object('type', 'builtin', 'text', d.text, 'to', d.name, 'link', d.link)),
    d.at, d.at, d.at + interval '1 second'
  from (${found}) as d join automation_rules r on r.builtin = '${job}'
  where d.at between now() - interval '30 days' and now() - interval '2 seconds'
  on conflict (rule_id, event_key) do nothing`

export async function recordPastDeeds(tx: Transaction): Promise<void> {
  for (const [job, found] of Object.entries(deeds))
    await tx.asSystem(record(job as SwitchedJobKey, found), [])
}
