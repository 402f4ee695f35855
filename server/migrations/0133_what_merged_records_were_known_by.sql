ALTER TABLE "customer_merges" ADD COLUMN "gone_email" text;--> statement-breakpoint
ALTER TABLE "customer_merges" ADD COLUMN "gone_phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_merges" ADD COLUMN "gone_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "customer_merges" SET "gone_email" = "gone" ->> 'email', "gone_phone" = coalesce("gone" ->> 'phone', ''),
  "gone_name" = trim(coalesce("gone" ->> 'first_name', '') || ' ' || coalesce("gone" ->> 'last_name', ''))
  WHERE "gone" IS NOT NULL AND "undone_at" IS NULL;
