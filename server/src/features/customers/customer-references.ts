/** Every column of the database that names a customer, from its foreign keys: a table that comes later is not forgotten. */
import type { Transaction } from '#spine/database/act-as.ts'

/**
 * `key` are the columns of its primary key; of each list in `once` a customer has the same values in one row only. Names are quoted where
 * they need it.
 */
export type CustomerReference = { relation: string; column: string; key: string[]; once: string[][] }

const findReferences = `select quote_ident(c.relname) as relation, quote_ident(a.attname) as column,
    (select array_agg(quote_ident(k.attname) order by k.attnum) from pg_index i
      join pg_attribute k on k.attrelid = i.indrelid and k.attnum = any(i.indkey)
      where i.indrelid = c.oid and i.indisprimary)::text[] as key,
    (select coalesce(jsonb_agg((select coalesce(jsonb_agg(quote_ident(o.attname)), '[]') from pg_attribute o
        where o.attrelid = c.oid and o.attnum = any(i.indkey) and o.attnum <> a.attnum)), '[]')
      from pg_index i where i.indrelid = c.oid and i.indisunique and a.attnum = any(i.indkey)) as once
  from pg_constraint f join pg_class c on c.oid = f.conrelid
    join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[array_position(f.confkey,
      (select attnum from pg_attribute where attrelid = 'profiles'::regclass and attname = 'id'))]
  where f.contype = 'f' and f.confrelid = 'profiles'::regclass and c.relname <> all($1) order by 1, 2`

export function customerReferences(tx: Transaction, except: readonly string[]): Promise<CustomerReference[]> {
  return tx.asSystem<CustomerReference>(findReferences, [except])
}
