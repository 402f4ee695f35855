/** What an organisation says of itself holds for its people: sector, segment, city and country. What it leaves open they keep. */
import type { Transaction } from '#spine/database/act-as.ts'

/** Only rows that differ are written, so that a change of a firm's tax office is no change of its people. */
const take = `update profiles p set sector_id = coalesce(o.sector_id, p.sector_id), segment_id = coalesce(o.segment_id, p.segment_id),
    city = coalesce(nullif(o.city, ''), p.city), country = coalesce(nullif(o.country, ''), p.country), updated_at = now()
  from organisations o
  where o.id = $1 and p.organisation_id = o.id and (p.sector_id, p.segment_id, p.city, p.country) is distinct from
    (coalesce(o.sector_id, p.sector_id), coalesce(o.segment_id, p.segment_id), coalesce(nullif(o.city, ''), p.city),
     coalesce(nullif(o.country, ''), p.country))`

export async function takeFromOrganisation(tx: Transaction, organisationId: string): Promise<void> {
  await tx.query(take, [organisationId])
}
