/** A member of staff's own profile: read, and saved with the name of their account. */
import { staffChanged } from '@kervan/domain/auth/auth.events.ts'
import type { StaffProfile, StaffProfileForm } from '@kervan/domain/auth/staff-profile.contract.ts'
import type { TimeZone } from '@kervan/domain/values/time-zones.ts'
import type { WithSignIn } from '#features/auth/sign-in-service.ts'
import { staffProfiles } from '#features/auth/staff-profiles.table.ts'
import { users } from '#features/auth/users.table.ts'
import type { Db, Transaction } from '#spine/database/act-as.ts'
import { eq, sql } from '#spine/database/drizzle.ts'
import type { SignedInCall } from '#spine/http/call.ts'

const written = (column: typeof staffProfiles.phone | typeof staffProfiles.signature) =>
  sql<string>`coalesce(${column}, '')`

function profileOf(db: Db, id: string): PromiseLike<StaffProfile[]> {
  return db
    .select({
      full_name: users.name,
      phone: written(staffProfiles.phone),
      time_zone: sql<TimeZone>`coalesce(${staffProfiles.time_zone}, 'Europe/Istanbul')`,
      signature: written(staffProfiles.signature),
      absent_from: staffProfiles.absent_from,
      absent_until: staffProfiles.absent_until,
      photo: staffProfiles.photo,
    })
    .from(users)
    .leftJoin(staffProfiles, eq(staffProfiles.id, users.id))
    .where(eq(users.id, id))
}

export async function readStaffProfile({ services, actor, person }: SignedInCall<WithSignIn>) {
  const [profile] = await services.readAs(actor, (db) => profileOf(db, person.id))
  return profile
}

export function saveStaffProfile(
  { services, actor, person }: SignedInCall<WithSignIn>,
  { full_name, ...form }: StaffProfileForm,
): Promise<StaffProfile | undefined> {
  return services.actAs(actor, async (tx) => {
    await tx.db
      .insert(staffProfiles)
      .values({ id: person.id, ...form })
      .onConflictDoUpdate({ target: staffProfiles.id, set: { ...form, updated_at: sql`now()` } })
    // Accounts are changed by admins; of one's own only the name.
    await tx.asSystem('update users set name = $1, updated_at = now() where id = $2 and name <> $1', [
      full_name,
      person.id,
    ])
    await services.emit(tx, staffChanged, ['staff'], { user_id: person.id })
    const [saved] = await profileOf(tx.db, person.id)
    return saved
  })
}

/** The lines under the mails that somebody sends; empty where they have written none. */
export async function signatureOf(tx: Transaction, staffId: string): Promise<string> {
  const [found] = await tx.asSystem<{ signature: string }>(
    'select signature from staff_profiles where id = $1',
    [staffId],
  )
  return found?.signature ?? ''
}
