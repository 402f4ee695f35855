CREATE INDEX "newsletter_recipients_untaken" ON "newsletter_recipients" USING btree ("campaign_id") WHERE state = 'bounced' and sent_at is null;--> statement-breakpoint
CREATE INDEX "newsletter_consents_at" ON "newsletter_consents" USING btree ("at","id");--> statement-breakpoint
UPDATE "newsletter_campaigns" c SET sent_count = n.sent, failed_count = n.failed
FROM (
  SELECT campaign_id, (count(*) FILTER (WHERE state IN ('sent', 'complained') OR (state = 'bounced' AND sent_at IS NOT NULL)))::int AS sent,
    (count(*) FILTER (WHERE state = 'failed' OR (state = 'bounced' AND sent_at IS NULL)))::int AS failed
  FROM "newsletter_recipients" GROUP BY campaign_id) n
WHERE c.id = n.campaign_id AND (c.sent_count, c.failed_count) IS DISTINCT FROM (n.sent, n.failed);
