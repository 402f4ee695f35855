CREATE TABLE "charges" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"sort_order" integer NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"unit" text NOT NULL,
	"currency" text NOT NULL,
	"unit_price" numeric(16, 4),
	"unit_cost" numeric(16, 4),
	"tax_code" text NOT NULL,
	"is_disbursement" boolean DEFAULT false NOT NULL,
	"transport_modes" text[] NOT NULL,
	CONSTRAINT "charges_kind_known" CHECK (kind in ('ocean', 'local_origin', 'local_destination', 'docs', 'insurance', 'add_on', 'freight', 'documentation', 'local_charges', 'other', 'baf', 'caf', 'demurrage')),
	CONSTRAINT "charges_unit_known" CHECK (unit in ('container', 'wm', 'kg', 'ldm', 'bl', 'shipment')),
	CONSTRAINT "charges_currency_known" CHECK (currency in ('EUR', 'USD', 'TRY', 'GBP')),
	CONSTRAINT "charges_transport_modes_known" CHECK (transport_modes <@ array['sea_fcl', 'sea_lcl', 'air', 'land', 'van'])
);--> statement-breakpoint
ALTER TABLE "charges" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "pricing_settings" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"target_margin_pct" numeric(5, 2) NOT NULL,
	"floor_margin_pct" numeric(5, 2) NOT NULL,
	"clauses" jsonb NOT NULL,
	"out_of_scope" jsonb NOT NULL,
	CONSTRAINT "pricing_settings_only" CHECK (is_only),
	CONSTRAINT "pricing_settings_margins" CHECK (0 <= floor_margin_pct and floor_margin_pct <= target_margin_pct and target_margin_pct <= 100)
);--> statement-breakpoint
ALTER TABLE "pricing_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "quote_events" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"quote_id" uuid NOT NULL,
	"event" text NOT NULL,
	"actor_id" uuid,
	"actor_name" text DEFAULT '' NOT NULL,
	"meta" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL
);--> statement-breakpoint
ALTER TABLE "quote_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "quote_item_costs" (
	"item_id" uuid PRIMARY KEY NOT NULL,
	"quote_id" uuid NOT NULL,
	"unit_cost" numeric(16, 4) NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "quote_item_costs_currency_known" CHECK (currency in ('EUR', 'USD', 'TRY', 'GBP'))
);--> statement-breakpoint
ALTER TABLE "quote_item_costs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "quote_margins" (
	"quote_id" uuid PRIMARY KEY NOT NULL,
	"target_margin_pct" numeric(5, 2) NOT NULL,
	"price_amount" numeric(18, 2) DEFAULT '0' NOT NULL,
	"cost_amount" numeric(18, 2) DEFAULT '0' NOT NULL,
	"margin_pct" numeric(24, 2),
	"state" text DEFAULT 'no_price' NOT NULL,
	CONSTRAINT "quote_margins_target" CHECK (target_margin_pct between 0 and 100),
	CONSTRAINT "quote_margins_state_known" CHECK (state in ('on_target', 'low', 'critical', 'no_price'))
);--> statement-breakpoint
ALTER TABLE "quote_margins" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "tax_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"percent" numeric(5, 2) NOT NULL,
	"exemption_reason" text,
	CONSTRAINT "tax_codes_percent" CHECK (percent between 0 and 100)
);--> statement-breakpoint
ALTER TABLE "tax_codes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "quotes" DROP CONSTRAINT "quotes_amount";--> statement-breakpoint
DROP INDEX "quote_items_quote";--> statement-breakpoint
ALTER TABLE "quote_items" RENAME COLUMN "position" TO "sort_order";--> statement-breakpoint
ALTER TABLE "quote_items" ALTER COLUMN "description" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "quote_items" ALTER COLUMN "quantity" SET DATA TYPE numeric(12, 3);--> statement-breakpoint
ALTER TABLE "quote_items" ALTER COLUMN "quantity" SET DEFAULT '1';--> statement-breakpoint
ALTER TABLE "quote_items" ALTER COLUMN "unit" SET DEFAULT 'shipment';--> statement-breakpoint
ALTER TABLE "quote_items" ALTER COLUMN "unit_price" SET DATA TYPE numeric(16, 4);--> statement-breakpoint
ALTER TABLE "quotes" ALTER COLUMN "transport_mode" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "quotes" ALTER COLUMN "total_amount" SET DATA TYPE numeric(18, 2);--> statement-breakpoint
ALTER TABLE "quote_items" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "quote_items" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "quote_items" ADD COLUMN "is_optional" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_items" ADD COLUMN "is_disbursement" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_items" ADD COLUMN "tax_code" text;--> statement-breakpoint
ALTER TABLE "quote_items" ADD COLUMN "tax_percent" numeric(5, 2);--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "customer_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "customer_tax_no" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "customer_email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "customer_phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "customer_address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "customer_timezone" text DEFAULT 'Europe/Istanbul' NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "incoterm" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "cargo_type" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "hs_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "tax_included" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "subtotal_amount" numeric(18, 2);--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "tax_amount" numeric(18, 2);--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "fx_source" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "fx_date" date;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "fx_bulletin_no" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "fx_rates" jsonb;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "payment_term" text DEFAULT '30_days' NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "terms_conditions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "out_of_scope" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "updated_by" uuid;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "pricing_status" text;--> statement-breakpoint
-- What a new installation prices with; finance may correct it.
insert into tax_codes (code, title, percent, exemption_reason) values
  ('311', 'KDV istisnası, uluslararası taşıma (madde 14)', 0, '311'),
  ('305', 'KDV istisnası, liman ve hava meydanı hizmetleri (madde 13/b)', 0, '305'),
  ('302', 'KDV istisnası, hizmet ihracatı', 0, '302'),
  ('KDV20', 'KDV %20', 20, null);--> statement-breakpoint
