-- What holds for every table, made true again after each migration from the policies themselves, so that nothing can be forgotten:
-- row-level security is on and forced, a role may do just what a policy lets it, and what staff change is audited.
do $$
declare
  relation record;
  policy record;
  key_columns text;
  -- The audit itself; messages on their way, and marks of what was done; secrets, which must not be copied; visitors, who must
  -- not be joined with the people they may be, and their counts; tables that staff bring, whose customers are audited; the chat, which shows
  -- itself who wrote, corrected and took back what; what a campaign says, which is saved while it is written, and its mails one by one; and what
  -- automation rules did, which is a log of its own.
  unaudited constant name[] := array[
    'audit_entries',
    'outbox', 'outbox_head', 'mails', 'inbox_mails', 'notifications', 'staff_notifications', 'idempotency_keys', 'limits',
    'accounts', 'sessions', 'verifications', 'sendings', 'known_devices', 'push_subscriptions',
    'visitor_consents', 'customer_import_rows', 'visitor_sessions', 'visit_invitations', 'page_views', 'anonymous_views',
    'page_days', 'visit_days', 'view_rolls', 'stale_view_days', 'request_sources',
    'chat_guests', 'chat_conversations', 'chat_rounds', 'chat_positions', 'chat_messages', 'chat_attachments',
    'chat_events', 'chat_notes', 'newsletter_contents', 'newsletter_recipients', 'newsletter_links', 'newsletter_hits',
    'newsletter_import_rows', 'automation_counts', 'switched_job_marks', 'automation_runs', 'automation_deliveries'
  ];
begin
  revoke create on schema public from public;
  for relation in
    select c.oid, c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> 'migrations'
  loop
    execute format('alter table %I enable row level security', relation.name);
    execute format('alter table %I force row level security', relation.name);
    execute format(
      'revoke all on %I from public, kervan_guest, kervan_customer, kervan_staff, kervan_admin, kervan_auth, kervan_system',
      relation.name
    );
    for policy in
      select cmd, unnest(roles) as role from pg_policies where schemaname = 'public' and tablename = relation.name
    loop
      execute format('grant %s on %I to %I', policy.cmd, relation.name, policy.role);
    end loop;
    execute format('drop trigger if exists audited on %I', relation.name);
    if relation.name <> all (unaudited) then
      -- By which columns an entry names the row.
      select coalesce(string_agg(quote_literal(a.attname), ', ' order by k.place), '') into key_columns
      from pg_index i
        cross join unnest(i.indkey::int2[]) with ordinality as k (number, place)
        join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number
      where i.indrelid = relation.oid and i.indisprimary;
      execute format(
        'create trigger audited after insert or update or delete on %I for each row execute function kervan_audit(%s)',
        relation.name, key_columns
      );
    end if;
  end loop;
  grant usage on schema public to kervan_guest, kervan_customer, kervan_staff, kervan_admin, kervan_auth, kervan_system;
  grant usage, select on all sequences in schema public to kervan_system;
end
$$;
