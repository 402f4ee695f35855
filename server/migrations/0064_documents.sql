CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"shipment_id" uuid,
	"shipment_number" text DEFAULT '' NOT NULL,
	"request_id" uuid,
	"request_number" text DEFAULT '' NOT NULL,
	"file_name" text NOT NULL,
	"file_type" text NOT NULL,
	"file_size" integer NOT NULL,
	"file_path" text NOT NULL,
	"sha256" text NOT NULL,
	"crc32" bigint NOT NULL,
	"document_type" text NOT NULL,
	"paper" text,
	"description" text DEFAULT '' NOT NULL,
	"visibility" text DEFAULT 'customer' NOT NULL,
	"uploaded_by" text NOT NULL,
	"uploader_id" uuid,
	"uploader_name" text DEFAULT '' NOT NULL,
	"uploaded_at" timestamptz DEFAULT now() NOT NULL,
	"review" text DEFAULT 'waiting' NOT NULL,
	"is_verified" boolean GENERATED ALWAYS AS (review = 'verified') STORED NOT NULL,
	"review_reason" text DEFAULT '' NOT NULL,
	"reviewed_by" uuid,
	"reviewed_at" timestamptz,
	"deleted_at" timestamptz,
	"search" text GENERATED ALWAYS AS (kervan_fold(file_name || ' ' || number || ' ' || description || ' ' || shipment_number || ' ' || request_number || ' ' || case document_type when 'invoice' then 'Fatura' when 'packing_list' then 'Çeki Listesi' when 'certificate' then 'Sertifika' when 'customs' then 'Gümrük Belgesi' when 'insurance' then 'Sigorta' when 'photo' then 'Fotoğraf' when 'other' then 'Diğer' else '' end || ' ' || case paper when 'commercial_invoice' then 'Ticari fatura' when 'packing_list' then 'Çeki listesi' when 'bill_of_lading' then 'Konşimento' when 'air_waybill' then 'Hava konşimentosu' when 'cmr' then 'CMR taşıma senedi' when 'tir_carnet' then 'TIR karnesi' when 'export_declaration' then 'İhracat beyannamesi' when 'import_declaration' then 'İthalat beyannamesi' when 'transit_declaration' then 'Transit beyannamesi (T1)' when 'customs_power' then 'Gümrük vekâletnamesi' when 'atr' then 'A.TR dolaşım belgesi' when 'eur1' then 'EUR.1 dolaşım belgesi' when 'origin_certificate' then 'Menşe şahadetnamesi' when 'insurance_policy' then 'Nakliyat sigorta poliçesi' when 'vgm' then 'VGM (doğrulanmış brüt ağırlık) beyanı' when 'dangerous_goods' then 'Tehlikeli madde beyanı' when 'safety_sheet' then 'Güvenlik bilgi formu (MSDS)' when 'temperature_instructions' then 'Sıcaklık talimatı' when 'proof_of_delivery' then 'Teslim tutanağı' else '' end)) STORED,
	CONSTRAINT "documents_file_type_known" CHECK (file_type in ('application/pdf', 'application/msword', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'image/jpeg', 'image/png', 'image/gif')),
	CONSTRAINT "documents_document_type_known" CHECK (document_type in ('invoice', 'packing_list', 'certificate', 'customs', 'insurance', 'photo', 'other')),
	CONSTRAINT "documents_paper_known" CHECK (paper in ('commercial_invoice', 'packing_list', 'bill_of_lading', 'air_waybill', 'cmr', 'tir_carnet', 'export_declaration', 'import_declaration', 'transit_declaration', 'customs_power', 'atr', 'eur1', 'origin_certificate', 'insurance_policy', 'vgm', 'dangerous_goods', 'safety_sheet', 'temperature_instructions', 'proof_of_delivery')),
	CONSTRAINT "documents_visibility_known" CHECK (visibility in ('customer', 'internal')),
	CONSTRAINT "documents_uploaded_by_known" CHECK (uploaded_by in ('customer', 'staff', 'driver')),
	CONSTRAINT "documents_review_known" CHECK (review in ('waiting', 'verified', 'refused'))
);
--> statement-breakpoint
ALTER TABLE "documents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_known";--> statement-breakpoint
DROP INDEX "uploads_unattached";--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "sha256" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "crc32" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_customer_id_profiles_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_uploader_id_users_id_fk" FOREIGN KEY ("uploader_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_reviewed_by_users_id_fk" FOREIGN KEY ("reviewed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "documents_number" ON "documents" USING btree ("number");--> statement-breakpoint
CREATE INDEX "documents_customer" ON "documents" USING btree ("customer_id","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "documents_customer_name" ON "documents" USING btree ("customer_id",("file_name") collate kervan_turkish,"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "documents_name" ON "documents" USING btree (("file_name") collate kervan_turkish,"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "documents_type" ON "documents" USING btree ("document_type","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "documents_review" ON "documents" USING btree ("review","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "documents_shipment" ON "documents" USING btree ("shipment_id","id");--> statement-breakpoint
CREATE INDEX "documents_request" ON "documents" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "documents_owner" ON "documents" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "documents_uploader" ON "documents" USING btree ("uploader_id");--> statement-breakpoint
CREATE INDEX "documents_reviewer" ON "documents" USING btree ("reviewed_by");--> statement-breakpoint
CREATE INDEX "documents_deleted" ON "documents" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "documents_search" ON "documents" USING gin (search gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "uploads_created" ON "uploads" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_known" CHECK (kind in ('offer', 'request', 'shipment', 'document', 'analysis'));--> statement-breakpoint
CREATE POLICY "documents_customer_select" ON "documents" AS PERMISSIVE FOR SELECT TO "kervan_customer" USING (customer_id = nullif(current_setting('app.actor', true), '')::uuid and visibility = 'customer' and deleted_at is null);--> statement-breakpoint
CREATE POLICY "documents_staff_select" ON "documents" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "documents_admin_select" ON "documents" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "documents_system_select" ON "documents" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "documents_system_insert" ON "documents" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "documents_system_update" ON "documents" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "documents_system_delete" ON "documents" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);