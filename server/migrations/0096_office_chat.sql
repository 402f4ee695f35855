CREATE TABLE "canned_answers" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"updated_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "canned_answers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chat_events" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"conversation_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"actor_id" uuid,
	"colleague_id" uuid,
	"text" text DEFAULT '' NOT NULL,
	"until" timestamptz,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "chat_events_kind_known" CHECK (kind in ('taken', 'handed_over', 'released', 'account_closed', 'snoozed', 'woken', 'closed', 'reopened'))
);
--> statement-breakpoint
ALTER TABLE "chat_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chat_notes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"conversation_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat_notes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "chat_events" ADD CONSTRAINT "chat_events_conversation_id_chat_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_events" ADD CONSTRAINT "chat_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_events" ADD CONSTRAINT "chat_events_colleague_id_users_id_fk" FOREIGN KEY ("colleague_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_notes" ADD CONSTRAINT "chat_notes_conversation_id_chat_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_notes" ADD CONSTRAINT "chat_notes_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "canned_answers_title" ON "canned_answers" USING btree (kervan_fold(title));--> statement-breakpoint
CREATE INDEX "chat_events_conversation" ON "chat_events" USING btree ("conversation_id","id");--> statement-breakpoint
CREATE INDEX "chat_events_actor" ON "chat_events" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "chat_events_colleague" ON "chat_events" USING btree ("colleague_id");--> statement-breakpoint
CREATE INDEX "chat_notes_conversation" ON "chat_notes" USING btree ("conversation_id","id");--> statement-breakpoint
CREATE INDEX "chat_notes_created_by" ON "chat_notes" USING btree ("created_by");--> statement-breakpoint
CREATE POLICY "canned_answers_staff_select" ON "canned_answers" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "canned_answers_admin_select" ON "canned_answers" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "canned_answers_admin_insert" ON "canned_answers" AS PERMISSIVE FOR INSERT TO "kervan_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "canned_answers_admin_update" ON "canned_answers" AS PERMISSIVE FOR UPDATE TO "kervan_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "canned_answers_admin_delete" ON "canned_answers" AS PERMISSIVE FOR DELETE TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "canned_answers_system_select" ON "canned_answers" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "canned_answers_system_insert" ON "canned_answers" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "canned_answers_system_update" ON "canned_answers" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "canned_answers_system_delete" ON "canned_answers" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "chat_events_staff_select" ON "chat_events" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "chat_events_staff_insert" ON "chat_events" AS PERMISSIVE FOR INSERT TO "kervan_staff" WITH CHECK (actor_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "chat_events_admin_select" ON "chat_events" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "chat_events_admin_insert" ON "chat_events" AS PERMISSIVE FOR INSERT TO "kervan_admin" WITH CHECK (actor_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "chat_events_system_select" ON "chat_events" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "chat_events_system_insert" ON "chat_events" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "chat_events_system_update" ON "chat_events" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "chat_events_system_delete" ON "chat_events" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "chat_notes_staff_select" ON "chat_notes" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "chat_notes_staff_insert" ON "chat_notes" AS PERMISSIVE FOR INSERT TO "kervan_staff" WITH CHECK (created_by = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "chat_notes_admin_select" ON "chat_notes" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "chat_notes_admin_insert" ON "chat_notes" AS PERMISSIVE FOR INSERT TO "kervan_admin" WITH CHECK (created_by = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "chat_notes_system_select" ON "chat_notes" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "chat_notes_system_insert" ON "chat_notes" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "chat_notes_system_update" ON "chat_notes" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "chat_notes_system_delete" ON "chat_notes" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);