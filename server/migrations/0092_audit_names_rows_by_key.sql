-- An entry names its row by the columns of its primary key, whatever they are called; the seal hands their names to each trigger.
create or replace function kervan_audit() returns trigger
language plpgsql
set search_path = public, pg_temp
as $$
declare
  subject jsonb := coalesce(to_jsonb(new), to_jsonb(old));
begin
  if current_user in ('kervan_staff', 'kervan_admin')
    or (current_user = 'kervan_system' and current_setting('app.actor_role', true) in ('kervan_staff', 'kervan_admin'))
  then
    insert into audit_entries (actor_id, subject_table, subject_id, action, before, after)
    values (
      kervan_actor(),
      tg_table_name,
      array_to_string(array(select subject ->> name from unnest(tg_argv) as name), ' '),
      lower(tg_op collate "C"),
      case when tg_op <> 'INSERT' then to_jsonb(old) - 'search' end,
      case when tg_op <> 'DELETE' then to_jsonb(new) - 'search' end
    );
  end if;
  return null;
end
$$;--> statement-breakpoint
-- What was audited before.
update audit_entries e
set subject_id = coalesce(array_to_string(array(select coalesce(e.after, e.before) ->> name from unnest(key.names) as name), ' '), '')
from (
  values
    ('places', array['code']),
    ('tax_codes', array['code']),
    ('pricing_settings', array['is_only']),
    ('quote_acceptances', array['quote_id']),
    ('quote_margins', array['quote_id']),
    ('quote_item_costs', array['item_id']),
    ('request_analyses', array['request_id']),
    ('shipment_feedback', array['shipment_id']),
    ('carrier_polls', array['shipment_id']),
    ('notification_preferences', array['user_id']),
    ('staff_notification_preferences', array['user_id']),
    ('distinct_customers', array['one', 'other'])
) as key (subject_table, names)
where e.subject_id = '' and e.subject_table = key.subject_table;
