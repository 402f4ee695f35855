/** What a customer has to give is asked for once, some days after the shipment was opened, and not while the rule is off. */
import { afterAll, beforeEach, expect, test } from 'vitest'
import { askMissingPapers } from '#features/documents/ask-missing-papers.jobs.ts'
import { wholeCustomer } from '#testing/orders.ts'
import { query } from '#testing/sign-in.ts'
import { deedsOf, turn } from '#testing/switches.ts'
import { startTestServer } from '#testing/test-server.ts'
import { trackedShipment } from '#testing/tracked-shipments.ts'

/** Its own: the job looks at everybody's shipments. */
const server = await startTestServer()
afterAll(() => server.close())
const customer = await wholeCustomer(server)
const ask = () => askMissingPapers(server.services)
beforeEach(() => turn(server, 'ask_for_papers', true, { days: 2 }))

async function opened(days: number): Promise<string> {
  const { id } = await trackedShipment(server, { customer: customer.userId })
  await query(
    server,
    `update shipments set created_at = now() - make_interval(days => $2), origin_country = 'Türkiye', destination_country = 'Almanya' where id = $1`,
    [id, days],
  )
  return id
}
const askedOf = (id: string) =>
  query<{ paper: string; asked_by: null }>(
    server,
    'select paper, asked_by from document_requests where shipment_id = $1 order by paper',
    [id],
  )

test('each paper once, by two processes too, and its customer is told', async () => {
  const [old, recent] = [await opened(3), await opened(1)]
  await Promise.all([ask(), ask()])
  await ask()
  const asked = await askedOf(old)
  expect(asked.map(({ paper }) => paper)).toContain('commercial_invoice')
  expect(new Set(asked.map(({ paper }) => paper)).size).toBe(asked.length)
  expect(await askedOf(recent)).toEqual([])
  expect(await deedsOf(server, 'ask_for_papers', old)).toHaveLength(1)
  const news = await query(server, `select from notifications where user_id = $1 and title like '%belge%'`, [
    customer.userId,
  ])
  expect(news.length).toBeGreaterThan(0)
})

test('what a colleague has asked for is not asked for again; switched off nothing is', async () => {
  await turn(server, 'ask_for_papers', false)
  const id = await opened(4)
  await ask()
  expect(await askedOf(id)).toEqual([])
  await query(
    server,
    `insert into document_requests (customer_id, shipment_id, paper) values ($1, $2, 'commercial_invoice')`,
    [customer.userId, id],
  )
  await turn(server, 'ask_for_papers', true)
  await ask()
  expect((await askedOf(id)).filter(({ paper }) => paper === 'commercial_invoice')).toHaveLength(1)
})
