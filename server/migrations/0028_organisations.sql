CREATE TABLE "organisations" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"tax_office" text DEFAULT '' NOT NULL,
	"tax_number" text,
	"sector" text DEFAULT '' NOT NULL,
	"segment" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"payment_term_days" integer,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"updated_at" timestamptz DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (kervan_fold(name)) STORED
);
--> statement-breakpoint
ALTER TABLE "organisations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "organisation_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "organisations_tax_number" ON "organisations" USING btree ("tax_number");--> statement-breakpoint
CREATE INDEX "organisations_search" ON "organisations" USING gin (search gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "organisations_name" ON "organisations" USING btree ("search");--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "profiles_organisation" ON "profiles" USING btree ("organisation_id") WHERE organisation_id is not null;--> statement-breakpoint
CREATE POLICY "organisations_customer_select" ON "organisations" AS PERMISSIVE FOR SELECT TO "kervan_customer" USING (exists (select from profiles where profiles.organisation_id = organisations.id));--> statement-breakpoint
CREATE POLICY "organisations_staff_select" ON "organisations" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "organisations_staff_insert" ON "organisations" AS PERMISSIVE FOR INSERT TO "kervan_staff" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "organisations_staff_update" ON "organisations" AS PERMISSIVE FOR UPDATE TO "kervan_staff" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "organisations_admin_select" ON "organisations" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "organisations_admin_insert" ON "organisations" AS PERMISSIVE FOR INSERT TO "kervan_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "organisations_admin_update" ON "organisations" AS PERMISSIVE FOR UPDATE TO "kervan_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "organisations_admin_delete" ON "organisations" AS PERMISSIVE FOR DELETE TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "organisations_system_select" ON "organisations" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "organisations_system_insert" ON "organisations" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "organisations_system_update" ON "organisations" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "organisations_system_delete" ON "organisations" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);