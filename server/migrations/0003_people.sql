CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"password" text,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"updated_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "known_devices" (
	"user_id" uuid NOT NULL,
	"device_hash" text NOT NULL,
	"device" text NOT NULL,
	"first_seen_at" timestamptz DEFAULT now() NOT NULL,
	"last_seen_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "known_devices_user_id_device_hash_pk" PRIMARY KEY("user_id","device_hash")
);
--> statement-breakpoint
ALTER TABLE "known_devices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" text PRIMARY KEY DEFAULT uuidv7()::text NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamptz NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"updated_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "verifications" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"granted" boolean NOT NULL,
	"text_version" text NOT NULL,
	"decided_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "data_requests" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"due_at" timestamptz NOT NULL,
	"closed_at" timestamptz,
	CONSTRAINT "data_requests_status" CHECK (status in ('open', 'withdrawn', 'done', 'refused'))
);
--> statement-breakpoint
ALTER TABLE "data_requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "joined_at" timestamptz;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_user_id" ON "accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verifications_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "verifications_expires_at" ON "verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "consents_user_id" ON "consents" USING btree ("user_id","purpose","id");--> statement-breakpoint
CREATE INDEX "data_requests_user_id" ON "data_requests" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "data_requests_one_open" ON "data_requests" USING btree ("user_id","kind") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "users_office" ON "users" USING btree ("role") WHERE role in ('staff', 'admin');--> statement-breakpoint
DROP POLICY "profiles_customer_update" ON "profiles" CASCADE;--> statement-breakpoint
CREATE POLICY "sessions_auth_select" ON "sessions" AS PERMISSIVE FOR SELECT TO "kervan_auth" USING (true);--> statement-breakpoint
CREATE POLICY "sessions_auth_insert" ON "sessions" AS PERMISSIVE FOR INSERT TO "kervan_auth" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "sessions_auth_update" ON "sessions" AS PERMISSIVE FOR UPDATE TO "kervan_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "sessions_auth_delete" ON "sessions" AS PERMISSIVE FOR DELETE TO "kervan_auth" USING (true);--> statement-breakpoint
CREATE POLICY "users_auth_select" ON "users" AS PERMISSIVE FOR SELECT TO "kervan_auth" USING (true);--> statement-breakpoint
CREATE POLICY "users_auth_insert" ON "users" AS PERMISSIVE FOR INSERT TO "kervan_auth" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "users_auth_update" ON "users" AS PERMISSIVE FOR UPDATE TO "kervan_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "outbox_auth_insert" ON "outbox" AS PERMISSIVE FOR INSERT TO "kervan_auth" WITH CHECK (name = 'session.ended');--> statement-breakpoint
CREATE POLICY "accounts_auth_select" ON "accounts" AS PERMISSIVE FOR SELECT TO "kervan_auth" USING (true);--> statement-breakpoint
CREATE POLICY "accounts_auth_insert" ON "accounts" AS PERMISSIVE FOR INSERT TO "kervan_auth" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "accounts_auth_update" ON "accounts" AS PERMISSIVE FOR UPDATE TO "kervan_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "accounts_auth_delete" ON "accounts" AS PERMISSIVE FOR DELETE TO "kervan_auth" USING (true);--> statement-breakpoint
CREATE POLICY "accounts_system_select" ON "accounts" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "accounts_system_insert" ON "accounts" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "accounts_system_update" ON "accounts" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "accounts_system_delete" ON "accounts" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "known_devices_customer_select" ON "known_devices" AS PERMISSIVE FOR SELECT TO "kervan_customer" USING (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "known_devices_staff_select" ON "known_devices" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "known_devices_admin_select" ON "known_devices" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "known_devices_auth_select" ON "known_devices" AS PERMISSIVE FOR SELECT TO "kervan_auth" USING (true);--> statement-breakpoint
CREATE POLICY "known_devices_auth_insert" ON "known_devices" AS PERMISSIVE FOR INSERT TO "kervan_auth" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "known_devices_auth_update" ON "known_devices" AS PERMISSIVE FOR UPDATE TO "kervan_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "known_devices_system_select" ON "known_devices" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "known_devices_system_insert" ON "known_devices" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "known_devices_system_update" ON "known_devices" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "known_devices_system_delete" ON "known_devices" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "verifications_auth_select" ON "verifications" AS PERMISSIVE FOR SELECT TO "kervan_auth" USING (true);--> statement-breakpoint
CREATE POLICY "verifications_auth_insert" ON "verifications" AS PERMISSIVE FOR INSERT TO "kervan_auth" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "verifications_auth_update" ON "verifications" AS PERMISSIVE FOR UPDATE TO "kervan_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "verifications_auth_delete" ON "verifications" AS PERMISSIVE FOR DELETE TO "kervan_auth" USING (true);--> statement-breakpoint
CREATE POLICY "verifications_system_select" ON "verifications" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "verifications_system_insert" ON "verifications" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "verifications_system_update" ON "verifications" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "verifications_system_delete" ON "verifications" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "consents_customer_select" ON "consents" AS PERMISSIVE FOR SELECT TO "kervan_customer" USING (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "consents_customer_insert" ON "consents" AS PERMISSIVE FOR INSERT TO "kervan_customer" WITH CHECK (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "consents_staff_select" ON "consents" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "consents_staff_insert" ON "consents" AS PERMISSIVE FOR INSERT TO "kervan_staff" WITH CHECK (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "consents_admin_select" ON "consents" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "consents_admin_insert" ON "consents" AS PERMISSIVE FOR INSERT TO "kervan_admin" WITH CHECK (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "consents_system_select" ON "consents" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "consents_system_insert" ON "consents" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "consents_system_update" ON "consents" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "consents_system_delete" ON "consents" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "data_requests_customer_select" ON "data_requests" AS PERMISSIVE FOR SELECT TO "kervan_customer" USING (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "data_requests_customer_insert" ON "data_requests" AS PERMISSIVE FOR INSERT TO "kervan_customer" WITH CHECK (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "data_requests_staff_select" ON "data_requests" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "data_requests_staff_insert" ON "data_requests" AS PERMISSIVE FOR INSERT TO "kervan_staff" WITH CHECK (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "data_requests_admin_select" ON "data_requests" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "data_requests_admin_insert" ON "data_requests" AS PERMISSIVE FOR INSERT TO "kervan_admin" WITH CHECK (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "data_requests_admin_update" ON "data_requests" AS PERMISSIVE FOR UPDATE TO "kervan_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "data_requests_system_select" ON "data_requests" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "data_requests_system_insert" ON "data_requests" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "data_requests_system_update" ON "data_requests" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "data_requests_system_delete" ON "data_requests" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);