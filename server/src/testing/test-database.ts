/** A fresh database for a test file, and its removal. */
import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { withOwner } from '#assembly/prepare-database.ts'
import { createDataDoor } from '#spine/database/act-as.ts'
import { createPool, type DatabaseAccess, embeddedAccess } from '#spine/database/connect.ts'
import { inLocale, template, testLocale } from '#testing/cluster.ts'

export type TestDatabase = { access: DatabaseAccess; drop(): Promise<void> }

export function freshDatabase(): Promise<TestDatabase> {
  return createDatabase(template)
}

/** One that knows nothing of the product yet, as an operator hands it over. */
export function emptyDatabase(locale = testLocale): Promise<TestDatabase> {
  return createDatabase(`template0 ${inLocale(locale)}`)
}

/** What an operator would put into DATABASE_URL to reach it. */
export function givenUrl({ owner }: DatabaseAccess): string {
  return `postgres://${owner.user}@localhost/${owner.database}?host=${encodeURIComponent(owner.host ?? '')}`
}

async function createDatabase(source: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const access = embeddedAccess(inject('socketFolder'), name)
  const maintenance = { ...access.owner, database: 'postgres' }
  await withOwner(maintenance, (owner) => owner.query(`create database ${name} template ${source}`))
  return {
    access,
    drop: () =>
      withOwner(maintenance, async (owner) => void (await owner.query(`drop database ${name} with (force)`))),
  }
}

export async function freshDoor() {
  const database = await freshDatabase()
  const pool = createPool(database.access, 8, () => undefined)
  return {
    ...createDataDoor(pool),
    pool,
    access: database.access,
    async close() {
      await pool.end()
      await database.drop()
    },
  }
}
