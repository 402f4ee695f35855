ALTER TABLE "tracking_events" ADD COLUMN "naming" text DEFAULT 'this' NOT NULL;--> statement-breakpoint
CREATE INDEX "tracking_events_name" ON "tracking_events" USING btree ("source","source_event_id");--> statement-breakpoint
CREATE INDEX "tracking_messages_name" ON "tracking_messages" USING btree ("source",(told -> 'event' ->> 'source_event_id')) WHERE told is not null;--> statement-breakpoint
ALTER TABLE "tracking_events" ADD CONSTRAINT "tracking_events_naming_known" CHECK (naming in ('this', 'asked', 'nothing', 'another'));