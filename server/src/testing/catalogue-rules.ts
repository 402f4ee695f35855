/** What must hold in the database's own catalogues, as questions whose answer is the list of offenders. */
import type pg from 'pg'

const ours = `n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg\\_%'`
const tables = `
  select c.oid, c.relname as name, c.relrowsecurity, c.relforcerowsecurity, c.relacl
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind in ('r', 'p') and c.relname <> 'migrations'`
const actors = `array['kervan_guest', 'kervan_customer', 'kervan_staff', 'kervan_admin', 'kervan_auth', 'kervan_system']::name[]`
const granted = `
  select t.name, r.rolname as role, a.privilege_type as command
  from (${tables}) t, aclexplode(t.relacl) a join pg_roles r on r.oid = a.grantee
  where r.rolname = any(${actors})`
const allowed = `
  select tablename as name, unnest(roles) as role, cmd as command from pg_policies where schemaname = 'public'`

/** Tables whose changes leave no audit row, whoever makes them. */
export const unaudited = [
  'audit_entries',
  ...['outbox', 'outbox_head', 'mails', 'inbox_mails', 'notifications', 'staff_notifications'],
  ...['idempotency_keys', 'limits'],
  ...['accounts', 'sessions', 'verifications', 'sendings', 'known_devices', 'push_subscriptions'],
  ...['visitor_consents', 'visitor_sessions', 'visit_invitations', 'page_views', 'anonymous_views'],
  ...['page_days', 'visit_days', 'view_rolls', 'stale_view_days', 'request_sources'],
  'customer_import_rows',
  ...[
    'chat_guests',
    'chat_conversations',
    'chat_rounds',
    'chat_positions',
    'chat_messages',
    'chat_attachments',
  ],
  ...['chat_notes', 'chat_events'],
  ...['newsletter_contents', 'newsletter_recipients', 'newsletter_links', 'newsletter_hits'],
  'newsletter_import_rows',
  ...['automation_counts', 'automation_runs', 'automation_deliveries', 'switched_job_marks'],
]

/**
 * Visitors have no row of their own, the audit outlives the people in it, finished work is swept, a merged record is gone, whoever
 * asks about their data may have a record, an account, both or none, a message or a call stays when what it was about is gone, and a
 * run is about something of any kind.
 */
const looseIds = [
  ...['audit_entries.actor_id', 'visitor_consents.visitor_id', 'visitor_sessions.visitor_id'],
  ...['customer_imports.task_id', 'customer_merges.gone_id', 'data_requests.user_id', 'erasures.record_id'],
  ...['chat_messages.about_id', 'customer_contacts.about_id', 'automation_runs.subject_id'],
  ...['newsletter_imports.task_id', 'newsletter_consents.recorded_by'],
]