insert into pricing_settings (target_margin_pct, floor_margin_pct, clauses, out_of_scope) values (18, 8,
  '["Bu teklif {geçerlilik} gün geçerlidir.", "Ödeme koşulu: {ödeme vadesi}.", "Demuraj ve detention için serbest süre {serbest süre} gündür.", "Gümrük işlemleri ve yerel vergiler fiyata dahil değildir.", "Fiyatlar piyasa koşullarındaki değişikliklere tabidir.", "Rezervasyon için önceden teyit alınması gerekir."]',
  '["Gümrük ve vergiler", "İç nakliye", "Ardiye ve depolama", "Özel ekipman", "Öngörülemeyen liman masrafları", "Talep edilmedikçe yük sigortası"]');--> statement-breakpoint
insert into charges (sort_order, kind, title, unit, currency, unit_price, unit_cost, tax_code, is_disbursement, transport_modes) values
  (10, 'ocean', 'Deniz navlunu', 'container', 'USD', null, null, '311', false, '{sea_fcl}'),
  (11, 'ocean', 'Deniz navlunu (LCL)', 'wm', 'USD', null, null, '311', false, '{sea_lcl}'),
  (12, 'baf', 'Yakıt farkı (BAF)', 'container', 'USD', null, null, '311', false, '{sea_fcl}'),
  (13, 'freight', 'Hava navlunu', 'kg', 'EUR', null, null, '311', false, '{air}'),
  (14, 'freight', 'Kara navlunu', 'ldm', 'EUR', null, null, '311', false, '{land}'),
  (15, 'freight', 'Ekspres van', 'shipment', 'EUR', null, null, '311', false, '{van}'),
  (20, 'local_origin', 'Çıkış terminal elleçleme (THC)', 'container', 'USD', 185, 165, '311', false, '{sea_fcl}'),
  (21, 'local_origin', 'Çıkış CFS elleçleme', 'wm', 'USD', 22, 17, '311', false, '{sea_lcl}'),
  (22, 'local_origin', 'Konteyner mühür', 'container', 'USD', 12, 8, '311', false, '{sea_fcl}'),
  (23, 'local_origin', 'VGM beyanı', 'container', 'USD', 25, 15, '311', false, '{sea_fcl}'),
  (24, 'local_origin', 'Çıkış terminal hizmeti', 'kg', 'EUR', 0.12, 0.09, '305', false, '{air}'),
  (25, 'local_origin', 'Ön taşıma', 'shipment', 'EUR', null, null, '311', false, '{sea_fcl,sea_lcl,air,land}'),
  (30, 'local_destination', 'Varış terminal elleçleme (THC)', 'container', 'EUR', 210, 190, '311', false, '{sea_fcl}'),
  (31, 'local_destination', 'Varış CFS elleçleme', 'wm', 'EUR', 28, 22, '311', false, '{sea_lcl}'),
  (32, 'local_destination', 'Son taşıma', 'shipment', 'EUR', null, null, '311', false, '{sea_fcl,sea_lcl,air,land}'),
  (40, 'docs', 'Konşimento (B/L)', 'bl', 'USD', 55, 35, '311', false, '{sea_fcl,sea_lcl}'),
  (41, 'docs', 'Hava konşimentosu (AWB)', 'shipment', 'EUR', 35, 20, '311', false, '{air}'),
  (42, 'docs', 'CMR düzenleme', 'shipment', 'EUR', 30, 10, '311', false, '{land,van}'),
  (43, 'docs', 'Ordino', 'shipment', 'TRY', 4500, 3600, 'KDV20', false, '{sea_fcl,sea_lcl,air}'),
  (50, 'insurance', 'Yük sigortası', 'shipment', 'EUR', null, null, '311', false, '{sea_fcl,sea_lcl,air,land,van}'),
  (60, 'add_on', 'Gümrük müşavirliği', 'shipment', 'TRY', 6500, 5200, 'KDV20', false, '{sea_fcl,sea_lcl,air,land,van}'),
  (61, 'add_on', 'Gözetim', 'shipment', 'EUR', 120, 95, 'KDV20', false, '{sea_fcl,sea_lcl,air,land,van}'),
  (62, 'add_on', 'Ardiye (yansıtma)', 'shipment', 'TRY', null, null, 'KDV20', true, '{sea_fcl,sea_lcl,air,land,van}'),
  (63, 'add_on', 'Gümrük resim ve harçları (yansıtma)', 'shipment', 'TRY', null, null, '302', true, '{sea_fcl,sea_lcl,air,land,van}');--> statement-breakpoint
