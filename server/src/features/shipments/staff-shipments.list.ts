/** The office's list of all shipments. */
import { shipmentTypes } from '@kervan/domain/requests/request-fields.ts'
import { searchedPaper } from '@kervan/domain/shipments/paper-number.ts'
import { shipmentStatuses } from '@kervan/domain/shipments/shipments.contract.ts'
import { activeStatuses, type ShipmentStatus } from '@kervan/domain/shipments/shipments.policy.ts'
import type {
  StaffShipment,
  StaffShipmentCountInput,
  StaffShipmentListInput,
} from '@kervan/domain/shipments/staff-shipments.ts'
import { mostCounted } from '@kervan/domain/values/format-number.ts'
import { users } from '#features/auth/users.table.ts'
import { profiles } from '#features/customers/profiles.table.ts'
import { hasFreeTime } from '#features/shipments/free-time.ts'
import { isShipment, shipmentSummary } from '#features/shipments/shipments.queries.ts'
import { shipments } from '#features/shipments/shipments.table.ts'
import { alias, and, eq, or, type SQL, sql } from '#spine/database/drizzle.ts'
import { defineList } from '#spine/lists/define-list.ts'
import type { ListQuery } from '#spine/lists/list-query.ts'
import {
  by,
  byAge,
  byChoice,
  byIfAny,
  byOwner,
  byPlaceOf,
  type IsChoice,
  isChoice,
  isPerson,
  isText,
  momentKey,
  textKey,
} from '#spine/lists/sorts.ts'

const operator = alias(users, 'operator')

/** With whose they are, for rows that are joined to `profiles` and `operator`. */
export const staffShipmentColumns = {
  ...shipmentSummary,
  customer_id: shipments.customer_id,
  customer_name: sql<string>`trim(coalesce(${profiles.first_name}, '') || ' ' || coalesce(${profiles.last_name}, ''))`,
  customer_company: sql<string>`coalesce(${profiles.company}, '')`,
  delayed_since: shipments.delayed_since,
  delay_reason: shipments.delay_reason,
  operations_assigned_to: shipments.operations_assigned_to,
  operations_name: sql<string>`coalesce(${operator.name}, '')`,
}
export { operator }

/** `with_requests`: also what is no shipment yet, for whoever leaves that out another way. */
type Filters = StaffShipmentListInput & { with_requests?: boolean }

export const staffShipmentList = defineList<StaffShipment, Filters>({
  name: 'staff-shipments',
  table: shipments,
  columns: staffShipmentColumns,
  joins: sql`left join ${profiles} on ${eq(profiles.id, shipments.customer_id)}
    left join users as ${operator} on ${eq(operator.id, shipments.operations_assigned_to)}`,
  sorts: {
    created: byAge,
    number: by(textKey(shipments.shipment_number)),
    customer: byIfAny(textKey(sql`nullif(${shipments.customer_listed_as}, '')`)),
    lane: by(textKey(shipments.origin_city), textKey(shipments.destination_city)),
    type: ({ free }) => (free ? byPlaceOf : byChoice)(shipments.shipment_type, shipmentTypes),
    status: ({ free }) => (free ? byPlaceOf : byChoice)(shipments.status, shipmentStatuses),
    delay: byIfAny(momentKey(shipments.delayed_since)),
    eta: byIfAny(momentKey(shipments.eta)),
    place: byIfAny(textKey(sql`nullif(${shipments.current_location}, '')`)),
    owner: byOwner(
      {
        from: sql`users as ${operator}`,
        id: operator.id,
        ownedBy: shipments.operations_assigned_to,
        where: sql`${operator.role} in ('staff', 'admin')`,
        few: true,
      },
      operator.name,
      () => [],
    ),
    container: byIfAny(textKey(sql`nullif(${shipments.container_code}, '')`)),
  },
  filters: (input, personId, is) => [
    input.status && hasStatus(input.status, is),
    mayBeRequest(input) ? isShipment : undefined,
    input.mine ? isPerson(shipments.operations_assigned_to, personId) : undefined,
    input.owner_id ? isPerson(shipments.operations_assigned_to, input.owner_id) : undefined,
    input.unowned ? sql`${shipments.operations_assigned_to} is null` : undefined,
    input.type && is(shipments.shipment_type, input.type),
    input.customer_id ? isPerson(shipments.customer_id, input.customer_id) : undefined,
    input.origin ? isText(shipments.origin_city, input.origin) : undefined,
    input.destination ? isText(shipments.destination_city, input.destination) : undefined,
    input.delay && (input.delay === 'late' ? isLate : sql`not ${shipments.delayed}`),
    input.free && hasFreeTime[input.free],
  ],
  divisions: (input) => {
    const { status, delay, customer_id, free } = input
    // Whatever they are sorted by, those of one customer have an index.
    if (customer_id) return 'few'
    // Being late is no status, nor is a free time that runs, so their rows are not read status by status.
    if (status === 'delayed' || delay === 'late' || free) return undefined
    const values = status === 'active' ? activeStatuses : status ? [status] : shipmentStatuses
    return { column: shipments.status, filter: 'status', values }
  },
  search: {
    reads: searchedPaper,
    has: (pattern) =>
      sql`(${shipments.search} like ${pattern} or (select c.search from profiles c where c.id = ${shipments.customer_id}) like ${pattern})`,
    withOther: {
      // An array, since only with one are the indexes of both tables combined.
      hasByIndex: (pattern) =>
        sql`(${shipments.search} like ${pattern} or ${shipments.customer_id} = any(array(select c.id from profiles c where c.search like ${pattern})))`,
      hasAmongMany: (pattern) =>
        sql`(${shipments.search} like ${pattern} or ${shipments.customer_id} in (select c.id from profiles c where c.search like ${pattern}))`,
    },
  },
})

const isActive = sql`${or(...activeStatuses.map((status) => isChoice(shipments.status, status)))}`
/** What has ended is not late any more. */
const isLate = sql`${shipments.delayed}`

/** Of the other statuses every row is a shipment, which is then not asked of each. */
const mayBeRequest = ({ status, with_requests }: Filters) =>
  !with_requests && (!status || status === 'pending' || status === 'cancelled' || status === 'delayed')

function hasStatus(status: NonNullable<StaffShipmentListInput['status']>, is: IsChoice): SQL | undefined {
  if (status === 'active') return isActive
  return status === 'delayed' ? isLate : is(shipments.status, status)
}

/** Each shipment has one status, so that those of several are added up instead of being counted once more. */
export async function staffShipmentCounts(
  query: ListQuery,
  personId: string,
  input: StaffShipmentCountInput,
) {
  const has = (status: ShipmentStatus) => isChoice(shipments.status, status)
  // Asked of those alone that may be requests: the others are then counted in an index, without their rows.
  const filters = { ...input, with_requests: true }
  const counts = await staffShipmentList.countsIfFew(query, personId, filters, {
    preparing: has('preparing'),
    in_transit: has('in_transit'),
    customs: has('customs'),
    delayed: and(isLate, isShipment),
    delivered: has('delivered'),
    cancelled: and(has('cancelled'), isShipment),
  })
  if (counts.preparing === undefined) return counts
  const sumOf = (statuses: readonly Exclude<ShipmentStatus, 'pending'>[]) =>
    Math.min(
      mostCounted + 1,
      statuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0),
    )
  return {
    ...counts,
    total: sumOf([...activeStatuses, 'delivered', 'cancelled']),
    active: sumOf(activeStatuses),
  }
}
