CREATE TABLE "staff_notification_preferences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"request" boolean DEFAULT true NOT NULL,
	"quote" boolean DEFAULT true NOT NULL,
	"system" boolean DEFAULT true NOT NULL,
	"digest" text DEFAULT 'off' NOT NULL,
	"digest_since" timestamptz DEFAULT now() NOT NULL,
	"digested_at" timestamptz DEFAULT now() NOT NULL,
	"updated_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "staff_notification_preferences_digest_known" CHECK (digest in ('off', 'hourly', 'daily'))
);
--> statement-breakpoint
ALTER TABLE "staff_notification_preferences" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "staff_notifications" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"link" text NOT NULL,
	"read_at" timestamptz,
	"mailed_at" timestamptz,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "staff_notifications_type_known" CHECK (type in ('request', 'quote', 'system'))
);
--> statement-breakpoint
ALTER TABLE "staff_notifications" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "staff_notification_preferences" ADD CONSTRAINT "staff_notification_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_notifications" ADD CONSTRAINT "staff_notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_notifications_user" ON "staff_notifications" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "staff_notifications_unread" ON "staff_notifications" USING btree ("user_id","id") WHERE read_at is null;--> statement-breakpoint
CREATE POLICY "staff_notification_preferences_staff_select" ON "staff_notification_preferences" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "staff_notification_preferences_staff_insert" ON "staff_notification_preferences" AS PERMISSIVE FOR INSERT TO "kervan_staff" WITH CHECK (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "staff_notification_preferences_staff_update" ON "staff_notification_preferences" AS PERMISSIVE FOR UPDATE TO "kervan_staff" USING (user_id = nullif(current_setting('app.actor', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "staff_notification_preferences_admin_select" ON "staff_notification_preferences" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "staff_notification_preferences_admin_insert" ON "staff_notification_preferences" AS PERMISSIVE FOR INSERT TO "kervan_admin" WITH CHECK (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "staff_notification_preferences_admin_update" ON "staff_notification_preferences" AS PERMISSIVE FOR UPDATE TO "kervan_admin" USING (user_id = nullif(current_setting('app.actor', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "staff_notification_preferences_system_select" ON "staff_notification_preferences" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "staff_notification_preferences_system_insert" ON "staff_notification_preferences" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "staff_notification_preferences_system_update" ON "staff_notification_preferences" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "staff_notification_preferences_system_delete" ON "staff_notification_preferences" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "staff_notifications_staff_select" ON "staff_notifications" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "staff_notifications_staff_update" ON "staff_notifications" AS PERMISSIVE FOR UPDATE TO "kervan_staff" USING (user_id = nullif(current_setting('app.actor', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "staff_notifications_admin_select" ON "staff_notifications" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "staff_notifications_admin_update" ON "staff_notifications" AS PERMISSIVE FOR UPDATE TO "kervan_admin" USING (user_id = nullif(current_setting('app.actor', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "staff_notifications_system_select" ON "staff_notifications" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "staff_notifications_system_insert" ON "staff_notifications" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "staff_notifications_system_update" ON "staff_notifications" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "staff_notifications_system_delete" ON "staff_notifications" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);