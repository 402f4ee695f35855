DROP INDEX "notifications_user";--> statement-breakpoint
DROP INDEX "notifications_unread";--> statement-breakpoint
DROP INDEX "quotes_customer";--> statement-breakpoint
DROP INDEX "quotes_request";--> statement-breakpoint
DROP INDEX "requests_customer";--> statement-breakpoint
DROP INDEX "requests_customer_status";--> statement-breakpoint
DROP INDEX "requests_status";--> statement-breakpoint
DROP INDEX "shipment_history_shipment";--> statement-breakpoint
DROP INDEX "shipments_customer";--> statement-breakpoint
DROP INDEX "shipments_status";--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id","id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "quotes_customer" ON "quotes" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "quotes_request" ON "quotes" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "requests_customer" ON "requests" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "requests_customer_status" ON "requests" USING btree ("customer_id","status","id");--> statement-breakpoint
CREATE INDEX "requests_status" ON "requests" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "shipment_history_shipment" ON "shipment_history" USING btree ("shipment_id","id");--> statement-breakpoint
CREATE INDEX "shipments_customer" ON "shipments" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "shipments_status" ON "shipments" USING btree ("status","id");