-- Mails of the demo's inbox are kept as letters and written out when they are opened; those that are there have been. By a change
-- of type, since the owner, who is not the system, sees no rows to update. Work is folded where somebody searches for it.
ALTER TABLE "inbox_mails" ALTER COLUMN "text" TYPE json USING json_build_object('text', "text", 'html', "html");--> statement-breakpoint
ALTER TABLE "inbox_mails" RENAME COLUMN "text" TO "letter";--> statement-breakpoint
ALTER TABLE "inbox_mails" DROP COLUMN "html";--> statement-breakpoint
ALTER TABLE "work_items" DROP COLUMN "search";
