CREATE INDEX "shipments_delayed_type" ON "shipments" USING btree ("shipment_type","id") WHERE delayed;--> statement-breakpoint
CREATE INDEX "shipments_delayed_status" ON "shipments" USING btree ("status","id") WHERE delayed;--> statement-breakpoint
CREATE INDEX "shipments_delayed_since" ON "shipments" USING btree ("delayed_since","id") WHERE delayed;--> statement-breakpoint
CREATE INDEX "shipments_delayed_eta" ON "shipments" USING btree ("eta","id") WHERE delayed;--> statement-breakpoint
CREATE INDEX "shipments_delayed_operations" ON "shipments" USING btree ("operations_assigned_to","id") WHERE delayed;