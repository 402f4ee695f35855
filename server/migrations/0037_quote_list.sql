ALTER TABLE "quote_margins" ADD COLUMN "quote_status" text DEFAULT 'draft' NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "due_at" timestamptz;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "response_hours" double precision;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "settled_at" timestamptz GENERATED ALWAYS AS (case when status in ('accepted', 'rejected') then answered_at when status = 'expired' then valid_until end) STORED;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "search" text GENERATED ALWAYS AS (kervan_fold(quote_no || ' ' || title || ' ' || customer_name || ' ' || customer_email || ' ' || pol || ' ' || pod)) STORED;--> statement-breakpoint
CREATE INDEX "quote_margins_status" ON "quote_margins" USING btree ("quote_status","margin_pct","quote_id");--> statement-breakpoint
CREATE INDEX "quotes_status" ON "quotes" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "quotes_status_number" ON "quotes" USING btree ("status",("quote_no") collate kervan_turkish,"id");--> statement-breakpoint
CREATE INDEX "quotes_status_customer" ON "quotes" USING btree ("status",(nullif(customer_name, '')) collate kervan_turkish,"id");--> statement-breakpoint
CREATE INDEX "quotes_status_lane" ON "quotes" USING btree ("status",("pol") collate kervan_turkish,("pod") collate kervan_turkish,"id");--> statement-breakpoint
CREATE INDEX "quotes_status_mode" ON "quotes" USING btree ("status","transport_mode","id");--> statement-breakpoint
CREATE INDEX "quotes_status_owner" ON "quotes" USING btree ("status","owner_id","id");--> statement-breakpoint
CREATE INDEX "quotes_status_owner_mode" ON "quotes" USING btree ("status","owner_id","transport_mode","id");--> statement-breakpoint
CREATE INDEX "quotes_status_due" ON "quotes" USING btree ("status","due_at","id");--> statement-breakpoint
CREATE INDEX "quotes_status_amount" ON "quotes" USING btree ("status","currency","total_amount","id");--> statement-breakpoint
CREATE INDEX "quotes_status_sent" ON "quotes" USING btree ("status","sent_at","id");--> statement-breakpoint
CREATE INDEX "quotes_reason" ON "quotes" USING btree ("rejection_reason","id") WHERE rejection_reason is not null;--> statement-breakpoint
CREATE INDEX "quotes_search" ON "quotes" USING gin (search gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "quotes_settled" ON "quotes" USING btree ("settled_at","status","transport_mode","owner_id","pol","pod","rejection_reason","sent_at","response_hours") WHERE settled_at is not null;--> statement-breakpoint
ALTER TABLE "quote_margins" ADD CONSTRAINT "quote_margins_quote_status_known" CHECK (quote_status in ('draft', 'under_review', 'pricing', 'ready', 'sent', 'viewed', 'revision_requested', 'accepted', 'rejected', 'expired', 'superseded'));--> statement-breakpoint
-- What is due next, and how long the customer waited for the first price; whoever writes the quote.
create function kervan_quote_times() returns trigger
language plpgsql
set search_path = public, pg_temp
as $$
declare
  asked record;
begin
  select created_at, quote_due_at, first_quoted_at into asked from requests where id = new.request_id;
  new.due_at := case
    when new.status in ('draft', 'under_review', 'pricing', 'ready') then asked.quote_due_at
    when new.status in ('sent', 'viewed') then new.valid_until
  end;
  if new.sent_at is not null and new.response_hours is null then
    new.response_hours := date_part('epoch', coalesce(asked.first_quoted_at, new.sent_at) - asked.created_at) / 3600;
  end if;
  return new;
end
$$;
--> statement-breakpoint
create trigger times before insert or update of status, valid_until, sent_at, request_id on quotes
  for each row execute function kervan_quote_times();
--> statement-breakpoint
-- A request that is promised a price for another time takes along the one in the making.
create function kervan_request_due() returns trigger
language plpgsql
set search_path = public, pg_temp
as $$
begin
  update quotes set due_at = new.quote_due_at
  where request_id = new.id and status in ('draft', 'under_review', 'pricing', 'ready');
  return null;
end
$$;
--> statement-breakpoint
create trigger quote_due after update of quote_due_at on requests
  for each row when (new.quote_due_at is distinct from old.quote_due_at) execute function kervan_request_due();
--> statement-breakpoint
-- The status beside a margin is that of its quote.
create function kervan_margin_status() returns trigger
language plpgsql
set search_path = public, pg_temp
as $$
begin
  new.quote_status := (select status from quotes where id = new.quote_id);
  return new;
end
$$;
--> statement-breakpoint
create trigger quote_status before insert on quote_margins for each row execute function kervan_margin_status();
--> statement-breakpoint
create function kervan_status_to_margin() returns trigger
language plpgsql
set search_path = public, pg_temp
as $$
begin
  update quote_margins set quote_status = new.status where quote_id = new.id;
  return null;
end
$$;
--> statement-breakpoint
create trigger margin_status after update of status on quotes
  for each row when (new.status is distinct from old.status) execute function kervan_status_to_margin();--> statement-breakpoint
-- The triggers give those that are there already what they give to new ones.
update quotes set status = status;--> statement-breakpoint
update quote_margins m set quote_status = q.status from quotes q where q.id = m.quote_id;--> statement-breakpoint
insert into quote_margins (quote_id, target_margin_pct)
select id, 0 from quotes q where not exists (select from quote_margins m where m.quote_id = q.id);
