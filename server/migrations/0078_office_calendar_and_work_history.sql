CREATE TABLE "company_holidays" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"day" date NOT NULL,
	"name" text NOT NULL,
	"half" boolean DEFAULT false NOT NULL,
	"updated_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "company_holidays_named" CHECK (name <> '')
);
--> statement-breakpoint
ALTER TABLE "company_holidays" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "work_item_events" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"work_item_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"actor_id" uuid,
	"colleague_id" uuid,
	"text" text DEFAULT '' NOT NULL,
	"until" timestamptz,
	"priority" text,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "work_item_events_kind_known" CHECK (kind in ('taken', 'released', 'handed_over', 'account_closed', 'snoozed', 'woken', 'priority', 'note', 'completed')),
	CONSTRAINT "work_item_events_priority_known" CHECK (priority in ('urgent', 'high', 'medium', 'low'))
);
--> statement-breakpoint
ALTER TABLE "work_item_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "work_items" ADD COLUMN "snoozed_until" timestamptz;--> statement-breakpoint
ALTER TABLE "work_items" ADD COLUMN "priority_by_hand" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "work_item_events" ADD CONSTRAINT "work_item_events_work_item_id_work_items_id_fk" FOREIGN KEY ("work_item_id") REFERENCES "public"."work_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_item_events" ADD CONSTRAINT "work_item_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_item_events" ADD CONSTRAINT "work_item_events_colleague_id_users_id_fk" FOREIGN KEY ("colleague_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "company_holidays_day" ON "company_holidays" USING btree ("day");--> statement-breakpoint
CREATE INDEX "work_item_events_item" ON "work_item_events" USING btree ("work_item_id","id");--> statement-breakpoint
CREATE INDEX "work_item_events_actor" ON "work_item_events" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "work_item_events_colleague" ON "work_item_events" USING btree ("colleague_id");--> statement-breakpoint
CREATE INDEX "work_items_snoozed" ON "work_items" USING btree ("snoozed_until","id") WHERE status = 'open' and snoozed_until is not null;--> statement-breakpoint
CREATE POLICY "company_holidays_guest_select" ON "company_holidays" AS PERMISSIVE FOR SELECT TO "kervan_guest" USING (true);--> statement-breakpoint
CREATE POLICY "company_holidays_customer_select" ON "company_holidays" AS PERMISSIVE FOR SELECT TO "kervan_customer" USING (true);--> statement-breakpoint
CREATE POLICY "company_holidays_staff_select" ON "company_holidays" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "company_holidays_admin_select" ON "company_holidays" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "company_holidays_admin_insert" ON "company_holidays" AS PERMISSIVE FOR INSERT TO "kervan_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "company_holidays_admin_update" ON "company_holidays" AS PERMISSIVE FOR UPDATE TO "kervan_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "company_holidays_admin_delete" ON "company_holidays" AS PERMISSIVE FOR DELETE TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "company_holidays_system_select" ON "company_holidays" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "company_holidays_system_insert" ON "company_holidays" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "company_holidays_system_update" ON "company_holidays" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "company_holidays_system_delete" ON "company_holidays" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "work_item_events_staff_select" ON "work_item_events" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "work_item_events_staff_insert" ON "work_item_events" AS PERMISSIVE FOR INSERT TO "kervan_staff" WITH CHECK (actor_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "work_item_events_admin_select" ON "work_item_events" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "work_item_events_admin_insert" ON "work_item_events" AS PERMISSIVE FOR INSERT TO "kervan_admin" WITH CHECK (actor_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "work_item_events_system_select" ON "work_item_events" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "work_item_events_system_insert" ON "work_item_events" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "work_item_events_system_update" ON "work_item_events" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "work_item_events_system_delete" ON "work_item_events" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
INSERT INTO "company_holidays" ("day", "name", "half") VALUES
  ('2025-03-29', 'Ramazan Bayramı arifesi', true),
  ('2025-03-30', 'Ramazan Bayramı 1. gün', false),
  ('2025-03-31', 'Ramazan Bayramı 2. gün', false),
  ('2025-04-01', 'Ramazan Bayramı 3. gün', false),
  ('2025-06-05', 'Kurban Bayramı arifesi', true),
  ('2025-06-06', 'Kurban Bayramı 1. gün', false),
  ('2025-06-07', 'Kurban Bayramı 2. gün', false),
  ('2025-06-08', 'Kurban Bayramı 3. gün', false),
  ('2025-06-09', 'Kurban Bayramı 4. gün', false),
  ('2026-03-19', 'Ramazan Bayramı arifesi', true),
  ('2026-03-20', 'Ramazan Bayramı 1. gün', false),
  ('2026-03-21', 'Ramazan Bayramı 2. gün', false),
  ('2026-03-22', 'Ramazan Bayramı 3. gün', false),
  ('2026-05-26', 'Kurban Bayramı arifesi', true),
  ('2026-05-27', 'Kurban Bayramı 1. gün', false),
  ('2026-05-28', 'Kurban Bayramı 2. gün', false),
  ('2026-05-29', 'Kurban Bayramı 3. gün', false),
  ('2026-05-30', 'Kurban Bayramı 4. gün', false),
  ('2027-03-08', 'Ramazan Bayramı arifesi', true),
  ('2027-03-09', 'Ramazan Bayramı 1. gün', false),
  ('2027-03-10', 'Ramazan Bayramı 2. gün', false),
  ('2027-03-11', 'Ramazan Bayramı 3. gün', false),
  ('2027-05-15', 'Kurban Bayramı arifesi', true),
  ('2027-05-16', 'Kurban Bayramı 1. gün', false),
  ('2027-05-17', 'Kurban Bayramı 2. gün', false),
  ('2027-05-18', 'Kurban Bayramı 3. gün', false),
  ('2027-05-19', 'Kurban Bayramı 4. gün', false),
  ('2028-02-25', 'Ramazan Bayramı arifesi', true),
  ('2028-02-26', 'Ramazan Bayramı 1. gün', false),
  ('2028-02-27', 'Ramazan Bayramı 2. gün', false),
  ('2028-02-28', 'Ramazan Bayramı 3. gün', false),
  ('2028-05-04', 'Kurban Bayramı arifesi', true),
  ('2028-05-05', 'Kurban Bayramı 1. gün', false),
  ('2028-05-06', 'Kurban Bayramı 2. gün', false),
  ('2028-05-07', 'Kurban Bayramı 3. gün', false),
  ('2028-05-08', 'Kurban Bayramı 4. gün', false),
  ('2029-02-13', 'Ramazan Bayramı arifesi', true),
  ('2029-02-14', 'Ramazan Bayramı 1. gün', false),
  ('2029-02-15', 'Ramazan Bayramı 2. gün', false),
  ('2029-02-16', 'Ramazan Bayramı 3. gün', false),
  ('2029-04-23', 'Kurban Bayramı arifesi', true),
  ('2029-04-24', 'Kurban Bayramı 1. gün', false),
  ('2029-04-25', 'Kurban Bayramı 2. gün', false),
  ('2029-04-26', 'Kurban Bayramı 3. gün', false),
  ('2029-04-27', 'Kurban Bayramı 4. gün', false),
  ('2030-02-03', 'Ramazan Bayramı arifesi', true),
  ('2030-02-04', 'Ramazan Bayramı 1. gün', false),
  ('2030-02-05', 'Ramazan Bayramı 2. gün', false),
  ('2030-02-06', 'Ramazan Bayramı 3. gün', false),
  ('2030-04-12', 'Kurban Bayramı arifesi', true),
  ('2030-04-13', 'Kurban Bayramı 1. gün', false),
  ('2030-04-14', 'Kurban Bayramı 2. gün', false),
  ('2030-04-15', 'Kurban Bayramı 3. gün', false),
  ('2030-04-16', 'Kurban Bayramı 4. gün', false);
