DROP INDEX "chat_guests_last_seen";--> statement-breakpoint
ALTER TABLE "chat_guests" DROP COLUMN "last_seen_at";