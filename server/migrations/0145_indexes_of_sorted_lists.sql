DROP INDEX "shipments_status";--> statement-breakpoint
DROP INDEX "shipments_status_type";--> statement-breakpoint
DROP INDEX "shipments_status_delay";--> statement-breakpoint
DROP INDEX "shipments_status_operations";--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_inactive_name" ON "newsletter_subscribers" USING btree (("name") collate kervan_turkish,"id","status") WHERE status <> 'active';--> statement-breakpoint
CREATE INDEX "shipments_status" ON "shipments" USING btree ("status","id","delayed",("origin_city") collate kervan_turkish);--> statement-breakpoint
CREATE INDEX "shipments_status_type" ON "shipments" USING btree ("status","shipment_type","id",("origin_city") collate kervan_turkish);--> statement-breakpoint
CREATE INDEX "shipments_status_delay" ON "shipments" USING btree ("status","delayed_since","id",("origin_city") collate kervan_turkish);--> statement-breakpoint
CREATE INDEX "shipments_status_operations" ON "shipments" USING btree ("status","operations_assigned_to","id",("origin_city") collate kervan_turkish);