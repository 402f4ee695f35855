DROP INDEX "quotes_status_amount";--> statement-breakpoint
CREATE INDEX "quotes_status_amount" ON "quotes" USING btree ("status","currency",coalesce(accepted_amount, total_amount),"id");