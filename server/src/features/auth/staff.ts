/** Invites staff, changes their roles, writes down their leave, and disables and enables accounts. The database audits every change. */

import { mayEnter, type Role } from '@kervan/domain/access/roles.ts'
import { sessionsChanged, staffChanged } from '@kervan/domain/auth/auth.events.ts'
import type { StaffMember } from '@kervan/domain/auth/staff.contract.ts'
import { compareTurkish } from '@kervan/domain/values/turkish-text.ts'
import { absentFrom, absentUntil, awayUntil, photoOf } from '#features/auth/colleague-columns.ts'
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
  absent_from: absentFrom,
  absent_until: absentUntil,
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

/** Again to who has not signed in yet. */
export async function resendInvitation(
  context: SignedInCall<WithSignIn>,
  id: string,
): Promise<'done' | InvitationRefusal> {
  const { services, actor, person } = context
  const letterhead = await readLetterhead(services)
  return services.actAs(actor, async (tx) => {
    const invited = await unusedInvitation(tx, id)
    if (typeof invited === 'string') return invited
    const by = person.full_name || letterhead.company.name
    await services.queueMail(tx, {
      to: invited.email,
      ...invitationMail(letterhead, { name: invited.name, by }),
    })
    return 'done'
  })
}

/** Whoever has never signed in has done nothing, so their account can go; unless something was given to them. */
export async function withdrawInvitation(
  { services, actor }: SignedInCall<WithSignIn>,
  id: string,
): Promise<'done' | InvitationRefusal | 'INVITATION_NEEDED'> {
  try {
    return await services.actAs(actor, async (tx) => {
      const invited = await unusedInvitation(tx, id)
      if (typeof invited === 'string') return invited
      await tx.asSystem('delete from users where id = $1', [id])
      await services.emit(tx, staffChanged, ['staff'], { user_id: id })
      return 'done'
    })
  } catch (error) {
    if ((error as { code?: unknown }).code === foreignKeyViolation) return 'INVITATION_NEEDED'
    throw error
  }
}

const foreignKeyViolation = '23503'
type InvitationRefusal = 'NOT_FOUND' | 'INVITATION_USED'

/** Locked, so that nobody signs in with it meanwhile. */
const lockInvited = `select email, name, email_verified from users
  where id = $1 and role in ('staff', 'admin') and disabled_at is null for update`

async function unusedInvitation(
  tx: Transaction,
  id: string,
): Promise<{ email: string; name: string } | InvitationRefusal> {
  type Invited = { email: string; name: string; email_verified: boolean }
  const [invited] = await tx.asSystem<Invited>(lockInvited, [id])
  if (!invited) return 'NOT_FOUND'
  return invited.email_verified ? 'INVITATION_USED' : invited
}

export type Refusal = 'NOT_FOUND' | 'OWN_ACCOUNT' | 'LAST_ADMIN'
const refusals: ReadonlySet<unknown> = new Set<Refusal>(['NOT_FOUND', 'OWN_ACCOUNT', 'LAST_ADMIN'])

type Absence = Pick<StaffMember, 'absent_from' | 'absent_until'>

const writeAbsence = `insert into staff_profiles (id, absent_from, absent_until) values ($1, $2, $3)
  on conflict (id) do update set absent_from = excluded.absent_from, absent_until = excluded.absent_until, updated_at = now()`

/** People write their own in their profile; of who cannot, an admin does. */
export function setAbsence(
  context: SignedInCall<WithSignIn>,
  id: string,
  { absent_from, absent_until }: Absence,
): Promise<StaffMember | Refusal> {
  return changeMember(context, id, async (tx, found) => {
    if (!mayEnter('staff', found.role)) return 'NOT_FOUND'
    await tx.asSystem(writeAbsence, [id, absent_from, absent_until])
    const [changed] = await tx.db.select(member).from(users).where(eq(users.id, id))
    return changed ?? 'NOT_FOUND'
  })
}

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
