-- For what was settled in some months, and for the counts of customers. Builds indexes only: about 16 seconds at a million quotes on a busy machine.
DROP INDEX "profiles_accepted";--> statement-breakpoint
CREATE INDEX "quotes_month" ON "quotes" USING btree (date_trunc('month', settled_at at time zone 'Europe/Istanbul'),"id","status","transport_mode") WHERE settled_at is not null;--> statement-breakpoint
CREATE INDEX "quotes_month_number" ON "quotes" USING btree (date_trunc('month', settled_at at time zone 'Europe/Istanbul'),("quote_no") collate kervan_turkish,"id","status") WHERE settled_at is not null;--> statement-breakpoint
CREATE INDEX "quotes_month_sent" ON "quotes" USING btree (date_trunc('month', settled_at at time zone 'Europe/Istanbul'),"sent_at","id","status") WHERE settled_at is not null;--> statement-breakpoint
CREATE INDEX "profiles_accepted" ON "profiles" USING btree ("last_accepted_at","id","has_account","first_request_at") WHERE last_accepted_at is not null;