ALTER TABLE "containers" ADD COLUMN "shipment_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "containers" ADD COLUMN "shipment_status" text DEFAULT 'pending' NOT NULL;--> statement-breakpoint
ALTER TABLE "containers" ADD COLUMN "customer_listed_as" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "containers" ADD COLUMN "eta" timestamptz;--> statement-breakpoint
ALTER TABLE "containers" ADD COLUMN "place_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "containers" ADD COLUMN "last_kind" text;--> statement-breakpoint
ALTER TABLE "containers" ADD COLUMN "last_at" timestamptz;--> statement-breakpoint
ALTER TABLE "containers" ADD COLUMN "free_kind" text;--> statement-breakpoint
ALTER TABLE "containers" ADD COLUMN "free_until" timestamptz;--> statement-breakpoint
ALTER TABLE "containers" ADD COLUMN "state" text GENERATED ALWAYS AS (case when shipment_status in ('delivered', 'cancelled') and free_until is null then 'closed' else 'open' end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "containers" ADD COLUMN "search" text GENERATED ALWAYS AS (kervan_fold(number || ' ' || seal || ' ' || shipment_number)) STORED;--> statement-breakpoint
CREATE INDEX "containers_state_number" ON "containers" USING btree ("state","number","id");--> statement-breakpoint
CREATE INDEX "containers_state_shipment" ON "containers" USING btree ("state","shipment_number","id");--> statement-breakpoint
CREATE INDEX "containers_state_customer" ON "containers" USING btree ("state",(nullif(customer_listed_as, '')) collate kervan_turkish,"id");--> statement-breakpoint
CREATE INDEX "containers_state_place" ON "containers" USING btree ("state",(nullif(place_name, '')) collate kervan_turkish,"id");--> statement-breakpoint
CREATE INDEX "containers_state_last" ON "containers" USING btree ("state","last_at","id");--> statement-breakpoint
CREATE INDEX "containers_state_eta" ON "containers" USING btree ("state","eta","id");--> statement-breakpoint
CREATE INDEX "containers_state_free" ON "containers" USING btree ("state","free_until","id");--> statement-breakpoint
CREATE INDEX "containers_open_places" ON "containers" USING btree ("place_name") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "containers_search" ON "containers" USING gin (search gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "containers" ADD CONSTRAINT "containers_shipment_status_known" CHECK (shipment_status in ('pending', 'preparing', 'in_transit', 'customs', 'delivered', 'cancelled'));--> statement-breakpoint
ALTER TABLE "containers" ADD CONSTRAINT "containers_free_kind_known" CHECK (free_kind in ('demurrage', 'detention'));--> statement-breakpoint
ALTER TABLE "containers" ADD CONSTRAINT "containers_state_known" CHECK (state in ('open', 'closed'));--> statement-breakpoint
update containers c set shipment_number = s.shipment_number, shipment_status = s.status, customer_listed_as = s.customer_listed_as, eta = s.eta
from shipments s where s.id = c.shipment_id;--> statement-breakpoint
-- Until its events are read again, a box is where its shipment is.
update containers c set place_name = s.current_location from shipments s where s.id = c.shipment_id;--> statement-breakpoint
create function kervan_container_shipment() returns trigger
language plpgsql
set search_path = public, pg_temp
as $$
begin
  select s.shipment_number, s.status, s.customer_listed_as, s.eta
  into new.shipment_number, new.shipment_status, new.customer_listed_as, new.eta
  from shipments s where s.id = new.shipment_id;
  return new;
end
$$;
--> statement-breakpoint
create trigger container_shipment before insert or update of shipment_id on containers
for each row execute function kervan_container_shipment();--> statement-breakpoint
create function kervan_shipment_containers() returns trigger
language plpgsql
set search_path = public, pg_temp
as $$
begin
  update containers set shipment_number = new.shipment_number, shipment_status = new.status,
    customer_listed_as = new.customer_listed_as, eta = new.eta
  where shipment_id = new.id;
  return null;
end
$$;
--> statement-breakpoint
create trigger shipment_containers after update on shipments for each row
when ((old.shipment_number, old.status, old.customer_listed_as, old.eta) is distinct from (new.shipment_number, new.status, new.customer_listed_as, new.eta))
execute function kervan_shipment_containers();
