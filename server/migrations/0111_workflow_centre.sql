CREATE TABLE "workflow_decisions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"answer" text NOT NULL,
	"deed" jsonb,
	"decided_by" uuid NOT NULL,
	"decided_at" timestamptz DEFAULT now() NOT NULL,
	"undone_at" timestamptz,
	"undone_by" uuid,
	CONSTRAINT "workflow_decisions_kind_known" CHECK (kind in ('assign_urgent', 'remind_holder', 'stand_in', 'balance_load', 'wake_earlier', 'switch_on', 'warn_earlier', 'auto_assign_tasks')),
	CONSTRAINT "workflow_decisions_answer_known" CHECK (answer in ('accepted', 'dismissed'))
);
--> statement-breakpoint
ALTER TABLE "workflow_decisions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "workflow_state" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"status" text NOT NULL,
	"changed_by" uuid,
	"changed_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "workflow_state_is_one" CHECK (id = 1),
	CONSTRAINT "workflow_state_status_known" CHECK (status in ('active', 'paused'))
);
--> statement-breakpoint
ALTER TABLE "workflow_state" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "workflow_decisions" ADD CONSTRAINT "workflow_decisions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workflow_decisions" ADD CONSTRAINT "workflow_decisions_undone_by_users_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workflow_state" ADD CONSTRAINT "workflow_state_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "workflow_decisions_at" ON "workflow_decisions" USING btree ("decided_at","id");--> statement-breakpoint
CREATE INDEX "workflow_decisions_by" ON "workflow_decisions" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "workflow_decisions_undone_by" ON "workflow_decisions" USING btree ("undone_by");--> statement-breakpoint
CREATE INDEX "workflow_state_changed_by" ON "workflow_state" USING btree ("changed_by");--> statement-breakpoint
CREATE POLICY "workflow_decisions_staff_select" ON "workflow_decisions" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "workflow_decisions_staff_insert" ON "workflow_decisions" AS PERMISSIVE FOR INSERT TO "kervan_staff" WITH CHECK (decided_by = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "workflow_decisions_staff_update" ON "workflow_decisions" AS PERMISSIVE FOR UPDATE TO "kervan_staff" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "workflow_decisions_admin_select" ON "workflow_decisions" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "workflow_decisions_admin_insert" ON "workflow_decisions" AS PERMISSIVE FOR INSERT TO "kervan_admin" WITH CHECK (decided_by = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "workflow_decisions_admin_update" ON "workflow_decisions" AS PERMISSIVE FOR UPDATE TO "kervan_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "workflow_decisions_system_select" ON "workflow_decisions" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "workflow_decisions_system_insert" ON "workflow_decisions" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "workflow_decisions_system_update" ON "workflow_decisions" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "workflow_decisions_system_delete" ON "workflow_decisions" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "workflow_state_staff_select" ON "workflow_state" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "workflow_state_staff_insert" ON "workflow_state" AS PERMISSIVE FOR INSERT TO "kervan_staff" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "workflow_state_staff_update" ON "workflow_state" AS PERMISSIVE FOR UPDATE TO "kervan_staff" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "workflow_state_admin_select" ON "workflow_state" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "workflow_state_admin_insert" ON "workflow_state" AS PERMISSIVE FOR INSERT TO "kervan_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "workflow_state_admin_update" ON "workflow_state" AS PERMISSIVE FOR UPDATE TO "kervan_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "workflow_state_system_select" ON "workflow_state" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "workflow_state_system_insert" ON "workflow_state" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "workflow_state_system_update" ON "workflow_state" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "workflow_state_system_delete" ON "workflow_state" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);