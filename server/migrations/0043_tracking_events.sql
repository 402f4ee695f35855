CREATE TABLE "tracking_events" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"shipment_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"source" text NOT NULL,
	"source_event_id" text NOT NULL,
	"told_at" timestamptz NOT NULL,
	"retracted" boolean DEFAULT false NOT NULL,
	"kind" text NOT NULL,
	"certainty" text DEFAULT 'actual' NOT NULL,
	"happened_at" timestamptz NOT NULL,
	"place_code" text DEFAULT '' NOT NULL,
	"place_name" text DEFAULT '' NOT NULL,
	"container_number" text DEFAULT '' NOT NULL,
	"status" text,
	"reason" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"vessel" text DEFAULT '' NOT NULL,
	"voyage" text DEFAULT '' NOT NULL,
	"actor_id" uuid,
	"actor_name" text DEFAULT '' NOT NULL,
	"digest" text NOT NULL,
	"heard_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "tracking_events_source_known" CHECK (source in ('kervan', 'staff', 'built_in', 'dcsa', 'iftsta', 'fsu', 'driver', 'csv')),
	CONSTRAINT "tracking_events_kind_known" CHECK (kind in ('created', 'approved', 'booked', 'empty_picked_up', 'received', 'stuffed', 'gate_in', 'accepted', 'loaded', 'departed', 'in_transit', 'checkpoint', 'ferry_loaded', 'ferry_unloaded', 'border_crossing', 'transferred', 'arrived', 'discharged', 'customs_started', 'customs_held', 'customs_cleared', 'gate_out', 'stripped', 'consignee_notified', 'delivered', 'empty_returned', 'cancelled', 'status_set', 'delay_told', 'delay_ended', 'document', 'note')),
	CONSTRAINT "tracking_events_certainty_known" CHECK (certainty in ('planned', 'estimated', 'actual')),
	CONSTRAINT "tracking_events_status_known" CHECK (status in ('pending', 'preparing', 'in_transit', 'customs', 'delivered', 'cancelled'))
);--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "origin_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "destination_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "current_place_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "customs_status" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "promised_at" timestamptz;--> statement-breakpoint
-- What happened to shipments is carried over as events told by us; what staff did stays in the audit as well.
INSERT INTO tracking_events (id, shipment_id, customer_id, source, source_event_id, told_at, kind, certainty, happened_at, place_name,
  reason, note, actor_id, actor_name, digest, heard_at)
SELECT h.id, h.shipment_id, h.customer_id,
  CASE WHEN u.role IN ('staff', 'admin') THEN 'staff' ELSE 'kervan' END,
  CASE WHEN h.kind = 'created' THEN 'created' WHEN h.kind = 'status' AND h.new_value = 'preparing' THEN 'approved' ELSE h.id::text END,
  h.at,
  CASE h.kind
    WHEN 'created' THEN 'created'
    WHEN 'status' THEN CASE h.new_value
      WHEN 'preparing' THEN 'approved'
      WHEN 'in_transit' THEN 'departed'
      WHEN 'customs' THEN 'customs_started'
      WHEN 'delivered' THEN 'delivered'
      WHEN 'cancelled' THEN 'cancelled'
      ELSE 'created'
    END
    WHEN 'location' THEN 'checkpoint'
    WHEN 'eta' THEN 'arrived'
    WHEN 'delay' THEN CASE WHEN h.new_value = '' THEN 'delay_ended' ELSE 'delay_told' END
    ELSE 'note'
  END,
  CASE WHEN h.kind = 'eta' THEN 'estimated' ELSE 'actual' END,
  CASE WHEN h.kind = 'eta' AND h.new_value <> '' THEN h.new_value::timestamptz ELSE h.at END,
  CASE WHEN h.kind = 'location' THEN coalesce(nullif(h.new_value, ''), h.place) ELSE h.place END,
  CASE WHEN h.kind = 'delay' THEN h.note ELSE '' END,
  CASE WHEN h.kind = 'delay' THEN '' WHEN h.kind = 'note' THEN coalesce(nullif(h.note, ''), h.new_value) ELSE h.note END,
  h.actor_id, h.actor_name, 'carried over', h.at
