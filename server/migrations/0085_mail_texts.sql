CREATE TABLE "mail_texts" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"opening" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "mail_texts_subject_is_one_line" CHECK (subject <> '' and subject !~ '[[:cntrl:]]'),
	CONSTRAINT "mail_texts_opening_is_written" CHECK (opening <> '')
);
--> statement-breakpoint
ALTER TABLE "mail_texts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE UNIQUE INDEX "mail_texts_kind" ON "mail_texts" USING btree ("kind");--> statement-breakpoint
CREATE POLICY "mail_texts_admin_select" ON "mail_texts" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "mail_texts_admin_insert" ON "mail_texts" AS PERMISSIVE FOR INSERT TO "kervan_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "mail_texts_admin_update" ON "mail_texts" AS PERMISSIVE FOR UPDATE TO "kervan_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "mail_texts_admin_delete" ON "mail_texts" AS PERMISSIVE FOR DELETE TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "mail_texts_system_select" ON "mail_texts" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "mail_texts_system_insert" ON "mail_texts" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "mail_texts_system_update" ON "mail_texts" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "mail_texts_system_delete" ON "mail_texts" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);