ALTER TABLE "newsletter_subscribers" ADD COLUMN "measuring_at" timestamptz;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "measuring_version" text DEFAULT '' NOT NULL;