-- The lists with which an installation starts; `shipped-groups.ts` names the same.
INSERT INTO "customer_groups" ("id", "kind", "name", "rank") VALUES
  ('01900000-0000-7000-8000-000000001001', 'sector', 'Tekstil', 1),
  ('01900000-0000-7000-8000-000000001002', 'sector', 'Makine', 2),
  ('01900000-0000-7000-8000-000000001003', 'sector', 'Gıda', 3),
  ('01900000-0000-7000-8000-000000001004', 'sector', 'Otomotiv Parça', 4),
  ('01900000-0000-7000-8000-000000001005', 'sector', 'Mobilya', 5),
  ('01900000-0000-7000-8000-000000001006', 'sector', 'Seramik', 6),
  ('01900000-0000-7000-8000-000000001007', 'sector', 'Kimya', 7),
  ('01900000-0000-7000-8000-000000001008', 'sector', 'Ambalaj', 8),
  ('01900000-0000-7000-8000-000000001009', 'sector', 'Beyaz Eşya', 9),
  ('01900000-0000-7000-8000-000000001010', 'sector', 'Mermer', 10),
  ('01900000-0000-7000-8000-000000001011', 'sector', 'Plastik', 11),
  ('01900000-0000-7000-8000-000000001012', 'sector', 'Elektronik', 12),
  ('01900000-0000-7000-8000-000000001013', 'sector', 'Cam', 13),
  ('01900000-0000-7000-8000-000000001014', 'sector', 'Diğer', 14),
  ('01900000-0000-7000-8000-000000001101', 'segment', 'Kurumsal', 1),
  ('01900000-0000-7000-8000-000000001102', 'segment', 'KOBİ', 2),
  ('01900000-0000-7000-8000-000000001103', 'segment', 'Bireysel', 3),
  ('01900000-0000-7000-8000-000000001104', 'segment', 'Nakliye firması', 4);--> statement-breakpoint
-- What staff have typed so far joins the lists, and is what firms have by id from now on.
INSERT INTO "customer_groups" ("kind", "name", "rank")
  SELECT 'sector', min("sector"), 100 + row_number() OVER (ORDER BY min("sector")) FROM "organisations" WHERE "sector" <> '' GROUP BY kervan_fold("sector")
  ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "customer_groups" ("kind", "name", "rank")
  SELECT 'segment', min("segment"), 100 + row_number() OVER (ORDER BY min("segment")) FROM "organisations" WHERE "segment" <> '' GROUP BY kervan_fold("segment")
  ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE "organisations" o SET "sector_id" = g."id" FROM "customer_groups" g WHERE g."kind" = 'sector' AND kervan_fold(g."name") = kervan_fold(o."sector");--> statement-breakpoint
UPDATE "organisations" o SET "segment_id" = g."id" FROM "customer_groups" g WHERE g."kind" = 'segment' AND kervan_fold(g."name") = kervan_fold(o."segment");--> statement-breakpoint
UPDATE "profiles" p SET "sector_id" = o."sector_id", "segment_id" = o."segment_id", "city" = o."city", "country" = o."country"
  FROM "organisations" o WHERE o."id" = p."organisation_id";--> statement-breakpoint
-- Of the others nobody can tell any more how they came.
UPDATE "profiles" SET "lead_source" = 'signup' WHERE "has_account";--> statement-breakpoint
UPDATE "profiles" p SET "total_revenue" = q.euro FROM (
    SELECT customer_id, coalesce(sum(case currency when 'EUR' then accepted_amount
    else round((accepted_amount * case currency when 'TRY' then 1 else (fx_rates ->> currency)::numeric end)::numeric(40, 20) / (fx_rates ->> 'EUR')::numeric, 2) end), 0) AS euro
    FROM "quotes" WHERE status = 'accepted' GROUP BY customer_id) q
  WHERE p."id" = q.customer_id;--> statement-breakpoint
UPDATE "profiles" p SET "last_contact_at" = c.last FROM (
    SELECT customer_id, max(at) AS last FROM (
      SELECT customer_id, greatest(created_at, customer_response_at, revision_requested_at) AS at FROM "requests"
      UNION ALL SELECT customer_id, sent_at FROM "quotes" WHERE sent_at <= now()
      UNION ALL SELECT q.customer_id, m.settled_at FROM "quote_mails" m JOIN "quotes" q ON q.id = m.quote_id WHERE m.state = 'sent'
      UNION ALL SELECT q.customer_id, e.created_at FROM "quote_events" e JOIN "quotes" q ON q.id = e.quote_id WHERE e.event = 'asked'
    ) AS said GROUP BY customer_id) c
  WHERE p."id" = c.customer_id;--> statement-breakpoint
ALTER TABLE "organisations" DROP COLUMN "sector";--> statement-breakpoint
ALTER TABLE "organisations" DROP COLUMN "segment";