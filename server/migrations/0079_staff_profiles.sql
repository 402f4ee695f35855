CREATE TABLE "staff_profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"signature" text DEFAULT '' NOT NULL,
	"absent_from" date,
	"absent_until" date,
	"updated_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "staff_profiles_absence" CHECK ((absent_from is null) = (absent_until is null) and absent_from <= absent_until)
);
--> statement-breakpoint
ALTER TABLE "staff_profiles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "staff_profiles" ADD CONSTRAINT "staff_profiles_id_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_table" ON "audit_entries" USING btree ("subject_table","id");--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id","id");--> statement-breakpoint
CREATE POLICY "staff_profiles_customer_select" ON "staff_profiles" AS PERMISSIVE FOR SELECT TO "kervan_customer" USING (id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "staff_profiles_staff_select" ON "staff_profiles" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "staff_profiles_staff_insert" ON "staff_profiles" AS PERMISSIVE FOR INSERT TO "kervan_staff" WITH CHECK (id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "staff_profiles_staff_update" ON "staff_profiles" AS PERMISSIVE FOR UPDATE TO "kervan_staff" USING (id = nullif(current_setting('app.actor', true), '')::uuid) WITH CHECK (id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "staff_profiles_admin_select" ON "staff_profiles" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "staff_profiles_admin_insert" ON "staff_profiles" AS PERMISSIVE FOR INSERT TO "kervan_admin" WITH CHECK (id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "staff_profiles_admin_update" ON "staff_profiles" AS PERMISSIVE FOR UPDATE TO "kervan_admin" USING (id = nullif(current_setting('app.actor', true), '')::uuid) WITH CHECK (id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "staff_profiles_system_select" ON "staff_profiles" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "staff_profiles_system_insert" ON "staff_profiles" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "staff_profiles_system_update" ON "staff_profiles" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "staff_profiles_system_delete" ON "staff_profiles" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);