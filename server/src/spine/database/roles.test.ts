/** Roles belong to the whole cluster: starts on several of its databases at once must not fail. */
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { actorRoles, ensureRoles, loginRole } from '#spine/database/roles.ts'
import { emptyDatabase } from '#testing/test-database.ts'
import { testSecrets } from '#testing/test-server.ts'

// All databases of the test cluster use this secret.
const password = testSecrets.key('database login').toString('base64url')

test('eight databases of one cluster create the roles at the same moment, five times', async () => {
  const owners = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const database = await emptyDatabase()
      const owner = new pg.Client(database.access.owner)
      await owner.connect()
      onTestFinished(async () => {
        await owner.end()
        await database.drop()
      })
      return owner
    }),
  )
  for (let round = 0; round < 5; round += 1)
    await Promise.all(owners.map((owner) => ensureRoles(owner, password)))
  const { rows } = await (owners[0] as pg.Client).query<{ role: string }>(
    `select roleid::regrole::text as role from pg_auth_members where member = '${loginRole}'::regrole order by role`,
  )
  expect(rows.map((row) => row.role)).toEqual([...actorRoles].sort())
})

test('a second installation with another secret is refused by name and changes nothing', async () => {
  const database = await emptyDatabase()
  const owner = new pg.Client(database.access.owner)
  await owner.connect()
  onTestFinished(async () => {
    await owner.end()
    await database.drop()
  })
  await ensureRoles(owner, password)
  await expect(ensureRoles(owner, 'of another secret')).rejects.toThrow(
    /^APP_SECRET: this PostgreSQL cluster is in use/,
  )
  await ensureRoles(owner, password)
})
