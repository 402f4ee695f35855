/** What a customer sees of the firm that staff have joined them to: its name, and the names of those who were joined to it too. */
import type { Transaction } from '#spine/database/act-as.ts'

type OwnOrganisation = { name: string; colleagues: string[] }

/** With the system's rights, since customers may read no record but their own; nobody joins a firm by typing its name. */
const read = `select o.name, coalesce((
    select array_agg(trim(c.first_name || ' ' || c.last_name) order by c.first_name, c.last_name) from (
      select first_name, last_name from profiles
      where organisation_id = o.id and id <> p.id and first_name || last_name <> '' order by first_name, last_name limit 50) c
  ), '{}') as colleagues
  from profiles p join organisations o on o.id = p.organisation_id where p.id = $1`

export async function ownOrganisation(tx: Transaction, customerId: string): Promise<OwnOrganisation | null> {
  const [found] = await tx.asSystem<OwnOrganisation>(read, [customerId])
  return found ?? null
}
