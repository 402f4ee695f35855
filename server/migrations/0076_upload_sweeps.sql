CREATE TABLE "upload_sweeps" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"swept_at" timestamptz DEFAULT now() NOT NULL,
	"expired" integer DEFAULT 0 NOT NULL,
	"deleted" integer DEFAULT 0 NOT NULL,
	"orphans" integer DEFAULT 0 NOT NULL,
	"unfinished" integer DEFAULT 0 NOT NULL,
	"removed_bytes" bigint DEFAULT 0 NOT NULL,
	"kept_files" integer DEFAULT 0 NOT NULL,
	"kept_bytes" bigint DEFAULT 0 NOT NULL,
	"missing" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"missing_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "upload_sweeps" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "upload_sweeps_admin_select" ON "upload_sweeps" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "upload_sweeps_system_select" ON "upload_sweeps" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "upload_sweeps_system_insert" ON "upload_sweeps" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "upload_sweeps_system_update" ON "upload_sweeps" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "upload_sweeps_system_delete" ON "upload_sweeps" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);