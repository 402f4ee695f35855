CREATE TABLE "lane_corrections" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"shipment_type" text NOT NULL,
	"one_country" text NOT NULL,
	"other_country" text NOT NULL,
	"soonest_days" smallint NOT NULL,
	"latest_days" smallint NOT NULL,
	"updated_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "lane_corrections_order" CHECK (one_country <= other_country),
	CONSTRAINT "lane_corrections_days" CHECK (soonest_days between 1 and latest_days and latest_days <= 150),
	CONSTRAINT "lane_corrections_shipment_type_known" CHECK (shipment_type in ('sea', 'air', 'land'))
);
--> statement-breakpoint
ALTER TABLE "lane_corrections" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "place_corrections" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"code" text NOT NULL,
	"ports" text[],
	"airports" text[],
	"services" text[],
	"air_cargo" boolean,
	"updated_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "place_corrections_services_known" CHECK (services <@ array['container', 'roro', 'bulk', 'river'])
);
--> statement-breakpoint
ALTER TABLE "place_corrections" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "place_corrections" ADD CONSTRAINT "place_corrections_code_places_code_fk" FOREIGN KEY ("code") REFERENCES "public"."places"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lane_corrections_lane" ON "lane_corrections" USING btree ("shipment_type","one_country","other_country");--> statement-breakpoint
CREATE UNIQUE INDEX "place_corrections_code" ON "place_corrections" USING btree ("code");--> statement-breakpoint
CREATE POLICY "lane_corrections_customer_select" ON "lane_corrections" AS PERMISSIVE FOR SELECT TO "kervan_customer" USING (true);--> statement-breakpoint
CREATE POLICY "lane_corrections_staff_select" ON "lane_corrections" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "lane_corrections_admin_select" ON "lane_corrections" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "lane_corrections_admin_insert" ON "lane_corrections" AS PERMISSIVE FOR INSERT TO "kervan_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "lane_corrections_admin_update" ON "lane_corrections" AS PERMISSIVE FOR UPDATE TO "kervan_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "lane_corrections_admin_delete" ON "lane_corrections" AS PERMISSIVE FOR DELETE TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "lane_corrections_system_select" ON "lane_corrections" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "lane_corrections_system_insert" ON "lane_corrections" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "lane_corrections_system_update" ON "lane_corrections" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "lane_corrections_system_delete" ON "lane_corrections" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "place_corrections_customer_select" ON "place_corrections" AS PERMISSIVE FOR SELECT TO "kervan_customer" USING (true);--> statement-breakpoint
CREATE POLICY "place_corrections_staff_select" ON "place_corrections" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "place_corrections_admin_select" ON "place_corrections" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "place_corrections_admin_insert" ON "place_corrections" AS PERMISSIVE FOR INSERT TO "kervan_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "place_corrections_admin_update" ON "place_corrections" AS PERMISSIVE FOR UPDATE TO "kervan_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "place_corrections_admin_delete" ON "place_corrections" AS PERMISSIVE FOR DELETE TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "place_corrections_system_select" ON "place_corrections" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "place_corrections_system_insert" ON "place_corrections" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "place_corrections_system_update" ON "place_corrections" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "place_corrections_system_delete" ON "place_corrections" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);