/** Quotes in every state, written past the API: as many as a test needs, answered over the last two years. */
import { query } from '#testing/sign-in.ts'
import type { TestServer } from '#testing/test-server.ts'

type Wanted = {
  customer: string
  owner: string | null
  count: number
  pol: string
  mode?: string
  pod?: string
}

const statuses = `(array['draft', 'under_review', 'pricing', 'ready', 'sent', 'viewed', 'revision_requested', 'accepted', 'rejected', 'expired', 'superseded'])`

/** Of a dozen in a row each has another state; every third that was answered was answered within the hour. */
export function addSettledQuotes(
  server: TestServer,
  { customer, owner, count, pol, mode = 'sea_fcl', pod = 'Hamburg' }: Wanted,
): Promise<unknown[]> {
  return query(
    server,
    `with numbered as (
       select turn, s.status, now() - turn * interval '133 hours' as created from generate_series(0, $3::int - 1) turn,
         lateral (select (${statuses})[1 + turn % 11] as status) s),
     asked as (
       insert into requests (number, customer_id, form, title, shipment_type, quote_due_at, created_by, created_at)
       select 'TLP-' || gen_random_uuid(), $1, 'quick', turn::text, 'sea', now() + interval '5 hours', $1, created - interval '7 hours'
       from numbered returning id, title::int as turn),
     added as (
       insert into quotes (quote_no, customer_id, request_id, status, title, transport_mode, shipment_type, customer_name, customer_email, pol, pod,
         owner_id, currency, subtotal_amount, tax_amount, total_amount, fx_source, fx_date, fx_rates, validity_days, valid_until, sent_at, answered_at,
         accepted_amount, accepted_options, rejection_reason, created_by, created_at)
       select 'KRV-2026-' || left(replace(gen_random_uuid()::text, '-', ''), 12), $1, asked.id, n.status, 'Deneme yükü', $5, 'sea', 'Şimşir Ticaret', 'satın@simsir.example', $4, $6,
         $2, 'EUR', 100 + turn, 0, 100 + turn, 'shipped', '2026-01-01', '{}', 30,
         case when n.status = 'expired' then created + interval '3 days' when turn % 2 = 0 then now() + interval '1 day' else now() + interval '9 days' end,
         case when n.status not in ('draft', 'under_review', 'pricing', 'ready') then created end,
         case when n.status in ('accepted', 'rejected', 'revision_requested') then created + case when turn % 3 = 0 then interval '30 minutes' else interval '50 hours' end end,
         case when n.status = 'accepted' then 100 + turn end, case when n.status = 'accepted' then '[]'::jsonb end,
         case when n.status = 'rejected' and turn % 4 > 0 then (array['price', 'terms', 'other'])[1 + turn % 3] end, $1, created
       from numbered n join asked using (turn) returning id)
     insert into quote_margins (quote_id, target_margin_pct) select id, 18 from added`,
    [customer, owner, count, pol, mode, pod],
  )
}