-- Quotes so far have one currency and no tax, so any rates give the same sums: the shipped ones stand in.
update quotes q set
  customer_name = coalesce(nullif(p.company, ''), nullif(trim(p.first_name || ' ' || p.last_name), ''), ''),
  customer_email = coalesce(p.email, ''), customer_phone = p.phone,
  customer_tax_no = coalesce(o.tax_number, ''),
  transport_mode = case when q.transport_mode in ('sea_fcl', 'sea_lcl', 'air', 'land', 'van') then q.transport_mode
    when q.shipment_type = 'sea' then 'sea_fcl' else q.shipment_type end,
  pol = coalesce(nullif(q.pol, ''), r.origin_city, ''), pod = coalesce(nullif(q.pod, ''), r.destination_city, ''),
  subtotal_amount = q.total_amount, tax_amount = 0,
  fx_source = 'shipped', fx_date = (q.created_at at time zone 'Europe/Istanbul')::date,
  fx_rates = '{"EUR": "55.7981", "USD": "48.6116", "GBP": "64.6534"}',
  sent_at = case when q.status in ('draft', 'under_review', 'pricing', 'ready') then null
    when q.status = 'superseded' then q.sent_at else coalesce(q.sent_at, q.created_at) end
from profiles p left join organisations o on o.id = p.organisation_id, quotes same left join requests r on r.id = same.request_id
where p.id = q.customer_id and same.id = q.id;--> statement-breakpoint
-- The cargo in the shape that quotes have it.
update quotes q set cargo_details = case q.transport_mode
  when 'sea_fcl' then case when q.container_qty between 1 and 500 and q.container_type in ('20GP', '40GP', '40HC', '45HC', '20OT', '40OT', '20FR', '40FR', '20RF', '40RF')
    then jsonb_build_object('containers', jsonb_build_array(jsonb_build_object('type', q.container_type, 'qty', q.container_qty)))
    when jsonb_typeof(q.cargo_details -> 'container_details') = 'array' then jsonb_build_object('containers',
      coalesce((select jsonb_agg(jsonb_build_object('type', row ->> 'type', 'qty', (row ->> 'quantity')::int)) from jsonb_array_elements(q.cargo_details -> 'container_details') row), '[]'))
    else '{}' end
  when 'sea_lcl' then jsonb_strip_nulls(jsonb_build_object('cbm', trim_scale(round(r.estimated_volume, 2))::text, 'weight_kg', trim_scale(round(r.estimated_weight, 2))::text))
  when 'air' then jsonb_strip_nulls(jsonb_build_object('pieces', q.cargo_details -> 'packages', 'total_weight_kg', trim_scale(round(r.estimated_weight, 2))::text))
  else jsonb_strip_nulls(jsonb_build_object('pallets', q.cargo_details -> 'pallets', 'stackable', q.cargo_details -> 'stackable', 'forklift_needed', q.cargo_details -> 'forklift_needed'))
  end
