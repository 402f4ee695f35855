CREATE TABLE "switched_job_marks" (
	"job" text NOT NULL,
	"key" text NOT NULL,
	"at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "switched_job_marks_job_key_pk" PRIMARY KEY("job","key"),
	CONSTRAINT "switched_job_marks_job_known" CHECK (job in ('assign_requests', 'warn_of_promise', 'remind_of_quote', 'expire_quotes', 'warn_of_delay', 'ask_for_papers', 'greet_customers', 'ask_lost_customers', 'weekly_report'))
);
--> statement-breakpoint
ALTER TABLE "switched_job_marks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "work_item_events" DROP CONSTRAINT "work_item_events_kind_known";--> statement-breakpoint
CREATE INDEX "switched_job_marks_at" ON "switched_job_marks" USING btree ("at");--> statement-breakpoint
ALTER TABLE "work_item_events" ADD CONSTRAINT "work_item_events_kind_known" CHECK (kind in ('taken', 'released', 'handed_over', 'assigned', 'account_closed', 'snoozed', 'woken', 'priority', 'note', 'completed'));--> statement-breakpoint
CREATE POLICY "switched_job_marks_system_select" ON "switched_job_marks" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "switched_job_marks_system_insert" ON "switched_job_marks" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "switched_job_marks_system_update" ON "switched_job_marks" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "switched_job_marks_system_delete" ON "switched_job_marks" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);