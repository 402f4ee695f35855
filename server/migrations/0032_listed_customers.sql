ALTER TABLE "requests" DROP CONSTRAINT "requests_customer_id_profiles_id_fk";
--> statement-breakpoint
DROP INDEX "profiles_who";--> statement-breakpoint
DROP INDEX "work_items_assigned";--> statement-breakpoint
DROP INDEX "requests_quoted_by";--> statement-breakpoint
DROP INDEX "work_items_done_by";--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "listed_as" text GENERATED ALWAYS AS (trim(company || ' ' || first_name || ' ' || last_name)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "customer_listed_as" text DEFAULT '' NOT NULL;--> statement-breakpoint
update requests r set customer_listed_as = p.listed_as from profiles p where p.id = r.customer_id and p.listed_as <> '';--> statement-breakpoint
-- What a new request is given, whoever adds it. The foreign key holds it to the customer's record from then on.
create function kervan_request_customer() returns trigger
language plpgsql
set search_path = public, pg_temp
as $$
begin
  new.customer_listed_as := coalesce((select listed_as from profiles where id = new.customer_id), '');
  return new;
end
$$;
--> statement-breakpoint
create trigger customer_listed_as before insert or update of customer_id on requests
  for each row execute function kervan_request_customer();--> statement-breakpoint
CREATE UNIQUE INDEX "profiles_id_listed_as" ON "profiles" USING btree ("id","listed_as");--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_customer_listed_as" FOREIGN KEY ("customer_id","customer_listed_as") REFERENCES "public"."profiles"("id","listed_as") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "requests_status_customer" ON "requests" USING btree ("status",(nullif(customer_listed_as, '')) collate kervan_turkish,"id");--> statement-breakpoint
CREATE INDEX "requests_quoted_by" ON "requests" USING btree ("quoted_by") WHERE quoted_by is not null;--> statement-breakpoint
CREATE INDEX "work_items_done_by" ON "work_items" USING btree ("done_by") WHERE done_by is not null;--> statement-breakpoint
CREATE INDEX "work_items_status_assigned_kind" ON "work_items" USING btree ("status","assigned_to","kind","id");--> statement-breakpoint
CREATE INDEX "work_items_status_assigned_priority" ON "work_items" USING btree ("status","assigned_to","priority","id");
