ALTER TABLE "work_items" DROP CONSTRAINT "work_items_kind_known";--> statement-breakpoint
DROP INDEX "profiles_leads";--> statement-breakpoint
DROP INDEX "profiles_without_account";--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "lead_parked_until" timestamptz;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "given_up_at" timestamptz;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "given_up_because" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "profiles_decided" ON "profiles" USING btree ("id") WHERE given_up_at is not null or lead_parked_until is not null;--> statement-breakpoint
CREATE INDEX "profiles_leads" ON "profiles" USING btree ("id","lead_source") WHERE first_request_at is null;--> statement-breakpoint
CREATE INDEX "profiles_without_account" ON "profiles" USING btree ("id","last_accepted_at","first_request_at") WHERE not has_account;--> statement-breakpoint
ALTER TABLE "work_items" ADD CONSTRAINT "work_items_kind_known" CHECK (kind in ('demo_request', 'new_request', 'revision', 'question', 'mail_failed', 'expiring_quote', 'operations', 'appointment', 'data_request', 'forgotten_lead', 'free_time', 'customs_hold', 'shipment_late', 'shipment_silent', 'document_missing'));