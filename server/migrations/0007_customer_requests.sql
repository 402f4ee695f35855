CREATE TABLE "number_counters" (
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "number_counters_series_year_pk" PRIMARY KEY("series","year")
);
--> statement-breakpoint
ALTER TABLE "number_counters" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"email" boolean DEFAULT true NOT NULL,
	"sms" boolean DEFAULT true NOT NULL,
	"push" boolean DEFAULT true NOT NULL,
	"updated_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notification_preferences" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"link" text NOT NULL,
	"request_id" uuid,
	"quote_amount" numeric(14, 2),
	"quote_currency" text,
	"read_at" timestamptz,
	"dismissed_at" timestamptz,
	"created_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notifications" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "push_subscriptions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "places" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"aliases" text[] DEFAULT '{}' NOT NULL,
	"country_code" text NOT NULL,
	"kinds" text[] NOT NULL,
	"iata" text,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"utilization" double precision,
	"rank" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamptz DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (kervan_fold(name || ' ' || code || ' ' || coalesce(iata, '') || ' ' || kervan_words(aliases))) STORED
);
--> statement-breakpoint
ALTER TABLE "places" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "answer_times" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"median_hours" numeric(10, 1) NOT NULL,
	"sample" integer NOT NULL,
	"computed_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "answer_times_one_row" CHECK (id = 1)
);
--> statement-breakpoint
ALTER TABLE "answer_times" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "quote_items" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"quote_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"description" text NOT NULL,
	"quantity" numeric(14, 3) DEFAULT '1' NOT NULL,
	"unit" text DEFAULT '' NOT NULL,
	"unit_price" numeric(14, 4) NOT NULL,
	"currency" text NOT NULL,
	"amount" numeric(14, 2) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quote_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"quote_no" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"customer_id" uuid NOT NULL,
	"request_id" uuid,
	"status" text DEFAULT 'draft' NOT NULL,
	"superseded_by" uuid,
	"title" text DEFAULT '' NOT NULL,
	"transport_mode" text DEFAULT '' NOT NULL,
	"shipment_type" text NOT NULL,
	"origin_country_code" text,
	"destination_country_code" text,
	"pol" text DEFAULT '' NOT NULL,
	"pod" text DEFAULT '' NOT NULL,
	"container_type" text DEFAULT '' NOT NULL,
	"container_qty" integer,
	"etd" date,
	"eta" date,
	"cargo_details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"currency" text NOT NULL,
	"total_amount" numeric(14, 2) NOT NULL,
	"freight_cost" numeric(14, 2),
	"baf_cost" numeric(14, 2),
	"caf_cost" numeric(14, 2),
	"demurrage_cost" numeric(14, 2),
	"other_costs" numeric(14, 2),
	"validity_days" integer NOT NULL,
	"valid_until" timestamptz NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"sent_at" timestamptz,
	"viewed_at" timestamptz,
	"answered_at" timestamptz,
	"created_by" uuid NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"updated_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "quotes_status_known" CHECK (status in ('draft', 'under_review', 'pricing', 'ready', 'sent', 'viewed', 'revision_requested', 'accepted', 'rejected', 'expired')),
	CONSTRAINT "quotes_amount" CHECK (total_amount >= 0)
);
--> statement-breakpoint
ALTER TABLE "quotes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "request_analyses" (
	"request_id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"findings" text[] NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "request_analyses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "requests" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"number" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"form" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"shipment_type" text NOT NULL,
	"origin_country" text DEFAULT '' NOT NULL,
	"origin_country_code" text,
	"origin_city" text DEFAULT '' NOT NULL,
	"origin_postal_code" text DEFAULT '' NOT NULL,
	"origin_address" text DEFAULT '' NOT NULL,
	"origin_port" text DEFAULT '' NOT NULL,
	"destination_country" text DEFAULT '' NOT NULL,
	"destination_country_code" text,
	"destination_city" text DEFAULT '' NOT NULL,
	"destination_postal_code" text DEFAULT '' NOT NULL,
	"destination_address" text DEFAULT '' NOT NULL,
	"destination_port" text DEFAULT '' NOT NULL,
	"estimated_weight" numeric(14, 3),
	"estimated_volume" numeric(14, 3),
	"cargo_type" text,
	"preferred_date" date,
	"delivery_mode" text DEFAULT '' NOT NULL,
	"service_type" text DEFAULT '' NOT NULL,
	"urgency_level" text,
	"requester_company" text DEFAULT '' NOT NULL,
	"cargo_details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"quote_id" uuid,
	"quote_amount" numeric(14, 2),
	"quote_currency" text,
	"quote_valid_until" timestamptz,
	"quote_notes" text DEFAULT '' NOT NULL,
	"freight_cost" numeric(14, 2),
	"baf_cost" numeric(14, 2),
	"caf_cost" numeric(14, 2),
	"demurrage_cost" numeric(14, 2),
	"other_costs" numeric(14, 2),
	"quoted_by" uuid,
	"quoted_at" timestamptz,
	"first_quoted_at" timestamptz,
	"quote_due_at" timestamptz NOT NULL,
	"customer_response_at" timestamptz,
	"staff_notes" text DEFAULT '' NOT NULL,
	"shipment_id" uuid,
	"created_by" uuid NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"updated_at" timestamptz DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (kervan_fold(number || ' ' || title || ' ' || origin_city || ' ' || origin_country || ' ' || destination_city || ' ' || destination_country || ' ' || kervan_containers(cargo_details))) STORED,
	CONSTRAINT "requests_status_known" CHECK (status in ('pending', 'quoted', 'approved', 'rejected')),
	CONSTRAINT "requests_type_known" CHECK (shipment_type in ('sea', 'air', 'land')),
	CONSTRAINT "requests_priced" CHECK ((quote_amount is null) = (quote_currency is null)),
	CONSTRAINT "requests_quoted_has_price" CHECK (status not in ('quoted', 'approved') or quote_id is not null)
);
--> statement-breakpoint
ALTER TABLE "requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "shipment_history" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"shipment_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"old_value" text DEFAULT '' NOT NULL,
	"new_value" text DEFAULT '' NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"actor_id" uuid,
	"actor_name" text DEFAULT '' NOT NULL,
	"at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shipment_history" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "shipments" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"shipment_number" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"request_id" uuid,
	"quote_id" uuid,
	"title" text DEFAULT '' NOT NULL,
	"shipment_type" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"delayed" boolean DEFAULT false NOT NULL,
	"delayed_since" timestamptz,
	"delay_reason" text DEFAULT '' NOT NULL,
	"origin_country" text DEFAULT '' NOT NULL,
	"origin_city" text DEFAULT '' NOT NULL,
	"destination_country" text DEFAULT '' NOT NULL,
	"destination_city" text DEFAULT '' NOT NULL,
	"container_code" text DEFAULT '' NOT NULL,
	"container_numbers" text[] DEFAULT '{}' NOT NULL,
	"bill_of_lading" text DEFAULT '' NOT NULL,
	"current_location" text DEFAULT '' NOT NULL,
	"quote_amount" numeric(14, 2),
	"quote_currency" text,
	"eta" timestamptz,
	"delivered_at" timestamptz,
	"operations_assigned_at" timestamptz,
	"operations_assigned_to" uuid,
	"operations_notes" text DEFAULT '' NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"updated_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "shipments_status_known" CHECK (status in ('pending', 'preparing', 'in_transit', 'customs', 'delivered', 'cancelled'))
);
--> statement-breakpoint
ALTER TABLE "shipments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "work_items" ALTER COLUMN "email" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "work_items" ADD COLUMN "customer_id" uuid;--> statement-breakpoint
ALTER TABLE "work_items" ADD COLUMN "request_id" uuid;--> statement-breakpoint
ALTER TABLE "work_items" ADD COLUMN "assigned_to" uuid;--> statement-breakpoint
ALTER TABLE "work_items" ADD COLUMN "metadata" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "work_items" ADD COLUMN "updated_at" timestamptz DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "work_items" ADD COLUMN "search" text GENERATED ALWAYS AS (kervan_fold(title || ' ' || customer_name || ' ' || company)) STORED;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_items" ADD CONSTRAINT "quote_items_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_analyses" ADD CONSTRAINT "request_analyses_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_analyses" ADD CONSTRAINT "request_analyses_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_quoted_by_users_id_fk" FOREIGN KEY ("quoted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_history" ADD CONSTRAINT "shipment_history_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_history" ADD CONSTRAINT "shipment_history_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_history" ADD CONSTRAINT "shipment_history_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_operations_assigned_to_users_id_fk" FOREIGN KEY ("operations_assigned_to") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id","id" DESC NULLS LAST) WHERE read_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_endpoint" ON "push_subscriptions" USING btree ("endpoint");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user" ON "push_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "places_search" ON "places" USING gin (search gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "places_country" ON "places" USING btree ("country_code");--> statement-breakpoint
CREATE INDEX "quote_items_quote" ON "quote_items" USING btree ("quote_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_number" ON "quotes" USING btree ("quote_no","revision");--> statement-breakpoint
CREATE INDEX "quotes_customer" ON "quotes" USING btree ("customer_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "quotes_request" ON "quotes" USING btree ("request_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "quotes_open" ON "quotes" USING btree ("valid_until") WHERE status in ('sent', 'viewed');--> statement-breakpoint
CREATE INDEX "quotes_won" ON "quotes" USING btree ("origin_country_code","destination_country_code","transport_mode","answered_at") WHERE status = 'accepted';--> statement-breakpoint
CREATE UNIQUE INDEX "requests_number" ON "requests" USING btree ("number");--> statement-breakpoint
CREATE INDEX "requests_customer" ON "requests" USING btree ("customer_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "requests_customer_status" ON "requests" USING btree ("customer_id","status","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "requests_status" ON "requests" USING btree ("status","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "requests_due" ON "requests" USING btree ("quote_due_at") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "requests_answered" ON "requests" USING btree ("first_quoted_at") WHERE first_quoted_at is not null;--> statement-breakpoint
CREATE INDEX "requests_search" ON "requests" USING gin (search gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "shipment_history_shipment" ON "shipment_history" USING btree ("shipment_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "shipments_number" ON "shipments" USING btree ("shipment_number");--> statement-breakpoint
CREATE UNIQUE INDEX "shipments_request" ON "shipments" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "shipments_customer" ON "shipments" USING btree ("customer_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "shipments_customer_status" ON "shipments" USING btree ("customer_id","status");--> statement-breakpoint
CREATE INDEX "shipments_status" ON "shipments" USING btree ("status","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "shipments_quote" ON "shipments" USING btree ("quote_id");--> statement-breakpoint
CREATE INDEX "shipments_operations" ON "shipments" USING btree ("operations_assigned_to");--> statement-breakpoint
ALTER TABLE "work_items" ADD CONSTRAINT "work_items_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_items" ADD CONSTRAINT "work_items_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_items" ADD CONSTRAINT "work_items_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "work_items_due" ON "work_items" USING btree ("due_at","id") WHERE status = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "work_items_open_request" ON "work_items" USING btree ("request_id") WHERE status = 'open' and request_id is not null;--> statement-breakpoint
CREATE INDEX "work_items_request" ON "work_items" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "work_items_customer" ON "work_items" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "work_items_assigned" ON "work_items" USING btree ("assigned_to");--> statement-breakpoint
CREATE POLICY "number_counters_system_select" ON "number_counters" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "number_counters_system_insert" ON "number_counters" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "number_counters_system_update" ON "number_counters" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "number_counters_system_delete" ON "number_counters" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "notification_preferences_customer_select" ON "notification_preferences" AS PERMISSIVE FOR SELECT TO "kervan_customer" USING (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "notification_preferences_customer_insert" ON "notification_preferences" AS PERMISSIVE FOR INSERT TO "kervan_customer" WITH CHECK (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "notification_preferences_customer_update" ON "notification_preferences" AS PERMISSIVE FOR UPDATE TO "kervan_customer" USING (user_id = nullif(current_setting('app.actor', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "notification_preferences_staff_select" ON "notification_preferences" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "notification_preferences_staff_insert" ON "notification_preferences" AS PERMISSIVE FOR INSERT TO "kervan_staff" WITH CHECK (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "notification_preferences_staff_update" ON "notification_preferences" AS PERMISSIVE FOR UPDATE TO "kervan_staff" USING (user_id = nullif(current_setting('app.actor', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "notification_preferences_admin_select" ON "notification_preferences" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "notification_preferences_admin_insert" ON "notification_preferences" AS PERMISSIVE FOR INSERT TO "kervan_admin" WITH CHECK (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "notification_preferences_admin_update" ON "notification_preferences" AS PERMISSIVE FOR UPDATE TO "kervan_admin" USING (user_id = nullif(current_setting('app.actor', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "notification_preferences_system_select" ON "notification_preferences" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "notification_preferences_system_insert" ON "notification_preferences" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "notification_preferences_system_update" ON "notification_preferences" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "notification_preferences_system_delete" ON "notification_preferences" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "notifications_customer_select" ON "notifications" AS PERMISSIVE FOR SELECT TO "kervan_customer" USING (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "notifications_customer_update" ON "notifications" AS PERMISSIVE FOR UPDATE TO "kervan_customer" USING (user_id = nullif(current_setting('app.actor', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "notifications_staff_select" ON "notifications" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "notifications_staff_update" ON "notifications" AS PERMISSIVE FOR UPDATE TO "kervan_staff" USING (user_id = nullif(current_setting('app.actor', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "notifications_admin_select" ON "notifications" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "notifications_admin_update" ON "notifications" AS PERMISSIVE FOR UPDATE TO "kervan_admin" USING (user_id = nullif(current_setting('app.actor', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "notifications_system_select" ON "notifications" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "notifications_system_insert" ON "notifications" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "notifications_system_update" ON "notifications" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "notifications_system_delete" ON "notifications" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "push_subscriptions_customer_select" ON "push_subscriptions" AS PERMISSIVE FOR SELECT TO "kervan_customer" USING (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "push_subscriptions_customer_delete" ON "push_subscriptions" AS PERMISSIVE FOR DELETE TO "kervan_customer" USING (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "push_subscriptions_staff_select" ON "push_subscriptions" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "push_subscriptions_staff_delete" ON "push_subscriptions" AS PERMISSIVE FOR DELETE TO "kervan_staff" USING (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "push_subscriptions_admin_select" ON "push_subscriptions" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "push_subscriptions_admin_delete" ON "push_subscriptions" AS PERMISSIVE FOR DELETE TO "kervan_admin" USING (user_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "push_subscriptions_system_select" ON "push_subscriptions" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "push_subscriptions_system_insert" ON "push_subscriptions" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "push_subscriptions_system_update" ON "push_subscriptions" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "push_subscriptions_system_delete" ON "push_subscriptions" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "places_guest_select" ON "places" AS PERMISSIVE FOR SELECT TO "kervan_guest" USING (true);--> statement-breakpoint
CREATE POLICY "places_customer_select" ON "places" AS PERMISSIVE FOR SELECT TO "kervan_customer" USING (true);--> statement-breakpoint
CREATE POLICY "places_staff_select" ON "places" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "places_admin_select" ON "places" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "places_admin_insert" ON "places" AS PERMISSIVE FOR INSERT TO "kervan_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "places_admin_update" ON "places" AS PERMISSIVE FOR UPDATE TO "kervan_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "places_admin_delete" ON "places" AS PERMISSIVE FOR DELETE TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "places_system_select" ON "places" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "places_system_insert" ON "places" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "places_system_update" ON "places" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "places_system_delete" ON "places" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "answer_times_customer_select" ON "answer_times" AS PERMISSIVE FOR SELECT TO "kervan_customer" USING (true);--> statement-breakpoint
CREATE POLICY "answer_times_staff_select" ON "answer_times" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "answer_times_admin_select" ON "answer_times" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "answer_times_system_select" ON "answer_times" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "answer_times_system_insert" ON "answer_times" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "answer_times_system_update" ON "answer_times" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "answer_times_system_delete" ON "answer_times" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "quote_items_customer_select" ON "quote_items" AS PERMISSIVE FOR SELECT TO "kervan_customer" USING (exists (select from quotes q where q.id = quote_id and q.customer_id = nullif(current_setting('app.actor', true), '')::uuid and q.status <> 'draft'));--> statement-breakpoint
CREATE POLICY "quote_items_staff_select" ON "quote_items" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "quote_items_staff_insert" ON "quote_items" AS PERMISSIVE FOR INSERT TO "kervan_staff" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "quote_items_staff_update" ON "quote_items" AS PERMISSIVE FOR UPDATE TO "kervan_staff" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "quote_items_staff_delete" ON "quote_items" AS PERMISSIVE FOR DELETE TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "quote_items_admin_select" ON "quote_items" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "quote_items_admin_insert" ON "quote_items" AS PERMISSIVE FOR INSERT TO "kervan_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "quote_items_admin_update" ON "quote_items" AS PERMISSIVE FOR UPDATE TO "kervan_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "quote_items_admin_delete" ON "quote_items" AS PERMISSIVE FOR DELETE TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "quote_items_system_select" ON "quote_items" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "quote_items_system_insert" ON "quote_items" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "quote_items_system_update" ON "quote_items" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "quote_items_system_delete" ON "quote_items" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "quotes_customer_select" ON "quotes" AS PERMISSIVE FOR SELECT TO "kervan_customer" USING (customer_id = nullif(current_setting('app.actor', true), '')::uuid and status <> 'draft');--> statement-breakpoint
CREATE POLICY "quotes_staff_select" ON "quotes" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "quotes_staff_insert" ON "quotes" AS PERMISSIVE FOR INSERT TO "kervan_staff" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "quotes_staff_update" ON "quotes" AS PERMISSIVE FOR UPDATE TO "kervan_staff" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "quotes_admin_select" ON "quotes" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "quotes_admin_insert" ON "quotes" AS PERMISSIVE FOR INSERT TO "kervan_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "quotes_admin_update" ON "quotes" AS PERMISSIVE FOR UPDATE TO "kervan_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "quotes_admin_delete" ON "quotes" AS PERMISSIVE FOR DELETE TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "quotes_system_select" ON "quotes" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "quotes_system_insert" ON "quotes" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "quotes_system_update" ON "quotes" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "quotes_system_delete" ON "quotes" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "request_analyses_customer_select" ON "request_analyses" AS PERMISSIVE FOR SELECT TO "kervan_customer" USING (customer_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "request_analyses_staff_select" ON "request_analyses" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "request_analyses_admin_select" ON "request_analyses" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "request_analyses_system_select" ON "request_analyses" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "request_analyses_system_insert" ON "request_analyses" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "request_analyses_system_update" ON "request_analyses" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "request_analyses_system_delete" ON "request_analyses" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "requests_customer_select" ON "requests" AS PERMISSIVE FOR SELECT TO "kervan_customer" USING (customer_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "requests_customer_insert" ON "requests" AS PERMISSIVE FOR INSERT TO "kervan_customer" WITH CHECK (customer_id = nullif(current_setting('app.actor', true), '')::uuid and status = 'pending' and quote_id is null);--> statement-breakpoint
CREATE POLICY "requests_staff_select" ON "requests" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "requests_staff_insert" ON "requests" AS PERMISSIVE FOR INSERT TO "kervan_staff" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "requests_staff_update" ON "requests" AS PERMISSIVE FOR UPDATE TO "kervan_staff" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "requests_admin_select" ON "requests" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "requests_admin_insert" ON "requests" AS PERMISSIVE FOR INSERT TO "kervan_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "requests_admin_update" ON "requests" AS PERMISSIVE FOR UPDATE TO "kervan_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "requests_admin_delete" ON "requests" AS PERMISSIVE FOR DELETE TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "requests_system_select" ON "requests" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "requests_system_insert" ON "requests" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "requests_system_update" ON "requests" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "requests_system_delete" ON "requests" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "shipment_history_customer_select" ON "shipment_history" AS PERMISSIVE FOR SELECT TO "kervan_customer" USING (customer_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "shipment_history_staff_select" ON "shipment_history" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "shipment_history_staff_insert" ON "shipment_history" AS PERMISSIVE FOR INSERT TO "kervan_staff" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "shipment_history_admin_select" ON "shipment_history" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "shipment_history_admin_insert" ON "shipment_history" AS PERMISSIVE FOR INSERT TO "kervan_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "shipment_history_system_select" ON "shipment_history" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "shipment_history_system_insert" ON "shipment_history" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "shipment_history_system_update" ON "shipment_history" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "shipment_history_system_delete" ON "shipment_history" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "shipments_customer_select" ON "shipments" AS PERMISSIVE FOR SELECT TO "kervan_customer" USING (customer_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "shipments_staff_select" ON "shipments" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "shipments_staff_insert" ON "shipments" AS PERMISSIVE FOR INSERT TO "kervan_staff" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "shipments_staff_update" ON "shipments" AS PERMISSIVE FOR UPDATE TO "kervan_staff" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "shipments_admin_select" ON "shipments" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "shipments_admin_insert" ON "shipments" AS PERMISSIVE FOR INSERT TO "kervan_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "shipments_admin_update" ON "shipments" AS PERMISSIVE FOR UPDATE TO "kervan_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "shipments_admin_delete" ON "shipments" AS PERMISSIVE FOR DELETE TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "shipments_system_select" ON "shipments" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "shipments_system_insert" ON "shipments" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "shipments_system_update" ON "shipments" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "shipments_system_delete" ON "shipments" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);