from quotes same left join requests r on r.id = same.request_id where same.id = q.id;--> statement-breakpoint
-- The amount of a line will follow from quantity and price: what would not give the same amount is one unit of it.
update quote_items set quantity = 1, unit_price = amount where round(quantity * unit_price, 2) <> amount or quantity <= 0;--> statement-breakpoint
update quote_items i set title = i.description, description = '', tax_code = '311', tax_percent = 0,
  kind = case q.shipment_type when 'sea' then 'ocean' else 'freight' end,
  unit = case when i.unit in ('container', 'wm', 'kg', 'ldm', 'bl', 'shipment') then i.unit else 'shipment' end
from quotes q where q.id = i.quote_id;--> statement-breakpoint
-- A sea price with parts had one line and five columns: where they add up to it, each part is a line.
with parted as (
  select q.id, q.currency, part.kind, part.title, part.amount, part.place
  from quotes q, lateral (values ('ocean', 'Deniz navlunu', q.freight_cost, 0), ('baf', 'BAF', q.baf_cost, 1), ('caf', 'CAF', q.caf_cost, 2),
    ('demurrage', 'Demuraj', q.demurrage_cost, 3), ('other', 'Diğer', q.other_costs, 4)) as part (kind, title, amount, place)
  where part.amount is not null
    and q.total_amount = coalesce(q.freight_cost, 0) + coalesce(q.baf_cost, 0) + coalesce(q.caf_cost, 0) + coalesce(q.demurrage_cost, 0) + coalesce(q.other_costs, 0)
    and (select count(*) from quote_items i where i.quote_id = q.id) = 1
), gone as (delete from quote_items where quote_id in (select id from parted))
insert into quote_items (quote_id, sort_order, kind, title, description, unit, unit_price, currency, amount, tax_code, tax_percent)
select id, place, kind, title, '', 'shipment', amount, currency, amount, '311', 0 from parted;--> statement-breakpoint
insert into quote_margins (quote_id, target_margin_pct) select id, 18 from quotes;--> statement-breakpoint
insert into quote_events (quote_id, event, actor_id, actor_name, meta, created_at)
select q.id, happened.event, u.id, coalesce(u.name, ''), happened.meta, happened.at
from quotes q, lateral (values
    ('created', q.created_by, jsonb_build_object('total', q.total_amount::text, 'currency', q.currency), q.created_at, 0),
    ('sent_email', q.created_by, jsonb_build_object('total', q.total_amount::text, 'currency', q.currency, 'email', q.customer_email), q.sent_at, 1),
    ('viewed', q.customer_id, '{}', q.viewed_at, 2),
    (case q.status when 'accepted' then 'won' when 'rejected' then 'lost' end, q.customer_id, '{}', q.answered_at, 3)
  ) as happened (event, actor_id, meta, at, place)
  left join users u on u.id = happened.actor_id
