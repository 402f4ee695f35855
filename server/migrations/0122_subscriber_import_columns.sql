ALTER TABLE "newsletter_imports" ADD COLUMN "heads" jsonb NOT NULL DEFAULT '["E-posta", "Tarih", "Kaynak", "Not"]';--> statement-breakpoint
ALTER TABLE "newsletter_imports" ALTER COLUMN "heads" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "newsletter_imports" ADD COLUMN "meanings" jsonb;--> statement-breakpoint
-- Rows had their cells by meaning; now they have them in the order of the file.
UPDATE "newsletter_imports" SET meanings = '["email", "consent_at", "consent_source", "note"]';--> statement-breakpoint
UPDATE "newsletter_import_rows" SET cells = jsonb_build_array(coalesce(cells ->> 'email', ''), coalesce(cells ->> 'consent_at', ''), coalesce(cells ->> 'consent_source', ''), coalesce(cells ->> 'note', ''));
