/** Conditions on the free time of containers, and of shipments by that of theirs. */
import { fewDaysLeft } from '@kervan/domain/shipments/container.ts'
import type { StaffShipmentListInput } from '@kervan/domain/shipments/staff-shipments.ts'
import { containers } from '#features/shipments/containers.table.ts'
import { shipments } from '#features/shipments/shipments.table.ts'
import { type SQL, sql } from '#spine/database/drizzle.ts'

type FreeTime = NonNullable<StaffShipmentListInput['free']>

// From the last midnight in Istanbul on, so that it is the same all day. A statement of its own is asked once, not of each row.
const soon = sql`(select date_trunc('day', now(), 'Europe/Istanbul') + interval '${sql.raw(String(fewDaysLeft + 1))} days')`

const until = containers.free_until

export const freeTimeIs: Record<FreeTime, SQL> = {
  running: sql`${until} is not null`,
  soon: sql`${until} > now() and ${until} <= ${soon}`,
  over: sql`${until} <= now()`,
}

const ends = shipments.free_ends
const [first, last] = [sql`${ends}[1]`, sql`${ends}[cardinality(${ends})]`]

/** Of any of its containers. What the index has of them, the first end and the last, leaves few to be looked at more closely. */
export const hasFreeTime: Record<FreeTime, SQL> = {
  running: sql`${first} is not null`,
  soon: sql`${first} <= ${soon} and ${last} > now() and (${first} > now() or ${last} <= ${soon}
    or exists (select from unnest(${ends}) as one where one > now() and one <= ${soon}))`,
  over: sql`${first} <= now()`,
}