where happened.event is not null and happened.at is not null
order by q.id, happened.at, happened.place;--> statement-breakpoint
ALTER TABLE "quote_items" drop column "amount";--> statement-breakpoint
ALTER TABLE "quote_items" ADD COLUMN "amount" numeric(14, 2) GENERATED ALWAYS AS (round(quantity * unit_price, 2)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" DROP COLUMN "freight_cost";--> statement-breakpoint
ALTER TABLE "quotes" DROP COLUMN "baf_cost";--> statement-breakpoint
ALTER TABLE "quotes" DROP COLUMN "caf_cost";--> statement-breakpoint
ALTER TABLE "quotes" DROP COLUMN "demurrage_cost";--> statement-breakpoint
ALTER TABLE "quotes" DROP COLUMN "other_costs";--> statement-breakpoint
ALTER TABLE "quote_items" ALTER COLUMN "kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_items" ALTER COLUMN "title" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_items" ALTER COLUMN "tax_code" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_items" ALTER COLUMN "tax_percent" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ALTER COLUMN "subtotal_amount" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ALTER COLUMN "tax_amount" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ALTER COLUMN "fx_source" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ALTER COLUMN "fx_date" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ALTER COLUMN "fx_rates" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_tax_code_tax_codes_code_fk" FOREIGN KEY ("tax_code") REFERENCES "public"."tax_codes"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_events" ADD CONSTRAINT "quote_events_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_events" ADD CONSTRAINT "quote_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_item_costs" ADD CONSTRAINT "quote_item_costs_item_id_quote_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."quote_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_item_costs" ADD CONSTRAINT "quote_item_costs_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_margins" ADD CONSTRAINT "quote_margins_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "charges_tax_code" ON "charges" USING btree ("tax_code");--> statement-breakpoint
CREATE INDEX "quote_events_quote" ON "quote_events" USING btree ("quote_id","id");--> statement-breakpoint
CREATE INDEX "quote_events_actor" ON "quote_events" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "quote_item_costs_quote" ON "quote_item_costs" USING btree ("quote_id");--> statement-breakpoint
ALTER TABLE "quote_items" ADD CONSTRAINT "quote_items_tax_code_tax_codes_code_fk" FOREIGN KEY ("tax_code") REFERENCES "public"."tax_codes"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quote_items_tax_code" ON "quote_items" USING btree ("tax_code");--> statement-breakpoint
CREATE INDEX "quotes_updated_by" ON "quotes" USING btree ("updated_by") WHERE updated_by is not null;--> statement-breakpoint
CREATE INDEX "quote_items_quote" ON "quote_items" USING btree ("quote_id","sort_order");--> statement-breakpoint
ALTER TABLE "quote_items" ADD CONSTRAINT "quote_items_price" CHECK (quantity > 0 and unit_price >= 0);--> statement-breakpoint
ALTER TABLE "quote_items" ADD CONSTRAINT "quote_items_kind_known" CHECK (kind in ('ocean', 'local_origin', 'local_destination', 'docs', 'insurance', 'add_on', 'freight', 'documentation', 'local_charges', 'other', 'baf', 'caf', 'demurrage'));--> statement-breakpoint
ALTER TABLE "quote_items" ADD CONSTRAINT "quote_items_unit_known" CHECK (unit in ('container', 'wm', 'kg', 'ldm', 'bl', 'shipment'));--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_sent" CHECK ((sent_at is null) = (status in ('draft', 'under_review', 'pricing', 'ready')) or status = 'superseded');--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_transport_mode_known" CHECK (transport_mode in ('sea_fcl', 'sea_lcl', 'air', 'land', 'van'));--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_customer_timezone_known" CHECK (customer_timezone in ('Europe/Istanbul', 'Europe/London', 'Europe/Berlin', 'America/New_York', 'Asia/Shanghai', 'Asia/Dubai'));--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_incoterm_known" CHECK (incoterm in ('FOB', 'CIF', 'DDP', 'DDU', 'EXW', 'FCA', 'CPT', 'CIP', 'DAP', 'DPU', 'FAS', 'CFR'));--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_fx_source_known" CHECK (fx_source in ('tcmb', 'manual', 'shipped', 'demo'));--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_payment_term_known" CHECK (payment_term in ('prepaid', '15_days', '30_days', '45_days', '60_days'));--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_amount" CHECK (subtotal_amount >= 0 and tax_amount >= 0 and total_amount = subtotal_amount + tax_amount);--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_pricing_status_known" CHECK (pricing_status in ('under_review', 'pricing', 'ready'));--> statement-breakpoint
CREATE POLICY "charges_staff_select" ON "charges" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "charges_admin_select" ON "charges" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "charges_admin_insert" ON "charges" AS PERMISSIVE FOR INSERT TO "kervan_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "charges_admin_update" ON "charges" AS PERMISSIVE FOR UPDATE TO "kervan_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "charges_admin_delete" ON "charges" AS PERMISSIVE FOR DELETE TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "charges_system_select" ON "charges" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "charges_system_insert" ON "charges" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "charges_system_update" ON "charges" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "charges_system_delete" ON "charges" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "pricing_settings_staff_select" ON "pricing_settings" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "pricing_settings_admin_select" ON "pricing_settings" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "pricing_settings_admin_insert" ON "pricing_settings" AS PERMISSIVE FOR INSERT TO "kervan_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "pricing_settings_admin_update" ON "pricing_settings" AS PERMISSIVE FOR UPDATE TO "kervan_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "pricing_settings_system_select" ON "pricing_settings" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "pricing_settings_system_insert" ON "pricing_settings" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "pricing_settings_system_update" ON "pricing_settings" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "pricing_settings_system_delete" ON "pricing_settings" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "quote_events_staff_select" ON "quote_events" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "quote_events_staff_insert" ON "quote_events" AS PERMISSIVE FOR INSERT TO "kervan_staff" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "quote_events_staff_update" ON "quote_events" AS PERMISSIVE FOR UPDATE TO "kervan_staff" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "quote_events_admin_select" ON "quote_events" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "quote_events_admin_insert" ON "quote_events" AS PERMISSIVE FOR INSERT TO "kervan_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "quote_events_admin_update" ON "quote_events" AS PERMISSIVE FOR UPDATE TO "kervan_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "quote_events_system_select" ON "quote_events" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "quote_events_system_insert" ON "quote_events" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "quote_events_system_update" ON "quote_events" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "quote_events_system_delete" ON "quote_events" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "quote_item_costs_staff_select" ON "quote_item_costs" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "quote_item_costs_staff_insert" ON "quote_item_costs" AS PERMISSIVE FOR INSERT TO "kervan_staff" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "quote_item_costs_staff_update" ON "quote_item_costs" AS PERMISSIVE FOR UPDATE TO "kervan_staff" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "quote_item_costs_staff_delete" ON "quote_item_costs" AS PERMISSIVE FOR DELETE TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "quote_item_costs_admin_select" ON "quote_item_costs" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "quote_item_costs_admin_insert" ON "quote_item_costs" AS PERMISSIVE FOR INSERT TO "kervan_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "quote_item_costs_admin_update" ON "quote_item_costs" AS PERMISSIVE FOR UPDATE TO "kervan_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "quote_item_costs_admin_delete" ON "quote_item_costs" AS PERMISSIVE FOR DELETE TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "quote_item_costs_system_select" ON "quote_item_costs" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "quote_item_costs_system_insert" ON "quote_item_costs" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "quote_item_costs_system_update" ON "quote_item_costs" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "quote_item_costs_system_delete" ON "quote_item_costs" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "quote_margins_staff_select" ON "quote_margins" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "quote_margins_staff_insert" ON "quote_margins" AS PERMISSIVE FOR INSERT TO "kervan_staff" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "quote_margins_staff_update" ON "quote_margins" AS PERMISSIVE FOR UPDATE TO "kervan_staff" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "quote_margins_staff_delete" ON "quote_margins" AS PERMISSIVE FOR DELETE TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "quote_margins_admin_select" ON "quote_margins" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "quote_margins_admin_insert" ON "quote_margins" AS PERMISSIVE FOR INSERT TO "kervan_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "quote_margins_admin_update" ON "quote_margins" AS PERMISSIVE FOR UPDATE TO "kervan_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "quote_margins_admin_delete" ON "quote_margins" AS PERMISSIVE FOR DELETE TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "quote_margins_system_select" ON "quote_margins" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "quote_margins_system_insert" ON "quote_margins" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "quote_margins_system_update" ON "quote_margins" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "quote_margins_system_delete" ON "quote_margins" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "tax_codes_staff_select" ON "tax_codes" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "tax_codes_admin_select" ON "tax_codes" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "tax_codes_admin_insert" ON "tax_codes" AS PERMISSIVE FOR INSERT TO "kervan_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tax_codes_admin_update" ON "tax_codes" AS PERMISSIVE FOR UPDATE TO "kervan_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tax_codes_admin_delete" ON "tax_codes" AS PERMISSIVE FOR DELETE TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "tax_codes_system_select" ON "tax_codes" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "tax_codes_system_insert" ON "tax_codes" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tax_codes_system_update" ON "tax_codes" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tax_codes_system_delete" ON "tax_codes" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
ALTER POLICY "quotes_customer_select" ON "quotes" TO kervan_customer USING (customer_id = nullif(current_setting('app.actor', true), '')::uuid and sent_at is not null);
