ALTER TABLE "shipments" DROP CONSTRAINT "shipments_customer_id_profiles_id_fk";
--> statement-breakpoint
DROP INDEX "shipments_status";--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "customer_listed_as" text DEFAULT '' NOT NULL;--> statement-breakpoint
update shipments s set customer_listed_as = p.listed_as from profiles p where p.id = s.customer_id and p.listed_as <> '';--> statement-breakpoint
create trigger customer_listed_as before insert or update of customer_id on shipments
  for each row execute function kervan_request_customer();--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_customer_listed_as" FOREIGN KEY ("customer_id","customer_listed_as") REFERENCES "public"."profiles"("id","listed_as") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "shipments_delayed" ON "shipments" USING btree ("id") WHERE delayed;--> statement-breakpoint
CREATE INDEX "shipments_status_number" ON "shipments" USING btree ("status",("shipment_number") collate kervan_turkish,"id");--> statement-breakpoint
CREATE INDEX "shipments_status_customer" ON "shipments" USING btree ("status",(nullif(customer_listed_as, '')) collate kervan_turkish,"id");--> statement-breakpoint
CREATE INDEX "shipments_status_lane" ON "shipments" USING btree ("status",("origin_city") collate kervan_turkish,("destination_city") collate kervan_turkish,"id");--> statement-breakpoint
CREATE INDEX "shipments_status_type" ON "shipments" USING btree ("status","shipment_type","id");--> statement-breakpoint
CREATE INDEX "shipments_status_delay" ON "shipments" USING btree ("status","delayed_since","id");--> statement-breakpoint
CREATE INDEX "shipments_status_eta" ON "shipments" USING btree ("status","eta","id");--> statement-breakpoint
CREATE INDEX "shipments_status_place" ON "shipments" USING btree ("status",(nullif(current_location, '')) collate kervan_turkish,"id");--> statement-breakpoint
CREATE INDEX "shipments_status_operations" ON "shipments" USING btree ("status","operations_assigned_to","id");--> statement-breakpoint
CREATE INDEX "shipments_status_container" ON "shipments" USING btree ("status",(nullif(container_code, '')) collate kervan_turkish,"id");--> statement-breakpoint
CREATE INDEX "shipments_status" ON "shipments" USING btree ("status","id","delayed");