UPDATE "newsletter_subscribers" SET "measuring" = false, "measuring_at" = coalesce("unsubscribed_at", now())
WHERE "measuring" AND "status" IN ('unsubscribed', 'bounced', 'complained');
