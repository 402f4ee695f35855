DROP INDEX "profiles_phone";--> statement-breakpoint
DROP INDEX "profiles_organisation";--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "mailbox_key" text GENERATED ALWAYS AS (regexp_replace(email, '\+[^@]*@', '@')) STORED;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "phone_key" text GENERATED ALWAYS AS (nullif(right(regexp_replace(phone, '[^0-9]', '', 'g'), 10), '')) STORED;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "name_key" text GENERATED ALWAYS AS (nullif(kervan_fold(first_name || ' ' || last_name), '')) STORED;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "firm_key" text GENERATED ALWAYS AS (nullif(kervan_fold(company), '')) STORED;--> statement-breakpoint
CREATE INDEX "profiles_mailbox_key" ON "profiles" USING btree ("mailbox_key","id");--> statement-breakpoint
CREATE INDEX "profiles_phone_key" ON "profiles" USING btree ("phone_key","id");--> statement-breakpoint
CREATE INDEX "profiles_name_key" ON "profiles" USING btree ("name_key","firm_key","id");--> statement-breakpoint
CREATE INDEX "profiles_organisation" ON "profiles" USING btree ("organisation_id","name_key","id") WHERE organisation_id is not null;