FROM shipment_history h LEFT JOIN users u ON u.id = h.actor_id;--> statement-breakpoint
-- An expected arrival without an entry of its own was known when the shipment was opened.
INSERT INTO tracking_events (shipment_id, customer_id, source, source_event_id, told_at, kind, certainty, happened_at, digest, heard_at)
SELECT s.id, s.customer_id, 'kervan', 'promise', s.created_at, 'arrived', 'planned', s.eta, 'carried over', s.created_at
FROM shipments s WHERE s.eta IS NOT NULL AND NOT EXISTS (
  SELECT FROM shipment_history h WHERE h.shipment_id = s.id AND h.kind = 'eta');--> statement-breakpoint
UPDATE shipments SET promised_at = eta WHERE NOT delayed;--> statement-breakpoint
UPDATE shipments s SET customs_status = 'in_progress' WHERE EXISTS (
  SELECT FROM tracking_events e WHERE e.shipment_id = s.id AND e.kind = 'customs_started');--> statement-breakpoint
UPDATE shipments SET eta = delivered_at WHERE status = 'delivered' AND delivered_at IS NOT NULL;--> statement-breakpoint
ALTER TABLE "shipment_history" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP POLICY "shipment_history_customer_select" ON "shipment_history" CASCADE;--> statement-breakpoint
DROP POLICY "shipment_history_staff_select" ON "shipment_history" CASCADE;--> statement-breakpoint
DROP POLICY "shipment_history_staff_insert" ON "shipment_history" CASCADE;--> statement-breakpoint
DROP POLICY "shipment_history_admin_select" ON "shipment_history" CASCADE;--> statement-breakpoint
DROP POLICY "shipment_history_admin_insert" ON "shipment_history" CASCADE;--> statement-breakpoint
DROP POLICY "shipment_history_system_select" ON "shipment_history" CASCADE;--> statement-breakpoint
DROP POLICY "shipment_history_system_insert" ON "shipment_history" CASCADE;--> statement-breakpoint
DROP POLICY "shipment_history_system_update" ON "shipment_history" CASCADE;--> statement-breakpoint
DROP POLICY "shipment_history_system_delete" ON "shipment_history" CASCADE;--> statement-breakpoint
DROP TABLE "shipment_history" CASCADE;--> statement-breakpoint
ALTER TABLE "tracking_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "tracking_events" ADD CONSTRAINT "tracking_events_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracking_events" ADD CONSTRAINT "tracking_events_customer_id_profiles_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracking_events" ADD CONSTRAINT "tracking_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tracking_events_told" ON "tracking_events" USING btree ("shipment_id","source","source_event_id","told_at","digest");--> statement-breakpoint
CREATE INDEX "tracking_events_customer" ON "tracking_events" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "tracking_events_actor" ON "tracking_events" USING btree ("actor_id");--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_customs_status_known" CHECK (customs_status in ('none', 'in_progress', 'held', 'cleared'));--> statement-breakpoint
CREATE POLICY "tracking_events_customer_select" ON "tracking_events" AS PERMISSIVE FOR SELECT TO "kervan_customer" USING (customer_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "tracking_events_staff_select" ON "tracking_events" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "tracking_events_staff_insert" ON "tracking_events" AS PERMISSIVE FOR INSERT TO "kervan_staff" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tracking_events_admin_select" ON "tracking_events" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "tracking_events_admin_insert" ON "tracking_events" AS PERMISSIVE FOR INSERT TO "kervan_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tracking_events_system_select" ON "tracking_events" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "tracking_events_system_insert" ON "tracking_events" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tracking_events_system_update" ON "tracking_events" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tracking_events_system_delete" ON "tracking_events" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);
