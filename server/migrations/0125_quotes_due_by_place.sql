DROP INDEX "quotes_status_due";--> statement-breakpoint
CREATE INDEX "quotes_status_due" ON "quotes" USING btree ("status","due_at","id","settled_at",("pol") collate kervan_turkish);