DROP INDEX "newsletter_recipients_state";--> statement-breakpoint
ALTER TABLE "newsletter_campaigns" ADD COLUMN "measured_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "newsletter_recipients_opened" ON "newsletter_recipients" USING btree ("campaign_id","opened_at") WHERE opened_at is not null;--> statement-breakpoint
CREATE INDEX "newsletter_recipients_clicked" ON "newsletter_recipients" USING btree ("campaign_id","clicked_at") WHERE clicked_at is not null;--> statement-breakpoint
CREATE INDEX "newsletter_recipients_left" ON "newsletter_recipients" USING btree ("campaign_id") WHERE unsubscribed_at is not null;--> statement-breakpoint
CREATE INDEX "newsletter_recipients_twice" ON "newsletter_recipients" USING btree ("campaign_id") WHERE maybe_twice;--> statement-breakpoint
CREATE INDEX "newsletter_recipients_state" ON "newsletter_recipients" USING btree ("campaign_id","state","id","measured");--> statement-breakpoint
UPDATE "newsletter_campaigns" c SET measured_count = (SELECT count(*) FROM "newsletter_recipients" r WHERE r.campaign_id = c.id AND r.state IN ('sent', 'complained') AND r.measured);
