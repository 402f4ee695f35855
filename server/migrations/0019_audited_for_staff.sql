-- An audit row for every write of a member of staff, also where the system writes it for them. It runs as the role that writes, so
-- staff can only speak for themselves. What a foreign key removes along with a row is removed by the owner and not audited again.
create or replace function kervan_audit() returns trigger
language plpgsql
set search_path = public, pg_temp
as $$
begin
  if current_user in ('kervan_staff', 'kervan_admin')
    or (current_user = 'kervan_system' and current_setting('app.actor_role', true) in ('kervan_staff', 'kervan_admin'))
  then
    insert into audit_entries (actor_id, subject_table, subject_id, action, before, after)
    values (
      kervan_actor(),
      tg_table_name,
      coalesce(to_jsonb(new) ->> 'id', to_jsonb(old) ->> 'id', ''),
      lower(tg_op collate "C"),
      case when tg_op <> 'INSERT' then to_jsonb(old) - 'search' end,
      case when tg_op <> 'DELETE' then to_jsonb(new) - 'search' end
    );
  end if;
  return null;
end
$$;
