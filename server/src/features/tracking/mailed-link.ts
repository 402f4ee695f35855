/** The link in mails by which a customer without an account follows a shipment: one for each, made with the first mail. */
import { mailedLinkLabel } from '@kervan/domain/tracking/share-link.ts'
import type { WithShareLinks } from '#features/tracking/share-links.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { newId } from '#spine/database/new-id.ts'

/** A link that would soon end is put off, since a mail is read days later too. */
const keptLink = `update share_links set expires_at = greatest(expires_at, now() + interval '90 days')
  where id = (select id from share_links where shipment_id = $1 and label = $2 and revoked_at is null order by id limit 1)
  returning id`
const newLink = `insert into share_links (id, shipment_id, customer_id, label, expires_at)
  values ($1, $2, $3, $4, now() + interval '90 days')`

/** Its path on our site. */
export async function mailedLinkTo(
  tx: Transaction,
  { shareLinkIds }: WithShareLinks,
  { id: shipmentId, customer_id }: { id: string; customer_id: string },
): Promise<string> {
  const [kept] = await tx.asSystem<{ id: string }>(keptLink, [shipmentId, mailedLinkLabel])
  const id = kept?.id ?? newId()
  if (!kept) await tx.asSystem(newLink, [id, shipmentId, customer_id, mailedLinkLabel])
  return `/t/${shareLinkIds.token(id)}`
}
