CREATE TABLE "sendings" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"address_hash" text NOT NULL,
	"sent_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sendings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "sendings_address" ON "sendings" USING btree ("address_hash","sent_at");--> statement-breakpoint
CREATE INDEX "sendings_sent_at" ON "sendings" USING btree ("sent_at");--> statement-breakpoint
CREATE POLICY "sendings_auth_select" ON "sendings" AS PERMISSIVE FOR SELECT TO "kervan_auth" USING (true);--> statement-breakpoint
CREATE POLICY "sendings_auth_insert" ON "sendings" AS PERMISSIVE FOR INSERT TO "kervan_auth" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "sendings_system_select" ON "sendings" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "sendings_system_insert" ON "sendings" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "sendings_system_update" ON "sendings" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "sendings_system_delete" ON "sendings" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);