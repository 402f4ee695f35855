/** The worlds that figures are taken on can be made: they write rows as the product does, and its tables change. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BenchDatabase, count, makeDatabase, signInCustomer } from './database.ts'
import { addLongConversation } from './long-conversation.ts'
import { addOfficeHistory } from './office-history.ts'
import { addShipmentHistory } from './shipment-history.ts'
import { type Program, startProgram } from './start-program.ts'
import { addVisits } from './visit-history.ts'

const patience = 300_000
let postgres: Program
let database: BenchDatabase

beforeAll(async () => {
  postgres = await startProgram('programs/postgres.ts')
  database = await makeDatabase(await postgres.call<string>('socketFolder'), 'worlds')
}, patience)
afterAll(() => postgres?.stop())

test(
  'an office, its shipments, a long conversation and visits',
  async () => {
    const { userId } = await signInCustomer(database)
    await addShipmentHistory(database, 400, userId)
    await addOfficeHistory(database, { customers: 100, requests: 1_000 })
    await addLongConversation(database, userId, { length: 50, others: 3 })
    await addVisits(database, 400)
    expect({
      shipments: await count(database, 'shipments'),
      boxes: await count(database, 'containers'),
      requests: await count(database, 'requests'),
      quotes: await count(database, 'quotes'),
      messages: await count(database, 'chat_messages'),
      views: await count(database, 'page_views'),
    }).toEqual({ shipments: 400, boxes: 400, requests: 1_000, quotes: 1_000, messages: 110, views: 400 })
  },
  patience,
)