export const catalogueRules = {
  'the login is no superuser, owner, creator of roles, nor passes by row security, nor is a member of such': `
    with recursive memberships as (
      select oid from pg_roles where rolname = 'kervan_app'
      union select m.roleid from pg_auth_members m join memberships on m.member = memberships.oid
    )
    select rolname as offender from pg_roles r join memberships using (oid)
    where rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication
      or exists (select from pg_class c where c.relowner = r.oid)
      or exists (select from pg_proc p where p.proowner = r.oid)
      or exists (select from pg_database d where d.datdba = r.oid)
      or exists (select from pg_namespace n where n.nspowner = r.oid)`,
  'the login inherits nothing: it must take a role to have its rights': `
    select m.roleid::regrole::text as offender from pg_auth_members m
    where m.member = 'kervan_app'::regrole and (m.inherit_option or m.admin_option or not m.set_option)`,
  'neither the login nor everybody has a right on any table': `
    select format('%s: %s', c.oid::regclass, a.privilege_type) as offender
    from pg_class c join pg_namespace n on n.oid = c.relnamespace, aclexplode(c.relacl) a
    where ${ours} and (a.grantee = 0 or a.grantee = 'kervan_app'::regrole)`,
  'nobody but the owner may create in the schema': `
    select r.rolname as offender from pg_roles r
    where r.rolname like 'kervan%' and has_schema_privilege(r.rolname, 'public', 'create')`,
  'row security is on and forced': `
    select name as offender from (${tables}) t where not (relrowsecurity and relforcerowsecurity)`,
  'each table has a policy for each command': `
    select format('%s: %s', t.name, wanted.command) as offender
    from (${tables}) t cross join unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE']) as wanted(command)
    where not exists (
      select from pg_policies p
      where p.schemaname = 'public' and p.tablename = t.name and p.cmd = wanted.command
        and (p.cmd = 'INSERT' or p.qual is not null)
        and (p.cmd not in ('INSERT', 'UPDATE') or p.with_check is not null)
    )`,
  'an update is checked before and after': `
    select policyname as offender from pg_policies
    where schemaname = 'public' and cmd = 'UPDATE' and (qual is null or with_check is distinct from qual)`,
  'each policy is for one of our roles, and one command, and adds to no other': `
    select policyname as offender from pg_policies
    where schemaname = 'public'
      and (cardinality(roles) <> 1 or not roles <@ ${actors} or cmd = 'ALL' or permissive <> 'PERMISSIVE')`,
  'there is one policy per role and command': `
    select format('%s %s %s', name, role, command) as offender from (${allowed}) p
    group by name, role, command having count(*) > 1`,
  'no policy says OR over a setting': `
    select policyname as offender from pg_policies
    where schemaname = 'public' and concat(qual, ' ', with_check) ~* '\\mcurrent_setting\\M|\\mkervan_actor\\M'
      and concat(qual, ' ', with_check) ~* '\\mor\\M|\\mcoalesce\\M|\\mcase\\M'`,
  'a guest or customer sees whole tables only where everybody may': `
    select policyname as offender from pg_policies
    where schemaname = 'public' and roles && array['kervan_guest', 'kervan_customer']::name[]
      and 'true' in (qual, with_check)
      and not (cmd = 'SELECT' and tablename in ('answer_times', 'company', 'company_holidays', 'inbox_mails', 'lane_corrections', 'market_figures', 'market_notes', 'place_corrections', 'places', 'port_waits', 'representatives'))`,
  'grants are exactly what the policies allow': `
    (select format('granted: %s', g) as offender from (${granted} except ${allowed}) g)
    union all
    (select format('not granted: %s', p) from (${allowed} except ${granted}) p)`,
  'every table is audited, but for messages, marks, secrets and visitors': `
    select name as offender from (${tables}) t
    where name <> all(array[${unaudited.map((name) => `'${name}'`).join(', ')}])
      and not exists (
        select from pg_trigger
        where tgrelid = t.oid and tgname = 'audited' and tgfoid = 'kervan_audit'::regproc and tgenabled = 'O'
          and tgqual is null and tgtype = 1 | 4 | 8 | 16 -- each row, after insert, delete, update
      )`,
  'an audited row is named by its primary key': `
    select name as offender from (${tables}) t join pg_trigger g on g.tgrelid = t.oid and g.tgname = 'audited'
    where (
        select string_agg(a.attname || '\\000', '' order by k.place)
        from pg_index i
          cross join unnest(i.indkey::int2[]) with ordinality as k (number, place)
          join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number
        where i.indrelid = t.oid and i.indisprimary
      ) is distinct from encode(g.tgargs, 'escape')`,
  'what staff may write themselves is audited, but for their own notifications, devices and tables': `
    select distinct tablename as offender from pg_policies
    where schemaname = 'public' and cmd in ('INSERT', 'UPDATE', 'DELETE')
      and roles && array['kervan_staff', 'kervan_admin']::name[]
      and tablename not in ('audit_entries', 'notifications', 'staff_notifications', 'push_subscriptions', 'customer_import_rows',
        -- Saved while somebody writes, brought as tables, or gone with their campaign, which is audited.
        'newsletter_contents', 'newsletter_import_rows', 'newsletter_recipients', 'newsletter_links', 'newsletter_hits',
        -- They keep a history of their own.
        'chat_conversations', 'chat_rounds', 'chat_notes', 'chat_events')
      and tablename = any(array[${unaudited.map((name) => `'${name}'`).join(', ')}])`,
  'views ask with the rights of who looks': `
    select c.relname as offender from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where ${ours} and (c.relkind = 'm' or c.relkind = 'v'
      and not coalesce('security_invoker=true' = any(c.reloptions) or 'security_invoker=on' = any(c.reloptions), false))`,
  'no function lends its maker’s rights without a fixed search path, nor to everybody': `
    select p.oid::regprocedure::text as offender from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where ${ours} and p.prosecdef
      and (not coalesce(exists (select from unnest(p.proconfig) s where s like 'search_path=%'), false)
        or p.proacl is null or exists (select from aclexplode(p.proacl) a where a.grantee = 0))`,
  'a policy’s column leads an index': `
    select format('%s.%s', p.tablename, owner[1]) as offender
    from pg_policies p, regexp_matches(p.qual, '(\\w+) = \\(?NULLIF\\(current_setting') as owner
    where p.schemaname = 'public' and not exists (
      select from pg_index i
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
      where i.indrelid = format('public.%I', p.tablename)::regclass and i.indisvalid and i.indpred is null
        and a.attname = owner[1]
    )`,
  'an id of another row is a foreign key': `
    select format('%s.%s', t.name, a.attname) as offender
    from (${tables}) t join pg_attribute a on a.attrelid = t.oid
    where a.attnum > 0 and not a.attisdropped and a.atttypid = 'uuid'::regtype and a.attname <> 'id'
      and format('%s.%s', t.name, a.attname) <> all(array[${looseIds.map((name) => `'${name}'`).join(', ')}])
      and not exists (select from pg_constraint c where c.conrelid = t.oid and c.contype = 'f' and c.conkey[1] = a.attnum)`,
  'a foreign key can be followed back by an index where its rows may be deleted or searched': `
    select format('%s.%s', c.conrelid::regclass, a.attname) as offender
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (
      select from pg_index i join pg_attribute first on first.attrelid = i.indrelid and first.attnum = i.indkey[0]
      where i.indrelid = c.conrelid and i.indisvalid
        -- PostgreSQL skips over the few statuses.
        and c.conkey[1] in (i.indkey[0], case first.attname when 'status' then i.indkey[1] end)
    )`,
} as const satisfies Record<string, string>

export type CatalogueRule = keyof typeof catalogueRules

export async function offenders(owner: pg.ClientBase, rule: CatalogueRule): Promise<string[]> {
  const { rows } = await owner.query<{ offender: string }>(catalogueRules[rule])
  return rows.map((row) => row.offender)
}
