/** Fills an empty demo with a world of so many customers, for measuring, and says how far it is. */

import { parseArgs } from 'node:util'
import { createCleanup } from '#assembly/cleanup.ts'
import { createDemoAutomations } from '#assembly/demo/automations/demo-automations.ts'
import { createDemoChanges } from '#assembly/demo/demo-changes.ts'
import { createDemoDocuments } from '#assembly/demo/demo-documents.ts'
import { createDemoHistory, historySeed } from '#assembly/demo/demo-history.ts'
import { createDemoMarket } from '#assembly/demo/demo-market.ts'
import { createDemoNewsletter } from '#assembly/demo/demo-newsletter.ts'
import { createDemoPhotos } from '#assembly/demo/demo-photos.ts'
import { createDemoRates } from '#assembly/demo/demo-rates.ts'
import { createDemoReceivedMail } from '#assembly/demo/demo-received-mail.ts'
import { createDemoWorld } from '#assembly/demo/demo-world.ts'
import { withPatientLogin } from '#assembly/demo/patient-login.ts'
import { openDatabase, type Say } from '#assembly/open-database.ts'
import { createFileStore } from '#assembly/outside-services.ts'
import { seedPlaces } from '#features/places/seed-places.ts'
import { type Config, ConfigError } from '#spine/config/config.ts'
import { createDataDoor } from '#spine/database/act-as.ts'
import { createPool, type DatabaseAccess } from '#spine/database/connect.ts'

export async function makeDemoWorld(config: Config): Promise<string> {
  const say: Say = (line) => process.stdout.write(`${line}\n`)
  const customers = wantedCustomers()
  if (config.mode !== 'demo')
    throw new ConfigError('A demo world is made in demo mode only (KERVAN_MODE=demo).')
  const cleanup = createCleanup()
  try {
    const access = await openDatabase(config, cleanup, say)
    return await fill(access, config, customers, say)
  } finally {
    await cleanup.run()
  }
}

function wantedCustomers(): number {
  const { values } = parseArgs({ options: { customers: { type: 'string' } } })
  const customers = /^\d{1,6}$/.test(values.customers ?? '') ? Number(values.customers) : 0
  if (customers < 100 || customers > 100_000)
    throw new ConfigError(
      '--customers: expected a whole number from 100 to 100000, such as --customers 10000.',
    )
  return customers
}

async function fill(access: DatabaseAccess, config: Config, customers: number, say: Say): Promise<string> {
  // One long transaction, so that a world is whole or not there at all.
  const pool = createPool(withPatientLogin(access), 1, (error) => say(error.message))
  const { actAs } = createDataDoor(pool)
  try {
    await createDemoWorld(actAs, config.staffEmailDomains)
    await seedPlaces(actAs)
    await createDemoRates(actAs, new Date())
    await createDemoMarket(actAs, new Date())
    say(`The history of ${customers} customers is being invented.`)
    const begun = Date.now()
    const written = await createDemoHistory(actAs, new Date(), {
      seed: historySeed,
      customers,
      onTable: (table, rows) => say(`${table}: ${rows}`),
    })
    if (!written)
      throw new ConfigError('There are requests already. Use an empty data folder (KERVAN_DATA) or database.')
    await createDemoChanges(actAs, new Date())
    await createDemoAutomations(actAs, new Date())
    await createDemoNewsletter(actAs, new Date())
    const files = await createFileStore(config)
    await createDemoPhotos({ actAs, files })
    await createDemoReceivedMail({ actAs, files })
    await createDemoDocuments({ actAs, files })
    return `Done in ${Math.round((Date.now() - begun) / 1000)} s.`
  } finally {
    await pool.end()
  }
}
