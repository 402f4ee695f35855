ALTER TABLE "sessions" DROP CONSTRAINT "sessions_surface";--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_role";--> statement-breakpoint
ALTER TABLE "data_requests" DROP CONSTRAINT "data_requests_status";--> statement-breakpoint
ALTER TABLE "profiles" DROP CONSTRAINT "profiles_company_type";--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" DROP CONSTRAINT "newsletter_subscribers_status";--> statement-breakpoint
ALTER TABLE "quotes" DROP CONSTRAINT "quotes_status_known";--> statement-breakpoint
ALTER TABLE "requests" DROP CONSTRAINT "requests_type_known";--> statement-breakpoint
-- What earlier versions let in is mended first. A request's price is a copy of its quote: a quote that is missing is made again from it.
insert into quotes (id, quote_no, customer_id, request_id, status, title, shipment_type, origin_country_code, destination_country_code,
  cargo_details, currency, total_amount, validity_days, valid_until, notes, sent_at, answered_at, created_by, created_at)
select r.quote_id, 'TMP-' || r.quote_id, r.customer_id, r.id,
  case r.status when 'quoted' then 'sent' when 'approved' then 'accepted' when 'rejected' then 'rejected' else 'revision_requested' end,
  r.title, r.shipment_type, r.origin_country_code, r.destination_country_code, r.cargo_details, coalesce(r.quote_currency, 'EUR'),
  coalesce(r.quote_amount, 0), 0, coalesce(r.quote_valid_until, r.updated_at), r.quote_notes, coalesce(r.quoted_at, r.updated_at),
  case when r.status <> 'quoted' then coalesce(r.customer_response_at, r.updated_at) end, coalesce(r.quoted_by, r.created_by), coalesce(r.quoted_at, r.updated_at)
