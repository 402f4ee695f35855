ALTER TABLE "tax_codes" ADD COLUMN "next_percent" numeric(5, 2);--> statement-breakpoint
ALTER TABLE "tax_codes" ADD COLUMN "next_from" date;--> statement-breakpoint
ALTER TABLE "tax_codes" ADD CONSTRAINT "tax_codes_next" CHECK ((next_percent is null) = (next_from is null) and next_percent between 0 and 100);