ALTER TABLE "containers" ADD COLUMN "status" text DEFAULT 'pending' NOT NULL;--> statement-breakpoint
ALTER TABLE "containers" ADD COLUMN "delayed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "containers" ADD CONSTRAINT "containers_status_known" CHECK (status in ('pending', 'preparing', 'in_transit', 'customs', 'delivered', 'cancelled'));--> statement-breakpoint
-- Until its events are read again, a box is as its shipment.
update containers c set status = s.status, delayed = s.delayed from shipments s where s.id = c.shipment_id;--> statement-breakpoint
create or replace function kervan_container_shipment() returns trigger
language plpgsql
set search_path = public, pg_temp
as $$
declare
  s shipments;
begin
  select * into s from shipments where id = new.shipment_id;
  new.shipment_number = s.shipment_number;
  new.shipment_status = s.status;
  new.customer_listed_as = s.customer_listed_as;
  if new.status = 'pending' then
    new.status = s.status;
    new.delayed = s.delayed;
    new.eta = s.eta;
  end if;
  return new;
end
$$;
--> statement-breakpoint
create or replace function kervan_shipment_containers() returns trigger
language plpgsql
set search_path = public, pg_temp
as $$
begin
  update containers set shipment_number = new.shipment_number, shipment_status = new.status,
    customer_listed_as = new.customer_listed_as
  where shipment_id = new.id;
  return null;
end
$$;
--> statement-breakpoint
drop trigger shipment_containers on shipments;--> statement-breakpoint
create trigger shipment_containers after update on shipments for each row
when ((old.shipment_number, old.status, old.customer_listed_as) is distinct from (new.shipment_number, new.status, new.customer_listed_as))
execute function kervan_shipment_containers();
