CREATE TABLE "anonymous_views" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "anonymous_views_day_kind_pk" PRIMARY KEY("day","kind")
);
--> statement-breakpoint
ALTER TABLE "anonymous_views" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "page_views" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"session_id" uuid NOT NULL,
	"page_path" text NOT NULL,
	"visited_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "page_views" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "visitor_sessions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"visitor_id" uuid NOT NULL,
	"user_type" text NOT NULL,
	"current_page" text NOT NULL,
	"city" text,
	"country" text,
	"device_type" text NOT NULL,
	"browser" text NOT NULL,
	"network" text NOT NULL,
	"start_time" timestamptz DEFAULT now() NOT NULL,
	"last_activity" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "visitor_sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "visitor_consents" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"visitor_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"granted" boolean NOT NULL,
	"text_version" text NOT NULL,
	"decided_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "visitor_consents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"email" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"subscription_source" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"subscription_date" timestamptz DEFAULT now() NOT NULL,
	"confirmed_at" timestamptz,
	"unsubscribed_at" timestamptz,
	"email_open_count" integer DEFAULT 0 NOT NULL,
	"email_click_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "newsletter_subscribers_status" CHECK (status in ('pending', 'active', 'unsubscribed')),
	CONSTRAINT "newsletter_subscribers_email_folded" CHECK (email = lower(email))
);
--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "work_items" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"customer_name" text NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"email" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"priority" text DEFAULT 'medium' NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"due_at" timestamptz NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"done_at" timestamptz,
	"done_by" uuid,
	CONSTRAINT "work_items_status_known" CHECK (status in ('open', 'done'))
);
--> statement-breakpoint
ALTER TABLE "work_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "page_views" ADD CONSTRAINT "page_views_session_id_visitor_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."visitor_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_items" ADD CONSTRAINT "work_items_done_by_users_id_fk" FOREIGN KEY ("done_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "page_views_session" ON "page_views" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "page_views_visited_at" ON "page_views" USING btree ("visited_at","page_path");--> statement-breakpoint
CREATE INDEX "visitor_sessions_visitor" ON "visitor_sessions" USING btree ("visitor_id","last_activity");--> statement-breakpoint
CREATE INDEX "visitor_sessions_last_activity" ON "visitor_sessions" USING btree ("last_activity");--> statement-breakpoint
CREATE INDEX "visitor_sessions_start_time" ON "visitor_sessions" USING btree ("start_time");--> statement-breakpoint
CREATE INDEX "visitor_consents_visitor" ON "visitor_consents" USING btree ("visitor_id","purpose","id");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscribers_email" ON "newsletter_subscribers" USING btree ("email");--> statement-breakpoint
CREATE INDEX "work_items_status" ON "work_items" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "work_items_done_by" ON "work_items" USING btree ("done_by");--> statement-breakpoint
CREATE POLICY "anonymous_views_staff_select" ON "anonymous_views" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "anonymous_views_admin_select" ON "anonymous_views" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "anonymous_views_system_select" ON "anonymous_views" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "anonymous_views_system_insert" ON "anonymous_views" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "anonymous_views_system_update" ON "anonymous_views" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "anonymous_views_system_delete" ON "anonymous_views" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "page_views_staff_select" ON "page_views" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "page_views_admin_select" ON "page_views" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "page_views_system_select" ON "page_views" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "page_views_system_insert" ON "page_views" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "page_views_system_update" ON "page_views" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "page_views_system_delete" ON "page_views" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "visitor_sessions_staff_select" ON "visitor_sessions" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "visitor_sessions_admin_select" ON "visitor_sessions" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "visitor_sessions_system_select" ON "visitor_sessions" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "visitor_sessions_system_insert" ON "visitor_sessions" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "visitor_sessions_system_update" ON "visitor_sessions" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "visitor_sessions_system_delete" ON "visitor_sessions" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "visitor_consents_admin_select" ON "visitor_consents" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "visitor_consents_system_select" ON "visitor_consents" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "visitor_consents_system_insert" ON "visitor_consents" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "visitor_consents_system_update" ON "visitor_consents" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "visitor_consents_system_delete" ON "visitor_consents" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "newsletter_subscribers_staff_select" ON "newsletter_subscribers" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "newsletter_subscribers_admin_select" ON "newsletter_subscribers" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "newsletter_subscribers_admin_delete" ON "newsletter_subscribers" AS PERMISSIVE FOR DELETE TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "newsletter_subscribers_system_select" ON "newsletter_subscribers" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "newsletter_subscribers_system_insert" ON "newsletter_subscribers" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "newsletter_subscribers_system_update" ON "newsletter_subscribers" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "newsletter_subscribers_system_delete" ON "newsletter_subscribers" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "work_items_staff_select" ON "work_items" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "work_items_staff_update" ON "work_items" AS PERMISSIVE FOR UPDATE TO "kervan_staff" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "work_items_admin_select" ON "work_items" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "work_items_admin_update" ON "work_items" AS PERMISSIVE FOR UPDATE TO "kervan_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "work_items_admin_delete" ON "work_items" AS PERMISSIVE FOR DELETE TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "work_items_system_select" ON "work_items" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "work_items_system_insert" ON "work_items" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "work_items_system_update" ON "work_items" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "work_items_system_delete" ON "work_items" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);