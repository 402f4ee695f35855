/** Finds records that seem to be one customer, with the reason. A pair that staff have said are two is not found again. */
import type { Duplicate } from '@kervan/domain/customers/customer-merges.contract.ts'
import { type DuplicateHint, duplicateHints } from '@kervan/domain/customers/customer-merges.copy.ts'
import { profileColumns, toProfile } from '#features/customers/customers.queries.ts'
import { profiles } from '#features/customers/profiles.table.ts'
import { representatives } from '#features/customers/representatives.table.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { eq, inArray } from '#spine/database/drizzle.ts'

const mostPairs = 100
/** As `profiles_phone` has it. */
const phone = (of: string) => `right(regexp_replace(${of}.phone, '[^0-9]', '', 'g'), 10)`
const mailbox = (of: string) => `regexp_replace(${of}.email, '\\+[^@]*@', '@')`
const name = (of: string) => `kervan_fold(trim(${of}.first_name || ' ' || ${of}.last_name))`
const firm = (of: string) => `kervan_fold(${of}.company)`

/** What two records have in common, and what makes that worth looking at. */
const alike: Record<DuplicateHint, string> = {
  mailbox: `${mailbox('a')} = ${mailbox('b')} and (a.email like '%+%' or b.email like '%+%')`,
  phone: `${phone('a')} = ${phone('b')} and a.phone <> '' and b.phone <> ''`,
  tax_number: `a.organisation_id = b.organisation_id and ${name('a')} = ${name('b')} and ${name('a')} <> ''`,
  name: `${name('a')} = ${name('b')} and ${firm('a')} = ${firm('b')} and ${name('a')} <> '' and ${firm('a')} <> ''`,
}

type Pair = { one: string; other: string; rank: number }

/** People of one firm with an account each are what they should be. */
function findPairs(isOfOne: boolean): string {
  const which = isOfOne ? 'a.id = $1 and b.id <> a.id' : 'a.id < b.id and $1::uuid is null'
  const each = duplicateHints.map(
    (hint, rank) => `select least(a.id, b.id) as one, greatest(a.id, b.id) as other, ${rank} as rank
      from profiles a join profiles b on ${alike[hint]}
      where ${which} and not (a.has_account and b.has_account and a.organisation_id is not distinct from b.organisation_id
        and a.organisation_id is not null)`,
  )
  return `select one, other, min(rank)::int as rank from (${each.join(' union all ')}) found
    where not exists (select from distinct_customers d where d.one = found.one and d.other = found.other)
    group by one, other order by min(rank), one desc, other limit ${mostPairs}`
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
