/**
 * Row-level security of a table: one policy per role and command, never an OR over settings. A command without a policy is
 * refused. The system role, which jobs use, may do everything.
 */
import { type PgPolicy, pgPolicy, type SQL, sql } from '#spine/database/drizzle.ts'
import { adminRole, authRole, customerRole, guestRole, staffRole, systemRole } from '#spine/database/roles.ts'

const roles = {
  guest: guestRole,
  customer: customerRole,
  staff: staffRole,
  admin: adminRole,
  auth: authRole,
  system: systemRole,
}
type Command = 'select' | 'insert' | 'update' | 'delete'
type RolePolicies = Partial<Record<Command, SQL>>

export const everyRow = sql`true`
/** The acting person's id, which `actAs` sets for the transaction. */
export const actorId = sql`nullif(current_setting('app.actor', true), '')::uuid`

const everything: RolePolicies = { select: everyRow, insert: everyRow, update: everyRow, delete: everyRow }

export function rowPolicies(
  table: string,
  byRole: Partial<Record<Exclude<keyof typeof roles, 'system'>, RolePolicies>>,
): PgPolicy[] {
  return Object.entries({ ...byRole, system: everything }).flatMap(([role, commands]) =>
    Object.entries(commands).map(([command, rows]) =>
      pgPolicy(`${table}_${role}_${command}`, {
        for: command as Command,
        to: roles[role as keyof typeof roles],
        ...(command !== 'insert' && { using: rows }),
        ...((command === 'insert' || command === 'update') && { withCheck: rows }),
      }),
    ),
  )
}
