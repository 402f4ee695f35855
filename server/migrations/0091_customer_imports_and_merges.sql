CREATE TABLE "customer_import_rows" (
	"import_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"outcome" text,
	"problem" text DEFAULT '' NOT NULL,
	"customer_id" uuid,
	CONSTRAINT "customer_import_rows_import_id_line_pk" PRIMARY KEY("import_id","line"),
	CONSTRAINT "customer_import_rows_outcome_known" CHECK (outcome in ('added', 'known', 'wrong', 'removed'))
);
--> statement-breakpoint
ALTER TABLE "customer_import_rows" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "customer_imports" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"file_name" text NOT NULL,
	"heads" jsonb NOT NULL,
	"row_count" integer NOT NULL,
	"meanings" jsonb,
	"task_id" uuid,
	"undo_at" timestamptz,
	"created_by" uuid,
	"created_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customer_imports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "customer_merges" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kept_id" uuid NOT NULL,
	"gone_id" uuid NOT NULL,
	"gone" jsonb,
	"kept_before" jsonb,
	"moved" jsonb,
	"merged_by" uuid,
	"merged_at" timestamptz DEFAULT now() NOT NULL,
	"undone_at" timestamptz
);
--> statement-breakpoint
ALTER TABLE "customer_merges" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "distinct_customers" (
	"one" uuid NOT NULL,
	"other" uuid NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "distinct_customers_one_other_pk" PRIMARY KEY("one","other"),
	CONSTRAINT "distinct_customers_ordered" CHECK (one < other)
);
--> statement-breakpoint
ALTER TABLE "distinct_customers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "customer_import_rows" ADD CONSTRAINT "customer_import_rows_import_id_customer_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."customer_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_import_rows" ADD CONSTRAINT "customer_import_rows_customer_id_profiles_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_imports" ADD CONSTRAINT "customer_imports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_merges" ADD CONSTRAINT "customer_merges_kept_id_profiles_id_fk" FOREIGN KEY ("kept_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_merges" ADD CONSTRAINT "customer_merges_merged_by_users_id_fk" FOREIGN KEY ("merged_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distinct_customers" ADD CONSTRAINT "distinct_customers_one_profiles_id_fk" FOREIGN KEY ("one") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distinct_customers" ADD CONSTRAINT "distinct_customers_other_profiles_id_fk" FOREIGN KEY ("other") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_import_rows_outcome" ON "customer_import_rows" USING btree ("import_id","outcome","line");--> statement-breakpoint
CREATE INDEX "customer_import_rows_customer" ON "customer_import_rows" USING btree ("customer_id") WHERE customer_id is not null;--> statement-breakpoint
CREATE INDEX "customer_imports_created_by" ON "customer_imports" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "customer_merges_kept" ON "customer_merges" USING btree ("kept_id");--> statement-breakpoint
CREATE INDEX "customer_merges_by" ON "customer_merges" USING btree ("merged_by");--> statement-breakpoint
CREATE INDEX "distinct_customers_other" ON "distinct_customers" USING btree ("other");--> statement-breakpoint
CREATE INDEX "profiles_phone" ON "profiles" USING btree (right(regexp_replace(phone, '[^0-9]', '', 'g'), 10)) WHERE phone <> '';--> statement-breakpoint
CREATE POLICY "customer_import_rows_staff_select" ON "customer_import_rows" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "customer_import_rows_staff_insert" ON "customer_import_rows" AS PERMISSIVE FOR INSERT TO "kervan_staff" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "customer_import_rows_staff_update" ON "customer_import_rows" AS PERMISSIVE FOR UPDATE TO "kervan_staff" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "customer_import_rows_admin_select" ON "customer_import_rows" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "customer_import_rows_admin_insert" ON "customer_import_rows" AS PERMISSIVE FOR INSERT TO "kervan_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "customer_import_rows_admin_update" ON "customer_import_rows" AS PERMISSIVE FOR UPDATE TO "kervan_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "customer_import_rows_system_select" ON "customer_import_rows" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "customer_import_rows_system_insert" ON "customer_import_rows" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "customer_import_rows_system_update" ON "customer_import_rows" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "customer_import_rows_system_delete" ON "customer_import_rows" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "customer_imports_staff_select" ON "customer_imports" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "customer_imports_staff_insert" ON "customer_imports" AS PERMISSIVE FOR INSERT TO "kervan_staff" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "customer_imports_staff_update" ON "customer_imports" AS PERMISSIVE FOR UPDATE TO "kervan_staff" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "customer_imports_admin_select" ON "customer_imports" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "customer_imports_admin_insert" ON "customer_imports" AS PERMISSIVE FOR INSERT TO "kervan_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "customer_imports_admin_update" ON "customer_imports" AS PERMISSIVE FOR UPDATE TO "kervan_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "customer_imports_system_select" ON "customer_imports" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "customer_imports_system_insert" ON "customer_imports" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "customer_imports_system_update" ON "customer_imports" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "customer_imports_system_delete" ON "customer_imports" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "customer_merges_staff_select" ON "customer_merges" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "customer_merges_staff_insert" ON "customer_merges" AS PERMISSIVE FOR INSERT TO "kervan_staff" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "customer_merges_staff_update" ON "customer_merges" AS PERMISSIVE FOR UPDATE TO "kervan_staff" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "customer_merges_admin_select" ON "customer_merges" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "customer_merges_admin_insert" ON "customer_merges" AS PERMISSIVE FOR INSERT TO "kervan_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "customer_merges_admin_update" ON "customer_merges" AS PERMISSIVE FOR UPDATE TO "kervan_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "customer_merges_system_select" ON "customer_merges" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "customer_merges_system_insert" ON "customer_merges" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "customer_merges_system_update" ON "customer_merges" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "customer_merges_system_delete" ON "customer_merges" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "distinct_customers_staff_select" ON "distinct_customers" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "distinct_customers_staff_insert" ON "distinct_customers" AS PERMISSIVE FOR INSERT TO "kervan_staff" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "distinct_customers_staff_update" ON "distinct_customers" AS PERMISSIVE FOR UPDATE TO "kervan_staff" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "distinct_customers_admin_select" ON "distinct_customers" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "distinct_customers_admin_insert" ON "distinct_customers" AS PERMISSIVE FOR INSERT TO "kervan_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "distinct_customers_admin_update" ON "distinct_customers" AS PERMISSIVE FOR UPDATE TO "kervan_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "distinct_customers_system_select" ON "distinct_customers" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "distinct_customers_system_insert" ON "distinct_customers" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "distinct_customers_system_update" ON "distinct_customers" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "distinct_customers_system_delete" ON "distinct_customers" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);