/** A fresh database for a test file, and its removal. */
import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { createDataDoor } from '#database/act-as.ts'
import { createPool, type DatabaseAccess, embeddedAccess } from '#database/connect.ts'
import { withOwner } from '#database/prepare.ts'
import { template } from '#testing/cluster.ts'

export type TestDatabase = { access: DatabaseAccess; drop(): Promise<void> }

export async function freshDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const access = embeddedAccess(inject('socketFolder'), name)
  const maintenance = { ...access.owner, database: 'postgres' }
  await withOwner(maintenance, (owner) => owner.query(`create database ${name} template ${template}`))
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
