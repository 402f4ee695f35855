ALTER TABLE "insights" ADD COLUMN "words" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "insights" ADD COLUMN "words_for" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "insights" ADD COLUMN "words_tried_at" timestamptz;