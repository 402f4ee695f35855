-- Who is acting, as actAs has set it for this transaction; null for the system.
create function kervan_actor() returns uuid
language sql stable
return nullif(current_setting('app.actor', true), '')::uuid;
--> statement-breakpoint
-- An audit row for every write of a member of staff. It runs as that person, so it can only speak for that person.
create function kervan_audit() returns trigger
language plpgsql
set search_path = public, pg_temp
as $$
begin
  if current_user in ('kervan_staff', 'kervan_admin') then
    insert into audit_entries (actor_id, subject_table, subject_id, action, before, after)
    values (
      kervan_actor(),
      tg_table_name,
      coalesce(to_jsonb(new) ->> 'id', to_jsonb(old) ->> 'id', ''),
      lower(tg_op),
      case when tg_op <> 'INSERT' then to_jsonb(old) - 'search' end,
      case when tg_op <> 'DELETE' then to_jsonb(new) - 'search' end
    );
  end if;
  return null;
end
$$;
--> statement-breakpoint
-- However a session ends, every server process hears of it and closes its sockets.
create function kervan_session_ended() returns trigger
language plpgsql
set search_path = public, pg_temp
as $$
begin
  insert into outbox (name, audiences, data)
  values ('session.ended', array['nodes'], jsonb_build_object('session_id', old.id));
  return null;
end
$$;
--> statement-breakpoint
create trigger sessions_ended after delete on sessions for each row execute function kervan_session_ended();
--> statement-breakpoint
insert into outbox_head (id, last, pruned) values (1, 0, 0);
