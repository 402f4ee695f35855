CREATE TABLE "containers" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"shipment_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"number" text NOT NULL,
	"size_type" text DEFAULT '' NOT NULL,
	"seal" text DEFAULT '' NOT NULL,
	"free_days_demurrage" integer,
	"free_days_detention" integer,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"updated_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "containers_free_days" CHECK (free_days_demurrage >= 0 and free_days_detention >= 0)
);
--> statement-breakpoint
ALTER TABLE "containers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
-- Spelled as they are looked up, in the order in which they were written.
INSERT INTO containers (shipment_id, customer_id, number, created_at, updated_at)
SELECT n.shipment_id, n.customer_id, n.number, n.created_at, n.created_at FROM (
  SELECT s.id AS shipment_id, s.customer_id, s.created_at, regexp_replace(upper(m.number COLLATE "C"), '[^A-Z0-9]', '', 'g') AS number, min(m.place) AS place
  FROM shipments s, unnest(CASE WHEN cardinality(s.container_numbers) > 0 THEN s.container_numbers ELSE ARRAY[s.container_code] END)
    WITH ORDINALITY AS m (number, place)
  GROUP BY 1, 2, 3, 4) n
WHERE n.number <> '' ORDER BY n.shipment_id, n.place;--> statement-breakpoint
UPDATE shipments s SET container_numbers = array(SELECT c.number FROM containers c WHERE c.shipment_id = s.id ORDER BY c.id)
WHERE cardinality(s.container_numbers) > 0 OR s.container_code <> '';--> statement-breakpoint
-- Who changes containers of one shipment at the same time waits here, so that none is missed.
create function kervan_container_numbers() returns trigger
language plpgsql
set search_path = public, pg_temp
as $$
declare
  shipment uuid := coalesce(new.shipment_id, old.shipment_id);
  numbers text[];
begin
  perform from shipments where id = shipment for no key update;
  numbers := array(select number from containers where shipment_id = shipment order by id);
  update shipments set container_numbers = numbers where id = shipment and container_numbers <> numbers;
  return null;
end
$$;
--> statement-breakpoint
create trigger container_numbers after insert or delete or update of number on containers
for each row execute function kervan_container_numbers();--> statement-breakpoint
ALTER TABLE "shipments" ALTER COLUMN "container_code" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "shipments" drop column "container_code";--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "container_code" text GENERATED ALWAYS AS (coalesce(container_numbers[1], '')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "booking_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "air_waybill" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "cmr_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "plate" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "search" text GENERATED ALWAYS AS (kervan_fold(shipment_number || ' ' || title || ' ' || origin_city || ' ' || origin_country || ' ' || destination_city || ' ' || destination_country || ' ' || kervan_words(container_numbers) || ' ' || booking_number || ' ' || bill_of_lading || ' ' || air_waybill || ' ' || cmr_number || ' ' || plate)) STORED;--> statement-breakpoint
ALTER TABLE "containers" ADD CONSTRAINT "containers_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "containers" ADD CONSTRAINT "containers_customer_id_profiles_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "containers_of_shipment" ON "containers" USING btree ("shipment_id","number");--> statement-breakpoint
CREATE INDEX "containers_number" ON "containers" USING btree ("number");--> statement-breakpoint
CREATE INDEX "containers_customer" ON "containers" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "shipments_search" ON "shipments" USING gin (search gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "shipments_booking" ON "shipments" USING btree ("booking_number") WHERE booking_number <> '';--> statement-breakpoint
CREATE INDEX "shipments_bill" ON "shipments" USING btree ("bill_of_lading") WHERE bill_of_lading <> '';--> statement-breakpoint
CREATE INDEX "shipments_waybill" ON "shipments" USING btree ("air_waybill") WHERE air_waybill <> '';--> statement-breakpoint
CREATE INDEX "shipments_cmr" ON "shipments" USING btree ("cmr_number") WHERE cmr_number <> '';--> statement-breakpoint
CREATE INDEX "shipments_plate" ON "shipments" USING btree ("plate") WHERE plate <> '';--> statement-breakpoint
CREATE POLICY "containers_customer_select" ON "containers" AS PERMISSIVE FOR SELECT TO "kervan_customer" USING (customer_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "containers_staff_select" ON "containers" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "containers_staff_insert" ON "containers" AS PERMISSIVE FOR INSERT TO "kervan_staff" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "containers_staff_update" ON "containers" AS PERMISSIVE FOR UPDATE TO "kervan_staff" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "containers_staff_delete" ON "containers" AS PERMISSIVE FOR DELETE TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "containers_admin_select" ON "containers" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "containers_admin_insert" ON "containers" AS PERMISSIVE FOR INSERT TO "kervan_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "containers_admin_update" ON "containers" AS PERMISSIVE FOR UPDATE TO "kervan_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "containers_admin_delete" ON "containers" AS PERMISSIVE FOR DELETE TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "containers_system_select" ON "containers" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "containers_system_insert" ON "containers" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "containers_system_update" ON "containers" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "containers_system_delete" ON "containers" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);