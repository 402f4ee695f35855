CREATE TABLE "predictions" (
	"kind" text PRIMARY KEY NOT NULL,
	"backtest" jsonb,
	"items" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"started_at" timestamptz DEFAULT now() NOT NULL,
	"computed_at" timestamptz,
	CONSTRAINT "predictions_kind_known" CHECK (kind in ('quotes_won', 'promises_missed', 'requests_next_week', 'shipments_late'))
);
--> statement-breakpoint
ALTER TABLE "predictions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "predictions_staff_select" ON "predictions" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "predictions_admin_select" ON "predictions" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "predictions_system_select" ON "predictions" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "predictions_system_insert" ON "predictions" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "predictions_system_update" ON "predictions" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "predictions_system_delete" ON "predictions" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);