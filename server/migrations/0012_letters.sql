-- Mails of the demo's inbox are kept as letters and written out when they are opened; those that are there have been.
ALTER TABLE "inbox_mails" ADD COLUMN "letter" json;--> statement-breakpoint
UPDATE "inbox_mails" SET "letter" = json_build_object('text', "text", 'html', "html");--> statement-breakpoint
ALTER TABLE "inbox_mails" ALTER COLUMN "letter" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "inbox_mails" DROP COLUMN "text";--> statement-breakpoint
ALTER TABLE "inbox_mails" DROP COLUMN "html";--> statement-breakpoint
ALTER TABLE "work_items" DROP COLUMN "search";
