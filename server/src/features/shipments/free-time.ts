/** Conditions on the free time of containers. */
import { fewDaysLeft } from '@kervan/domain/shipments/container.ts'
import type { StaffShipmentListInput } from '@kervan/domain/shipments/staff-shipments.ts'
import { containers } from '#features/shipments/containers.table.ts'
import { type SQL, sql } from '#spine/database/drizzle.ts'

const until = containers.free_until

export const freeTimeIs: Record<NonNullable<StaffShipmentListInput['free']>, SQL> = {
  running: sql`${until} is not null`,
  // From the last midnight in Istanbul on, so that it is the same all day.
  soon: sql`${until} > now() and ${until} <= date_trunc('day', now(), 'Europe/Istanbul') + interval '${sql.raw(String(fewDaysLeft + 1))} days'`,
  over: sql`${until} <= now()`,
}
