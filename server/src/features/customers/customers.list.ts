/** The office's list of customers. */
import type { CustomerListInput, Profile } from '@kervan/domain/customers/customers.contract.ts'
import { phoneDigits } from '@kervan/domain/customers/phone-digits.ts'
import { users } from '#features/auth/users.table.ts'
import { type ProfileRow, profileColumns, toProfile } from '#features/customers/customers.queries.ts'
import { profiles } from '#features/customers/profiles.table.ts'
import { representatives } from '#features/customers/representatives.table.ts'
import { alias, eq, sql } from '#spine/database/drizzle.ts'
import { defineList } from '#spine/lists/define-list.ts'
import { byAge, byIfAny, byOwner, textKey } from '#spine/lists/sorts.ts'

const colleague = alias(users, 'colleague')

export const customerList = defineList<ProfileRow, CustomerListInput, Profile>({
  name: 'customers',
  table: profiles,
  columns: profileColumns,
  joins: sql`left join ${representatives} on ${eq(representatives.id, profiles.assigned_to)}
    left join users as ${colleague} on ${eq(colleague.id, profiles.assigned_to)}`,
  sorts: {
    created: byAge,
    name: byIfAny(textKey(sql`nullif(trim(${profiles.first_name} || ' ' || ${profiles.last_name}), '')`)),
    company: byIfAny(textKey(sql`nullif(${profiles.company}, '')`)),
    email: byIfAny(textKey(profiles.email)),
    representative: byOwner(
      {
        from: sql`users as ${colleague}`,
        id: colleague.id,
        ownedBy: profiles.assigned_to,
        where: sql`${colleague.role} in ('staff', 'admin')`,
        few: true,
      },
      colleague.name,
    ),
  },
  search: { reads: phoneDigits, has: (pattern) => sql`${profiles.search} like ${pattern}` },
  show: toProfile,
})
