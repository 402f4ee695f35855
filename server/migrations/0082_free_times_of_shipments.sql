DROP INDEX "containers_state_free";--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "free_ends" timestamptz[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "shipments_free" ON "shipments" USING btree ("id",(free_ends[1]),(free_ends[cardinality(free_ends)])) WHERE free_ends[1] is not null;--> statement-breakpoint
CREATE INDEX "containers_state_free" ON "containers" USING btree ("state","free_until","id");--> statement-breakpoint
update shipments s set free_ends = c.ends
from (select shipment_id, array_agg(free_until order by free_until) as ends from containers where free_until is not null group by 1) c
where c.shipment_id = s.id;--> statement-breakpoint
-- Who changes containers of one shipment at the same time waits here, so that none is missed.
create function kervan_free_ends() returns trigger
language plpgsql
set search_path = public, pg_temp
as $$
declare
  shipment uuid := coalesce(new.shipment_id, old.shipment_id);
  ends timestamptz[];
begin
  if new.free_until is not distinct from old.free_until then
    return null;
  end if;
  perform from shipments where id = shipment for no key update;
  ends := array(select free_until from containers where shipment_id = shipment and free_until is not null order by free_until);
  update shipments set free_ends = ends where id = shipment and free_ends <> ends;
  return null;
end
$$;
--> statement-breakpoint
create trigger free_ends after insert or delete or update of free_until on containers
for each row execute function kervan_free_ends();
