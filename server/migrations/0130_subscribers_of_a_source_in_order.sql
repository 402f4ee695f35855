DROP INDEX "newsletter_subscribers_address";--> statement-breakpoint
DROP INDEX "newsletter_subscribers_name";--> statement-breakpoint
DROP INDEX "newsletter_subscribers_opens";--> statement-breakpoint
DROP INDEX "newsletter_subscribers_clicks";--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_address" ON "newsletter_subscribers" USING btree (("email") collate kervan_turkish,"id","status","subscription_source");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_name" ON "newsletter_subscribers" USING btree (("name") collate kervan_turkish,"id","status","subscription_source");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_opens" ON "newsletter_subscribers" USING btree ("email_open_count","id","status","subscription_source");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_clicks" ON "newsletter_subscribers" USING btree ("email_click_count","id","status","subscription_source");