-- In 2029 the eve of Kurban Bayramı falls on 23 April, a whole holiday by law, which the table replaces. What an admin has written stays.
UPDATE "company_holidays" h SET "half" = false, "name" = 'Ulusal Egemenlik ve Çocuk Bayramı, Kurban Bayramı arifesi', "updated_at" = now()
WHERE h."day" = '2029-04-23' AND h."name" = 'Kurban Bayramı arifesi' AND h."half"
  AND NOT EXISTS (SELECT FROM "audit_entries" a WHERE a."subject_table" = 'company_holidays' AND a."subject_id" = h."id"::text);
