CREATE TABLE "insights" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"key" text NOT NULL,
	"customer_id" uuid,
	"shipment_id" uuid,
	"category" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"impact" text NOT NULL,
	"urgency" text NOT NULL,
	"location" text NOT NULL,
	"estimated_delay_hours" integer,
	"recommendation" text NOT NULL,
	"evidence" jsonb NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"computed_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "insights_category_known" CHECK (category in ('routes', 'weather', 'traffic', 'ports')),
	CONSTRAINT "insights_impact_known" CHECK (impact in ('high', 'medium', 'low')),
	CONSTRAINT "insights_urgency_known" CHECK (urgency in ('urgent', 'normal'))
);
--> statement-breakpoint
ALTER TABLE "insights" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "market_figures" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"day" date NOT NULL,
	"value" numeric(12, 2) NOT NULL,
	"wait_low_hours" integer,
	"wait_high_hours" integer,
	"source" text NOT NULL,
	"entered_by" text DEFAULT '' NOT NULL,
	"updated_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "market_figures_value" CHECK (value > 0),
	CONSTRAINT "market_figures_wait" CHECK ((wait_low_hours is null) = (wait_high_hours is null) and wait_low_hours between 0 and wait_high_hours),
	CONSTRAINT "market_figures_kind_known" CHECK (kind in ('fuel', 'freight', 'congestion'))
);
--> statement-breakpoint
ALTER TABLE "market_figures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "market_notes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"region" text,
	"severity" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"delay_hours" integer,
	"source" text NOT NULL,
	"valid_from" date NOT NULL,
	"valid_until" date NOT NULL,
	"entered_by" text DEFAULT '' NOT NULL,
	"updated_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "market_notes_days" CHECK (valid_from <= valid_until),
	CONSTRAINT "market_notes_kind_known" CHECK (kind in ('weather', 'traffic', 'route', 'port', 'economic')),
	CONSTRAINT "market_notes_region_known" CHECK (region in ('europe', 'mediterranean', 'china', 'north_america', 'far_east')),
	CONSTRAINT "market_notes_severity_known" CHECK (severity in ('high', 'medium', 'low'))
);
--> statement-breakpoint
ALTER TABLE "market_notes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "port_waits" (
	"port_code" text NOT NULL,
	"side" text NOT NULL,
	"recent_median" numeric(8, 1) NOT NULL,
	"recent_low" numeric(8, 1) NOT NULL,
	"recent_high" numeric(8, 1) NOT NULL,
	"recent_sample" integer NOT NULL,
	"usual_median" numeric(8, 1),
	"usual_sample" integer NOT NULL,
	"computed_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "port_waits_port_code_side_pk" PRIMARY KEY("port_code","side"),
	CONSTRAINT "port_waits_sample" CHECK (recent_sample > 0),
	CONSTRAINT "port_waits_side_known" CHECK (side in ('origin', 'destination'))
);
--> statement-breakpoint
ALTER TABLE "port_waits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "recommendations" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"customer_id" uuid NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"action_label" text NOT NULL,
	"action_link" text NOT NULL,
	"evidence" jsonb NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"acted_at" timestamptz,
	"dismissed_at" timestamptz,
	"ended_at" timestamptz,
	CONSTRAINT "recommendations_kind_known" CHECK (kind in ('late', 'price', 'consolidate', 'rhythm'))
);
--> statement-breakpoint
ALTER TABLE "recommendations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "insights" ADD CONSTRAINT "insights_customer_id_profiles_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insights" ADD CONSTRAINT "insights_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendations" ADD CONSTRAINT "recommendations_customer_id_profiles_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "insights_key" ON "insights" USING btree ("key");--> statement-breakpoint
CREATE INDEX "insights_customer" ON "insights" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "insights_shipment" ON "insights" USING btree ("shipment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "market_figures_day" ON "market_figures" USING btree ("kind","subject","day");--> statement-breakpoint
CREATE INDEX "market_notes_valid" ON "market_notes" USING btree ("valid_until","id");--> statement-breakpoint
CREATE UNIQUE INDEX "recommendations_reason" ON "recommendations" USING btree ("customer_id","key");--> statement-breakpoint
CREATE INDEX "recommendations_open" ON "recommendations" USING btree ("customer_id","id") WHERE acted_at is null and dismissed_at is null and ended_at is null;--> statement-breakpoint
CREATE INDEX "quotes_offered" ON "quotes" USING btree ("origin_country_code","destination_country_code","transport_mode","sent_at") WHERE sent_at is not null and status <> 'superseded';--> statement-breakpoint
CREATE POLICY "insights_customer_select" ON "insights" AS PERMISSIVE FOR SELECT TO "kervan_customer" USING (customer_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "insights_staff_select" ON "insights" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "insights_admin_select" ON "insights" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "insights_system_select" ON "insights" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "insights_system_insert" ON "insights" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "insights_system_update" ON "insights" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "insights_system_delete" ON "insights" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "market_figures_customer_select" ON "market_figures" AS PERMISSIVE FOR SELECT TO "kervan_customer" USING (true);--> statement-breakpoint
CREATE POLICY "market_figures_staff_select" ON "market_figures" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "market_figures_staff_insert" ON "market_figures" AS PERMISSIVE FOR INSERT TO "kervan_staff" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "market_figures_staff_update" ON "market_figures" AS PERMISSIVE FOR UPDATE TO "kervan_staff" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "market_figures_staff_delete" ON "market_figures" AS PERMISSIVE FOR DELETE TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "market_figures_admin_select" ON "market_figures" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "market_figures_admin_insert" ON "market_figures" AS PERMISSIVE FOR INSERT TO "kervan_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "market_figures_admin_update" ON "market_figures" AS PERMISSIVE FOR UPDATE TO "kervan_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "market_figures_admin_delete" ON "market_figures" AS PERMISSIVE FOR DELETE TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "market_figures_system_select" ON "market_figures" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "market_figures_system_insert" ON "market_figures" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "market_figures_system_update" ON "market_figures" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "market_figures_system_delete" ON "market_figures" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "market_notes_customer_select" ON "market_notes" AS PERMISSIVE FOR SELECT TO "kervan_customer" USING (true);--> statement-breakpoint
CREATE POLICY "market_notes_staff_select" ON "market_notes" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "market_notes_staff_insert" ON "market_notes" AS PERMISSIVE FOR INSERT TO "kervan_staff" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "market_notes_staff_update" ON "market_notes" AS PERMISSIVE FOR UPDATE TO "kervan_staff" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "market_notes_staff_delete" ON "market_notes" AS PERMISSIVE FOR DELETE TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "market_notes_admin_select" ON "market_notes" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "market_notes_admin_insert" ON "market_notes" AS PERMISSIVE FOR INSERT TO "kervan_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "market_notes_admin_update" ON "market_notes" AS PERMISSIVE FOR UPDATE TO "kervan_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "market_notes_admin_delete" ON "market_notes" AS PERMISSIVE FOR DELETE TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "market_notes_system_select" ON "market_notes" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "market_notes_system_insert" ON "market_notes" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "market_notes_system_update" ON "market_notes" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "market_notes_system_delete" ON "market_notes" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "port_waits_customer_select" ON "port_waits" AS PERMISSIVE FOR SELECT TO "kervan_customer" USING (true);--> statement-breakpoint
CREATE POLICY "port_waits_staff_select" ON "port_waits" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "port_waits_admin_select" ON "port_waits" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "port_waits_system_select" ON "port_waits" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "port_waits_system_insert" ON "port_waits" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "port_waits_system_update" ON "port_waits" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "port_waits_system_delete" ON "port_waits" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "recommendations_customer_select" ON "recommendations" AS PERMISSIVE FOR SELECT TO "kervan_customer" USING (customer_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "recommendations_staff_select" ON "recommendations" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "recommendations_admin_select" ON "recommendations" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "recommendations_system_select" ON "recommendations" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "recommendations_system_insert" ON "recommendations" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "recommendations_system_update" ON "recommendations" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "recommendations_system_delete" ON "recommendations" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);