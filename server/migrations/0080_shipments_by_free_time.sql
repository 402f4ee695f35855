DROP INDEX "containers_state_free";--> statement-breakpoint
CREATE INDEX "containers_state_free" ON "containers" USING btree ("state","free_until","id","shipment_id");