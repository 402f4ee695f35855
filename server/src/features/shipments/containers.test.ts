/** The containers of shipments: which a request names, and what a shipment's own row says of them. */
import { expect, test } from 'vitest'
import { system } from '#spine/database/act-as.ts'
import { detailedForm, wholeCustomer } from '#testing/orders.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { query } from '#testing/sign-in.ts'

const server = await sharedServer()
const customer = await wholeCustomer(server)

const form = detailedForm()
const withNumber = (container_number: string) => ({
  ...form,
  cargo_details: { ...form.cargo_details, container_number },
})
const rowsOf = async (shipmentId: string) =>
  (
    await query<{ all: string[]; code: string; rows: string[] }>(
      server,
      `select container_numbers as all, container_code as code,
         array(select number from containers c where c.shipment_id = s.id order by id) as rows
       from shipments s where id = $1`,
      [shipmentId],
    )
  )[0]

test('the customer’s own container is one of the shipment, also after it was corrected', async () => {
  const sent = await server.call<{ id: string; shipment_id: string }>('POST', '/detailed-requests', {
    as: customer,
    body: withNumber('csqu 305438-3'),
  })
  expect(sent.status).toBe(201)
  const one = ['CSQU3054383']
  expect(await rowsOf(sent.body.shipment_id)).toEqual({ all: one, code: 'CSQU3054383', rows: one })
})

test('of twenty that are added at once, none is missed', async () => {
  const [shipment] = await query<{ id: string; customer_id: string }>(
    server,
    `insert into shipments (shipment_number, customer_id, shipment_type) values ($1, $2, 'sea') returning id, customer_id`,
    [`SH-${crypto.randomUUID()}`, customer.userId],
  )
  if (!shipment) throw new Error('There is no shipment.')
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      server.services.actAs(system, (tx) =>
        tx.asSystem('insert into containers (shipment_id, customer_id, number) values ($1, $2, $3)', [
          shipment.id,
          shipment.customer_id,
          `B${index}`,
        ]),
      ),
    ),
  )
  const row = await rowsOf(shipment.id)
  expect(row?.rows).toHaveLength(20)
  expect(row?.all).toEqual(row?.rows)
  await query(server, 'delete from containers where shipment_id = $1', [shipment.id])
  expect(await rowsOf(shipment.id)).toEqual({ all: [], code: '', rows: [] })
})
