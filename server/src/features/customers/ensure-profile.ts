/** Gives a customer who signs in a profile and, once they are known by name and company, a representative. */
import type { OnCustomerSignedIn } from '#features/auth/sign-in-service.ts'

/** A name typed at a later sign-in does not replace the stored one. */
export const ensureProfile: OnCustomerSignedIn = async (tx, { id, email, first_name, last_name }) => {
  const profile = tx.asSystem(
    'insert into profiles (id, email, first_name, last_name) values ($1, $2, $3, $4) on conflict (id) do nothing',
    [id, email, first_name, last_name],
  )
  const representative = tx.asSystem(
    `update profiles set assigned_to = (${firstRepresentative}) where id = $1 and assigned_to is null and joined_at is not null`,
    [id],
  )
  await Promise.all([profile, representative])
}

export const firstRepresentative = `
  select r.id from representatives r join users u on u.id = r.id
  where u.disabled_at is null order by r.rank limit 1`
