CREATE TABLE "erasures" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"request_id" uuid NOT NULL,
	"record_id" uuid,
	"begun_at" timestamptz DEFAULT now() NOT NULL,
	"finished_at" timestamptz,
	"tables" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"files" integer DEFAULT 0 NOT NULL,
	"files_left" text[] DEFAULT '{}' NOT NULL,
	"kept_until" timestamptz
);
--> statement-breakpoint
ALTER TABLE "erasures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "data_requests" DROP CONSTRAINT "data_requests_kind_known";--> statement-breakpoint
ALTER TABLE "work_items" DROP CONSTRAINT "work_items_kind_known";--> statement-breakpoint
ALTER TABLE "data_requests" DROP CONSTRAINT "data_requests_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "data_requests" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "data_requests" ADD COLUMN "person_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "data_requests" ADD COLUMN "person_email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "data_requests" ADD COLUMN "channel" text DEFAULT 'portal' NOT NULL;--> statement-breakpoint
ALTER TABLE "data_requests" ADD COLUMN "closed_by" uuid;--> statement-breakpoint
ALTER TABLE "data_requests" ADD COLUMN "answer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "data_requests" ADD COLUMN "identity_check" text;--> statement-breakpoint
ALTER TABLE "data_requests" ADD COLUMN "identity_checked_at" timestamptz;--> statement-breakpoint
ALTER TABLE "data_requests" ADD COLUMN "identity_checked_by" uuid;--> statement-breakpoint
ALTER TABLE "data_requests" ADD COLUMN "identity_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "data_requests" ADD COLUMN "corrections" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_request_id_data_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."data_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "erasures_request" ON "erasures" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "erasures_kept_until" ON "erasures" USING btree ("kept_until") WHERE kept_until is not null;--> statement-breakpoint
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_identity_checked_by_users_id_fk" FOREIGN KEY ("identity_checked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_requests_due" ON "data_requests" USING btree ("due_at","id");--> statement-breakpoint
CREATE INDEX "data_requests_name" ON "data_requests" USING btree ((nullif(person_name, '')) collate kervan_turkish,"id");--> statement-breakpoint
CREATE INDEX "data_requests_closed_by" ON "data_requests" USING btree ("closed_by");--> statement-breakpoint
CREATE INDEX "data_requests_checked_by" ON "data_requests" USING btree ("identity_checked_by");--> statement-breakpoint
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_channel_known" CHECK (channel in ('portal', 'email', 'kep', 'letter', 'office'));--> statement-breakpoint
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_identity_check_known" CHECK (identity_check in ('session', 'registered_email', 'kep', 'signature', 'id_card'));--> statement-breakpoint
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_kind_known" CHECK (kind in ('information', 'access', 'correction', 'erasure', 'objection'));--> statement-breakpoint
ALTER TABLE "work_items" ADD CONSTRAINT "work_items_kind_known" CHECK (kind in ('demo_request', 'new_request', 'revision', 'question', 'mail_failed', 'expiring_quote', 'operations', 'appointment', 'data_request', 'free_time', 'customs_hold', 'shipment_late', 'shipment_silent', 'document_missing'));--> statement-breakpoint
CREATE POLICY "erasures_admin_select" ON "erasures" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "erasures_admin_insert" ON "erasures" AS PERMISSIVE FOR INSERT TO "kervan_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "erasures_system_select" ON "erasures" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "erasures_system_insert" ON "erasures" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "erasures_system_update" ON "erasures" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "erasures_system_delete" ON "erasures" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
-- All that there are came through the portal, by people who were signed in; those that wait are work.
UPDATE "data_requests" d SET person_name = u.name, person_email = u.email, identity_check = 'session', identity_checked_at = d.created_at
FROM "users" u WHERE u.id = d.user_id;--> statement-breakpoint
INSERT INTO "work_items" (kind, title, customer_name, email, customer_id, due_at, metadata)
SELECT 'data_request', 'KVKK başvurusu: Silme', d.person_name, d.person_email, p.id, d.due_at, jsonb_build_object('data_request_id', d.id)
FROM "data_requests" d LEFT JOIN "profiles" p ON p.id = d.user_id WHERE d.status = 'open';
