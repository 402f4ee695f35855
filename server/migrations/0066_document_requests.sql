CREATE TABLE "document_requests" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"customer_id" uuid NOT NULL,
	"shipment_id" uuid,
	"request_id" uuid,
	"paper" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"asked_by" uuid,
	"asked_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "document_requests_paper_known" CHECK (paper in ('commercial_invoice', 'packing_list', 'bill_of_lading', 'air_waybill', 'cmr', 'tir_carnet', 'export_declaration', 'import_declaration', 'transit_declaration', 'customs_power', 'atr', 'eur1', 'origin_certificate', 'insurance_policy', 'vgm', 'dangerous_goods', 'safety_sheet', 'temperature_instructions', 'proof_of_delivery'))
);
--> statement-breakpoint
ALTER TABLE "document_requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "document_requests" ADD CONSTRAINT "document_requests_customer_id_profiles_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_requests" ADD CONSTRAINT "document_requests_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_requests" ADD CONSTRAINT "document_requests_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_requests" ADD CONSTRAINT "document_requests_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_requests_customer" ON "document_requests" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "document_requests_shipment" ON "document_requests" USING btree ("shipment_id","paper","asked_at");--> statement-breakpoint
CREATE INDEX "document_requests_request" ON "document_requests" USING btree ("request_id","paper","asked_at");--> statement-breakpoint
CREATE INDEX "document_requests_asker" ON "document_requests" USING btree ("asked_by");--> statement-breakpoint
CREATE POLICY "document_requests_customer_select" ON "document_requests" AS PERMISSIVE FOR SELECT TO "kervan_customer" USING (customer_id = nullif(current_setting('app.actor', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "document_requests_staff_select" ON "document_requests" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "document_requests_staff_insert" ON "document_requests" AS PERMISSIVE FOR INSERT TO "kervan_staff" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "document_requests_admin_select" ON "document_requests" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "document_requests_admin_insert" ON "document_requests" AS PERMISSIVE FOR INSERT TO "kervan_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "document_requests_system_select" ON "document_requests" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "document_requests_system_insert" ON "document_requests" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "document_requests_system_update" ON "document_requests" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "document_requests_system_delete" ON "document_requests" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);