DROP INDEX "profiles_never_accepted";--> statement-breakpoint
DROP INDEX "profiles_accepted";--> statement-breakpoint
DROP INDEX "profiles_completed";--> statement-breakpoint
DROP INDEX "quotes_open";--> statement-breakpoint
DROP INDEX "quotes_status";--> statement-breakpoint
DROP INDEX "quotes_status_number";--> statement-breakpoint
DROP INDEX "quotes_status_customer";--> statement-breakpoint
DROP INDEX "quotes_status_lane";--> statement-breakpoint
DROP INDEX "quotes_status_mode";--> statement-breakpoint
DROP INDEX "quotes_status_owner";--> statement-breakpoint
DROP INDEX "quotes_status_due";--> statement-breakpoint
DROP INDEX "quotes_status_sent";--> statement-breakpoint
DROP INDEX "requests_status";--> statement-breakpoint
DROP INDEX "requests_status_number";--> statement-breakpoint
DROP INDEX "requests_status_amount";--> statement-breakpoint
DROP INDEX "work_items_status";--> statement-breakpoint
DROP INDEX "work_items_status_assigned";--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "has_account" boolean DEFAULT false NOT NULL;--> statement-breakpoint
update profiles p set has_account = true from users u where u.id = p.id;--> statement-breakpoint
-- Whoever adds a record. An account that is made for one later is made by signing in, which says so.
create function kervan_profile_account() returns trigger
language plpgsql
set search_path = public, pg_temp
as $$
begin
  new.has_account := exists (select from users where id = new.id);
  return new;
end
$$;
--> statement-breakpoint
create trigger has_account before insert on profiles for each row execute function kervan_profile_account();--> statement-breakpoint
CREATE INDEX "profiles_without_account" ON "profiles" USING btree ("id","last_accepted_at") WHERE not has_account;--> statement-breakpoint
CREATE INDEX "profiles_never_accepted" ON "profiles" USING btree ("id","has_account") WHERE first_request_at is not null and last_accepted_at is null;--> statement-breakpoint
CREATE INDEX "profiles_accepted" ON "profiles" USING btree ("last_accepted_at","id","has_account") WHERE last_accepted_at is not null;--> statement-breakpoint
CREATE INDEX "profiles_completed" ON "profiles" USING btree ("profile_completed","id","first_request_at") WHERE has_account;--> statement-breakpoint
CREATE INDEX "quotes_open" ON "quotes" USING btree ("status","valid_until") WHERE status in ('sent', 'viewed');--> statement-breakpoint
CREATE INDEX "quotes_status" ON "quotes" USING btree ("status","id","settled_at");--> statement-breakpoint
CREATE INDEX "quotes_status_number" ON "quotes" USING btree ("status",("quote_no") collate kervan_turkish,"id","settled_at");--> statement-breakpoint
CREATE INDEX "quotes_status_customer" ON "quotes" USING btree ("status",(nullif(customer_name, '')) collate kervan_turkish,"id","owner_id");--> statement-breakpoint
CREATE INDEX "quotes_status_lane" ON "quotes" USING btree ("status",("pol") collate kervan_turkish,("pod") collate kervan_turkish,"id","owner_id");--> statement-breakpoint
CREATE INDEX "quotes_status_mode" ON "quotes" USING btree ("status","transport_mode","id","settled_at");--> statement-breakpoint
CREATE INDEX "quotes_status_owner" ON "quotes" USING btree ("status","owner_id","id","settled_at",("pol") collate kervan_turkish);--> statement-breakpoint
CREATE INDEX "quotes_status_due" ON "quotes" USING btree ("status","due_at","id","settled_at");--> statement-breakpoint
CREATE INDEX "quotes_status_sent" ON "quotes" USING btree ("status","sent_at","id","settled_at");--> statement-breakpoint
CREATE INDEX "requests_status" ON "requests" USING btree ("status","id","quote_due_at");--> statement-breakpoint
CREATE INDEX "requests_status_number" ON "requests" USING btree ("status",("number") collate kervan_turkish,"id","quote_due_at");--> statement-breakpoint
CREATE INDEX "requests_status_amount" ON "requests" USING btree ("status","quote_currency","quote_amount","id","quote_due_at");--> statement-breakpoint
CREATE INDEX "work_items_status" ON "work_items" USING btree ("status","id","due_at");--> statement-breakpoint
CREATE INDEX "work_items_status_assigned" ON "work_items" USING btree ("status","assigned_to","id","due_at");