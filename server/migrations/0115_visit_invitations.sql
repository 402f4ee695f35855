CREATE TABLE "visit_invitations" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"session_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"message_text" text NOT NULL,
	"state" text DEFAULT 'sent' NOT NULL,
	"staff_id" uuid NOT NULL,
	"conversation_id" uuid,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"shown_at" timestamptz,
	"answered_at" timestamptz,
	CONSTRAINT "visit_invitations_kind_known" CHECK (kind in ('invite', 'chat')),
	CONSTRAINT "visit_invitations_state_known" CHECK (state in ('sent', 'shown', 'accepted', 'declined'))
);
--> statement-breakpoint
ALTER TABLE "visit_invitations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "visit_invitations" ADD CONSTRAINT "visit_invitations_session_id_visitor_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."visitor_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_invitations" ADD CONSTRAINT "visit_invitations_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_invitations" ADD CONSTRAINT "visit_invitations_conversation_id_chat_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "visit_invitations_session" ON "visit_invitations" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "visit_invitations_staff" ON "visit_invitations" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "visit_invitations_conversation" ON "visit_invitations" USING btree ("conversation_id") WHERE conversation_id is not null;--> statement-breakpoint
CREATE POLICY "visit_invitations_staff_select" ON "visit_invitations" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "visit_invitations_admin_select" ON "visit_invitations" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "visit_invitations_system_select" ON "visit_invitations" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "visit_invitations_system_insert" ON "visit_invitations" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "visit_invitations_system_update" ON "visit_invitations" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "visit_invitations_system_delete" ON "visit_invitations" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);