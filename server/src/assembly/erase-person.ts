/**
 * Carries out the rules of erasure for one person, in one transaction, or says what they would do. Doing it again erases what need not be
 * kept any longer.
 */
import { erasedCustomer } from '@kervan/domain/consents/data-requests.copy.ts'
import type { ErasureProof } from '@kervan/domain/customers/data-requests.contract.ts'
import { type ErasureRule, erasureRules, keptSince } from '#assembly/erasure-rules.ts'
import { countAnew, daysOfVisits } from '#features/analytics/forget-visits.ts'
import type { ErasePerson, PreviewErasure } from '#features/customers/data-requests/erase-person.ts'
import type { Transaction } from '#spine/database/act-as.ts'

/** Whoever is erased may have years of rows, and the audit is read whole. */
const patience = { statement: 600, transaction: 1_800 }

const readPerson = `select coalesce(array_agg(distinct email) filter (where email is not null), '{}') as emails,
    coalesce(array_agg(distinct phone) filter (where length(regexp_replace(phone, '[^0-9]', '', 'g')) >= 7), '{}') as phones,
    coalesce(array_agg(distinct name) filter (where name like '_% _%' and name <> '${erasedCustomer}'), '{}') as names
  from (
    select email, phone, trim(first_name || ' ' || last_name) as name from profiles where id = $1
    union all select email, '', name from users where id = $1
    union all select nullif(person_email, ''), '', person_name from data_requests where user_id = $1 or id = $1
    union all select gone_email, gone_phone, gone_name from customer_merges where kept_id = $1
  ) known`

type Values = Record<string, unknown>
type Counts = ErasureProof['tables'][number]

export const erasePerson: ErasePerson = async (tx, personId, requestId) => {
  tx.bePatient(patience)
  await tx.asSystem('set constraints all deferred', [])
  // Whoever writes about the person waits, and then finds nobody.
  await tx.asSystem('select from profiles where id = $1 for update', [personId])
  const values = await readValues(tx, personId, requestId)
  const visitDays = await daysOfVisits(tx, { kind: 'user', id: personId })
  const tables: Counts[] = []
  const files: string[] = []
  for (const rule of erasureRules) {
    const { table, name } = rule
    files.push(...(await filesOf(tx, rule, values)))
    const stayed = rule.kept ? await empty(tx, rule, rule.kept, values) : { emptied: 0, kept: 0 }
    const erased = await remove(tx, rule, values)
    if (erased + stayed.emptied + stayed.kept > 0) tables.push({ table, name, erased, ...stayed })
  }
  // Last, since views wait for it.
  await countAnew(tx, visitDays)
  const [left] = await ask<{ stays: boolean }>(
    tx,
    'select exists (select from profiles where id = :id) as stays',
    values,
  )
  return { tables, files, keptUntil: await keptUntil(tx, values), stays: left?.stays ?? false }
}

/** Whoever looks waits for it. */
const impatience = { statement: 30, transaction: 60 }

export const previewErasure: PreviewErasure = async (tx, personId, requestId) => {
  tx.bePatient(impatience)
  const values = await readValues(tx, personId, requestId)
  const tables: Counts[] = []
  let files = 0
  for (const rule of erasureRules) {
    const { table, name, kept } = rule
    files += (await filesOf(tx, rule, values)).length
    const stayed = kept ? await countRows(tx, table, stays(rule, kept), values) : 0
    const erased = kept?.where === 'true' ? 0 : await countRows(tx, table, goes(rule), values)
    if (erased + stayed > 0) tables.push({ table, name, erased, ...staying(kept, stayed) })
  }
  const until = await keptUntil(tx, values)
  return { tables, files, kept_until: until && new Date(until).toISOString() }
}

async function keptUntil(tx: Transaction, values: Values): Promise<string | null> {
  const [kept] = await ask<{ until: string | null }>(
    tx,
    `select to_json((${keptSince})) #>> '{}' as until`,
    values,
  )
  return kept?.until ?? null
}

