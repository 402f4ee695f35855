-- A column, since the index of an expression has the expression worked out again for every row that it finds.
DROP INDEX "work_items_search";--> statement-breakpoint
ALTER TABLE "work_items" ADD COLUMN "search" text GENERATED ALWAYS AS (kervan_fold(title || ' ' || customer_name || ' ' || company)) STORED;--> statement-breakpoint
CREATE INDEX "work_items_any_due" ON "work_items" USING btree ("due_at","id");--> statement-breakpoint
CREATE INDEX "work_items_search" ON "work_items" USING gin (search gin_trgm_ops);
