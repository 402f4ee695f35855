CREATE TABLE "margin_approvals" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"quote_id" uuid NOT NULL,
	"margin_pct" numeric(24, 2) NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"approved_by" uuid NOT NULL,
	"approved_by_name" text NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "margin_approvals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "quote_acceptances" (
	"quote_id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"person_name" text NOT NULL,
	"person_email" text NOT NULL,
	"ip_address" text NOT NULL,
	"user_agent" text NOT NULL,
	"pdf_hash" text,
	"options" jsonb NOT NULL,
	"total_amount" numeric(18, 2) NOT NULL,
	"currency" text NOT NULL,
	"accepted_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "quote_acceptances_currency_known" CHECK (currency in ('EUR', 'USD', 'TRY', 'GBP'))
);
--> statement-breakpoint
ALTER TABLE "quote_acceptances" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "quote_mails" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"quote_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"recipients" jsonb NOT NULL,
	"copies" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"subject" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"send_at" timestamptz NOT NULL,
	"settled_at" timestamptz,
	"reason" text DEFAULT '' NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "quote_mails_settled" CHECK ((state in ('scheduled', 'queued')) = (settled_at is null)),
	CONSTRAINT "quote_mails_kind_known" CHECK (kind in ('offer', 'reminder')),
	CONSTRAINT "quote_mails_state_known" CHECK (state in ('scheduled', 'queued', 'sent', 'failed', 'cancelled'))
);
--> statement-breakpoint
ALTER TABLE "quote_mails" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "quote_items" ADD COLUMN "origin_id" uuid;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "revision_notes" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "pdf_key" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "pdf_hash" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "pdf_orientation" text DEFAULT 'portrait' NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "accepted_options" jsonb;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "accepted_amount" numeric(18, 2);--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "rejection_reason" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "answer_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "expiry_told_at" timestamptz;--> statement-breakpoint
-- What was accepted before was accepted as a whole, without options.
update quotes set owner_id = created_by, accepted_amount = case when status = 'accepted' then total_amount end,
  accepted_options = case when status = 'accepted' then '[]'::jsonb end;--> statement-breakpoint
ALTER TABLE "margin_approvals" ADD CONSTRAINT "margin_approvals_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "margin_approvals" ADD CONSTRAINT "margin_approvals_approved_by_users_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_acceptances" ADD CONSTRAINT "quote_acceptances_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_acceptances" ADD CONSTRAINT "quote_acceptances_customer_id_profiles_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_mails" ADD CONSTRAINT "quote_mails_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_mails" ADD CONSTRAINT "quote_mails_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "margin_approvals_quote" ON "margin_approvals" USING btree ("quote_id","id");--> statement-breakpoint
CREATE INDEX "margin_approvals_approved_by" ON "margin_approvals" USING btree ("approved_by");--> statement-breakpoint
CREATE INDEX "quote_acceptances_customer" ON "quote_acceptances" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "quote_mails_quote" ON "quote_mails" USING btree ("quote_id","id");--> statement-breakpoint
CREATE INDEX "quote_mails_created_by" ON "quote_mails" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "quote_mails_due" ON "quote_mails" USING btree ("send_at") WHERE state = 'scheduled';--> statement-breakpoint
CREATE UNIQUE INDEX "quote_mails_one_scheduled" ON "quote_mails" USING btree ("quote_id","kind") WHERE state = 'scheduled';--> statement-breakpoint
ALTER TABLE "quote_items" ADD CONSTRAINT "quote_items_origin_id_quote_items_id_fk" FOREIGN KEY ("origin_id") REFERENCES "public"."quote_items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quote_items_origin" ON "quote_items" USING btree ("origin_id") WHERE origin_id is not null;--> statement-breakpoint
CREATE INDEX "quotes_owner" ON "quotes" USING btree ("owner_id") WHERE owner_id is not null;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_accepted" CHECK ((status = 'accepted') = (accepted_amount is not null) and (accepted_amount is null) = (accepted_options is null));--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_pdf" CHECK ((pdf_key is null) = (pdf_hash is null));--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_pdf_orientation_known" CHECK (pdf_orientation in ('portrait', 'landscape'));--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_rejection_reason_known" CHECK (rejection_reason in ('price', 'transit_time', 'other_offer', 'cancelled', 'terms', 'other'));--> statement-breakpoint
CREATE POLICY "margin_approvals_staff_select" ON "margin_approvals" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "margin_approvals_admin_select" ON "margin_approvals" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "margin_approvals_admin_insert" ON "margin_approvals" AS PERMISSIVE FOR INSERT TO "kervan_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "margin_approvals_system_select" ON "margin_approvals" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "margin_approvals_system_insert" ON "margin_approvals" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "margin_approvals_system_update" ON "margin_approvals" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "margin_approvals_system_delete" ON "margin_approvals" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "quote_acceptances_customer_select" ON "quote_acceptances" AS PERMISSIVE FOR SELECT TO "kervan_customer" USING (customer_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "quote_acceptances_staff_select" ON "quote_acceptances" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "quote_acceptances_admin_select" ON "quote_acceptances" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "quote_acceptances_system_select" ON "quote_acceptances" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "quote_acceptances_system_insert" ON "quote_acceptances" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "quote_acceptances_system_update" ON "quote_acceptances" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "quote_acceptances_system_delete" ON "quote_acceptances" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "quote_mails_staff_select" ON "quote_mails" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "quote_mails_staff_insert" ON "quote_mails" AS PERMISSIVE FOR INSERT TO "kervan_staff" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "quote_mails_staff_update" ON "quote_mails" AS PERMISSIVE FOR UPDATE TO "kervan_staff" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "quote_mails_admin_select" ON "quote_mails" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "quote_mails_admin_insert" ON "quote_mails" AS PERMISSIVE FOR INSERT TO "kervan_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "quote_mails_admin_update" ON "quote_mails" AS PERMISSIVE FOR UPDATE TO "kervan_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "quote_mails_system_select" ON "quote_mails" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "quote_mails_system_insert" ON "quote_mails" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "quote_mails_system_update" ON "quote_mails" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "quote_mails_system_delete" ON "quote_mails" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);