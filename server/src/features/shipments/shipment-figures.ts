/** The figures above a customer's shipments: how many are in which state, what they are worth, and how many have arrived. */
import type { ShipmentFigures, ShipmentFiguresInput } from '@kervan/domain/shipments/own-shipment.ts'
import type { MoneySum } from '@kervan/domain/values/money.ts'
import { shipmentFigures } from '#features/shipments/overview.queries.ts'
import { deliveredShare, onlyRow, rate } from '#features/shipments/overview.ts'
import { ownShipmentCounts } from '#features/shipments/own-shipments.list.ts'
import type { Db } from '#spine/database/act-as.ts'
import { sql } from '#spine/database/drizzle.ts'
import type { SignedInCall } from '#spine/http/call.ts'
import { queryFor } from '#spine/lists/page-for.ts'

export async function readShipmentFigures(
  context: SignedInCall,
  input: ShipmentFiguresInput,
): Promise<ShipmentFigures> {
  const { services, actor, person } = context
  const [counts, values, promises] = await Promise.all([
    ownShipmentCounts(queryFor(context), person.id, input),
    services.readAs(actor, (db) => shipmentValues(db, person.id)),
    services.readAs(actor, (db) => shipmentFigures(db, person.id)),
  ])
  const { on_time, with_eta } = onlyRow(promises)
  return {
    ...counts,
    total_value: values.rows,
    on_time: deliveredShare(counts),
    on_promise: rate(on_time, with_eta),
  }
}

/** One sum per currency, of all their shipments. */
const shipmentValues = (db: Db, customerId: string) =>
  db.execute<MoneySum>(sql`select quote_currency as currency, sum(quote_amount)::text as amount
    from shipments where customer_id = ${customerId} and quote_amount is not null
    group by quote_currency order by quote_currency <> 'EUR', sum(quote_amount) desc`)
