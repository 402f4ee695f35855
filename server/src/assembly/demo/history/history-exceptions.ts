/** The open work about shipments that something is wrong with at the end of the history, as the program itself would write it. */
import { deliveredHolidays } from '@kervan/domain/company/public-holidays.ts'
import { silentAfterHours } from '@kervan/domain/company/silent-after-hours.ts'
import { exceptionsOf } from '@kervan/domain/tracking/shipment-exceptions.ts'
import { dueNextWorkingDay } from '@kervan/domain/workqueue/due-time.ts'
import { demoCompany } from '#assembly/demo/demo-world.ts'
import type { RequestLifecycle } from '#assembly/demo/history/request-lifecycle.ts'
import { createRandom } from '#assembly/demo/history/seeded-random.ts'
import type { ShipmentLifecycle } from '#assembly/demo/history/shipment-lifecycle.ts'
import { exceptionTitle } from '#features/workqueue/sync-exceptions.ts'
import type { workItems } from '#features/workqueue/work-items.table.ts'

const dayMs = 86_400_000
/** One object, so that its days are remembered. */
const demoCalendar = { office_hours: demoCompany.office_hours, holidays: deliveredHolidays }
/** All rows of a table name the same columns. */
const ofNoRequest = { request_id: null, metadata: {}, status: 'open', done_at: null, done_by: null } as const

type WorkItem = typeof workItems.$inferInsert

export function exceptionWorkOf(
  { inquiry: { customer } }: RequestLifecycle,
  { shipment, events, containers }: ShipmentLifecycle,
  now: number,
): WorkItem[] {
  const watched = {
    ...shipment,
    shipment_number: shipment.shipment_number,
    origin_code: shipment.origin_code ?? '',
    origin_city: shipment.origin_city ?? '',
    destination_code: shipment.destination_code ?? '',
    destination_city: shipment.destination_city ?? '',
    promised_at: shipment.promised_at ?? null,
    eta: shipment.eta ?? null,
    delayed: shipment.delayed ?? false,
    delayed_since: shipment.delayed_since ?? null,
    delay_reason: shipment.delay_reason ?? '',
    customs_status: shipment.customs_status ?? 'none',
    containers: shipment.container_numbers ?? [],
  }
  const boxes = containers.map(({ number, free_days_demurrage = null, free_days_detention = null }) => ({
    number,
    free_days_demurrage,
    free_days_detention,
  }))
  const found = exceptionsOf(watched, { events, containers: boxes }, silentAfterHours, new Date(now))
  // Its ids follow from the shipment's, so that all else stays as it was.
  const random = createRandom(Number.parseInt(shipment.id.slice(-8), 16)).branch(7)
  return found.map(({ why, due, ...exception }) => {
    const since = new Date(exception.since)
    const seen = new Date(Math.max(since.getTime(), now - dayMs))
    return {
      ...exception,
      id: random.id(since.getTime()),
      title: exceptionTitle(watched, exception),
      description: why,
      customer_name: `${customer.first_name} ${customer.last_name}`,
      company: customer.company ?? '',
      email: customer.email,
      phone: customer.phone ?? '',
      customer_id: customer.id,
      ...ofNoRequest,
      shipment_id: shipment.id,
      assigned_to: shipment.operations_assigned_to ?? customer.representative.id,
      // Somebody looks at the older ones every day.
      due_at: due ?? dueNextWorkingDay(seen, demoCalendar).toISOString(),
      created_at: exception.since,
      updated_at: exception.since,
    }
  })
}
