-- What generated search columns are made of, where the plain functions do not count as immutable.
create function kervan_words(words text[]) returns text
language sql immutable strict parallel safe
return array_to_string(words, ' ');
--> statement-breakpoint
-- The containers a request names: its own number, its type, and the types of its rows.
create function kervan_containers(details jsonb) returns text
language sql immutable strict parallel safe
return coalesce(details ->> 'container_number', '') || ' ' || coalesce(details ->> 'container_type', '') || ' ' ||
  jsonb_path_query_array(details, '$.container_details[*].type')::text;
