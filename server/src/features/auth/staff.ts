/** Invites staff, changes their roles, and disables and enables accounts. The database audits every change. */

import { mayEnter, type Role } from '@kervan/domain/access/roles.ts'
import { sessionsChanged, staffChanged } from '@kervan/domain/auth/auth.events.ts'
import type { StaffMember } from '@kervan/domain/auth/staff.contract.ts'
import { compareTurkish } from '@kervan/domain/values/turkish-text.ts'
import { awayUntil, photoOf } from '#features/auth/colleague-columns.ts'
import { invitationMail } from '#features/auth/sign-in-mails.ts'
import type { WithSignIn } from '#features/auth/sign-in-service.ts'
import { users } from '#features/auth/users.table.ts'
import { readLetterhead } from '#features/company/letterhead.ts'
import type { Db, Transaction } from '#spine/database/act-as.ts'
import { and, eq, inArray, isNull, sql } from '#spine/database/drizzle.ts'
import type { SignedInCall } from '#spine/http/call.ts'
import { createOnce } from '#spine/http/create-once.ts'

const officeRoles = ['staff', 'admin'] as const
const member = {
  id: users.id,
  email: users.email,
  full_name: users.name,
  role: sql<StaffMember['role']>`${users.role}`,
  has_signed_in: users.email_verified,
  disabled_at: users.disabled_at,
  away_until: awayUntil,
  photo: photoOf,
  created_at: users.created_at,
}

export async function listStaff({ services, actor }: SignedInCall<WithSignIn>): Promise<StaffMember[]> {
  const people = await services.readAs(actor, (db) =>
    db.select(member).from(users).where(inArray(users.role, officeRoles)),
  )
  return people.sort((a, b) => compareTurkish(a.full_name, b.full_name))
}

/** Returns undefined when the address is taken. */
export async function inviteStaff(
  context: SignedInCall<WithSignIn>,
  invited: { email: string; full_name: string; role: StaffMember['role'] },
): Promise<StaffMember | undefined> {
  const { services, person } = context
  const letterhead = await readLetterhead(context.services)
  const added = await createOnce(context, invited, async (tx) => {
    const [row] = await tx.db
      .insert(users)
      .values({ email: invited.email, name: invited.full_name, role: invited.role })
      .onConflictDoNothing()
      .returning(member)
    if (!row) return null
    const by = person.full_name || letterhead.company.name
    await services.queueMail(tx, {
      to: row.email,
      ...invitationMail(letterhead, { name: row.full_name, by }),
    })
    await services.emit(tx, staffChanged, ['staff'], { user_id: row.id })
    return row
  })
  return added ?? undefined
}

export type Refusal = 'NOT_FOUND' | 'OWN_ACCOUNT' | 'LAST_ADMIN'
const refusals: ReadonlySet<unknown> = new Set<Refusal>(['NOT_FOUND', 'OWN_ACCOUNT', 'LAST_ADMIN'])

export function changeRole(
  context: SignedInCall<WithSignIn>,
  id: string,
  role: StaffMember['role'],
): Promise<StaffMember | Refusal> {
  return changeMember(context, id, async (tx, found) => {
    if (!mayEnter('staff', found.role)) return 'NOT_FOUND'
    if (!mayEnter('admin', role) && (await isLastAdmin(tx.db, id))) return 'LAST_ADMIN'
    const [changed] = await tx.db
      .update(users)
      .set({ role, updated_at: sql`now()` })
      .where(eq(users.id, id))
      .returning(member)
    return changed ?? 'NOT_FOUND'
  })
}

export function disablePerson(context: SignedInCall<WithSignIn>, id: string): Promise<'done' | Refusal> {
  return changeMember(context, id, async (tx) => {
    if (await isLastAdmin(tx.db, id)) return 'LAST_ADMIN'
    await tx.db
      .update(users)
      .set({ disabled_at: sql`coalesce(disabled_at, now())`, updated_at: sql`now()` })
      .where(eq(users.id, id))
    await tx.asSystem('delete from sessions where user_id = $1', [id])
    await context.services.emit(tx, sessionsChanged, [`user:${id}`], { user_id: id })
    return 'done'
  })
}

export function enablePerson(context: SignedInCall<WithSignIn>, id: string): Promise<'done' | Refusal> {
  return changeMember(context, id, async (tx) => {
    await tx.db.update(users).set({ disabled_at: null, updated_at: sql`now()` }).where(eq(users.id, id))
    return 'done'
  })
}

function changeMember<T>(
  { services, actor }: SignedInCall<WithSignIn>,
  id: string,
  change: (tx: Transaction, found: { role: Role }) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  return services.actAs(actor, async (tx) => {
    if ('userId' in actor && actor.userId === id) return 'OWN_ACCOUNT'
    // One at a time, so that two admins cannot disable each other at the same moment.
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('who works here', 4))`)
    const [found] = await tx.db.select({ role: users.role }).from(users).where(eq(users.id, id))
    if (!found) return 'NOT_FOUND'
    const result = await change(tx, found)
    if (!refusals.has(result)) await services.emit(tx, staffChanged, ['staff'], { user_id: id })
    return result
  })
}

async function isLastAdmin(db: Db, id: string): Promise<boolean> {
  const admins = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.disabled_at)))
    .limit(2)
  return admins.length === 1 && admins[0]?.id === id
}
