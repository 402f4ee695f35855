CREATE TABLE "chat_notices" (
	"conversation_id" uuid PRIMARY KEY NOT NULL,
	"noticed_position" integer DEFAULT 0 NOT NULL,
	"mailed_position" integer DEFAULT 0 NOT NULL,
	"mailed_at" timestamptz
);
--> statement-breakpoint
ALTER TABLE "chat_notices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "inbound_mails" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"fingerprint" text NOT NULL,
	"outcome" text NOT NULL,
	"sender" text NOT NULL,
	"sender_name" text DEFAULT '' NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"raw_key" text,
	"conversation_id" uuid,
	"customer_id" uuid,
	"received_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "inbound_mails_outcome_known" CHECK (outcome in ('message', 'foreign', 'flood', 'unknown', 'unreadable', 'bounce', 'automatic', 'loop'))
);
--> statement-breakpoint
ALTER TABLE "inbound_mails" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_known";--> statement-breakpoint
ALTER TABLE "work_items" DROP CONSTRAINT "work_items_kind_known";--> statement-breakpoint
ALTER TABLE "mails" DROP CONSTRAINT "mails_outcome_known";--> statement-breakpoint
ALTER TABLE "inbox_mails" ADD COLUMN "reply_to" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "matter" jsonb;--> statement-breakpoint
ALTER TABLE "chat_notices" ADD CONSTRAINT "chat_notices_conversation_id_chat_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbound_mails" ADD CONSTRAINT "inbound_mails_conversation_id_chat_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbound_mails" ADD CONSTRAINT "inbound_mails_customer_id_profiles_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "inbound_mails_fingerprint" ON "inbound_mails" USING btree ("fingerprint");--> statement-breakpoint
CREATE INDEX "inbound_mails_conversation" ON "inbound_mails" USING btree ("conversation_id","received_at");--> statement-breakpoint
CREATE INDEX "inbound_mails_customer" ON "inbound_mails" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "inbound_mails_received" ON "inbound_mails" USING btree ("received_at");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_known" CHECK (kind in ('offer', 'request', 'shipment', 'document', 'analysis', 'message'));--> statement-breakpoint
ALTER TABLE "work_items" ADD CONSTRAINT "work_items_kind_known" CHECK (kind in ('demo_request', 'new_request', 'revision', 'question', 'mail_failed', 'inbound_mail', 'expiring_quote', 'operations', 'appointment', 'data_request', 'forgotten_lead', 'unanswered_message', 'free_time', 'customs_hold', 'shipment_late', 'shipment_silent', 'document_missing'));--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_outcome_known" CHECK (outcome in ('waiting', 'sent', 'uncertain', 'expired', 'refused', 'bounced'));--> statement-breakpoint
CREATE POLICY "chat_notices_system_select" ON "chat_notices" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "chat_notices_system_insert" ON "chat_notices" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "chat_notices_system_update" ON "chat_notices" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "chat_notices_system_delete" ON "chat_notices" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "inbound_mails_staff_select" ON "inbound_mails" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "inbound_mails_admin_select" ON "inbound_mails" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "inbound_mails_system_select" ON "inbound_mails" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "inbound_mails_system_insert" ON "inbound_mails" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "inbound_mails_system_update" ON "inbound_mails" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "inbound_mails_system_delete" ON "inbound_mails" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);