ALTER TABLE "work_items" DROP CONSTRAINT "work_items_kind_known";--> statement-breakpoint
ALTER TABLE "work_items" ADD COLUMN "since" timestamptz;--> statement-breakpoint
ALTER TABLE "work_items" ADD COLUMN "turn" text;--> statement-breakpoint
ALTER TABLE "work_items" ADD COLUMN "deadline" timestamptz;--> statement-breakpoint
ALTER TABLE "work_items" ADD COLUMN "closed_because" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "work_items_open_exception" ON "work_items" USING btree ("shipment_id","kind") WHERE status = 'open' and since is not null;--> statement-breakpoint
CREATE INDEX "work_items_status_since" ON "work_items" USING btree ("status","since","id");--> statement-breakpoint
ALTER TABLE "work_items" ADD CONSTRAINT "work_items_turn_known" CHECK (turn in ('us', 'carrier', 'customer'));--> statement-breakpoint
ALTER TABLE "work_items" ADD CONSTRAINT "work_items_kind_known" CHECK (kind in ('demo_request', 'new_request', 'revision', 'question', 'mail_failed', 'expiring_quote', 'operations', 'free_time', 'customs_hold', 'shipment_late', 'shipment_silent'));