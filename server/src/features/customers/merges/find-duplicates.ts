/** Finds records that seem to be one customer, with the reason. A pair that staff have said are two is not found again. */
import type { Duplicate } from '@kervan/domain/customers/customer-merges.contract.ts'
import { type DuplicateHint, duplicateHints } from '@kervan/domain/customers/customer-merges.copy.ts'
import { profileColumns, toProfile } from '#features/customers/customers.queries.ts'
import { profiles } from '#features/customers/profiles.table.ts'
import { representatives } from '#features/customers/representatives.table.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { eq, inArray } from '#spine/database/drizzle.ts'

const mostPairs = 100
/** What more records than these share, such as the number of an exchange, tells nothing of two of them. */
const mostAlike = 10

/** What two records have in common. */
const alike: Record<DuplicateHint, readonly string[]> = {
  mailbox: ['mailbox_key'],
  phone: ['phone_key'],
  tax_number: ['organisation_id', 'name_key'],
  name: ['name_key', 'firm_key'],
  company: ['firm_key'],
}
/** People of one firm are several, but a firm without a person is one. */
const only: Partial<Record<DuplicateHint, string>> = { company: 'and name_key is null' }

type Pair = { one: string; other: string; rank: number }

/** People of one firm with an account each are what they should be. */
function findPairs(isOfOne: boolean): string {
  const groups = duplicateHints.map((hint, rank) => {
    const keys = alike[hint].join(', ')
    const own = isOfOne ? `and (${keys}) = (select ${keys} from profiles where id = $1)` : ''
    const which = only[hint] ?? ''
    const known = alike[hint].map((key) => `${key} is not null`).join(' and ')
    return `select ${rank} as rank, array_agg(id) as ids from profiles where ${known} ${which} ${own}
      group by ${keys} having count(*) between 2 and ${mostAlike}`
  })
  return `with pairs as (
      select one, other, min(rank)::int as rank from (${groups.join(' union all ')}) groups, unnest(ids) one, unnest(ids) other
      where one < other and ($1::uuid is null or $1 in (one, other)) group by one, other)
    select one, other, rank from pairs join profiles a on a.id = one join profiles b on b.id = other
    where not (a.has_account and b.has_account and a.organisation_id is not distinct from b.organisation_id and a.organisation_id is not null)
      and not exists (select from distinct_customers d where d.one = pairs.one and d.other = pairs.other)
    order by rank, one desc, other limit ${mostPairs}`
}

export async function findDuplicates(tx: Transaction, customerId: string | undefined): Promise<Duplicate[]> {
  const found = await tx.query<Pair>(findPairs(customerId !== undefined), [customerId ?? null])
  const ids = [...new Set(found.flatMap(({ one, other }) => [one, other]))]
  if (ids.length === 0) return []
  const rows = await tx.db
    .select(profileColumns)
    .from(profiles)
    .leftJoin(representatives, eq(representatives.id, profiles.assigned_to))
    .where(inArray(profiles.id, ids))
  const byId = new Map(rows.map((row) => [row.id, toProfile(row)]))
  return found.flatMap(({ one, other, rank }) => {
    const [first, second, hint] = [byId.get(one), byId.get(other), duplicateHints[rank]]
    if (!first || !second || !hint) return []
    // The one that would stay comes first.
    return [
      second.has_account && !first.has_account
        ? { one: second, other: first, hint }
        : { one: first, other: second, hint },
    ]
  })
}
