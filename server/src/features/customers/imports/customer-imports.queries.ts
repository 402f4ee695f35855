/** Queries of imports. How far one is follows from its rows, and whether it goes on from its task. */
import type { CustomerImport, ImportRow } from '@kervan/domain/customers/customer-imports.contract.ts'
import {
  type ImportState,
  keptImportedWords,
  type RowOutcome,
} from '@kervan/domain/customers/customer-imports.copy.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { isoText } from '#spine/database/columns.ts'

type ImportFacts = Omit<CustomerImport, 'state'> & {
  is_under_way: boolean
  /** Whether its last work went through to the end; nobody knows once that was forgotten. */
  is_through: boolean
  undo_at: string | null
}

const outcomes = `select
    count(*) filter (where outcome = 'added')::int as added,
    count(*) filter (where outcome = 'known')::int as known,
    count(*) filter (where outcome = 'wrong')::int as wrong,
    count(*) filter (where outcome = 'removed')::int as removed,
    count(*) filter (where outcome = 'added' and problem <> '${keptImportedWords}')::int as undo_left,
    count(*) filter (where outcome is null)::int as left
  from customer_import_rows r where r.import_id = i.id`
const facts = `select i.id, i.file_name, i.heads, i.meanings, i.row_count, ${isoText('i.undo_at')} as undo_at,
    ${isoText('i.created_at')} as created_at, coalesce(u.name, '') as created_by_name,
    case when t.state in ('waiting', 'running') then t.id end as task_id, coalesce(t.state in ('waiting', 'running'), false) as is_under_way,
    coalesce(t.state = 'done', false) as is_through, c.*
  from customer_imports i cross join lateral (${outcomes}) c
    left join users u on u.id = i.created_by
    left join tasks t on t.id = i.task_id`

/** With the system's rights: whether the work of a colleague goes on is theirs alone to see otherwise. */
export async function importById(tx: Transaction, id: string): Promise<CustomerImport | undefined> {
  const [found] = await tx.asSystem<ImportFacts>(`${facts} where i.id = $1`, [id])
  return found && shown(found)
}

export async function newestImports(tx: Transaction): Promise<CustomerImport[]> {
  const found = await tx.asSystem<ImportFacts>(`${facts} order by i.id desc limit 50`, [])
  return found.map(shown)
}

function shown({ is_under_way, is_through, undo_at, ...rest }: ImportFacts): CustomerImport {
  return { ...rest, state: stateOf({ ...rest, is_under_way, is_through, undo_at }) }
}

function stateOf({ meanings, is_under_way, is_through, undo_at, left, undo_left }: ImportFacts): ImportState {
  if (undo_at && is_under_way) return 'undoing'
  if (undo_at) return undo_left > 0 && !is_through ? 'undo_stopped' : 'undone'
  if (!meanings) return 'ready'
  if (is_under_way) return 'running'
  return left > 0 ? 'stopped' : 'done'
}

export function rowsOf(
  query: Transaction['query'],
  {
    id,
    outcome,
    limit,
    after,
  }: { id: string; outcome?: RowOutcome | undefined; limit: number; after: number },
): Promise<ImportRow[]> {
  return query<ImportRow>(
    `select line, cells, outcome, problem, customer_id from customer_import_rows
     where import_id = $1 and line > $2 and ($3::text is null or outcome = $3) order by line limit $4`,
    [id, after, outcome ?? null, limit],
  )
}
