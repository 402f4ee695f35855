-- Numbers of requests and quotes come from a sequence each, which goes on where the counters of all years have come to.
-- The tables are read by their owner, who is not the system; the seal forces row-level security on them again.
ALTER TABLE "number_counters" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "requests" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "quotes" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE SEQUENCE "public"."quote_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."request_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
SELECT setval('request_numbers', max(given)) FROM (
  SELECT last FROM number_counters WHERE series = 'TLP'
  UNION ALL SELECT substring(number FROM '^TLP-\d{4}-(\d{1,12})$')::bigint FROM requests
) AS numbers (given) HAVING max(given) > 0;--> statement-breakpoint
SELECT setval('quote_numbers', max(given)) FROM (
  SELECT last FROM number_counters WHERE series = 'KRV'
  UNION ALL SELECT substring(quote_no FROM '^KRV-\d{4}-(\d{1,12})$')::bigint FROM quotes
) AS numbers (given) HAVING max(given) > 0;--> statement-breakpoint
DROP TABLE "number_counters" CASCADE;
