ALTER TABLE "consents" ADD COLUMN "source" text DEFAULT 'account' NOT NULL;--> statement-breakpoint
ALTER TABLE "visitor_consents" ADD COLUMN "source" text DEFAULT 'unknown' NOT NULL;