DROP INDEX "users_office";--> statement-breakpoint
CREATE INDEX "profiles_leads" ON "profiles" USING btree ("id") WHERE first_request_at is null;--> statement-breakpoint
CREATE INDEX "profiles_never_accepted" ON "profiles" USING btree ("id") WHERE first_request_at is not null and last_accepted_at is null;--> statement-breakpoint
CREATE INDEX "profiles_accepted" ON "profiles" USING btree ("last_accepted_at","id") WHERE last_accepted_at is not null;--> statement-breakpoint
CREATE INDEX "profiles_completed" ON "profiles" USING btree ("profile_completed","id");--> statement-breakpoint
CREATE INDEX "users_office" ON "users" USING btree (("name") collate kervan_turkish,"id") WHERE role in ('staff', 'admin');