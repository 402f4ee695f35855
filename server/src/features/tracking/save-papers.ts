/** Staff write down a shipment's containers and the numbers of its papers, checked as far as they can be. */
import type { ChangedReferences, WrittenContainer } from '@kervan/domain/shipments/written-papers.ts'
import { containers } from '#features/shipments/containers.table.ts'
import { grantedFreeDays, storedNumber, storedReferences } from '#features/shipments/papers.ts'
import { shipments } from '#features/shipments/shipments.table.ts'
import { followNumbers } from '#features/tracking/follow-numbers.ts'
import { lockNamesOf } from '#features/tracking/known-versions.ts'
import { projectShipments } from '#features/tracking/project-shipment.ts'
import { renameBox } from '#features/tracking/rename-box.ts'
import { numbersOf } from '#features/tracking/shipment-numbers.ts'
import { lockShipment } from '#features/tracking/tell-by-hand.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { and, eq, inArray, sql } from '#spine/database/drizzle.ts'
import type { SignedInCall } from '#spine/http/call.ts'

type SavedContainer = WrittenContainer & {
  free_days_demurrage?: number | null | undefined
  free_days_detention?: number | null | undefined
}

export function saveContainers(
  context: SignedInCall,
  {
    id,
    containers: written,
    known,
  }: { id: string; containers: SavedContainer[]; known?: string[] | undefined },
): Promise<{ id: string }> {
  const { services, actor } = context
  const isDemo = services.config.mode === 'demo'
  const boxes = new Map(
    written.map((box) => {
      const number = storedNumber(box.number, isDemo)
      return [number, { ...box, number }]
    }),
  )
  return services.actAs(actor, async (tx) => {
    await lockNamesOf(tx, id)
    const { customer_id } = await lockShipment(tx, id)
    const numbers = [...boxes.keys()]
    const [granted, before, numbersBefore] = await Promise.all([
      grantedFreeDays(tx, id),
      daysOf(tx, id),
      numbersOf(tx, id),
    ])
    await tx.db.delete(containers).where(
      and(
        eq(containers.shipment_id, id),
        numbers.length > 0 ? sql`not ${inArray(containers.number, numbers)}` : undefined,
        // What a colleague has added since is theirs.
        known ? inArray(containers.number, known) : undefined,
      ),
    )
    const rows = [...boxes.values()].map(({ free_days_demurrage, free_days_detention, ...box }) => {
      const unsaid = before.get(box.number) ?? {
        free_days_demurrage: granted,
        free_days_detention: granted,
      }
      return {
        ...box,
        shipment_id: id,
        customer_id,
        free_days_demurrage:
          free_days_demurrage === undefined ? unsaid.free_days_demurrage : free_days_demurrage,
        free_days_detention:
          free_days_detention === undefined ? unsaid.free_days_detention : free_days_detention,
      }
    })
    if (rows.length > 0)
      await tx.db
        .insert(containers)
        .values(rows)
        .onConflictDoUpdate({
          target: [containers.shipment_id, containers.number],
          set: {
            size_type: sql`excluded.size_type`,
            seal: sql`excluded.seal`,
            free_days_demurrage: sql`excluded.free_days_demurrage`,
            free_days_detention: sql`excluded.free_days_detention`,
            updated_at: sql`now()`,
          },
        })
    await renameBox(tx, context, id, [...before.keys()])
    await followNumbers(tx, context, id, numbersBefore)
    // Delivered is a shipment whose containers all are.
    await projectShipments(tx, services, [id], { news: 'papers' })
    return { id }
  })
}

async function daysOf(tx: Transaction, shipmentId: string) {
  const { number, free_days_demurrage, free_days_detention } = containers
  const rows = await tx.db
    .select({ number, free_days_demurrage, free_days_detention })
    .from(containers)
    .where(eq(containers.shipment_id, shipmentId))
  return new Map(rows.map((row) => [row.number, row]))
}

export function saveReferences(
  context: SignedInCall,
  { id, ...written }: ChangedReferences & { id: string },
): Promise<{ id: string }> {
  const { services, actor } = context
  const references = storedReferences(written)
  return services.actAs(actor, async (tx) => {
    await lockNamesOf(tx, id)
    await lockShipment(tx, id)
    const before = await numbersOf(tx, id)
    await tx.db
      .update(shipments)
      .set({ ...references, updated_at: sql`now()` })
      .where(eq(shipments.id, id))
    await followNumbers(tx, context, id, before)
    await projectShipments(tx, services, [id], { news: 'papers' })
    return { id }
  })
}
