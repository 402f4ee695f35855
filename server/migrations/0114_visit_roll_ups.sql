CREATE TABLE "request_sources" (
	"request_id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"campaign" text NOT NULL,
	"entry_page" text NOT NULL,
	"requested_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "request_sources" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "page_days" (
	"day" date NOT NULL,
	"page" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"visits" integer DEFAULT 0 NOT NULL,
	"entries" integer DEFAULT 0 NOT NULL,
	"exits" integer DEFAULT 0 NOT NULL,
	"timed_views" integer DEFAULT 0 NOT NULL,
	"timed_seconds" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "page_days_day_page_pk" PRIMARY KEY("day","page")
);
--> statement-breakpoint
ALTER TABLE "page_days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "stale_view_days" (
	"day" date PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stale_view_days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "view_rolls" (
	"id" integer PRIMARY KEY NOT NULL,
	"rolled_until" date NOT NULL,
	CONSTRAINT "view_rolls_one" CHECK (id = 1)
);
--> statement-breakpoint
ALTER TABLE "view_rolls" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "visit_days" (
	"day" date NOT NULL,
	"user_type" text NOT NULL,
	"device_type" text NOT NULL,
	"country" text NOT NULL,
	"source" text NOT NULL,
	"campaign" text NOT NULL,
	"visits" integer DEFAULT 0 NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"seconds" bigint DEFAULT 0 NOT NULL,
	"tool_visits" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "visit_days_day_user_type_device_type_country_source_campaign_pk" PRIMARY KEY("day","user_type","device_type","country","source","campaign"),
	CONSTRAINT "visit_days_user_type_known" CHECK (user_type in ('guest', 'customer', 'staff')),
	CONSTRAINT "visit_days_device_type_known" CHECK (device_type in ('desktop', 'mobile', 'tablet'))
);
--> statement-breakpoint
ALTER TABLE "visit_days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "page_views_session";--> statement-breakpoint
DROP INDEX "page_views_visited_at";--> statement-breakpoint
DROP INDEX "visitor_sessions_last_activity";--> statement-breakpoint
DROP INDEX "visitor_sessions_start_time";--> statement-breakpoint
ALTER TABLE "anonymous_views" DROP CONSTRAINT "anonymous_views_day_kind_pk";--> statement-breakpoint
-- What was counted so far was not counted by page.
ALTER TABLE "anonymous_views" ADD COLUMN "page" text NOT NULL DEFAULT '/*';--> statement-breakpoint
ALTER TABLE "anonymous_views" ALTER COLUMN "page" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "anonymous_views" ADD CONSTRAINT "anonymous_views_day_kind_page_pk" PRIMARY KEY("day","kind","page");--> statement-breakpoint
ALTER TABLE "visitor_sessions" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "visitor_sessions" ADD COLUMN "entry_page" text DEFAULT '/*' NOT NULL;--> statement-breakpoint
ALTER TABLE "visitor_sessions" ADD COLUMN "source" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "visitor_sessions" ADD COLUMN "campaign" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "visitor_sessions" ADD COLUMN "views" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "visitor_sessions" ADD COLUMN "used_tool" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "visitor_sessions" v SET "views" = p.views, "entry_page" = p.entry_page
FROM (SELECT session_id, count(*)::int AS views, (array_agg(page_path ORDER BY visited_at, id))[1] AS entry_page FROM "page_views" GROUP BY session_id) p
WHERE p.session_id = v.id;--> statement-breakpoint
ALTER TABLE "request_sources" ADD CONSTRAINT "request_sources_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "request_sources_requested_at" ON "request_sources" USING btree ("requested_at");--> statement-breakpoint
ALTER TABLE "visitor_sessions" ADD CONSTRAINT "visitor_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visitor_sessions_user" ON "visitor_sessions" USING btree ("user_id") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "page_views_session" ON "page_views" USING btree ("session_id","visited_at");--> statement-breakpoint
CREATE INDEX "page_views_visited_at" ON "page_views" USING btree ("visited_at","page_path","session_id");--> statement-breakpoint
CREATE INDEX "visitor_sessions_last_activity" ON "visitor_sessions" USING btree ("last_activity","id");--> statement-breakpoint
CREATE INDEX "visitor_sessions_start_time" ON "visitor_sessions" USING btree ("start_time","id");--> statement-breakpoint
ALTER TABLE "visitor_sessions" ADD CONSTRAINT "visitor_sessions_device_type_known" CHECK (device_type in ('desktop', 'mobile', 'tablet'));--> statement-breakpoint
CREATE POLICY "request_sources_staff_select" ON "request_sources" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "request_sources_admin_select" ON "request_sources" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "request_sources_system_select" ON "request_sources" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "request_sources_system_insert" ON "request_sources" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "request_sources_system_update" ON "request_sources" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "request_sources_system_delete" ON "request_sources" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "page_days_staff_select" ON "page_days" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "page_days_admin_select" ON "page_days" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "page_days_system_select" ON "page_days" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "page_days_system_insert" ON "page_days" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "page_days_system_update" ON "page_days" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "page_days_system_delete" ON "page_days" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "stale_view_days_system_select" ON "stale_view_days" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "stale_view_days_system_insert" ON "stale_view_days" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "stale_view_days_system_update" ON "stale_view_days" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "stale_view_days_system_delete" ON "stale_view_days" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "view_rolls_staff_select" ON "view_rolls" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "view_rolls_admin_select" ON "view_rolls" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "view_rolls_system_select" ON "view_rolls" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "view_rolls_system_insert" ON "view_rolls" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "view_rolls_system_update" ON "view_rolls" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "view_rolls_system_delete" ON "view_rolls" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "visit_days_staff_select" ON "visit_days" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "visit_days_admin_select" ON "visit_days" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "visit_days_system_select" ON "visit_days" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "visit_days_system_insert" ON "visit_days" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "visit_days_system_update" ON "visit_days" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "visit_days_system_delete" ON "visit_days" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);