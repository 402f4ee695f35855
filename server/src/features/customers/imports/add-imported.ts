/**
 * Adds the customers of some rows of a table, each once: an address that is known, or a phone number where there is no address, gives the
 * record that has it. Records that were there before are not changed.
 */
import { isStaffAddress } from '@kervan/domain/auth/auth.policy.ts'
import type { RowOutcome } from '@kervan/domain/customers/customer-imports.copy.ts'
import { customerProblems } from '@kervan/domain/customers/customers.copy.ts'
import { isKnown } from '@kervan/domain/customers/customers.policy.ts'
import {
  type ColumnMeanings,
  type ImportedCustomer,
  readImportedCustomer,
} from '@kervan/domain/customers/imported-customer.ts'
import { plainLine } from '@kervan/domain/values/plain-line.ts'
import { foldTurkish } from '@kervan/domain/values/turkish-text.ts'
import { lockMailboxes } from '#features/auth/mailbox-lock.ts'
import { firstRepresentative } from '#features/customers/ensure-profile.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { newId } from '#spine/database/new-id.ts'

export type GivenRow = { line: number; cells: string[] }
export type DoneRow = { line: number; outcome: RowOutcome; problem: string; customer_id: string | null }

type Wanted = ImportedCustomer & { line: number; id: string }

export async function addImported(
  tx: Transaction,
  rows: readonly GivenRow[],
  meanings: ColumnMeanings,
  staffDomains: readonly string[],
): Promise<DoneRow[]> {
  const wrong: DoneRow[] = []
  const wanted: Wanted[] = []
  for (const { line, cells } of rows) {
    const read = readImportedCustomer(cells, meanings)
    const problem = 'problem' in read ? read.problem : addressProblem(read, staffDomains)
    if (problem) wrong.push({ line, outcome: 'wrong', problem, customer_id: null })
    else if (!('problem' in read)) wanted.push({ line, id: newId(), ...read })
  }
  await lockMailboxes(
    tx.db,
    wanted.flatMap(({ form }) => form.email ?? []),
  )
  const known = await knownRecords(tx, wanted)
  const isNew = firstOfEach(wanted, known)
  const sectors = await sectorIds(tx)
  const added = await insert(tx, isNew, await organisationIds(tx, isNew), sectors)
  const ids = new Map([...known, ...added])
  const newLines = new Set(isNew.map(({ line }) => line))
  const done = wanted.map(
    ({ line, form, sector }): DoneRow => ({
      line,
      outcome: newLines.has(line) ? 'added' : 'known',
      problem: newLines.has(line) && sector && !sectors.has(foldTurkish(sector)) ? unknownSector(sector) : '',
      customer_id: ids.get(nameOf(form)) ?? null,
    }),
  )
  return [...wrong, ...done]
}

const addressProblem = ({ form }: ImportedCustomer, staffDomains: readonly string[]): string =>
  form.email && isStaffAddress(form.email, staffDomains)
    ? `E-posta: ${customerProblems.STAFF_ADDRESS.message}`
    : ''

const unknownSector = (sector: string) => `Sektör listede yok, boş bırakıldı: ${plainLine(sector, 40)}`

/** By their folded names. */
async function sectorIds(tx: Transaction): Promise<Map<string, string>> {
  const found = await tx.query<{ id: string; name: string }>(
    "select id, name from customer_groups where kind = 'sector'",
    [],
  )
  return new Map(found.map(({ id, name }) => [foldTurkish(name), id]))
}

/** What tells people apart: the address, or the last digits of the phone number where there is none. */
const nameOf = ({ email, phone }: ImportedCustomer['form']): string => email ?? lastDigits(phone ?? '')
/** However it is dialled; `phone_key` is the same. */
const lastDigits = (phone: string): string => phone.replace(/\D/g, '').slice(-10)

async function knownRecords(tx: Transaction, wanted: readonly Wanted[]): Promise<Map<string, string>> {
  const emails = wanted.flatMap(({ form }) => form.email ?? [])
  const phones = wanted.filter(({ form }) => !form.email).map(({ form }) => lastDigits(form.phone ?? ''))
  const found = await tx.query<{ name: string; id: string }>(
    `select email as name, id from profiles where email = any($1::text[])
     union all
     select phone_key, min(id::text)::uuid from profiles where phone_key = any($2::text[]) group by 1`,
    [emails, phones],
  )
  return new Map(found.map(({ name, id }) => [name, id]))
}

/** Of several rows about one person the first counts. */
function firstOfEach(wanted: readonly Wanted[], known: ReadonlyMap<string, string>): Wanted[] {
  const seen = new Set(known.keys())
  return wanted.filter(({ form }) => {
    const name = nameOf(form)
    const isFirst = !seen.has(name)
    seen.add(name)
    return isFirst
  })
}

/** Firms by their tax number; those nobody knew are made. */
async function organisationIds(tx: Transaction, wanted: readonly Wanted[]): Promise<Map<string, string>> {
  const named = new Map(
    wanted.flatMap(({ form, organisation }) =>
      organisation ? [[organisation.tax_number, { name: form.company, ...organisation }] as const] : [],
    ),
  )
  if (named.size === 0) return new Map()
  await tx.query(
    `insert into organisations (name, tax_number, tax_office)
     select name, tax_number, tax_office from jsonb_to_recordset($1) as o(name text, tax_number text, tax_office text)
     order by tax_number on conflict (tax_number) do nothing`,
    [JSON.stringify([...named.values()])],
  )
  const found = await tx.query<{ tax_number: string; id: string }>(
    'select tax_number, id from organisations where tax_number = any($1::text[])',
    [[...named.keys()]],
  )
  return new Map(found.map(({ tax_number, id }) => [tax_number, id]))
}

/** Whoever has an account without a profile keeps its id. */
async function insert(
  tx: Transaction,
  wanted: readonly Wanted[],
  organisations: ReadonlyMap<string, string>,
  sectors: ReadonlyMap<string, string>,
): Promise<(readonly [string, string])[]> {
  if (wanted.length === 0) return []
  const rows = wanted.map(({ id, form, organisation, sector, city, country }) => ({
    id,
    email: form.email,
    first_name: form.first_name ?? '',
    last_name: form.last_name ?? '',
    phone: form.phone ?? '',
    company: form.company ?? '',
    is_known: isKnown(form),
    ...{ city, country, sector_id: sectors.get(foldTurkish(sector)) ?? null },
    organisation_id: organisation ? organisations.get(organisation.tax_number) : null,
  }))
  const added = await tx.query<{ id: string; email: string | null; phone: string }>(
    `insert into profiles (id, email, first_name, last_name, phone, company, joined_at, assigned_to, organisation_id,
       city, country, sector_id, lead_source)
     select coalesce(u.id, c.id), c.email, c.first_name, c.last_name, c.phone, c.company,
       case when c.is_known then now() end, (${firstRepresentative}), o.id,
       coalesce(nullif(o.city, ''), c.city), coalesce(nullif(o.country, ''), c.country), coalesce(o.sector_id, c.sector_id), 'import'
     from jsonb_to_recordset($1) as c(id uuid, email text, first_name text, last_name text, phone text, company text,
       is_known boolean, organisation_id uuid, city text, country text, sector_id uuid)
       left join users u on u.email = c.email left join organisations o on o.id = c.organisation_id
     returning id, email, phone`,
    [JSON.stringify(rows)],
  )
  return added.map(
    ({ id, email, phone }) => [nameOf({ email, phone } as ImportedCustomer['form']), id] as const,
  )
}
