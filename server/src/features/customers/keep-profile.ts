/** Every customer has a profile from the first sign-in on, and whoever is known has a representative: the first of them. */
import type { CustomerSignedIn } from '#features/auth/sign-in-desk.ts'

/** What a returning customer typed does not replace what is stored. */
export const keepProfile: CustomerSignedIn = async (tx, { id, email, first_name, last_name }) => {
  const made = tx.asSystem(
    'insert into profiles (id, email, first_name, last_name) values ($1, $2, $3, $4) on conflict (id) do nothing',
    [id, email, first_name, last_name],
  )
  const assigned = tx.asSystem(
    `update profiles set assigned_to = (${firstRepresentative}) where id = $1 and assigned_to is null and joined_at is not null`,
    [id],
  )
  await Promise.all([made, assigned])
}

export const firstRepresentative = `
  select r.id from representatives r join users u on u.id = r.id
  where u.disabled_at is null order by r.rank limit 1`
