CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"updated_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "saved_views" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"input" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"run" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer,
	"file_name" text,
	"file_type" text,
	"error" text DEFAULT '' NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"started_at" timestamptz,
	"updated_at" timestamptz DEFAULT now() NOT NULL,
	"finished_at" timestamptz,
	"dismissed_at" timestamptz,
	CONSTRAINT "tasks_state_known" CHECK (state in ('waiting', 'running', 'done', 'failed', 'cancelled'))
);
--> statement-breakpoint
ALTER TABLE "tasks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_name" ON "saved_views" USING btree ("user_id","list",kervan_fold(name));--> statement-breakpoint
CREATE INDEX "tasks_user" ON "tasks" USING btree ("user_id","id");--> statement-breakpoint
CREATE POLICY "saved_views_customer_select" ON "saved_views" AS PERMISSIVE FOR SELECT TO "kervan_customer" USING (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "saved_views_customer_insert" ON "saved_views" AS PERMISSIVE FOR INSERT TO "kervan_customer" WITH CHECK (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "saved_views_customer_update" ON "saved_views" AS PERMISSIVE FOR UPDATE TO "kervan_customer" USING (user_id = nullif(current_setting('app.actor', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "saved_views_customer_delete" ON "saved_views" AS PERMISSIVE FOR DELETE TO "kervan_customer" USING (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "saved_views_staff_select" ON "saved_views" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "saved_views_staff_insert" ON "saved_views" AS PERMISSIVE FOR INSERT TO "kervan_staff" WITH CHECK (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "saved_views_staff_update" ON "saved_views" AS PERMISSIVE FOR UPDATE TO "kervan_staff" USING (user_id = nullif(current_setting('app.actor', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "saved_views_staff_delete" ON "saved_views" AS PERMISSIVE FOR DELETE TO "kervan_staff" USING (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "saved_views_admin_select" ON "saved_views" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "saved_views_admin_insert" ON "saved_views" AS PERMISSIVE FOR INSERT TO "kervan_admin" WITH CHECK (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "saved_views_admin_update" ON "saved_views" AS PERMISSIVE FOR UPDATE TO "kervan_admin" USING (user_id = nullif(current_setting('app.actor', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "saved_views_admin_delete" ON "saved_views" AS PERMISSIVE FOR DELETE TO "kervan_admin" USING (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "saved_views_system_select" ON "saved_views" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "saved_views_system_insert" ON "saved_views" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "saved_views_system_update" ON "saved_views" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "saved_views_system_delete" ON "saved_views" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "tasks_customer_select" ON "tasks" AS PERMISSIVE FOR SELECT TO "kervan_customer" USING (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "tasks_customer_insert" ON "tasks" AS PERMISSIVE FOR INSERT TO "kervan_customer" WITH CHECK (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "tasks_customer_update" ON "tasks" AS PERMISSIVE FOR UPDATE TO "kervan_customer" USING (user_id = nullif(current_setting('app.actor', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "tasks_staff_select" ON "tasks" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "tasks_staff_insert" ON "tasks" AS PERMISSIVE FOR INSERT TO "kervan_staff" WITH CHECK (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "tasks_staff_update" ON "tasks" AS PERMISSIVE FOR UPDATE TO "kervan_staff" USING (user_id = nullif(current_setting('app.actor', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "tasks_admin_select" ON "tasks" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "tasks_admin_insert" ON "tasks" AS PERMISSIVE FOR INSERT TO "kervan_admin" WITH CHECK (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "tasks_admin_update" ON "tasks" AS PERMISSIVE FOR UPDATE TO "kervan_admin" USING (user_id = nullif(current_setting('app.actor', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "tasks_system_select" ON "tasks" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "tasks_system_insert" ON "tasks" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tasks_system_update" ON "tasks" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tasks_system_delete" ON "tasks" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);