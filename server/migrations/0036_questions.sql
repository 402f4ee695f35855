ALTER TABLE "work_items" DROP CONSTRAINT "work_items_kind_known";--> statement-breakpoint
ALTER TABLE "work_items" ADD COLUMN "quote_id" uuid;--> statement-breakpoint
ALTER TABLE "work_items" ADD CONSTRAINT "work_items_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quotes_customer_sent" ON "quotes" USING btree ("customer_id","sent_at","id");--> statement-breakpoint
CREATE INDEX "work_items_quote" ON "work_items" USING btree ("quote_id") WHERE quote_id is not null;--> statement-breakpoint
ALTER TABLE "work_items" ADD CONSTRAINT "work_items_kind_known" CHECK (kind in ('demo_request', 'new_request', 'revision', 'question'));