CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"upload_key" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"attached_at" timestamptz,
	CONSTRAINT "uploads_size" CHECK (size between 1 and 10485760),
	CONSTRAINT "uploads_type_known" CHECK (type in ('application/pdf', 'application/msword', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'image/jpeg', 'image/png', 'image/gif'))
);
--> statement-breakpoint
ALTER TABLE "uploads" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "uploads_key" ON "uploads" USING btree ("user_id","upload_key");--> statement-breakpoint
CREATE INDEX "uploads_unattached" ON "uploads" USING btree ("created_at") WHERE attached_at is null;--> statement-breakpoint
CREATE POLICY "uploads_customer_select" ON "uploads" AS PERMISSIVE FOR SELECT TO "kervan_customer" USING (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "uploads_customer_insert" ON "uploads" AS PERMISSIVE FOR INSERT TO "kervan_customer" WITH CHECK (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "uploads_staff_select" ON "uploads" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "uploads_staff_insert" ON "uploads" AS PERMISSIVE FOR INSERT TO "kervan_staff" WITH CHECK (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "uploads_admin_select" ON "uploads" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "uploads_admin_insert" ON "uploads" AS PERMISSIVE FOR INSERT TO "kervan_admin" WITH CHECK (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "uploads_system_select" ON "uploads" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "uploads_system_insert" ON "uploads" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "uploads_system_update" ON "uploads" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "uploads_system_delete" ON "uploads" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);