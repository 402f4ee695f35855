/** Shipments that a carrier can tell of, what it says about them, and what came of it. */
import { randomInt, randomUUID } from 'node:crypto'
import { freeTimeOf } from '@kervan/domain/tracking/free-time.ts'
import { journeySteps } from '@kervan/domain/tracking/journey-steps.ts'
import { containerCheckSum } from '@kervan/domain/values/container-number.ts'
import { projectionOf, readFollowed } from '#features/tracking/project-shipment.ts'
import { storedEvents } from '#features/tracking/tracking.queries.ts'
import { system } from '#spine/database/act-as.ts'
import { query } from '#testing/sign-in.ts'
import type { TestServer } from '#testing/test-server.ts'

export type Tracked = { id: string; number: string; container: string; booking: string }

/** Of somebody who is there already; nobody else has its container. */
export async function trackedShipment(
  server: Pick<TestServer, 'access'>,
  more: { status?: string; container?: string; daysOld?: number; customer?: string } = {},
): Promise<Tracked> {
  const container = more.container ?? randomContainer()
  const booking = `BK${randomUUID().slice(0, 8).toUpperCase()}`
  const number = `SH-${randomUUID().toUpperCase()}`
  const [row] = await query<{ id: string }>(
    server,
    `with made as (
       insert into shipments (shipment_number, customer_id, shipment_type, status, booking_number, created_at)
       select $1, coalesce($6, (select id from profiles order by id limit 1)), 'sea', $2, $4, now() - $5 * interval '1 day'
       returning id, customer_id)
     insert into containers (shipment_id, customer_id, number) select id, customer_id, $3 from made returning shipment_id as id`,
    [number, more.status ?? 'pending', container, booking, more.daysOld ?? 5, more.customer ?? null],
  )
  return { id: row?.id ?? '', number, container, booking }
}

export function randomContainer(): string {
  const letters = Array.from({ length: 3 }, () => String.fromCharCode(65 + randomInt(26))).join('')
  const ten = `${letters}U${String(randomInt(1_000_000)).padStart(6, '0')}`
  return `${ten}${containerCheckSum(ten).digit}`
}

/** An event of DCSA 2.2 about a container, a few hours ago. */
export function carrierEvent(container: string, more: Record<string, unknown> = {}): Record<string, unknown> {
  const at = new Date(Date.now() - 3 * 3_600_000).toISOString()
  return {
    eventID: randomUUID(),
    eventCreatedDateTime: at,
    eventType: 'EQUIPMENT',
    eventClassifierCode: 'ACT',
    eventDateTime: at,
    equipmentEventTypeCode: 'LOAD',
    equipmentReference: container,
    emptyIndicatorCode: 'LADEN',
    eventLocation: { UNLocationCode: 'TRMER' },
    ...more,
  }
}

/** What its row says, whether that follows from what was told, and how much that was. */
export function trackedState({ services }: Pick<TestServer, 'services'>, id: string) {
  return services.actAs(system, async (tx) => {
    const [row, told] = await Promise.all([readFollowed(tx, id), storedEvents(tx, id)])
    if (!row) throw new Error('The shipment is gone.')
    return {
      status: row.status,
      row,
      derived: projectionOf(row, told),
      journey: journeySteps(row, told),
      /** As if a week had been agreed for each container. */
      freeTime: freeTimeOf(row, row.containers.map(freeForAWeek), told, new Date()).map(
        ({ kind, last_free_day }) => ({ kind, last_free_day }),
      ),
      told: told.length,
    }
  })
}

const freeForAWeek = (number: string) => ({ number, free_days_demurrage: 7, free_days_detention: 7 })

/** What was kept for staff and names this text. */
export function keptAbout(server: Pick<TestServer, 'access'>, text: string) {
  return query<{ id: string; why: string; content: string; told: object | null }>(
    server,
    'select id, why, content, told from tracking_messages where strpos(content, $1) > 0 order by id',
    [text],
  )
}
