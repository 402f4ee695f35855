DROP INDEX "quotes_status_mode";--> statement-breakpoint
DROP INDEX "quotes_status_amount";--> statement-breakpoint
CREATE INDEX "quotes_status_mode" ON "quotes" USING btree ("status","transport_mode","id","settled_at",("pol") collate kervan_turkish);--> statement-breakpoint
CREATE INDEX "quotes_status_amount" ON "quotes" USING btree ("status","currency",coalesce(accepted_amount, total_amount),"id","owner_id",("pol") collate kervan_turkish);