CREATE TABLE "chat_conversations" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"customer_id" uuid,
	"guest_id" uuid,
	"staff_id" uuid,
	"status" text DEFAULT 'active' NOT NULL,
	"last_position" integer DEFAULT 0 NOT NULL,
	"last_message_at" timestamptz,
	"last_side" text,
	"waiting_since" timestamptz,
	"snoozed_until" timestamptz,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "chat_conversations_closed" CHECK (status = 'active' or waiting_since is null),
	CONSTRAINT "chat_conversations_status_known" CHECK (status in ('active', 'closed')),
	CONSTRAINT "chat_conversations_last_side_known" CHECK (last_side in ('customer', 'staff'))
);
--> statement-breakpoint
ALTER TABLE "chat_conversations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chat_positions" (
	"conversation_id" uuid NOT NULL,
	"side" text NOT NULL,
	"delivered_position" integer DEFAULT 0 NOT NULL,
	"read_position" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "chat_positions_conversation_id_side_pk" PRIMARY KEY("conversation_id","side"),
	CONSTRAINT "chat_positions_order" CHECK (read_position <= delivered_position),
	CONSTRAINT "chat_positions_side_known" CHECK (side in ('customer', 'staff'))
);
--> statement-breakpoint
ALTER TABLE "chat_positions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chat_rounds" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"conversation_id" uuid NOT NULL,
	"opened_by" text NOT NULL,
	"opened_at" timestamptz DEFAULT now() NOT NULL,
	"first_answered_at" timestamptz,
	"first_answered_by" uuid,
	"closed_at" timestamptz,
	"closed_by" uuid,
	CONSTRAINT "chat_rounds_opened_by_known" CHECK (opened_by in ('customer', 'staff'))
);
--> statement-breakpoint
ALTER TABLE "chat_rounds" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chat_guests" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"token_hash" text NOT NULL,
	"full_name" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"intent" text,
	"consent_version" text NOT NULL,
	"consented_at" timestamptz DEFAULT now() NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"last_seen_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "chat_guests_contact" CHECK (email <> '' or phone <> ''),
	CONSTRAINT "chat_guests_intent_known" CHECK (intent in ('quote', 'tracking'))
);
--> statement-breakpoint
ALTER TABLE "chat_guests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chat_attachments" (
	"message_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	CONSTRAINT "chat_attachments_message_id_document_id_pk" PRIMARY KEY("message_id","document_id")
);
--> statement-breakpoint
ALTER TABLE "chat_attachments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"sender_type" text NOT NULL,
	"sender_id" uuid,
	"sender_name" text DEFAULT '' NOT NULL,
	"message_text" text NOT NULL,
	"message_type" text DEFAULT 'text' NOT NULL,
	"about_kind" text,
	"about_id" uuid,
	"about_number" text DEFAULT '' NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"edited_at" timestamptz,
	"deleted_at" timestamptz,
	"search" text GENERATED ALWAYS AS (kervan_fold(message_text)) STORED,
	CONSTRAINT "chat_messages_length" CHECK (length(message_text) <= 4000),
	CONSTRAINT "chat_messages_about" CHECK ((about_kind is null) = (about_id is null)),
	CONSTRAINT "chat_messages_deleted" CHECK (deleted_at is null or message_text = ''),
	CONSTRAINT "chat_messages_sender_type_known" CHECK (sender_type in ('customer', 'guest', 'staff')),
	CONSTRAINT "chat_messages_message_type_known" CHECK (message_type in ('text', 'mail')),
	CONSTRAINT "chat_messages_about_kind_known" CHECK (about_kind in ('request', 'quote', 'shipment'))
);
--> statement-breakpoint
ALTER TABLE "chat_messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "work_items" DROP CONSTRAINT "work_items_kind_known";--> statement-breakpoint
ALTER TABLE "work_items" ADD COLUMN "conversation_id" uuid;--> statement-breakpoint
ALTER TABLE "chat_conversations" ADD CONSTRAINT "chat_conversations_customer_id_profiles_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_conversations" ADD CONSTRAINT "chat_conversations_guest_id_chat_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."chat_guests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_conversations" ADD CONSTRAINT "chat_conversations_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_positions" ADD CONSTRAINT "chat_positions_conversation_id_chat_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_rounds" ADD CONSTRAINT "chat_rounds_conversation_id_chat_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_rounds" ADD CONSTRAINT "chat_rounds_first_answered_by_users_id_fk" FOREIGN KEY ("first_answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_rounds" ADD CONSTRAINT "chat_rounds_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_attachments" ADD CONSTRAINT "chat_attachments_message_id_chat_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."chat_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_attachments" ADD CONSTRAINT "chat_attachments_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_conversation_id_chat_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_conversations_customer" ON "chat_conversations" USING btree ("customer_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_conversations_guest" ON "chat_conversations" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "chat_conversations_newest" ON "chat_conversations" USING btree ("status","last_message_at","id");--> statement-breakpoint
CREATE INDEX "chat_conversations_staff" ON "chat_conversations" USING btree ("staff_id","status","last_message_at","id");--> statement-breakpoint
CREATE INDEX "chat_conversations_waiting" ON "chat_conversations" USING btree ("waiting_since","id") WHERE waiting_since is not null;--> statement-breakpoint
CREATE INDEX "chat_conversations_snoozed" ON "chat_conversations" USING btree ("snoozed_until","id") WHERE snoozed_until is not null;--> statement-breakpoint
CREATE INDEX "chat_rounds_conversation" ON "chat_rounds" USING btree ("conversation_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_rounds_open" ON "chat_rounds" USING btree ("conversation_id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "chat_rounds_opened" ON "chat_rounds" USING btree ("opened_at");--> statement-breakpoint
CREATE INDEX "chat_rounds_first_answered_by" ON "chat_rounds" USING btree ("first_answered_by");--> statement-breakpoint
CREATE INDEX "chat_rounds_closed_by" ON "chat_rounds" USING btree ("closed_by");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_guests_token" ON "chat_guests" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "chat_guests_last_seen" ON "chat_guests" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "chat_attachments_document" ON "chat_attachments" USING btree ("document_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_position" ON "chat_messages" USING btree ("conversation_id","position");--> statement-breakpoint
CREATE INDEX "chat_messages_sender" ON "chat_messages" USING btree ("sender_id");--> statement-breakpoint
CREATE INDEX "chat_messages_search" ON "chat_messages" USING gin (search gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "work_items" ADD CONSTRAINT "work_items_conversation_id_chat_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "work_items_open_conversation" ON "work_items" USING btree ("conversation_id") WHERE status = 'open' and conversation_id is not null;--> statement-breakpoint
CREATE INDEX "work_items_conversation" ON "work_items" USING btree ("conversation_id") WHERE conversation_id is not null;--> statement-breakpoint
ALTER TABLE "work_items" ADD CONSTRAINT "work_items_kind_known" CHECK (kind in ('demo_request', 'new_request', 'revision', 'question', 'mail_failed', 'expiring_quote', 'operations', 'appointment', 'data_request', 'forgotten_lead', 'unanswered_message', 'free_time', 'customs_hold', 'shipment_late', 'shipment_silent', 'document_missing'));--> statement-breakpoint
CREATE POLICY "chat_conversations_customer_select" ON "chat_conversations" AS PERMISSIVE FOR SELECT TO "kervan_customer" USING (customer_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "chat_conversations_staff_select" ON "chat_conversations" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "chat_conversations_staff_update" ON "chat_conversations" AS PERMISSIVE FOR UPDATE TO "kervan_staff" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "chat_conversations_admin_select" ON "chat_conversations" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "chat_conversations_admin_update" ON "chat_conversations" AS PERMISSIVE FOR UPDATE TO "kervan_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "chat_conversations_system_select" ON "chat_conversations" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "chat_conversations_system_insert" ON "chat_conversations" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "chat_conversations_system_update" ON "chat_conversations" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "chat_conversations_system_delete" ON "chat_conversations" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "chat_positions_customer_select" ON "chat_positions" AS PERMISSIVE FOR SELECT TO "kervan_customer" USING (conversation_id in (select c.id from chat_conversations c where c.customer_id = nullif(current_setting('app.actor', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "chat_positions_staff_select" ON "chat_positions" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "chat_positions_admin_select" ON "chat_positions" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "chat_positions_system_select" ON "chat_positions" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "chat_positions_system_insert" ON "chat_positions" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "chat_positions_system_update" ON "chat_positions" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "chat_positions_system_delete" ON "chat_positions" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "chat_rounds_staff_select" ON "chat_rounds" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "chat_rounds_staff_update" ON "chat_rounds" AS PERMISSIVE FOR UPDATE TO "kervan_staff" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "chat_rounds_admin_select" ON "chat_rounds" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "chat_rounds_admin_update" ON "chat_rounds" AS PERMISSIVE FOR UPDATE TO "kervan_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "chat_rounds_system_select" ON "chat_rounds" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "chat_rounds_system_insert" ON "chat_rounds" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "chat_rounds_system_update" ON "chat_rounds" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "chat_rounds_system_delete" ON "chat_rounds" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "chat_guests_staff_select" ON "chat_guests" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "chat_guests_admin_select" ON "chat_guests" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "chat_guests_system_select" ON "chat_guests" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "chat_guests_system_insert" ON "chat_guests" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "chat_guests_system_update" ON "chat_guests" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "chat_guests_system_delete" ON "chat_guests" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "chat_attachments_customer_select" ON "chat_attachments" AS PERMISSIVE FOR SELECT TO "kervan_customer" USING (message_id in (select m.id from chat_messages m));--> statement-breakpoint
CREATE POLICY "chat_attachments_staff_select" ON "chat_attachments" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "chat_attachments_admin_select" ON "chat_attachments" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "chat_attachments_system_select" ON "chat_attachments" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "chat_attachments_system_insert" ON "chat_attachments" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "chat_attachments_system_update" ON "chat_attachments" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "chat_attachments_system_delete" ON "chat_attachments" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "chat_messages_customer_select" ON "chat_messages" AS PERMISSIVE FOR SELECT TO "kervan_customer" USING (conversation_id in (select c.id from chat_conversations c where c.customer_id = nullif(current_setting('app.actor', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "chat_messages_staff_select" ON "chat_messages" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "chat_messages_admin_select" ON "chat_messages" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "chat_messages_system_select" ON "chat_messages" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "chat_messages_system_insert" ON "chat_messages" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "chat_messages_system_update" ON "chat_messages" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "chat_messages_system_delete" ON "chat_messages" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);