/** Reading accounts on the way in. */
import type { Role } from '@kervan/domain/access/roles.ts'
import { sql } from 'drizzle-orm'
import type { Db } from '#spine/database/act-as.ts'

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

/** The account of an address, and whether anybody works here yet: one question for known and unknown addresses alike. */
export async function lookUp(
  db: Db,
  email: string,
): Promise<{ account: Account | undefined; officeEmpty: boolean }> {
  const { rows } = await db.execute<Account & { office_empty: boolean }>(sql`
    select ${account}, not exists (select from users where role in ('staff', 'admin')) as office_empty
    from (values (1)) as asked left join users u on u.email = ${email}`)
  const { office_empty: officeEmpty = false, ...found } = rows[0] ?? { id: null }
  return { account: found.id === null ? undefined : (found as Account), officeEmpty }
}

export async function accountById(db: Db, id: string): Promise<Account | undefined> {
  const { rows } = await db.execute<Account>(sql`select ${account} from users u where u.id = ${id}`)
  return rows[0]
}

/** Nobody works here yet: the first company address to come in opens the office. Two at once are taken in turn. */
export async function isFirstOfOffice(db: Db): Promise<boolean> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('first of the office', 2))`)
  const { rows } = await db.execute<{ empty: boolean }>(
    sql`select not exists (select from users where role in ('staff', 'admin')) as empty`,
  )
  return rows[0]?.empty ?? false
}
