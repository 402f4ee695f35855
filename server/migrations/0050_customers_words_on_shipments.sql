CREATE TABLE "shipment_feedback" (
	"shipment_id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"stars" smallint NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"updated_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "shipment_feedback_stars" CHECK (stars between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "shipment_feedback" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "own_reference" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "own_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- The index goes with the column.
ALTER TABLE "shipments" drop column "search";--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "search" text GENERATED ALWAYS AS (kervan_fold(shipment_number || ' ' || title || ' ' || origin_city || ' ' || origin_country || ' ' || destination_city || ' ' || destination_country || ' ' || kervan_words(container_numbers) || ' ' || booking_number || ' ' || bill_of_lading || ' ' || air_waybill || ' ' || cmr_number || ' ' || plate || ' ' || own_reference || ' ' || own_name)) STORED;--> statement-breakpoint
CREATE INDEX "shipments_search" ON "shipments" USING gin (search gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "shipment_feedback" ADD CONSTRAINT "shipment_feedback_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_feedback" ADD CONSTRAINT "shipment_feedback_customer_id_profiles_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shipment_feedback_customer" ON "shipment_feedback" USING btree ("customer_id");--> statement-breakpoint
CREATE POLICY "shipment_feedback_customer_select" ON "shipment_feedback" AS PERMISSIVE FOR SELECT TO "kervan_customer" USING (customer_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "shipment_feedback_customer_insert" ON "shipment_feedback" AS PERMISSIVE FOR INSERT TO "kervan_customer" WITH CHECK (customer_id = nullif(current_setting('app.actor', true), '')::uuid and exists (select from shipments s where s.id = shipment_id));--> statement-breakpoint
CREATE POLICY "shipment_feedback_customer_update" ON "shipment_feedback" AS PERMISSIVE FOR UPDATE TO "kervan_customer" USING (customer_id = nullif(current_setting('app.actor', true), '')::uuid) WITH CHECK (customer_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "shipment_feedback_staff_select" ON "shipment_feedback" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "shipment_feedback_admin_select" ON "shipment_feedback" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "shipment_feedback_system_select" ON "shipment_feedback" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "shipment_feedback_system_insert" ON "shipment_feedback" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "shipment_feedback_system_update" ON "shipment_feedback" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "shipment_feedback_system_delete" ON "shipment_feedback" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);