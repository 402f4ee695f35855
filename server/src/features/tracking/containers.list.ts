/** The office's list of all containers, and how many of them are where. */
import { searchedPaper } from '@kervan/domain/shipments/paper-number.ts'
import {
  type ContainerCountInput,
  type ContainerListInput,
  containerStates,
  type TrackedContainer,
} from '@kervan/domain/tracking/container-list.ts'
import { profiles } from '#features/customers/profiles.table.ts'
import { containers } from '#features/shipments/containers.table.ts'
import { freeTimeIs } from '#features/shipments/free-time.ts'
import { shipments } from '#features/shipments/shipments.table.ts'
import { and, eq, sql } from '#spine/database/drizzle.ts'
import { defineList } from '#spine/lists/define-list.ts'
import { type ListQuery, run } from '#spine/lists/list-query.ts'
import { by, byIfAny, codeKey, isChoice, isPerson, isText, momentKey, textKey } from '#spine/lists/sorts.ts'

const place = sql`nullif(${containers.place_name}, '')`
export const containerList = defineList<TrackedContainer, ContainerListInput>({
  name: 'staff-containers',
  table: containers,
  columns: {
    id: containers.id,
    number: containers.number,
    size_type: containers.size_type,
    seal: containers.seal,
    shipment_id: containers.shipment_id,
    shipment_number: containers.shipment_number,
    shipment_status: containers.shipment_status,
    shipment_delayed: sql<boolean>`(select s.delayed from ${shipments} s where s.id = ${containers.shipment_id})`,
    customer_id: containers.customer_id,
    customer_name: sql<string>`trim(coalesce(${profiles.first_name}, '') || ' ' || coalesce(${profiles.last_name}, ''))`,
    customer_company: sql<string>`coalesce(${profiles.company}, '')`,
    place_name: containers.place_name,
    last_kind: containers.last_kind,
    last_at: containers.last_at,
    eta: containers.eta,
    free_kind: containers.free_kind,
    free_until: containers.free_until,
  },
  joins: sql`left join ${profiles} on ${eq(profiles.id, containers.customer_id)}`,
  sorts: {
    free: byIfAny(momentKey(containers.free_until)),
    number: by(codeKey(containers.number)),
    shipment: by(codeKey(containers.shipment_number)),
    customer: byIfAny(textKey(sql`nullif(${containers.customer_listed_as}, '')`)),
    place: byIfAny(textKey(place)),
    last: byIfAny(momentKey(containers.last_at)),
    eta: byIfAny(momentKey(containers.eta)),
  },
  filters: (input, _, is) => [
    input.state && is(containers.state, input.state),
    input.free && freeTimeIs[input.free],
    input.place ? isText(place, input.place) : undefined,
    input.customer_id ? isPerson(containers.customer_id, input.customer_id) : undefined,
  ],
  divisions: ({ state, free, customer_id }) => {
    // Of one customer there are few, and a free time that runs keeps a box open.
    if (customer_id) return 'few'
    const values = state ? [state] : free ? (['open'] as const) : containerStates
    return { column: containers.state, filter: 'state', values }
  },
  search: {
    reads: searchedPaper,
    has: (pattern) =>
      sql`(${containers.search} like ${pattern} or (select c.search from profiles c where c.id = ${containers.customer_id}) like ${pattern})`,
    withOther: {
      // An array, since only with one are the indexes of both tables combined.
      hasByIndex: (pattern) =>
        sql`(${containers.search} like ${pattern} or ${containers.customer_id} = any(array(select c.id from profiles c where c.search like ${pattern})))`,
      hasAmongMany: (pattern) =>
        sql`(${containers.search} like ${pattern} or ${containers.customer_id} in (select c.id from profiles c where c.search like ${pattern}))`,
    },
  },
})

const isOpen = isChoice(containers.state, 'open')

export async function containerCounts(query: ListQuery, personId: string, input: ContainerCountInput) {
  const [counts, places] = await Promise.all([
    containerList.counts(query, personId, input, {
      open: isOpen,
      running: and(isOpen, freeTimeIs.running),
      soon: and(isOpen, freeTimeIs.soon),
      over: and(isOpen, freeTimeIs.over),
      closed: isChoice(containers.state, 'closed'),
    }),
    run<{ place: string; boxes: number }>(query, openPlaces),
  ])
  return { ...counts, places }
}

/** As many as one looks through. */
const openPlaces = sql`select ${containers.place_name} as place, count(*)::int as boxes from ${containers}
  where ${isOpen} and ${containers.place_name} <> '' group by 1 order by 2 desc, 1 limit 100`
