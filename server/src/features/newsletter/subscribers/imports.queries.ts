/** Queries of files of subscribers that were brought. */
import type { ImportedRow, SubscriberImport } from '@kervan/domain/newsletter/subscribers.contract.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { isoText } from '#spine/database/columns.ts'

type Facts = Omit<SubscriberImport, 'state'> & { is_under_way: boolean }

const facts = `select i.id, i.kind, i.file_name, i.heads, i.meanings, i.row_count, n.added, n.changed, n.known, n.wrong, n.left,
    t.id as task_id, t.id is not null as is_under_way, coalesce(u.name, '') as created_by_name, ${isoText('i.created_at')} as created_at
  from newsletter_imports i left join users u on u.id = i.created_by
    left join tasks t on t.id = i.task_id and t.state in ('waiting', 'running') cross join lateral (
    select count(*) filter (where outcome = 'added')::int as added, count(*) filter (where outcome = 'changed')::int as changed,
      count(*) filter (where outcome = 'known')::int as known, count(*) filter (where outcome = 'wrong')::int as wrong,
      count(*) filter (where outcome is null)::int as left
    from newsletter_import_rows r where r.import_id = i.id) n`

/** With the system's rights: whether the work of a colleague goes on is theirs alone to see otherwise. */
export async function newestImports(tx: Transaction): Promise<SubscriberImport[]> {
  const found = await tx.asSystem<Facts>(`${facts} where i.row_count > 0 order by i.id desc limit 50`, [])
  return found.map(shown)
}

function shown({ is_under_way, ...rest }: Facts): SubscriberImport {
  const state = !rest.meanings ? 'ready' : is_under_way ? 'running' : rest.left > 0 ? 'stopped' : 'done'
  return { ...rest, state }
}

/** When the register of consents was last asked, how many refusals that brought, and from which of its marks it goes on. */
export async function newestFetch(tx: Transaction) {
  const [found] = await tx.asSystem<{ at: string; refusals: number; mark: string }>(
    `select ${isoText('created_at')} as at, row_count as refusals, registry_mark as mark from newsletter_imports
     where registry_mark is not null order by id desc limit 1`,
    [],
  )
  return found
}

export async function importById(tx: Transaction, id: string): Promise<SubscriberImport | undefined> {
  const [found] = await tx.asSystem<Facts>(`${facts} where i.id = $1`, [id])
  return found && shown(found)
}

export const rowsOfImport = (
  tx: Transaction,
  { id, outcome, limit, after }: { id: string; outcome?: string | undefined; limit: number; after: number },
) =>
  tx.query<ImportedRow>(
    `select line, cells, outcome, problem from newsletter_import_rows
     where import_id = $1 and ($2::text is null or outcome = $2) and line > $3 order by line limit $4`,
    [id, outcome ?? null, after, limit],
  )