async function readValues(tx: Transaction, id: string, request: string): Promise<Values> {
  type Known = { emails: string[]; phones: string[]; names: string[] }
  const [known = { emails: [], phones: [], names: [] }] = await tx.asSystem<Known>(readPerson, [id])
  const marks = [id, ...known.emails, ...known.phones].map(escaped).join('|')
  const traces = [marks, ...known.names.map(escaped)].join('|')
  const values = { id, request, emails: known.emails, marks, traces, ids: [id] }
  const withIds = await tablesWithId(tx)
  const ids: string[] = [id]
  for (const { table, rows } of erasureRules) {
    // Those that are found by the ids come last and have no part in them.
    if (!withIds.has(table) || rows.includes(':ids')) continue
    const found = await ask<{ id: string }>(tx, `select id::text as id from ${table} where ${rows}`, values)
    for (const row of found) ids.push(row.id)
  }
  const merged = await tx.asSystem<{ id: string }>(
    'select gone_id::text as id from customer_merges where kept_id = $1 and undone_at is null',
    [id],
  )
  return { ...values, ids: [...new Set([...ids, ...merged.map((row) => row.id)])] }
}

async function tablesWithId(tx: Transaction): Promise<Set<string>> {
  const found = await tx.asSystem<{ name: string }>(
    `select relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'id'
     where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    [],
  )
  return new Set(found.map(({ name }) => name))
}

async function filesOf(tx: Transaction, rule: ErasureRule, values: Values): Promise<string[]> {
  if (!rule.files) return []
  const keys = rule.files.join(', ')
  const found = await ask<{ keys: (string | null)[] }>(
    tx,
    `select array[${keys}] as keys from ${rule.table} where ${goes(rule)}`,
    values,
  )
  return found.flatMap((row) => row.keys.filter((key) => key !== null))
}

type Kept = NonNullable<ErasureRule['kept']>
const staying = (kept: Kept | undefined, count: number) =>
  kept?.isLaw ? { emptied: 0, kept: count } : { emptied: count, kept: 0 }

async function empty(
  tx: Transaction,
  rule: ErasureRule,
  kept: Kept,
  values: Values,
): Promise<{ emptied: number; kept: number }> {
  const { table } = rule
  const set = Object.entries(kept.emptied ?? {}).map(([column, value]) => `${column} = ${value}`)
  const which = stays(rule, kept)
  if (set.length === 0) return staying(kept, await countRows(tx, table, which, values))
  const text = `with done as (update ${table} set ${set.join(', ')} where ${which} returning 1) select count(*)::int as count from done`
  const [done] = await ask<{ count: number }>(tx, text, values)
  return staying(kept, done?.count ?? 0)
}

async function countRows(tx: Transaction, table: string, which: string, values: Values): Promise<number> {
  const [found] = await ask<{ count: number }>(
    tx,
    `select count(*)::int as count from ${table} where ${which}`,
    values,
  )
  return found?.count ?? 0
}

async function remove(tx: Transaction, rule: ErasureRule, values: Values): Promise<number> {
  if (rule.kept?.where === 'true') return 0
  const text = `with gone as (delete from ${rule.table} where ${goes(rule)} returning 1) select count(*)::int as count from gone`
  const [gone] = await ask<{ count: number }>(tx, text, values)
  return gone?.count ?? 0
}

const stays = ({ rows }: ErasureRule, { where }: Kept) => `(${rows}) and (${where})`

/** What is neither kept nor unknown: a condition that is null keeps nothing. */
function goes({ rows, kept }: ErasureRule): string {
  return kept ? `(${rows}) and (${kept.where}) is not true` : rows
}

/** Numbers the names in a statement: PostgreSQL refuses values that it does not use. */
function ask<Row>(tx: Transaction, text: string, values: Values): Promise<Row[]> {
  const used: string[] = []
  const numbered = text.replace(/(?<![:\w]):([a-z]+)\b/g, (_, name: string) => {
    if (!used.includes(name)) used.push(name)
    return `$${used.indexOf(name) + 1}${casts[name] ?? ''}`
  })
  return tx.asSystem<Row>(
    numbered,
    used.map((name) => values[name]),
  )
}

const casts: Record<string, string> = {
  id: '::uuid',
  request: '::uuid',
  emails: '::text[]',
  ids: '::text[]',
  marks: '::text',
  traces: '::text',
}

/** As part of a regular expression of PostgreSQL. */
const escaped = (text: string) => text.replace(/[^\p{L}\p{N}\s@-]/gu, '\\$&')
