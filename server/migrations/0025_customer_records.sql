ALTER TABLE "profiles" DROP CONSTRAINT "profiles_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "quotes" DROP CONSTRAINT "quotes_customer_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "request_analyses" DROP CONSTRAINT "request_analyses_customer_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "requests" DROP CONSTRAINT "requests_customer_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "shipment_history" DROP CONSTRAINT "shipment_history_customer_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "shipments" DROP CONSTRAINT "shipments_customer_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "work_items" DROP CONSTRAINT "work_items_customer_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "profiles" ALTER COLUMN "id" SET DEFAULT uuidv7();--> statement-breakpoint
ALTER TABLE "profiles" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" drop column "search";--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "search" text GENERATED ALWAYS AS (kervan_fold(first_name || ' ' || last_name || ' ' || company || ' ' || coalesce(email, ''))) STORED;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "first_request_at" timestamptz;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "last_accepted_at" timestamptz;--> statement-breakpoint
CREATE INDEX "profiles_search" ON "profiles" USING gin (search gin_trgm_ops);--> statement-breakpoint
-- Everybody who has signed in has a record of their own, under the address they sign in with.
update profiles p set email = u.email from users u where u.id = p.id and p.email <> u.email;--> statement-breakpoint
insert into profiles (id, email, first_name)
select u.id, u.email, u.name from users u
where not exists (select from profiles p where p.id = u.id) and (u.role = 'customer' or u.id in (
  select customer_id from requests union select customer_id from quotes union select customer_id from shipments
  union select customer_id from shipment_history union select customer_id from request_analyses
  union select customer_id from work_items union select user_id from notifications));--> statement-breakpoint
update profiles p set
  first_request_at = (select min(r.created_at) from requests r where r.customer_id = p.id),
  last_accepted_at = (select max(q.answered_at) from quotes q where q.customer_id = p.id and q.status = 'accepted');--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_customer_id_profiles_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_analyses" ADD CONSTRAINT "request_analyses_customer_id_profiles_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_customer_id_profiles_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_history" ADD CONSTRAINT "shipment_history_customer_id_profiles_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_customer_id_profiles_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_items" ADD CONSTRAINT "work_items_customer_id_profiles_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "profiles_email" ON "profiles" USING btree ("email");--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_email_folded" CHECK (email = lower(email collate "C") and email ~ '^[!-~]+$');--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_reachable" CHECK (email is not null or phone <> '');
