/** Staff make, list and close the links of drivers. */

import { shipmentProblems } from '@kervan/domain/shipments/shipments.copy.ts'
import { activeStatuses } from '@kervan/domain/shipments/shipments.policy.ts'
import { driverLinkDays, driverProblems } from '@kervan/domain/tracking/driver-link.ts'
import type { DriverLink } from '@kervan/domain/tracking/driver-links.contract.ts'
import { ORPCError } from '@orpc/server'
import { users } from '#features/auth/users.table.ts'
import { shipments } from '#features/shipments/shipments.table.ts'
import { driverLinks } from '#features/tracking/driver-links.table.ts'
import type { SignedIds } from '#spine/config/signed-ids.ts'
import type { Db } from '#spine/database/act-as.ts'
import { and, desc, eq, isNull, type SQL, sql } from '#spine/database/drizzle.ts'
import { newId } from '#spine/database/new-id.ts'
import type { SignedInCall } from '#spine/http/call.ts'
import { createOnce } from '#spine/http/create-once.ts'

export type WithDriverLinks = { driverLinkIds: SignedIds }
type Context = SignedInCall<WithDriverLinks>
type NewLink = Pick<DriverLink, 'driver_name' | 'plate' | 'container_number' | 'leg'> & {
  shipment_id: string
}

export function createDriverLink(context: Context, link: NewLink): Promise<DriverLink> {
  return createOnce(context, link, async ({ db }) => {
    const [shipment] = await db
      .select({
        status: shipments.status,
        type: shipments.shipment_type,
        containers: shipments.container_numbers,
      })
      .from(shipments)
      .where(eq(shipments.id, link.shipment_id))
    if (!shipment) throw new ORPCError('NOT_FOUND')
    if (!['pending', ...activeStatuses].includes(shipment.status))
      throw new ORPCError('SHIPMENT_OVER', driverProblems.SHIPMENT_OVER)
    if (link.container_number && !shipment.containers.includes(link.container_number))
      throw new ORPCError('UNKNOWN_CONTAINER', shipmentProblems.UNKNOWN_CONTAINER)
    const id = newId()
    await db.insert(driverLinks).values({
      ...link,
      leg: shipment.type === 'land' ? 'whole' : link.leg,
      id,
      created_by: context.person.id,
      expires_at: new Date(Date.now() + driverLinkDays * 86_400_000).toISOString(),
    })
    const [made] = await readLinks(db, context, eq(driverLinks.id, id))
    if (!made) throw new Error('The link that was just made is gone.')
    return made
  })
}

export function linksOfShipment(context: Context, shipmentId: string): Promise<DriverLink[]> {
  const { services, actor } = context
  return services.readAs(actor, (db) => readLinks(db, context, eq(driverLinks.shipment_id, shipmentId)))
}

/** Closing it twice is closing it once. */
export function revokeDriverLink(context: Context, id: string): Promise<DriverLink | undefined> {
  const { services, actor } = context
  return services.actAs(actor, async ({ db }) => {
    await db
      .update(driverLinks)
      .set({ revoked_at: sql`now()` })
      .where(and(eq(driverLinks.id, id), isNull(driverLinks.revoked_at)))
    const [link] = await readLinks(db, context, eq(driverLinks.id, id))
    return link
  })
}

async function readLinks(db: Db, { services }: Context, which: SQL): Promise<DriverLink[]> {
  const { id, driver_name, plate, container_number, leg, created_at, expires_at, revoked_at, last_seen_at } =
    driverLinks
  const rows = await db
    .select({
      id,
      driver_name,
      plate,
      container_number,
      leg,
      created_by_name: users.name,
      created_at,
      expires_at,
      revoked_at,
      last_seen_at,
    })
    .from(driverLinks)
    .innerJoin(users, eq(users.id, driverLinks.created_by))
    .where(which)
    .orderBy(desc(driverLinks.id))
  return rows.map((row) => ({
    ...row,
    url: `${services.config.publicUrl}/s/${services.driverLinkIds.token(row.id)}`,
  }))
}
