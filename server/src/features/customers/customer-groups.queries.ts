/** Queries of sectors and segments. */
import { customerProblems } from '@kervan/domain/customers/customers.copy.ts'
import { ORPCError } from '@orpc/server'
import { customerGroups } from '#features/customers/customer-groups.table.ts'
import type { Db } from '#spine/database/act-as.ts'
import { inArray } from '#spine/database/drizzle.ts'

type Grouped = { sector_id?: string | null | undefined; segment_id?: string | null | undefined }

/** A sector is no segment, and what was removed meanwhile is neither. */
export async function refuseUnknownGroups(db: Db, { sector_id, segment_id }: Grouped): Promise<void> {
  const wanted = [
    ...(sector_id ? [{ id: sector_id, kind: 'sector' }] : []),
    ...(segment_id ? [{ id: segment_id, kind: 'segment' }] : []),
  ]
  if (wanted.length === 0) return
  const known = await db
    .select({ id: customerGroups.id, kind: customerGroups.kind })
    .from(customerGroups)
    .where(
      inArray(
        customerGroups.id,
        wanted.map(({ id }) => id),
      ),
    )
  const isKnown = wanted.every(({ id, kind }) =>
    known.some((group) => group.id === id && group.kind === kind),
  )
  if (!isKnown) throw new ORPCError('UNKNOWN_GROUP', customerProblems.UNKNOWN_GROUP)
}
