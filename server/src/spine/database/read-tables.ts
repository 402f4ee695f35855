/** Reads a little of every table of ours, so that one whose file is damaged or gone is noticed before somebody needs it. */
import pg from 'pg'

/** One statement for all of them; the name of a table that cannot be read is in the error's context. */
const readAll = `
  do $$
  declare
    relation regclass;
  begin
    for relation in
      select c.oid from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'
        and has_schema_privilege(n.oid, 'usage') and has_table_privilege(c.oid, 'select')
    loop
      execute format('select from %s limit 1', relation);
    end loop;
  end
  $$`

export async function readEveryTable(client: pg.ClientBase): Promise<void> {
  await client.query(readAll)
}

/** How long a good result holds: readiness is asked for every few seconds, and by anybody. */
const goodForMs = 10_000

/** On a connection of its own each time, since an old one has its files open and does not notice that they are gone. */
export function createTableCheck(config: pg.ClientConfig): () => Promise<void> {
  let goodUntil = 0
  let running: Promise<void> | undefined
  const read = async () => {
    const client = new pg.Client({ ...config, query_timeout: 5_000 })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await readEveryTable(client)
      goodUntil = performance.now() + goodForMs
    } catch (error) {
      // A table that is being changed is locked, not damaged.
      if ((error as { code?: string }).code !== '55P03') throw error
    } finally {
      await client.end().catch(() => undefined)
    }
  }
  return () => {
    if (performance.now() < goodUntil) return Promise.resolve()
    running ??= read().finally(() => {
      running = undefined
    })
    return running
  }
}
