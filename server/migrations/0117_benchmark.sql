CREATE TABLE "benchmark_lanes" (
	"origin" text NOT NULL,
	"destination" text NOT NULL,
	"month" text NOT NULL,
	"quotes" integer DEFAULT 0 NOT NULL,
	"answers" integer DEFAULT 0 NOT NULL,
	"answer_hours" double precision DEFAULT 0 NOT NULL,
	"won" integer DEFAULT 0 NOT NULL,
	"lost" integer DEFAULT 0 NOT NULL,
	"delivered" integer DEFAULT 0 NOT NULL,
	"on_time" integer DEFAULT 0 NOT NULL,
	"transits" integer DEFAULT 0 NOT NULL,
	"transit_days" double precision DEFAULT 0 NOT NULL,
	"ratings" integer DEFAULT 0 NOT NULL,
	"stars" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "benchmark_lanes_origin_destination_month_pk" PRIMARY KEY("origin","destination","month")
);
--> statement-breakpoint
ALTER TABLE "benchmark_lanes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "benchmark_months" (
	"month" text PRIMARY KEY NOT NULL,
	"prices" integer NOT NULL,
	"frozen_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "benchmark_months" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "benchmark_prices" (
	"origin" text NOT NULL,
	"destination" text NOT NULL,
	"basis" text NOT NULL,
	"month" text NOT NULL,
	"median_usd" integer NOT NULL,
	"quotes" integer NOT NULL,
	"firms" integer NOT NULL,
	"window_months" integer NOT NULL,
	CONSTRAINT "benchmark_prices_origin_destination_month_basis_pk" PRIMARY KEY("origin","destination","month","basis"),
	CONSTRAINT "benchmark_prices_enough" CHECK (quotes >= 5 and firms >= 3)
);
--> statement-breakpoint
ALTER TABLE "benchmark_prices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "freight_indices" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"origin" text NOT NULL,
	"destination" text NOT NULL,
	"unit" text NOT NULL,
	"month" text NOT NULL,
	"usd" numeric(12, 2) NOT NULL,
	"source" text NOT NULL,
	"published_on" date NOT NULL,
	"entered_by" text DEFAULT '' NOT NULL,
	"updated_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "freight_indices_usd" CHECK (usd > 0),
	CONSTRAINT "freight_indices_unit_known" CHECK (unit in ('dry_20', 'dry_40'))
);
--> statement-breakpoint
ALTER TABLE "freight_indices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "benchmark_lanes_month" ON "benchmark_lanes" USING btree ("month");--> statement-breakpoint
CREATE UNIQUE INDEX "freight_indices_month" ON "freight_indices" USING btree ("origin","destination","unit","month");--> statement-breakpoint
CREATE POLICY "benchmark_lanes_staff_select" ON "benchmark_lanes" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "benchmark_lanes_admin_select" ON "benchmark_lanes" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "benchmark_lanes_system_select" ON "benchmark_lanes" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "benchmark_lanes_system_insert" ON "benchmark_lanes" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "benchmark_lanes_system_update" ON "benchmark_lanes" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "benchmark_lanes_system_delete" ON "benchmark_lanes" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "benchmark_months_staff_select" ON "benchmark_months" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "benchmark_months_admin_select" ON "benchmark_months" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "benchmark_months_system_select" ON "benchmark_months" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "benchmark_months_system_insert" ON "benchmark_months" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "benchmark_months_system_update" ON "benchmark_months" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "benchmark_months_system_delete" ON "benchmark_months" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "benchmark_prices_staff_select" ON "benchmark_prices" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "benchmark_prices_admin_select" ON "benchmark_prices" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "benchmark_prices_system_select" ON "benchmark_prices" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "benchmark_prices_system_insert" ON "benchmark_prices" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "benchmark_prices_system_update" ON "benchmark_prices" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "benchmark_prices_system_delete" ON "benchmark_prices" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "freight_indices_staff_select" ON "freight_indices" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "freight_indices_admin_select" ON "freight_indices" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "freight_indices_admin_insert" ON "freight_indices" AS PERMISSIVE FOR INSERT TO "kervan_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "freight_indices_admin_update" ON "freight_indices" AS PERMISSIVE FOR UPDATE TO "kervan_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "freight_indices_admin_delete" ON "freight_indices" AS PERMISSIVE FOR DELETE TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "freight_indices_system_select" ON "freight_indices" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "freight_indices_system_insert" ON "freight_indices" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "freight_indices_system_update" ON "freight_indices" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "freight_indices_system_delete" ON "freight_indices" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);