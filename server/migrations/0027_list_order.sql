DROP INDEX "requests_due";--> statement-breakpoint
DROP INDEX "work_items_due";--> statement-breakpoint
DROP INDEX "work_items_any_due";--> statement-breakpoint
DROP INDEX "profiles_assigned_to";--> statement-breakpoint
DROP INDEX "work_items_assigned";--> statement-breakpoint
CREATE INDEX "profiles_who" ON "profiles" USING btree ((nullif(trim(company || ' ' || first_name || ' ' || last_name), '')) collate kervan_turkish,"id");--> statement-breakpoint
CREATE INDEX "profiles_name" ON "profiles" USING btree ((nullif(trim(first_name || ' ' || last_name), '')) collate kervan_turkish,"id");--> statement-breakpoint
CREATE INDEX "profiles_company" ON "profiles" USING btree ((nullif(company, '')) collate kervan_turkish,"id");--> statement-breakpoint
CREATE INDEX "profiles_address" ON "profiles" USING btree (("email") collate kervan_turkish,"id");--> statement-breakpoint
CREATE INDEX "requests_status_number" ON "requests" USING btree ("status",("number") collate kervan_turkish,"id");--> statement-breakpoint
CREATE INDEX "requests_status_due" ON "requests" USING btree ("status","quote_due_at","id");--> statement-breakpoint
CREATE INDEX "requests_status_title" ON "requests" USING btree ("status",("title") collate kervan_turkish,"id");--> statement-breakpoint
CREATE INDEX "requests_status_amount" ON "requests" USING btree ("status","quote_currency","quote_amount","id");--> statement-breakpoint
CREATE INDEX "work_items_status_due" ON "work_items" USING btree ("status","due_at","id");--> statement-breakpoint
CREATE INDEX "work_items_status_title" ON "work_items" USING btree ("status",("title") collate kervan_turkish,"id");--> statement-breakpoint
CREATE INDEX "work_items_status_kind" ON "work_items" USING btree ("status","kind","id");--> statement-breakpoint
CREATE INDEX "work_items_status_who" ON "work_items" USING btree ("status",(trim(company || ' ' || customer_name)) collate kervan_turkish,"id");--> statement-breakpoint
CREATE INDEX "work_items_status_priority" ON "work_items" USING btree ("status","priority","due_at","id");--> statement-breakpoint
CREATE INDEX "work_items_status_assigned" ON "work_items" USING btree ("status","assigned_to","id");--> statement-breakpoint
CREATE INDEX "profiles_assigned_to" ON "profiles" USING btree ("assigned_to","id");--> statement-breakpoint
CREATE INDEX "work_items_assigned" ON "work_items" USING btree ("assigned_to","id");