DROP INDEX "work_items_status_title";--> statement-breakpoint
DROP INDEX "work_items_status_kind";--> statement-breakpoint
DROP INDEX "work_items_status_who";--> statement-breakpoint
CREATE INDEX "work_items_status_title" ON "work_items" USING btree ("status",("title") collate kervan_turkish,"id","priority");--> statement-breakpoint
CREATE INDEX "work_items_status_kind" ON "work_items" USING btree ("status","kind","id","priority");--> statement-breakpoint
CREATE INDEX "work_items_status_who" ON "work_items" USING btree ("status",(trim(company || ' ' || customer_name)) collate kervan_turkish,"id","priority");