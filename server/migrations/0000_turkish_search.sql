-- Folding for search: the same as foldTurkish in domain/src/values/turkish-text.ts; a test holds the two together.
create extension if not exists pg_trgm;
--> statement-breakpoint
create function kervan_fold(value text) returns text
language sql immutable strict parallel safe
return btrim(
  regexp_replace(
    replace(replace(replace(
      translate(
        lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]', '', 'g') collate pg_c_utf8),
        'ıøłđ', 'iold'
      ),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
    '[[:space:]]+', ' ', 'g'
  )
);
