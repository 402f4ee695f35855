/** A colleague has operations or the customer told of a shipment: once each, by mail and where they work. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { demoCompany } from '#assembly/demo/demo-world.ts'
import { eventually } from '#testing/eventually.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { freshAddress, mailsTo, query } from '#testing/sign-in.ts'
import type { SignedIn } from '#testing/test-server.ts'

const server = await sharedServer()
const [operatorMail, customerMail] = [freshAddress('kervan.example'), freshAddress()]
const [staff, operator] = [await server.signIn('staff'), await server.signIn('staff', operatorMail)]
const customer = await server.signIn('customer', customerMail)

async function aShipment(
  customerId: string,
  operatorId: string | null,
): Promise<{ id: string; number: string }> {
  const number = `SH-${randomUUID().slice(0, 8).toUpperCase()}`
  const [row] = await query<{ id: string }>(
    server,
    `insert into shipments (shipment_number, customer_id, shipment_type, status, current_location, eta, operations_assigned_to)
     values ($1, $2, 'sea', 'in_transit', 'Pire', '2099-03-05T09:00:00Z', $3) returning id`,
    [number, customerId, operatorId],
  )
  return { id: row?.id ?? '', number }
}
const tell = (id: string, body: object, { as = staff, key = randomUUID() } = {}) =>
  server.call<{ code?: string }>('POST', `/staff/shipments/${id}/notices`, {
    as,
    body,
    headers: { 'idempotency-key': key },
  })
const workOf = (id: string) =>
  query<{ kind: string; title: string; description: string; assigned_to: string | null; status: string }>(
    server,
    'select kind, title, description, assigned_to, status from work_items where shipment_id = $1 order by id',
    [id],
  )
const mailAbout = (to: string, number: string) =>
  eventually(`a mail about ${number}`, async () => {
    const mails = (await mailsTo(server, to)).filter(({ subject }) => subject.includes(number))
    return mails.length > 0 ? mails : undefined
  })

test('operations: one mail to whoever runs it and one work item of theirs, however often it is sent', async () => {
  const { id, number } = await aShipment(customer.userId, operator.userId)
  const key = randomUUID()
  const notice = { to: 'operations', message: 'Alıcı sabah teslim istiyor' }
  const answers = await Promise.all([tell(id, notice, { key }), tell(id, notice, { key })])
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  expect(await workOf(id)).toEqual([
    {
      kind: 'operations',
      title: `Operasyon bildirimi: ${number}`,
      description: expect.stringContaining('Alıcı sabah teslim istiyor'),
      assigned_to: operator.userId,
      status: 'open',
    },
  ])
  expect(await mailAbout(operatorMail, number)).toHaveLength(1)
})

test('what is said after it is added to the open item; once that is done, the next one is new', async () => {
  const { id } = await aShipment(customer.userId, operator.userId)
  await Promise.all([
    tell(id, { to: 'operations', message: 'Birinci' }),
    tell(id, { to: 'operations', message: 'İkinci' }),
  ])
  const [item, ...others] = await workOf(id)
  expect(others).toEqual([])
  expect(item?.description).toContain('Birinci')
  expect(item?.description).toContain('İkinci')
  await query(server, "update work_items set status = 'done', done_at = now() where shipment_id = $1", [id])
  await tell(id, { to: 'operations' })
  expect((await workOf(id)).map(({ status }) => status)).toEqual(['done', 'open'])
})

test('where nobody runs it, the company itself is mailed, and the item is for anybody', async () => {
  const { id, number } = await aShipment(customer.userId, null)
  await tell(id, { to: 'operations' })
  expect(await workOf(id)).toMatchObject([{ assigned_to: null }])
  expect(await mailAbout(demoCompany.email, number)).toHaveLength(1)
})

test('the customer hears where it stands, on the page and by mail, and operations get no work from it', async () => {
  const { id, number } = await aShipment(customer.userId, operator.userId)
  expect((await tell(id, { to: 'customer', message: 'Gemi yarın yanaşıyor' })).status).toBe(201)
  const notes = await query<{ title: string; message: string }>(
    server,
    'select title, message from notifications where user_id = $1 and message like $2',
    [customer.userId, `%${number}%`],
  )
  expect(notes).toHaveLength(1)
  for (const words of ['Durum: Yolda', 'Son yer: Pire', '5 Mart 2099', 'Gemi yarın yanaşıyor'])
    expect(notes[0]?.message).toContain(words)
  expect(await mailAbout(customerMail, number)).toHaveLength(1)
  expect(await workOf(id)).toEqual([])
})

test('a customer whom nothing would reach, an unknown shipment and a customer who asks are refused', async () => {
  const [record] = await query<{ id: string }>(
    server,
    "insert into profiles (id, first_name, last_name, phone) values (uuidv7(), 'Telefonla', 'Gelen', '+90 532 000 00 09') returning id",
  )
  const { id } = await aShipment(record?.id ?? '', null)
  expect(await tell(id, { to: 'customer' })).toMatchObject({ status: 422, body: { code: 'UNREACHABLE' } })
  expect((await tell(randomUUID(), { to: 'operations' })).status).toBe(404)
  const asks = (as: SignedIn) => tell(id, { to: 'operations' }, { as })
  expect((await asks(customer)).status).toBe(403)
})
