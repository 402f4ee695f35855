/** The program is killed while the central bank keeps it waiting; started again it fetches the bulletin by itself, once. */
import { dayInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { scratchFolder } from '#spine/database/embedded/testing/scratch-cluster.ts'
import { openCentralBank, printBulletin } from '#testing/central-bank.ts'
import { eventually } from '#testing/eventually.ts'
import { freePort, launch } from '#testing/program.ts'
import { freshDatabase, givenUrl } from '#testing/test-database.ts'

test('SIGKILL in the middle of a refresh: the next start has the bulletin, whole and once', async () => {
  const today = dayInIstanbul(new Date())
  const bank = await openCentralBank(new Map([[today, (reply) => void reply.write('<?xml')]]))
  onTestFinished(async () => void (await bank.close()))
  const database = await freshDatabase()
  onTestFinished(database.drop)
  const env = {
    DATABASE_URL: givenUrl(database.access),
    KERVAN_MODE: 'demo',
    KERVAN_DATA: await scratchFolder(),
    APP_SECRET: 'a secret for tests, at least 32 characters',
    FX_URL: bank.url,
  }
  const port = await freePort()
  const first = launch({ port, env })
  await first.ready
  await eventually('it waits for the bank', () => bank.asked.length > 0)
  await first.kill()
  const owner = new pg.Client(database.access.owner)
  await owner.connect()
  onTestFinished(() => owner.end())
  const stored = () =>
    owner.query(
      "select b.id from rate_bulletins b join rates r on r.bulletin_id = b.id where b.source = 'tcmb'",
    )
  expect((await stored()).rowCount).toBe(0)

  const text = printBulletin({ day: today, number: '2026/176' })
  bank.files.set(today, text)
  const second = launch({ port, env })
  await second.ready
  await eventually('the bulletin is stored', async () => (await stored()).rowCount === 3, 120_000, 100)
  const { rows } = await owner.query("select raw from rate_bulletins where source = 'tcmb'")
  expect(rows).toEqual([{ raw: text }])
  expect((await stored()).rowCount).toBe(3)
})
