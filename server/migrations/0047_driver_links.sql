CREATE TABLE "driver_links" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"shipment_id" uuid NOT NULL,
	"driver_name" text DEFAULT '' NOT NULL,
	"plate" text DEFAULT '' NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"expires_at" timestamptz NOT NULL,
	"revoked_at" timestamptz,
	"last_seen_at" timestamptz
);
--> statement-breakpoint
ALTER TABLE "driver_links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "driver_links" ADD CONSTRAINT "driver_links_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "driver_links" ADD CONSTRAINT "driver_links_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "driver_links_shipment" ON "driver_links" USING btree ("shipment_id","id");--> statement-breakpoint
CREATE INDEX "driver_links_creator" ON "driver_links" USING btree ("created_by");--> statement-breakpoint
CREATE POLICY "driver_links_staff_select" ON "driver_links" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "driver_links_staff_insert" ON "driver_links" AS PERMISSIVE FOR INSERT TO "kervan_staff" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "driver_links_staff_update" ON "driver_links" AS PERMISSIVE FOR UPDATE TO "kervan_staff" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "driver_links_admin_select" ON "driver_links" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "driver_links_admin_insert" ON "driver_links" AS PERMISSIVE FOR INSERT TO "kervan_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "driver_links_admin_update" ON "driver_links" AS PERMISSIVE FOR UPDATE TO "kervan_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "driver_links_system_select" ON "driver_links" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "driver_links_system_insert" ON "driver_links" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "driver_links_system_update" ON "driver_links" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "driver_links_system_delete" ON "driver_links" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);