/** A customer makes, lists and closes the links by which others follow a shipment; staff list and close those of every customer. */
import { shipmentProblems } from '@kervan/domain/shipments/shipments.copy.ts'
import { mostShareLinks, type ShareDays, shareProblems } from '@kervan/domain/tracking/share-link.ts'
import type { ShareLink } from '@kervan/domain/tracking/share-links.contract.ts'
import { shareLinksChanged } from '@kervan/domain/tracking/tracking.events.ts'
import { ORPCError } from '@orpc/server'
import { shipments } from '#features/shipments/shipments.table.ts'
import { shareLinks, shareVisits } from '#features/tracking/share-links.table.ts'
import type { SignedIds } from '#spine/config/signed-ids.ts'
import type { Db, Transaction } from '#spine/database/act-as.ts'
import { and, desc, eq, inArray, isNull, lte, type SQL, sql } from '#spine/database/drizzle.ts'
import { newId } from '#spine/database/new-id.ts'
import type { Services, SignedInCall } from '#spine/http/call.ts'
import { createOnce } from '#spine/http/create-once.ts'

export type WithShareLinks = { shareLinkIds: SignedIds }
type Context = SignedInCall<WithShareLinks>
type NewLink = { shipment_id: string; label: string; days: ShareDays }

const mostVisits = 10
const isOpen = sql`${shareLinks.revoked_at} is null and ${shareLinks.expires_at} > now()`

export function createShareLink(context: Context, { shipment_id, label, days }: NewLink): Promise<ShareLink> {
  return createOnce(context, { shipment_id, label, days }, async (tx) => {
    const { db } = tx
    await requireOwn(db, context, shipment_id)
    const open = await db
      .select({ id: shareLinks.id })
      .from(shareLinks)
      .where(and(eq(shareLinks.shipment_id, shipment_id), isOpen))
    if (open.length >= mostShareLinks) throw new ORPCError('TOO_MANY_LINKS', shareProblems.TOO_MANY_LINKS)
    const id = newId()
    await db.insert(shareLinks).values({
      id,
      shipment_id,
      customer_id: context.person.id,
      label,
      expires_at: new Date(Date.now() + days * 86_400_000).toISOString(),
    })
    const [made] = await readLinks(db, context.services, eq(shareLinks.id, id))
    if (!made) throw new Error('The link that was just made is gone.')
    await announceLinks(tx, context.services, { shipment_id, customer_id: context.person.id })
    return made
  })
}

export function shareLinksOf(context: Context, shipmentId: string): Promise<ShareLink[]> {
  const { services, actor } = context
  return services.actAs(actor, async ({ db }) => {
    await requireOwn(db, context, shipmentId)
    return readLinks(db, context.services, eq(shareLinks.shipment_id, shipmentId))
  })
}

export function shareLinksForStaff({ services, actor }: Context, shipmentId: string): Promise<ShareLink[]> {
  return services.actAs(actor, async ({ db }) => {
    const [shipment] = await db
      .select({ id: shipments.id })
      .from(shipments)
      .where(eq(shipments.id, shipmentId))
    if (!shipment) throw new ORPCError('NOT_FOUND', shipmentProblems.NOT_FOUND)
    return readLinks(db, services, eq(shareLinks.shipment_id, shipmentId))
  })
}

async function requireOwn(db: Db, { person }: Context, shipmentId: string): Promise<void> {
  const [shipment] = await db
    .select({ id: shipments.id })
    .from(shipments)
    .where(and(eq(shipments.id, shipmentId), eq(shipments.customer_id, person.id)))
  if (!shipment) throw new ORPCError('NOT_FOUND', shipmentProblems.NOT_FOUND)
}

/** Closing it twice is closing it once. Whose links somebody may close is said by the policies of the table. */
export function revokeShareLink(context: Context, id: string): Promise<ShareLink | undefined> {
  const { services, actor } = context
  return services.actAs(actor, async (tx) => {
    const { db } = tx
    const [closed] = await db
      .update(shareLinks)
      .set({ revoked_at: sql`now()` })
      .where(and(eq(shareLinks.id, id), isNull(shareLinks.revoked_at)))
      .returning({ shipment_id: shareLinks.shipment_id, customer_id: shareLinks.customer_id })
    if (closed) await announceLinks(tx, services, closed)
    const [link] = await readLinks(db, context.services, eq(shareLinks.id, id))
    return link
  })
}

type Linked = { shipment_id: string; customer_id: string }

/** To its customer and to the office, who see who has opened which link. */
export const announceLinks = (
  tx: Transaction,
  { emit }: Pick<Services, 'emit'>,
  { shipment_id, customer_id }: Linked,
) => emit(tx, shareLinksChanged, [`user:${customer_id}`, 'staff'], { shipment_id })

async function readLinks(db: Db, services: Context['services'], which: SQL): Promise<ShareLink[]> {
  const { id, label, created_at, expires_at, revoked_at } = shareLinks
  const rows = await db
    .select({ id, label, created_at, expires_at, revoked_at })
    .from(shareLinks)
    .where(which)
    .orderBy(desc(id))
  if (rows.length === 0) return []
  const { link_id, device, visited_at } = shareVisits
  const numbered = db
    .select({
      link_id,
      device,
      visited_at,
      place: sql<number>`row_number() over (partition by ${link_id} order by ${visited_at} desc)`.as('place'),
    })
    .from(shareVisits)
    .where(
      inArray(
        link_id,
        rows.map((row) => row.id),
      ),
    )
    .as('numbered')
  // Of each link the newest: one that is open all day must not crowd out the others.
  const visits = await db
    .select({ link_id: numbered.link_id, device: numbered.device, visited_at: numbered.visited_at })
    .from(numbered)
    .where(lte(numbered.place, mostVisits))
    .orderBy(numbered.place)
  return rows.map((row) => ({
    ...row,
    url: `${services.config.publicUrl}/t/${services.shareLinkIds.token(row.id)}`,
    visits: visits
      .filter((visit) => visit.link_id === row.id)
      .map((visit) => ({ device: visit.device, visited_at: visit.visited_at })),
  }))
}
