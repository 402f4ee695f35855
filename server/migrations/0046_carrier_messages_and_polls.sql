CREATE TABLE "carrier_pause" (
	"id" smallint PRIMARY KEY NOT NULL,
	"quiet_until" timestamptz,
	"failures" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "carrier_pause_one_row" CHECK (id = 1)
);
--> statement-breakpoint
ALTER TABLE "carrier_pause" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "carrier_polls" (
	"shipment_id" uuid PRIMARY KEY NOT NULL,
	"asked_at" timestamptz NOT NULL,
	"heard_until" timestamptz
);
--> statement-breakpoint
ALTER TABLE "carrier_polls" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "tracking_messages" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"source" text NOT NULL,
	"heard_at" timestamptz DEFAULT now() NOT NULL,
	"content" text NOT NULL,
	"why" text NOT NULL,
	"told" jsonb,
	"digest" text NOT NULL,
	"shipment_id" uuid,
	"settled_at" timestamptz,
	"settled_by" uuid,
	CONSTRAINT "tracking_messages_source_known" CHECK (source in ('kervan', 'staff', 'built_in', 'dcsa', 'iftsta', 'fsu', 'driver', 'csv'))
);
--> statement-breakpoint
ALTER TABLE "tracking_messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "carrier_polls" ADD CONSTRAINT "carrier_polls_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracking_messages" ADD CONSTRAINT "tracking_messages_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracking_messages" ADD CONSTRAINT "tracking_messages_settled_by_users_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tracking_messages_digest" ON "tracking_messages" USING btree ("digest");--> statement-breakpoint
CREATE INDEX "tracking_messages_open" ON "tracking_messages" USING btree ("id") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "tracking_messages_shipment" ON "tracking_messages" USING btree ("shipment_id");--> statement-breakpoint
CREATE INDEX "tracking_messages_settled_by" ON "tracking_messages" USING btree ("settled_by");--> statement-breakpoint
CREATE POLICY "carrier_pause_system_select" ON "carrier_pause" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "carrier_pause_system_insert" ON "carrier_pause" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "carrier_pause_system_update" ON "carrier_pause" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "carrier_pause_system_delete" ON "carrier_pause" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "carrier_polls_system_select" ON "carrier_polls" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "carrier_polls_system_insert" ON "carrier_polls" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "carrier_polls_system_update" ON "carrier_polls" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "carrier_polls_system_delete" ON "carrier_polls" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "tracking_messages_staff_select" ON "tracking_messages" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "tracking_messages_staff_update" ON "tracking_messages" AS PERMISSIVE FOR UPDATE TO "kervan_staff" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tracking_messages_admin_select" ON "tracking_messages" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "tracking_messages_admin_update" ON "tracking_messages" AS PERMISSIVE FOR UPDATE TO "kervan_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tracking_messages_system_select" ON "tracking_messages" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "tracking_messages_system_insert" ON "tracking_messages" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tracking_messages_system_update" ON "tracking_messages" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tracking_messages_system_delete" ON "tracking_messages" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);