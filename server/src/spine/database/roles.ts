/** The database roles. They belong to the whole cluster, so they have our prefix and are created only if missing. */
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { ConfigError } from '#spine/config/config.ts'
import { pgRole } from '#spine/database/drizzle.ts'
import { shortHash } from '#spine/database/short-hash.ts'

export const guestRole = pgRole('kervan_guest').existing()
export const customerRole = pgRole('kervan_customer').existing()
export const staffRole = pgRole('kervan_staff').existing()
export const adminRole = pgRole('kervan_admin').existing()
/** For the sign-in library only: it reaches the tables of signing in and nothing else. */
export const authRole = pgRole('kervan_auth').existing()
export const systemRole = pgRole('kervan_system').existing()
/** The login of the app. It owns nothing and may read nothing until it takes one of the roles above. */
export const loginRole = 'kervan_app'

export const actorRoles = [
  'kervan_guest',
  'kervan_customer',
  'kervan_staff',
  'kervan_admin',
  'kervan_auth',
  'kervan_system',
] as const
export type ActorRole = (typeof actorRoles)[number]

const loginSettings = {
  statement_timeout: '5s',
  lock_timeout: '3s',
  idle_in_transaction_session_timeout: '10s',
  transaction_timeout: '20s',
  timezone: 'UTC',
  // So that an index scan of a searched list knows each row: of pages it reads every row against every customer that was found.
  work_mem: '16MB',
  // Many people ask at once: what helpers save one of them, the others would wait for.
  max_parallel_workers_per_gather: '0',
}

/** Errors when another process creates or changes the same role at the same moment. */
const collisions = ['XX000', '23505', '42710', '40001']
const attempts = 20

/** Repeated on a collision: advisory locks belong to one database, but starts on others change the same roles. */
export async function ensureRoles(owner: pg.ClientBase, loginPassword: string | undefined): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await makeRoles(owner, loginPassword)
    } catch (error) {
      const code = (error as { code?: string }).code ?? ''
      if (attempt === attempts || !collisions.includes(code)) throw error
      await pause(Math.random() * 50)
    }
  }
}

/** Changes only what differs, so that restarts cannot collide. */
async function makeRoles(owner: pg.ClientBase, loginPassword: string | undefined): Promise<void> {
  await owner.query("select pg_advisory_lock(hashtext('kervan roles'))")
  try {
    const { rows: roles } = await owner.query<{ name: string; config: string[] | null }>(
      "select rolname as name, rolconfig as config from pg_roles where rolname like 'kervan\\_%'",
    )
    const known = new Map(roles.map((role) => [role.name, role.config ?? []]))
    for (const role of actorRoles) if (!known.has(role)) await owner.query(`create role ${role} nologin`)
    if (!known.has(loginRole)) await owner.query(`create role ${loginRole} login noinherit`)
    const { rows: memberships } = await owner.query<{ name: string }>(
      `select roleid::regrole::text as name from pg_auth_members
       where member = '${loginRole}'::regrole and set_option and not inherit_option and not admin_option`,
    )
    const taken = new Set(memberships.map((membership) => membership.name))
    for (const role of actorRoles) {
      if (!taken.has(role))
        await owner.query(`grant ${role} to ${loginRole} with inherit false, set true, admin false`)
    }
    for (const [setting, value] of Object.entries(loginSettings)) {
      if (!known.get(loginRole)?.includes(`${setting}=${value}`))
        await owner.query(`alter role ${loginRole} set ${setting} = '${value}'`)
    }
    if (loginPassword) await setPassword(owner, loginPassword)
  } finally {
    await owner.query("select pg_advisory_unlock(hashtext('kervan roles'))")
  }
}

/** A comment on the role records which secret its password comes from: two installations would otherwise lock each other out. */
async function setPassword(owner: pg.ClientBase, password: string): Promise<void> {
  const mark = `kervan secret ${shortHash(password)}`
  const { rows } = await owner.query<{ mark: string | null }>(
    `select shobj_description(oid, 'pg_authid') as mark from pg_roles where rolname = '${loginRole}'`,
  )
  const known = rows[0]?.mark
  if (known && known !== mark) {
    throw new ConfigError(
      `APP_SECRET: this PostgreSQL cluster is in use with another secret. One installation per cluster; to change the secret on purpose, run «comment on role ${loginRole} is null» first`,
    )
  }
  await owner.query(`alter role ${loginRole} password '${password}'`)
  await owner.query(`comment on role ${loginRole} is '${mark}'`)
}
