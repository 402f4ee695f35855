-- For the list of all quotes by margin. Takes about a second at a million quotes.
CREATE INDEX "quote_margins_margin" ON "quote_margins" USING btree ("margin_pct","quote_id");