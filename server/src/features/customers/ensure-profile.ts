/** Gives a customer who signs in a profile and, once they are known by name and company, a representative. */
import type { FindCustomerRecord, OnCustomerSignedIn } from '#features/auth/sign-in-service.ts'

export const recordOfAddress: FindCustomerRecord = async (tx, email) => {
  const [record] = await tx.asSystem<{ id: string; name: string }>(
    "select id, trim(first_name || ' ' || last_name) as name from profiles where email = $1",
    [email],
  )
  return record
}

/** A name typed at sign-in does not replace a stored one; it completes a record that has none. */
export const ensureProfile: OnCustomerSignedIn = async (tx, { id, email, first_name, last_name }) => {
  const profile = tx.asSystem(
    `insert into profiles (id, email, first_name, last_name, lead_source) values ($1, $2, $3, $4, 'signup')
     on conflict (id) do update set first_name = excluded.first_name, last_name = excluded.last_name
     where profiles.first_name = '' and profiles.last_name = '' and excluded.first_name <> ''`,
    [id, email, first_name, last_name],
  )
  const account = tx.asSystem('update profiles set has_account = true where id = $1 and not has_account', [
    id,
  ])
  const representative = tx.asSystem(
    `update profiles set assigned_to = (${firstRepresentative}) where id = $1 and assigned_to is null and joined_at is not null`,
    [id],
  )
  await Promise.all([profile, account, representative])
}

/** Whoever is away is passed over, unless all are. */
export const firstRepresentative = `
  select r.id from representatives r join users u on u.id = r.id left join staff_profiles s on s.id = r.id
  where u.disabled_at is null
  order by coalesce((now() at time zone 'Europe/Istanbul')::date between s.absent_from and s.absent_until, false), r.rank limit 1`
