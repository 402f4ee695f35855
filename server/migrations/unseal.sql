-- Run before pending migrations, in their transaction: an owner who is no superuser would otherwise see no rows, and a change of data
-- would silently change nothing. Nobody else sees the tables like this, since the seal forces row-level security again before the commit.
do $$
declare
  relation record;
begin
  for relation in
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relforcerowsecurity
  loop
    execute format('alter table %I no force row level security', relation.name);
  end loop;
end
$$;
