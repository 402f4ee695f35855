-- For lists by customer, and for frequent words in lists by title or lane. Builds indexes only: about a minute at a million requests and quotes on a busy machine.
DROP INDEX "quotes_status_customer";--> statement-breakpoint
DROP INDEX "requests_status_customer";--> statement-breakpoint
CREATE INDEX "quotes_lane_search" ON "quotes" USING btree (("pol") collate kervan_turkish,("pod") collate kervan_turkish,"id","status","search","customer_id");--> statement-breakpoint
CREATE INDEX "requests_title_search" ON "requests" USING btree (("title") collate kervan_turkish,"id","status","search","customer_id");--> statement-breakpoint
CREATE INDEX "quotes_status_customer" ON "quotes" USING btree ("status",("customer_name") collate kervan_turkish,"id","owner_id");--> statement-breakpoint
CREATE INDEX "requests_status_customer" ON "requests" USING btree ("status",("customer_listed_as") collate kervan_turkish,"id");