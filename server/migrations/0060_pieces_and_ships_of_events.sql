ALTER TABLE "tracking_events" ADD COLUMN "vessel_imo" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tracking_events" ADD COLUMN "service_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tracking_events" ADD COLUMN "pieces" integer;--> statement-breakpoint
ALTER TABLE "tracking_events" ADD COLUMN "total_pieces" integer;--> statement-breakpoint
ALTER TABLE "tracking_events" ADD COLUMN "weight_kg" double precision;