ALTER TABLE "notification_preferences" ADD COLUMN "eta_change_hours" smallint DEFAULT 24 NOT NULL;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "eta_told" timestamptz;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_eta" CHECK (eta_change_hours in (6, 24, 72, 0));--> statement-breakpoint
-- Whoever has a shipment has seen when it arrives.
UPDATE "shipments" SET "eta_told" = "eta" WHERE "eta" IS NOT NULL;
