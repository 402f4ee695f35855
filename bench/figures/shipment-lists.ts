/** The lists of 200,000 shipments and their boxes: each sort with each filter and none, searches, and the counts beside them. */
import { signInCustomer, signInStaff } from '../database.ts'
import type { Bench, Figure } from '../figure.ts'
import type { Line } from '../lines.ts'
import { shipmentAddresses } from '../list-addresses.ts'
import { measureLists } from '../measure-lists.ts'
import { addShipmentHistory } from '../shipment-history.ts'

export const shipmentLists: Figure = { name: 'shipment-lists', take }

async function take(bench: Bench): Promise<Line[]> {
  const database = await bench.database()
  const [staff, customer] = [await signInStaff(database), await signInCustomer(database)]
  await addShipmentHistory(database, bench.quick ? 20_000 : 200_000, customer.userId)
  await database.query(
    'update shipments set operations_assigned_to = $1 where id in (select id from shipments order by id desc limit 500)',
    [staff.userId],
  )
  await database.query('vacuum analyze shipments')
  const { port } = await bench.startKervan(database)
  const generator = await bench.start('programs/http-load.ts')
  const readers = {
    headers: { office: staff.headers, portal: customer.headers },
    customer: customer.userId,
    colleague: staff.userId,
  }
  return measureLists({ generator, base: `http://127.0.0.1:${port}/api`, ...readers }, shipmentAddresses)
}
