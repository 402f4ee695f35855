-- The digits of the phone number are searched too. The column stays, with its index, which is built anew.
ALTER TABLE "profiles" ALTER COLUMN "search" SET EXPRESSION AS (kervan_fold(first_name || ' ' || last_name || ' ' || company || ' ' || coalesce(email, '') || ' ' || regexp_replace(regexp_replace(phone, '[^0-9]', '', 'g'), '^(00)?(90|0)?([2-58][0-9]{9})$', '90\3 0\3')));
