DROP INDEX "profiles_completed";--> statement-breakpoint
CREATE INDEX "profiles_completed" ON "profiles" USING btree ("profile_completed","id","first_request_at","last_accepted_at") WHERE has_account;