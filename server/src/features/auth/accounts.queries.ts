/** Queries of accounts while somebody signs in. */
import type { Role } from '@kervan/domain/access/roles.ts'
import type { Db } from '#spine/database/act-as.ts'
import { sql } from '#spine/database/drizzle.ts'

export type Account = {
  id: string
  email: string
  full_name: string
  role: Role
  disabled_at: string | null
  has_password: boolean
}

const account = sql`u.id, u.email, u.name as full_name, u.role, u.disabled_at,
  exists (select from accounts a where a.user_id = u.id and a.password is not null) as has_password`

/** The account of an address, and whether there are no staff yet: one query, equally fast for known and unknown addresses. */
export async function findAccount(
  db: Db,
  email: string,
): Promise<{ account: Account | undefined; officeEmpty: boolean }> {
  const { rows } = await db.execute<Account & { office_empty: boolean }>(sql`
    select ${account}, not exists (select from users where role in ('staff', 'admin')) as office_empty
    from (values (1)) as one_row left join users u on u.email = ${email}`)
  const { office_empty: officeEmpty = false, ...found } = rows[0] ?? { id: null }
  return { account: found.id === null ? undefined : (found as Account), officeEmpty }
}

export async function accountById(db: Db, id: string): Promise<Account | undefined> {
  const { rows } = await db.execute<Account>(sql`select ${account} from users u where u.id = ${id}`)
  return rows[0]
}

/** Whether there are no staff, so that the first company address becomes admin; locks, so that two at once cannot both. */
export async function isOfficeStillEmpty(db: Db): Promise<boolean> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('first of the office', 2))`)
  const { rows } = await db.execute<{ empty: boolean }>(
    sql`select not exists (select from users where role in ('staff', 'admin')) as empty`,
  )
  return rows[0]?.empty ?? false
}
