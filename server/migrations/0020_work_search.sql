CREATE INDEX "work_items_search" ON "work_items" USING gin (kervan_fold(title || ' ' || customer_name || ' ' || company) gin_trgm_ops);
