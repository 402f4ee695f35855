/** The database's own roles. They belong to the whole cluster, so they carry our prefix and are made only where missing. */
import { pgRole } from 'drizzle-orm/pg-core'
import type pg from 'pg'

export const guestRole = pgRole('kervan_guest').existing()
export const customerRole = pgRole('kervan_customer').existing()
export const staffRole = pgRole('kervan_staff').existing()
export const adminRole = pgRole('kervan_admin').existing()
export const systemRole = pgRole('kervan_system').existing()
/** The login of the app. It owns nothing and may read nothing until it takes one of the roles above. */
export const loginRole = 'kervan_app'

export const actorRoles = [
  'kervan_guest',
  'kervan_customer',
  'kervan_staff',
  'kervan_admin',
  'kervan_system',
] as const
export type ActorRole = (typeof actorRoles)[number]

const loginSettings = {
  statement_timeout: '5s',
  lock_timeout: '3s',
  idle_in_transaction_session_timeout: '10s',
  transaction_timeout: '20s',
}

export async function ensureRoles(owner: pg.ClientBase, loginPassword: string | undefined): Promise<void> {
  await owner.query("select pg_advisory_lock(hashtext('kervan roles'))")
  try {
    const { rows } = await owner.query<{ rolname: string }>(
      "select rolname from pg_roles where rolname like 'kervan\\_%'",
    )
    const known = new Set(rows.map((row) => row.rolname))
    for (const role of actorRoles) if (!known.has(role)) await owner.query(`create role ${role} nologin`)
    if (!known.has(loginRole)) await owner.query(`create role ${loginRole} login noinherit`)
    for (const role of actorRoles)
      await owner.query(`grant ${role} to ${loginRole} with inherit false, set true`)
    for (const [setting, value] of Object.entries(loginSettings)) {
      await owner.query(`alter role ${loginRole} set ${setting} = '${value}'`)
    }
    if (loginPassword) await owner.query(`alter role ${loginRole} password '${loginPassword}'`)
  } finally {
    await owner.query("select pg_advisory_unlock(hashtext('kervan roles'))")
  }
}
