CREATE TABLE "newsletter_campaigns" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"title" text NOT NULL,
	"subject" text NOT NULL,
	"campaign_type" text DEFAULT 'newsletter' NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"is_template" boolean DEFAULT false NOT NULL,
	"segment" jsonb NOT NULL,
	"segment_mode" text DEFAULT 'frozen' NOT NULL,
	"scheduled_at" timestamptz,
	"started_at" timestamptz,
	"paused_at" timestamptz,
	"sent_at" timestamptz,
	"trouble" text DEFAULT '' NOT NULL,
	"recipients_count" integer DEFAULT 0 NOT NULL,
	"sent_count" integer DEFAULT 0 NOT NULL,
	"skipped_count" integer DEFAULT 0 NOT NULL,
	"failed_count" integer DEFAULT 0 NOT NULL,
	"opens_count" integer DEFAULT 0 NOT NULL,
	"clicks_count" integer DEFAULT 0 NOT NULL,
	"unsubscribes_count" integer DEFAULT 0 NOT NULL,
	"created_by" uuid,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (kervan_fold(title || ' ' || subject)) STORED,
	CONSTRAINT "newsletter_campaigns_campaign_type_known" CHECK (campaign_type in ('newsletter', 'announcement', 'offer', 'series')),
	CONSTRAINT "newsletter_campaigns_status_known" CHECK (status in ('draft', 'scheduled', 'sending', 'paused', 'sent', 'cancelled')),
	CONSTRAINT "newsletter_campaigns_segment_mode_known" CHECK (segment_mode in ('frozen', 'live'))
);
--> statement-breakpoint
ALTER TABLE "newsletter_campaigns" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "newsletter_contents" (
	"campaign_id" uuid PRIMARY KEY NOT NULL,
	"preheader" text DEFAULT '' NOT NULL,
	"content_html" text DEFAULT '' NOT NULL,
	"document" jsonb,
	"text_override" text,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamptz DEFAULT now() NOT NULL,
	"updated_by" uuid
);
--> statement-breakpoint
ALTER TABLE "newsletter_contents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "newsletter_recipients" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"campaign_id" uuid NOT NULL,
	"subscriber_id" uuid,
	"email" text NOT NULL,
	"domain" text GENERATED ALWAYS AS (split_part(email, '@', 2)) STORED NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"detail" text DEFAULT '' NOT NULL,
	"measured" boolean DEFAULT false NOT NULL,
	"maybe_twice" boolean DEFAULT false NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"not_before" timestamptz,
	"taken_at" timestamptz,
	"sent_at" timestamptz,
	"opened_at" timestamptz,
	"open_count" integer DEFAULT 0 NOT NULL,
	"clicked_at" timestamptz,
	"click_count" integer DEFAULT 0 NOT NULL,
	"unsubscribed_at" timestamptz,
	CONSTRAINT "newsletter_recipients_state_known" CHECK (state in ('waiting', 'sending', 'sent', 'skipped', 'failed', 'bounced', 'complained')),
	CONSTRAINT "newsletter_recipients_reason_known" CHECK (reason in ('unsubscribed', 'no_consent', 'suppressed', 'left_segment', 'cancelled', 'erased'))
);
--> statement-breakpoint
ALTER TABLE "newsletter_recipients" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "newsletter_settings" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"data" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "newsletter_settings_is_one" CHECK (id = 1)
);
--> statement-breakpoint
ALTER TABLE "newsletter_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "newsletter_hits" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"campaign_id" uuid NOT NULL,
	"recipient_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"position" integer,
	"at" timestamptz DEFAULT now() NOT NULL,
	"machine" text,
	CONSTRAINT "newsletter_hits_kind_known" CHECK (kind in ('open', 'click')),
	CONSTRAINT "newsletter_hits_machine_known" CHECK (machine in ('head', 'robot', 'too_fast', 'proxy', 'burst'))
);
--> statement-breakpoint
ALTER TABLE "newsletter_hits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "newsletter_links" (
	"campaign_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"url" text NOT NULL,
	CONSTRAINT "newsletter_links_campaign_id_position_pk" PRIMARY KEY("campaign_id","position")
);
--> statement-breakpoint
ALTER TABLE "newsletter_links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "newsletter_consents" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"subscriber_id" uuid,
	"email" text NOT NULL,
	"answer" text NOT NULL,
	"source" text NOT NULL,
	"recipient_type" text NOT NULL,
	"text_version" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamptz NOT NULL,
	"recorded_at" timestamptz DEFAULT now() NOT NULL,
	"recorded_by" uuid,
	"registry_due_at" timestamptz NOT NULL,
	"registry_loaded_at" timestamptz,
	CONSTRAINT "newsletter_consents_answer_known" CHECK (answer in ('ONAY', 'RET')),
	CONSTRAINT "newsletter_consents_source_known" CHECK (source in ('HS_WEB', 'HS_EPOSTA', 'HS_ISLAK_IMZA', 'HS_ETKINLIK', 'HS_FIZIKSEL_ORTAM', 'HS_CAGRI_MERKEZI', 'HS_KARAR', 'HS_2015')),
	CONSTRAINT "newsletter_consents_recipient_type_known" CHECK (recipient_type in ('BIREYSEL', 'TACIR'))
);
--> statement-breakpoint
ALTER TABLE "newsletter_consents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "newsletter_import_rows" (
	"import_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"outcome" text,
	"problem" text DEFAULT '' NOT NULL,
	CONSTRAINT "newsletter_import_rows_import_id_line_pk" PRIMARY KEY("import_id","line"),
	CONSTRAINT "newsletter_import_rows_outcome_known" CHECK (outcome in ('added', 'changed', 'known', 'wrong'))
);
--> statement-breakpoint
ALTER TABLE "newsletter_import_rows" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "newsletter_imports" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"row_count" integer NOT NULL,
	"task_id" uuid,
	"created_by" uuid,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "newsletter_imports_kind_known" CHECK (kind in ('subscribers', 'refusals'))
);
--> statement-breakpoint
ALTER TABLE "newsletter_imports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "newsletter_suppressions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"email" text,
	"address_hash" text,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "newsletter_suppressions_somebody" CHECK ((email is null) <> (address_hash is null)),
	CONSTRAINT "newsletter_suppressions_reason_known" CHECK (reason in ('bounced', 'complained', 'refused', 'erased', 'manual'))
);
--> statement-breakpoint
ALTER TABLE "newsletter_suppressions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" DROP CONSTRAINT "newsletter_subscribers_status_known";--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "language" text DEFAULT 'tr' NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "recipient_type" text DEFAULT 'BIREYSEL' NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "measuring" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "consent_at" timestamptz;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "last_engaged_at" timestamptz;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "may_receive" boolean GENERATED ALWAYS AS (status = 'active' and (recipient_type = 'TACIR' or consent_at is not null)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "search" text GENERATED ALWAYS AS (kervan_fold(name || ' ' || email)) STORED;--> statement-breakpoint
ALTER TABLE "newsletter_campaigns" ADD CONSTRAINT "newsletter_campaigns_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_contents" ADD CONSTRAINT "newsletter_contents_campaign_id_newsletter_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."newsletter_campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_contents" ADD CONSTRAINT "newsletter_contents_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_recipients" ADD CONSTRAINT "newsletter_recipients_campaign_id_newsletter_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."newsletter_campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_recipients" ADD CONSTRAINT "newsletter_recipients_subscriber_id_newsletter_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."newsletter_subscribers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_hits" ADD CONSTRAINT "newsletter_hits_campaign_id_newsletter_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."newsletter_campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_hits" ADD CONSTRAINT "newsletter_hits_recipient_id_newsletter_recipients_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."newsletter_recipients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_links" ADD CONSTRAINT "newsletter_links_campaign_id_newsletter_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."newsletter_campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_consents" ADD CONSTRAINT "newsletter_consents_subscriber_id_newsletter_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."newsletter_subscribers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_import_rows" ADD CONSTRAINT "newsletter_import_rows_import_id_newsletter_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."newsletter_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_imports" ADD CONSTRAINT "newsletter_imports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "newsletter_campaigns_title" ON "newsletter_campaigns" USING btree (("title") collate kervan_turkish,"id");--> statement-breakpoint
CREATE INDEX "newsletter_campaigns_sent" ON "newsletter_campaigns" USING btree ("sent_at","id");--> statement-breakpoint
CREATE INDEX "newsletter_campaigns_status" ON "newsletter_campaigns" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "newsletter_campaigns_created_by" ON "newsletter_campaigns" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "newsletter_campaigns_search" ON "newsletter_campaigns" USING gin (search gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "newsletter_contents_updated_by" ON "newsletter_contents" USING btree ("updated_by");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_recipients_once" ON "newsletter_recipients" USING btree ("campaign_id","subscriber_id");--> statement-breakpoint
CREATE INDEX "newsletter_recipients_state" ON "newsletter_recipients" USING btree ("campaign_id","state","id");--> statement-breakpoint
CREATE INDEX "newsletter_recipients_age" ON "newsletter_recipients" USING btree ("campaign_id","id");--> statement-breakpoint
CREATE INDEX "newsletter_recipients_address" ON "newsletter_recipients" USING btree ("campaign_id",("email") collate kervan_turkish,"id");--> statement-breakpoint
CREATE INDEX "newsletter_recipients_sent" ON "newsletter_recipients" USING btree ("campaign_id","sent_at","id");--> statement-breakpoint
CREATE INDEX "newsletter_recipients_subscriber" ON "newsletter_recipients" USING btree ("subscriber_id","id");--> statement-breakpoint
CREATE INDEX "newsletter_recipients_email" ON "newsletter_recipients" USING btree ("email");--> statement-breakpoint
CREATE INDEX "newsletter_hits_campaign" ON "newsletter_hits" USING btree ("campaign_id","kind","at");--> statement-breakpoint
CREATE INDEX "newsletter_hits_recipient" ON "newsletter_hits" USING btree ("recipient_id","at");--> statement-breakpoint
CREATE INDEX "newsletter_consents_subscriber" ON "newsletter_consents" USING btree ("subscriber_id","id");--> statement-breakpoint
CREATE INDEX "newsletter_consents_email" ON "newsletter_consents" USING btree ("email");--> statement-breakpoint
CREATE INDEX "newsletter_consents_due" ON "newsletter_consents" USING btree ("registry_due_at","id");--> statement-breakpoint
CREATE INDEX "newsletter_consents_open" ON "newsletter_consents" USING btree ("registry_due_at","id") WHERE registry_loaded_at is null;--> statement-breakpoint
CREATE INDEX "newsletter_imports_created_by" ON "newsletter_imports" USING btree ("created_by");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_suppressions_email" ON "newsletter_suppressions" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_suppressions_hash" ON "newsletter_suppressions" USING btree ("address_hash");--> statement-breakpoint
CREATE INDEX "newsletter_suppressions_reason" ON "newsletter_suppressions" USING btree ("reason","id");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_status" ON "newsletter_subscribers" USING btree ("status","subscription_date","id");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_source" ON "newsletter_subscribers" USING btree ("subscription_source","subscription_date","id");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_subscribed" ON "newsletter_subscribers" USING btree ("subscription_date","id");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_address" ON "newsletter_subscribers" USING btree (("email") collate kervan_turkish,"id");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_name" ON "newsletter_subscribers" USING btree (("name") collate kervan_turkish,"id");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_opens" ON "newsletter_subscribers" USING btree ("email_open_count","id");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_clicks" ON "newsletter_subscribers" USING btree ("email_click_count","id");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_segment" ON "newsletter_subscribers" USING btree ("may_receive","status","subscription_source","language","recipient_type","last_engaged_at","email");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_search" ON "newsletter_subscribers" USING gin (search gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD CONSTRAINT "newsletter_subscribers_subscription_source_known" CHECK (subscription_source in ('website', 'portal', 'import', 'fair', 'office'));--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD CONSTRAINT "newsletter_subscribers_language_known" CHECK (language in ('tr', 'en'));--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD CONSTRAINT "newsletter_subscribers_recipient_type_known" CHECK (recipient_type in ('BIREYSEL', 'TACIR'));--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD CONSTRAINT "newsletter_subscribers_status_known" CHECK (status in ('pending', 'active', 'unsubscribed', 'bounced', 'complained'));--> statement-breakpoint
CREATE POLICY "newsletter_subscribers_staff_insert" ON "newsletter_subscribers" AS PERMISSIVE FOR INSERT TO "kervan_staff" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "newsletter_subscribers_staff_update" ON "newsletter_subscribers" AS PERMISSIVE FOR UPDATE TO "kervan_staff" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "newsletter_subscribers_admin_insert" ON "newsletter_subscribers" AS PERMISSIVE FOR INSERT TO "kervan_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "newsletter_subscribers_admin_update" ON "newsletter_subscribers" AS PERMISSIVE FOR UPDATE TO "kervan_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "newsletter_campaigns_staff_select" ON "newsletter_campaigns" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "newsletter_campaigns_staff_insert" ON "newsletter_campaigns" AS PERMISSIVE FOR INSERT TO "kervan_staff" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "newsletter_campaigns_staff_update" ON "newsletter_campaigns" AS PERMISSIVE FOR UPDATE TO "kervan_staff" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "newsletter_campaigns_staff_delete" ON "newsletter_campaigns" AS PERMISSIVE FOR DELETE TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "newsletter_campaigns_admin_select" ON "newsletter_campaigns" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "newsletter_campaigns_admin_insert" ON "newsletter_campaigns" AS PERMISSIVE FOR INSERT TO "kervan_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "newsletter_campaigns_admin_update" ON "newsletter_campaigns" AS PERMISSIVE FOR UPDATE TO "kervan_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "newsletter_campaigns_admin_delete" ON "newsletter_campaigns" AS PERMISSIVE FOR DELETE TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "newsletter_campaigns_system_select" ON "newsletter_campaigns" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "newsletter_campaigns_system_insert" ON "newsletter_campaigns" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "newsletter_campaigns_system_update" ON "newsletter_campaigns" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "newsletter_campaigns_system_delete" ON "newsletter_campaigns" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "newsletter_contents_staff_select" ON "newsletter_contents" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "newsletter_contents_staff_insert" ON "newsletter_contents" AS PERMISSIVE FOR INSERT TO "kervan_staff" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "newsletter_contents_staff_update" ON "newsletter_contents" AS PERMISSIVE FOR UPDATE TO "kervan_staff" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "newsletter_contents_staff_delete" ON "newsletter_contents" AS PERMISSIVE FOR DELETE TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "newsletter_contents_admin_select" ON "newsletter_contents" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "newsletter_contents_admin_insert" ON "newsletter_contents" AS PERMISSIVE FOR INSERT TO "kervan_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "newsletter_contents_admin_update" ON "newsletter_contents" AS PERMISSIVE FOR UPDATE TO "kervan_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "newsletter_contents_admin_delete" ON "newsletter_contents" AS PERMISSIVE FOR DELETE TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "newsletter_contents_system_select" ON "newsletter_contents" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "newsletter_contents_system_insert" ON "newsletter_contents" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "newsletter_contents_system_update" ON "newsletter_contents" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "newsletter_contents_system_delete" ON "newsletter_contents" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "newsletter_recipients_staff_select" ON "newsletter_recipients" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "newsletter_recipients_admin_select" ON "newsletter_recipients" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "newsletter_recipients_admin_delete" ON "newsletter_recipients" AS PERMISSIVE FOR DELETE TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "newsletter_recipients_system_select" ON "newsletter_recipients" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "newsletter_recipients_system_insert" ON "newsletter_recipients" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "newsletter_recipients_system_update" ON "newsletter_recipients" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "newsletter_recipients_system_delete" ON "newsletter_recipients" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "newsletter_settings_staff_select" ON "newsletter_settings" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "newsletter_settings_admin_select" ON "newsletter_settings" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "newsletter_settings_admin_insert" ON "newsletter_settings" AS PERMISSIVE FOR INSERT TO "kervan_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "newsletter_settings_admin_update" ON "newsletter_settings" AS PERMISSIVE FOR UPDATE TO "kervan_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "newsletter_settings_system_select" ON "newsletter_settings" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "newsletter_settings_system_insert" ON "newsletter_settings" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "newsletter_settings_system_update" ON "newsletter_settings" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "newsletter_settings_system_delete" ON "newsletter_settings" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "newsletter_hits_staff_select" ON "newsletter_hits" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "newsletter_hits_admin_select" ON "newsletter_hits" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "newsletter_hits_admin_delete" ON "newsletter_hits" AS PERMISSIVE FOR DELETE TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "newsletter_hits_system_select" ON "newsletter_hits" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "newsletter_hits_system_insert" ON "newsletter_hits" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "newsletter_hits_system_update" ON "newsletter_hits" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "newsletter_hits_system_delete" ON "newsletter_hits" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "newsletter_links_staff_select" ON "newsletter_links" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "newsletter_links_admin_select" ON "newsletter_links" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "newsletter_links_admin_delete" ON "newsletter_links" AS PERMISSIVE FOR DELETE TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "newsletter_links_system_select" ON "newsletter_links" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "newsletter_links_system_insert" ON "newsletter_links" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "newsletter_links_system_update" ON "newsletter_links" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "newsletter_links_system_delete" ON "newsletter_links" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "newsletter_consents_staff_select" ON "newsletter_consents" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "newsletter_consents_staff_insert" ON "newsletter_consents" AS PERMISSIVE FOR INSERT TO "kervan_staff" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "newsletter_consents_staff_update" ON "newsletter_consents" AS PERMISSIVE FOR UPDATE TO "kervan_staff" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "newsletter_consents_admin_select" ON "newsletter_consents" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "newsletter_consents_admin_insert" ON "newsletter_consents" AS PERMISSIVE FOR INSERT TO "kervan_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "newsletter_consents_admin_update" ON "newsletter_consents" AS PERMISSIVE FOR UPDATE TO "kervan_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "newsletter_consents_system_select" ON "newsletter_consents" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "newsletter_consents_system_insert" ON "newsletter_consents" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "newsletter_consents_system_update" ON "newsletter_consents" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "newsletter_consents_system_delete" ON "newsletter_consents" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "newsletter_import_rows_staff_select" ON "newsletter_import_rows" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "newsletter_import_rows_staff_insert" ON "newsletter_import_rows" AS PERMISSIVE FOR INSERT TO "kervan_staff" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "newsletter_import_rows_staff_update" ON "newsletter_import_rows" AS PERMISSIVE FOR UPDATE TO "kervan_staff" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "newsletter_import_rows_admin_select" ON "newsletter_import_rows" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "newsletter_import_rows_admin_insert" ON "newsletter_import_rows" AS PERMISSIVE FOR INSERT TO "kervan_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "newsletter_import_rows_admin_update" ON "newsletter_import_rows" AS PERMISSIVE FOR UPDATE TO "kervan_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "newsletter_import_rows_system_select" ON "newsletter_import_rows" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "newsletter_import_rows_system_insert" ON "newsletter_import_rows" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "newsletter_import_rows_system_update" ON "newsletter_import_rows" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "newsletter_import_rows_system_delete" ON "newsletter_import_rows" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "newsletter_imports_staff_select" ON "newsletter_imports" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "newsletter_imports_staff_insert" ON "newsletter_imports" AS PERMISSIVE FOR INSERT TO "kervan_staff" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "newsletter_imports_staff_update" ON "newsletter_imports" AS PERMISSIVE FOR UPDATE TO "kervan_staff" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "newsletter_imports_admin_select" ON "newsletter_imports" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "newsletter_imports_admin_insert" ON "newsletter_imports" AS PERMISSIVE FOR INSERT TO "kervan_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "newsletter_imports_admin_update" ON "newsletter_imports" AS PERMISSIVE FOR UPDATE TO "kervan_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "newsletter_imports_system_select" ON "newsletter_imports" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "newsletter_imports_system_insert" ON "newsletter_imports" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "newsletter_imports_system_update" ON "newsletter_imports" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "newsletter_imports_system_delete" ON "newsletter_imports" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "newsletter_suppressions_staff_select" ON "newsletter_suppressions" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "newsletter_suppressions_staff_insert" ON "newsletter_suppressions" AS PERMISSIVE FOR INSERT TO "kervan_staff" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "newsletter_suppressions_staff_delete" ON "newsletter_suppressions" AS PERMISSIVE FOR DELETE TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "newsletter_suppressions_admin_select" ON "newsletter_suppressions" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "newsletter_suppressions_admin_insert" ON "newsletter_suppressions" AS PERMISSIVE FOR INSERT TO "kervan_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "newsletter_suppressions_admin_delete" ON "newsletter_suppressions" AS PERMISSIVE FOR DELETE TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "newsletter_suppressions_system_select" ON "newsletter_suppressions" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "newsletter_suppressions_system_insert" ON "newsletter_suppressions" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "newsletter_suppressions_system_update" ON "newsletter_suppressions" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "newsletter_suppressions_system_delete" ON "newsletter_suppressions" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
UPDATE "newsletter_subscribers" SET "consent_at" = "confirmed_at" WHERE "status" = 'active';
