ALTER TABLE "documents" ALTER COLUMN "sha256" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ALTER COLUMN "crc32" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" DROP COLUMN "sha256";--> statement-breakpoint
ALTER TABLE "uploads" DROP COLUMN "crc32";