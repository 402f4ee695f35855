ALTER TABLE "staff_profiles" ADD COLUMN "photo" text;--> statement-breakpoint
ALTER TABLE "staff_profiles" ADD CONSTRAINT "staff_profiles_photo" CHECK (photo ~ '^/api/photos/[0-9a-f-]{36}$');