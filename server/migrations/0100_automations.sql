CREATE TABLE "automation_counts" (
	"rule_id" uuid PRIMARY KEY NOT NULL,
	"execution_count" integer DEFAULT 0 NOT NULL,
	"swept_count" integer DEFAULT 0 NOT NULL,
	"last_executed" timestamptz,
	"failures_in_row" integer DEFAULT 0 NOT NULL,
	"loop_told_at" timestamptz
);
--> statement-breakpoint
ALTER TABLE "automation_counts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "automation_rules" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"builtin" text,
	"trigger" text,
	"schedule" jsonb,
	"condition" jsonb DEFAULT '{"match":"all","parts":[]}'::jsonb NOT NULL,
	"delay_minutes" integer DEFAULT 0 NOT NULL,
	"unless" jsonb,
	"actions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"paused_at" timestamptz,
	"pause_reason" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" uuid,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"updated_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "automation_rules_kind" CHECK ((builtin is null) <> (trigger is null)),
	CONSTRAINT "automation_rules_delay" CHECK (delay_minutes >= 0),
	CONSTRAINT "automation_rules_builtin_known" CHECK (builtin in ('assign_requests', 'warn_of_promise', 'remind_of_quote', 'expire_quotes', 'warn_of_delay', 'ask_for_papers', 'greet_customers', 'ask_lost_customers', 'weekly_report')),
	CONSTRAINT "automation_rules_trigger_known" CHECK (trigger in ('request.created', 'request.edited', 'request.quoted', 'request.approved', 'request.rejected', 'request.revised', 'request.analysed', 'quote.sent', 'quote.viewed', 'quote.accepted', 'quote.rejected', 'quote.revision_requested', 'quote.expired', 'quote.expiring', 'quote.asked', 'quote.mail_failed', 'shipment.created', 'shipment.status', 'shipment.delayed', 'shipment.eta', 'shipment.feedback', 'document.added', 'document.verified', 'document.refused', 'customer.joined', 'customer.changed', 'customer.assigned', 'customer.contacted', 'customer.appointment', 'work_item.added', 'work_item.done', 'conversation.message', 'conversation.changed', 'schedule.request', 'schedule.quote', 'schedule.shipment', 'schedule.customer'))
);
--> statement-breakpoint
ALTER TABLE "automation_rules" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "automation_runs" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"rule_id" uuid NOT NULL,
	"event_key" text NOT NULL,
	"trigger" text,
	"subject" text,
	"subject_id" uuid,
	"subject_label" text DEFAULT '' NOT NULL,
	"event" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"chain" uuid[] DEFAULT '{}' NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"occurred_at" timestamptz DEFAULT now() NOT NULL,
	"due_at" timestamptz DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"facts" jsonb,
	"seen" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"unless_seen" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"output" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"error" text DEFAULT '' NOT NULL,
	"finished_at" timestamptz,
	"again_of" uuid,
	"requested_by" uuid,
	CONSTRAINT "automation_runs_trigger_known" CHECK (trigger in ('request.created', 'request.edited', 'request.quoted', 'request.approved', 'request.rejected', 'request.revised', 'request.analysed', 'quote.sent', 'quote.viewed', 'quote.accepted', 'quote.rejected', 'quote.revision_requested', 'quote.expired', 'quote.expiring', 'quote.asked', 'quote.mail_failed', 'shipment.created', 'shipment.status', 'shipment.delayed', 'shipment.eta', 'shipment.feedback', 'document.added', 'document.verified', 'document.refused', 'customer.joined', 'customer.changed', 'customer.assigned', 'customer.contacted', 'customer.appointment', 'work_item.added', 'work_item.done', 'conversation.message', 'conversation.changed', 'schedule.request', 'schedule.quote', 'schedule.shipment', 'schedule.customer')),
	CONSTRAINT "automation_runs_subject_known" CHECK (subject in ('request', 'quote', 'shipment', 'customer', 'document', 'work_item', 'conversation')),
	CONSTRAINT "automation_runs_status_known" CHECK (status in ('waiting', 'delayed', 'done', 'not_met', 'unless_met', 'failed', 'stopped', 'dropped'))
);
--> statement-breakpoint
ALTER TABLE "automation_runs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "automation_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"run_id" uuid NOT NULL,
	"rule_id" uuid NOT NULL,
	"url" text NOT NULL,
	"body" jsonb NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamptz DEFAULT now(),
	"answer_status" integer,
	"answer" text DEFAULT '' NOT NULL,
	"error" text DEFAULT '' NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"finished_at" timestamptz,
	CONSTRAINT "automation_deliveries_status_known" CHECK (status in ('waiting', 'sent', 'dead'))
);
--> statement-breakpoint
ALTER TABLE "automation_deliveries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "automation_switches" (
	"job" text PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"parameters" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"updated_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "automation_switches_job_known" CHECK (job in ('assign_requests', 'warn_of_promise', 'remind_of_quote', 'expire_quotes', 'warn_of_delay', 'ask_for_papers', 'greet_customers', 'ask_lost_customers', 'weekly_report'))
);
--> statement-breakpoint
ALTER TABLE "automation_switches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "automation_counts" ADD CONSTRAINT "automation_counts_rule_id_automation_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."automation_rules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automation_rules" ADD CONSTRAINT "automation_rules_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automation_runs" ADD CONSTRAINT "automation_runs_rule_id_automation_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."automation_rules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automation_runs" ADD CONSTRAINT "automation_runs_again_of_automation_runs_id_fk" FOREIGN KEY ("again_of") REFERENCES "public"."automation_runs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automation_runs" ADD CONSTRAINT "automation_runs_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automation_deliveries" ADD CONSTRAINT "automation_deliveries_run_id_automation_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."automation_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automation_deliveries" ADD CONSTRAINT "automation_deliveries_rule_id_automation_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."automation_rules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "automation_counts_executed" ON "automation_counts" USING btree ("last_executed","rule_id");--> statement-breakpoint
CREATE UNIQUE INDEX "automation_rules_builtin" ON "automation_rules" USING btree ("builtin");--> statement-breakpoint
CREATE INDEX "automation_rules_trigger" ON "automation_rules" USING btree ("trigger") WHERE is_active and paused_at is null;--> statement-breakpoint
CREATE INDEX "automation_rules_name" ON "automation_rules" USING btree (("name") collate kervan_turkish,"id");--> statement-breakpoint
CREATE INDEX "automation_rules_created_by" ON "automation_rules" USING btree ("created_by");--> statement-breakpoint
CREATE UNIQUE INDEX "automation_runs_once" ON "automation_runs" USING btree ("rule_id","event_key");--> statement-breakpoint
CREATE UNIQUE INDEX "automation_runs_again" ON "automation_runs" USING btree ("again_of") WHERE again_of is not null;--> statement-breakpoint
CREATE INDEX "automation_runs_due" ON "automation_runs" USING btree ("due_at","id") WHERE status in ('waiting', 'delayed');--> statement-breakpoint
CREATE INDEX "automation_runs_rule" ON "automation_runs" USING btree ("rule_id","id");--> statement-breakpoint
CREATE INDEX "automation_runs_status" ON "automation_runs" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "automation_runs_subject" ON "automation_runs" USING btree ("subject_id","id") WHERE subject_id is not null;--> statement-breakpoint
CREATE INDEX "automation_runs_requested_by" ON "automation_runs" USING btree ("requested_by") WHERE requested_by is not null;--> statement-breakpoint
CREATE INDEX "automation_deliveries_due" ON "automation_deliveries" USING btree ("next_try_at","id") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "automation_deliveries_rule" ON "automation_deliveries" USING btree ("rule_id","id");--> statement-breakpoint
CREATE INDEX "automation_deliveries_run" ON "automation_deliveries" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "automation_deliveries_status" ON "automation_deliveries" USING btree ("status","id");--> statement-breakpoint
CREATE POLICY "automation_counts_staff_select" ON "automation_counts" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "automation_counts_admin_select" ON "automation_counts" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "automation_counts_system_select" ON "automation_counts" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "automation_counts_system_insert" ON "automation_counts" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "automation_counts_system_update" ON "automation_counts" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "automation_counts_system_delete" ON "automation_counts" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "automation_rules_staff_select" ON "automation_rules" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "automation_rules_admin_select" ON "automation_rules" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "automation_rules_admin_insert" ON "automation_rules" AS PERMISSIVE FOR INSERT TO "kervan_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "automation_rules_admin_update" ON "automation_rules" AS PERMISSIVE FOR UPDATE TO "kervan_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "automation_rules_admin_delete" ON "automation_rules" AS PERMISSIVE FOR DELETE TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "automation_rules_system_select" ON "automation_rules" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "automation_rules_system_insert" ON "automation_rules" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "automation_rules_system_update" ON "automation_rules" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "automation_rules_system_delete" ON "automation_rules" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "automation_runs_staff_select" ON "automation_runs" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "automation_runs_admin_select" ON "automation_runs" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "automation_runs_system_select" ON "automation_runs" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "automation_runs_system_insert" ON "automation_runs" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "automation_runs_system_update" ON "automation_runs" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "automation_runs_system_delete" ON "automation_runs" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "automation_deliveries_staff_select" ON "automation_deliveries" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "automation_deliveries_admin_select" ON "automation_deliveries" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "automation_deliveries_system_select" ON "automation_deliveries" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "automation_deliveries_system_insert" ON "automation_deliveries" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "automation_deliveries_system_update" ON "automation_deliveries" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "automation_deliveries_system_delete" ON "automation_deliveries" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "automation_switches_staff_select" ON "automation_switches" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "automation_switches_admin_select" ON "automation_switches" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "automation_switches_admin_insert" ON "automation_switches" AS PERMISSIVE FOR INSERT TO "kervan_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "automation_switches_admin_update" ON "automation_switches" AS PERMISSIVE FOR UPDATE TO "kervan_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "automation_switches_system_select" ON "automation_switches" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "automation_switches_system_insert" ON "automation_switches" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "automation_switches_system_update" ON "automation_switches" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "automation_switches_system_delete" ON "automation_switches" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);