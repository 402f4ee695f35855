-- The numbers of papers were stored as they were typed, but for waybills and plates. From now on they are all written alike, as
-- `paperNumber` of the domain writes them: in capitals, without spaces and dashes.
CREATE FUNCTION pg_temp.plain_code(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT RETURN translate(
  regexp_replace(normalize(value, NFKC),
    '[[:space:]._/\-\u00ad\u0307\u058a\u05be\u061c\u180e\u2010-\u2015\u200b-\u200f\u2028-\u202f\u205f-\u206f\u2212\u301c\u3030\ufeff]', '', 'g'),
  'abcdefghijklmnopqrstuvwxyzıİ', 'ABCDEFGHIJKLMNOPQRSTUVWXYZII');--> statement-breakpoint
WITH plain AS (
  SELECT id, pg_temp.plain_code(booking_number) AS booking, pg_temp.plain_code(bill_of_lading) AS bill,
    regexp_replace(pg_temp.plain_code(air_waybill), '^([0-9]{3})([0-9]{8})$', '\1-\2') AS waybill,
    pg_temp.plain_code(cmr_number) AS cmr,
    regexp_replace(pg_temp.plain_code(plate), '^TR((0[1-9]|[1-7][0-9]|8[01])[A-Z]{1,3}[0-9]{2,5})$', '\1') AS plate
  FROM shipments WHERE booking_number <> '' OR bill_of_lading <> '' OR air_waybill <> '' OR cmr_number <> '' OR plate <> ''
)
UPDATE shipments s SET booking_number = p.booking, bill_of_lading = p.bill, air_waybill = p.waybill, cmr_number = p.cmr, plate = p.plate
FROM plain p WHERE p.id = s.id
  AND (s.booking_number, s.bill_of_lading, s.air_waybill, s.cmr_number, s.plate) IS DISTINCT FROM (p.booking, p.bill, p.waybill, p.cmr, p.plate);
--> statement-breakpoint
DROP FUNCTION pg_temp.plain_code(text);
