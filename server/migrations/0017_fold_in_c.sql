-- Letters are folded in the C collation, whatever the database's own: where that is Turkish, lower('INSERT') is ınsert.
CREATE OR REPLACE FUNCTION kervan_audit() RETURNS trigger
LANGUAGE plpgsql
SET search_path = public, pg_temp
AS $$
begin
  if current_user in ('kervan_staff', 'kervan_admin') then
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
--> statement-breakpoint
UPDATE "audit_entries" SET "action" = 'insert' WHERE "action" = 'ınsert';--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_email_folded";--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" DROP CONSTRAINT "newsletter_subscribers_email_folded";--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_email_folded" CHECK (email = lower(email collate "C") and email ~ '^[!-~]+$');--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD CONSTRAINT "newsletter_subscribers_email_folded" CHECK (email = lower(email collate "C"));
