-- Places are written at the first start only, so older installations have these two under another country.
UPDATE "places" SET "country_code" = 'XN' WHERE "code" IN ('CYFMG', 'CYKYR') AND "country_code" = 'CY';
