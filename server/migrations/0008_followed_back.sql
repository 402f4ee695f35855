CREATE INDEX "quotes_created_by" ON "quotes" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "request_analyses_customer" ON "request_analyses" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "requests_quoted_by" ON "requests" USING btree ("quoted_by");--> statement-breakpoint
CREATE INDEX "requests_created_by" ON "requests" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "shipment_history_customer" ON "shipment_history" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "shipment_history_actor" ON "shipment_history" USING btree ("actor_id");--> statement-breakpoint
ALTER POLICY "quote_items_customer_select" ON "quote_items" TO kervan_customer USING (exists (select from quotes where quotes.id = quote_id));