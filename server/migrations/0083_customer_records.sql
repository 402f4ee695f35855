CREATE TABLE "appointments" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"customer_id" uuid NOT NULL,
	"title" text NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"starts_at" timestamptz NOT NULL,
	"ends_at" timestamptz NOT NULL,
	"staff_id" uuid NOT NULL,
	"state" text DEFAULT 'planned' NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"updated_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "appointments_length" CHECK (ends_at > starts_at),
	CONSTRAINT "appointments_state_known" CHECK (state in ('planned', 'cancelled'))
);
--> statement-breakpoint
ALTER TABLE "appointments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "customer_contacts" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"customer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"outcome" text,
	"recipient" text DEFAULT '' NOT NULL,
	"mail_state" text,
	"mail_reason" text DEFAULT '' NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "customer_contacts_mail" CHECK ((kind = 'mail') = (mail_state is not null)),
	CONSTRAINT "customer_contacts_outcome" CHECK ((kind in ('call', 'visit')) = (outcome is not null)),
	CONSTRAINT "customer_contacts_kind_known" CHECK (kind in ('mail', 'call', 'visit', 'note')),
	CONSTRAINT "customer_contacts_outcome_known" CHECK (outcome in ('reached', 'not_reached', 'call_back')),
	CONSTRAINT "customer_contacts_mail_state_known" CHECK (mail_state in ('queued', 'sent', 'failed', 'uncertain'))
);
--> statement-breakpoint
ALTER TABLE "customer_contacts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "customer_groups" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"rank" integer NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "customer_groups_kind_known" CHECK (kind in ('sector', 'segment'))
);
--> statement-breakpoint
ALTER TABLE "customer_groups" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "work_items" DROP CONSTRAINT "work_items_kind_known";--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "sector_id" uuid;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "segment_id" uuid;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "city" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "country" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "sector_id" uuid;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "segment_id" uuid;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "lead_source" text DEFAULT 'staff' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "total_revenue" numeric(18, 2) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "last_contact_at" timestamptz;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_customer_id_profiles_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_contacts" ADD CONSTRAINT "customer_contacts_customer_id_profiles_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_contacts" ADD CONSTRAINT "customer_contacts_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointments_customer" ON "appointments" USING btree ("customer_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "appointments_staff" ON "appointments" USING btree ("staff_id","starts_at");--> statement-breakpoint
CREATE INDEX "appointments_created_by" ON "appointments" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "customer_contacts_customer" ON "customer_contacts" USING btree ("customer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "customer_contacts_created_by" ON "customer_contacts" USING btree ("created_by");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_groups_name" ON "customer_groups" USING btree ("kind",kervan_fold(name));--> statement-breakpoint
CREATE INDEX "customer_groups_rank" ON "customer_groups" USING btree ("kind","rank");--> statement-breakpoint
ALTER TABLE "organisations" ADD CONSTRAINT "organisations_sector_id_customer_groups_id_fk" FOREIGN KEY ("sector_id") REFERENCES "public"."customer_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisations" ADD CONSTRAINT "organisations_segment_id_customer_groups_id_fk" FOREIGN KEY ("segment_id") REFERENCES "public"."customer_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_sector_id_customer_groups_id_fk" FOREIGN KEY ("sector_id") REFERENCES "public"."customer_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_segment_id_customer_groups_id_fk" FOREIGN KEY ("segment_id") REFERENCES "public"."customer_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "organisations_sector" ON "organisations" USING btree ("sector_id") WHERE sector_id is not null;--> statement-breakpoint
CREATE INDEX "organisations_segment" ON "organisations" USING btree ("segment_id") WHERE segment_id is not null;--> statement-breakpoint
CREATE INDEX "profiles_revenue" ON "profiles" USING btree ("total_revenue","id","has_account","first_request_at","last_accepted_at") WHERE total_revenue > 0;--> statement-breakpoint
CREATE INDEX "profiles_without_revenue" ON "profiles" USING btree ("id","has_account","first_request_at","last_accepted_at") WHERE total_revenue = 0;--> statement-breakpoint
CREATE INDEX "profiles_contact" ON "profiles" USING btree ("last_contact_at","id","has_account","first_request_at","last_accepted_at");--> statement-breakpoint
CREATE INDEX "profiles_city" ON "profiles" USING btree ((nullif(city, '')) collate kervan_turkish,"id","has_account","first_request_at","last_accepted_at");--> statement-breakpoint
CREATE INDEX "profiles_sector" ON "profiles" USING btree ("sector_id","id","has_account","first_request_at","last_accepted_at");--> statement-breakpoint
CREATE INDEX "profiles_joined" ON "profiles" USING btree ("joined_at","id") WHERE joined_at is not null;--> statement-breakpoint
CREATE INDEX "profiles_segment" ON "profiles" USING btree ("segment_id") WHERE segment_id is not null;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_lead_source_known" CHECK (lead_source in ('web', 'signup', 'staff', 'quote', 'shipment', 'import', 'chatbot'));--> statement-breakpoint
ALTER TABLE "work_items" ADD CONSTRAINT "work_items_kind_known" CHECK (kind in ('demo_request', 'new_request', 'revision', 'question', 'mail_failed', 'expiring_quote', 'operations', 'appointment', 'free_time', 'customs_hold', 'shipment_late', 'shipment_silent', 'document_missing'));--> statement-breakpoint
CREATE POLICY "appointments_staff_select" ON "appointments" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "appointments_staff_insert" ON "appointments" AS PERMISSIVE FOR INSERT TO "kervan_staff" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "appointments_staff_update" ON "appointments" AS PERMISSIVE FOR UPDATE TO "kervan_staff" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "appointments_admin_select" ON "appointments" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "appointments_admin_insert" ON "appointments" AS PERMISSIVE FOR INSERT TO "kervan_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "appointments_admin_update" ON "appointments" AS PERMISSIVE FOR UPDATE TO "kervan_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "appointments_admin_delete" ON "appointments" AS PERMISSIVE FOR DELETE TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "appointments_system_select" ON "appointments" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "appointments_system_insert" ON "appointments" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "appointments_system_update" ON "appointments" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "appointments_system_delete" ON "appointments" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "customer_contacts_staff_select" ON "customer_contacts" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "customer_contacts_staff_insert" ON "customer_contacts" AS PERMISSIVE FOR INSERT TO "kervan_staff" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "customer_contacts_staff_update" ON "customer_contacts" AS PERMISSIVE FOR UPDATE TO "kervan_staff" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "customer_contacts_admin_select" ON "customer_contacts" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "customer_contacts_admin_insert" ON "customer_contacts" AS PERMISSIVE FOR INSERT TO "kervan_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "customer_contacts_admin_update" ON "customer_contacts" AS PERMISSIVE FOR UPDATE TO "kervan_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "customer_contacts_admin_delete" ON "customer_contacts" AS PERMISSIVE FOR DELETE TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "customer_contacts_system_select" ON "customer_contacts" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "customer_contacts_system_insert" ON "customer_contacts" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "customer_contacts_system_update" ON "customer_contacts" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "customer_contacts_system_delete" ON "customer_contacts" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "customer_groups_staff_select" ON "customer_groups" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "customer_groups_admin_select" ON "customer_groups" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "customer_groups_admin_insert" ON "customer_groups" AS PERMISSIVE FOR INSERT TO "kervan_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "customer_groups_admin_update" ON "customer_groups" AS PERMISSIVE FOR UPDATE TO "kervan_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "customer_groups_admin_delete" ON "customer_groups" AS PERMISSIVE FOR DELETE TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "customer_groups_system_select" ON "customer_groups" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "customer_groups_system_insert" ON "customer_groups" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "customer_groups_system_update" ON "customer_groups" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "customer_groups_system_delete" ON "customer_groups" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);