from requests r where r.quote_id is not null and not exists (select from quotes q where q.id = r.quote_id)
on conflict do nothing;--> statement-breakpoint
update requests r set shipment_id = (select s.id from shipments s where s.request_id = r.id)
where r.shipment_id is not null and not exists (select from shipments s where s.id = r.shipment_id);--> statement-breakpoint
update notifications n set request_id = null
where n.request_id is not null and not exists (select from requests r where r.id = n.request_id);--> statement-breakpoint
update quotes q set superseded_by = null
where q.superseded_by is not null and not exists (select from quotes newer where newer.id = q.superseded_by);--> statement-breakpoint
update quotes set status = 'superseded' where superseded_by is not null and status <> 'accepted';--> statement-breakpoint
update quotes set superseded_by = null where superseded_by is not null and status = 'accepted';--> statement-breakpoint
-- Of several quotes that a customer could answer, the one that the request names stays, otherwise the newest; of several that are
-- not sent yet the newest.
update quotes q set status = 'superseded', superseded_by = kept.id
from (
  select distinct on (q.request_id, q.status in ('sent', 'viewed')) q.id, q.request_id, q.status in ('sent', 'viewed') as is_open
  from quotes q join requests r on r.id = q.request_id
  where q.status in ('sent', 'viewed', 'draft', 'under_review', 'pricing', 'ready')
  order by q.request_id, q.status in ('sent', 'viewed'), q.id = r.quote_id desc nulls last, q.id desc
) as kept
where kept.request_id = q.request_id and kept.id <> q.id
  and q.status in ('sent', 'viewed', 'draft', 'under_review', 'pricing', 'ready') and kept.is_open = (q.status in ('sent', 'viewed'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_superseded_by_quotes_id_fk" FOREIGN KEY ("superseded_by") REFERENCES "public"."quotes"("id") DEFERRABLE;--> statement-breakpoint
CREATE INDEX "notifications_request" ON "notifications" USING btree ("request_id") WHERE request_id is not null;--> statement-breakpoint
CREATE INDEX "quotes_superseded_by" ON "quotes" USING btree ("superseded_by") WHERE superseded_by is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_one_open" ON "quotes" USING btree ("request_id") WHERE status in ('sent', 'viewed');--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_one_unsent" ON "quotes" USING btree ("request_id") WHERE status in ('draft', 'under_review', 'pricing', 'ready');--> statement-breakpoint
CREATE INDEX "requests_quote" ON "requests" USING btree ("quote_id") WHERE quote_id is not null;--> statement-breakpoint
CREATE INDEX "requests_shipment" ON "requests" USING btree ("shipment_id") WHERE shipment_id is not null;--> statement-breakpoint
ALTER TABLE "anonymous_views" ADD CONSTRAINT "anonymous_views_kind_known" CHECK (kind in ('robot', 'without_consent'));--> statement-breakpoint
ALTER TABLE "visitor_sessions" ADD CONSTRAINT "visitor_sessions_user_type_known" CHECK (user_type in ('guest', 'customer', 'staff'));--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_action_known" CHECK (action in ('insert', 'update', 'delete'));--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_surface_known" CHECK (surface in ('portal', 'office'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_role_known" CHECK (role in ('customer', 'staff', 'admin'));--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_purpose_known" CHECK (purpose in ('analytics', 'marketing'));--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_source_known" CHECK (source in ('account', 'banner', 'preferences', 'unknown'));--> statement-breakpoint
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_kind_known" CHECK (kind in ('erasure'));--> statement-breakpoint
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_status_known" CHECK (status in ('open', 'withdrawn', 'done', 'refused'));--> statement-breakpoint
ALTER TABLE "visitor_consents" ADD CONSTRAINT "visitor_consents_purpose_known" CHECK (purpose in ('analytics', 'marketing'));--> statement-breakpoint
ALTER TABLE "visitor_consents" ADD CONSTRAINT "visitor_consents_source_known" CHECK (source in ('account', 'banner', 'preferences', 'unknown'));--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_company_type_known" CHECK (company_type in ('individual', 'company'));--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD CONSTRAINT "newsletter_subscribers_status_known" CHECK (status in ('pending', 'active', 'unsubscribed'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_known" CHECK (kind in ('offer', 'request', 'shipment', 'analysis'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_quote_currency_known" CHECK (quote_currency in ('EUR', 'USD', 'TRY', 'GBP'));--> statement-breakpoint
ALTER TABLE "places" ADD CONSTRAINT "places_kinds_known" CHECK (kinds <@ array['city', 'port', 'airport', 'terminal']);--> statement-breakpoint
ALTER TABLE "quote_items" ADD CONSTRAINT "quote_items_currency_known" CHECK (currency in ('EUR', 'USD', 'TRY', 'GBP'));--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_superseded" CHECK (superseded_by is null or status = 'superseded');--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_shipment_type_known" CHECK (shipment_type in ('sea', 'air', 'land'));--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_currency_known" CHECK (currency in ('EUR', 'USD', 'TRY', 'GBP'));--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_status_known" CHECK (status in ('draft', 'under_review', 'pricing', 'ready', 'sent', 'viewed', 'revision_requested', 'accepted', 'rejected', 'expired', 'superseded'));--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_form_known" CHECK (form in ('quick', 'detailed', 'order'));--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_shipment_type_known" CHECK (shipment_type in ('sea', 'air', 'land'));--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_cargo_type_known" CHECK (cargo_type in ('general', 'dangerous', 'reefer', 'project', 'bulk', 'oversized'));--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_urgency_level_known" CHECK (urgency_level in ('urgent', 'standard', 'flexible', 'normal', 'fast', 'high', 'medium', 'low'));--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_quote_currency_known" CHECK (quote_currency in ('EUR', 'USD', 'TRY', 'GBP'));--> statement-breakpoint
ALTER TABLE "shipment_history" ADD CONSTRAINT "shipment_history_kind_known" CHECK (kind in ('created', 'status', 'location', 'eta', 'delay', 'note'));--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_shipment_type_known" CHECK (shipment_type in ('sea', 'air', 'land'));--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_quote_currency_known" CHECK (quote_currency in ('EUR', 'USD', 'TRY', 'GBP'));--> statement-breakpoint
ALTER TABLE "work_items" ADD CONSTRAINT "work_items_kind_known" CHECK (kind in ('demo_request', 'new_request', 'revision'));--> statement-breakpoint
ALTER TABLE "work_items" ADD CONSTRAINT "work_items_priority_known" CHECK (priority in ('urgent', 'high', 'medium', 'low'));--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_outcome_known" CHECK (outcome in ('waiting', 'sent', 'uncertain', 'expired', 'refused'));--> statement-breakpoint
ALTER POLICY "quotes_customer_select" ON "quotes" TO kervan_customer USING (customer_id = nullif(current_setting('app.actor', true), '')::uuid and status <> 'draft' and not (status = 'superseded' and sent_at is null));--> statement-breakpoint
-- Requests stand below quotes and shipments, so their keys are not beside the table. Deferrable, since a request and its quote
-- refer to each other: what writes both at once may have the keys checked at its end.
ALTER TABLE "requests" ADD CONSTRAINT "requests_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") DEFERRABLE;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE SET NULL DEFERRABLE;
