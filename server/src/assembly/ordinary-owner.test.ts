/** The whole product on an operator's PostgreSQL, under an owner who may create roles but is no superuser. */
import { expect, test } from 'vitest'
import { prepareDatabase, withOwner } from '#assembly/prepare-database.ts'
import { system } from '#spine/database/act-as.ts'
import { givenAccess } from '#spine/database/connect.ts'
import { scratchFolder, startHere } from '#spine/database/embedded/testing/scratch-cluster.ts'
import { order, orderForm, waitingRequest } from '#testing/orders.ts'
import { startTestServer, testSecrets } from '#testing/test-server.ts'

test('migrates, starts, works and starts again', async () => {
  const { socketFolder } = await startHere(await scratchFolder())
  const place = { host: socketFolder, port: 5432, ssl: false }
  await withOwner({ ...place, user: 'postgres', database: 'postgres' }, async (superuser) => {
    await superuser.query('create role operator login createrole')
    await superuser.query('create database shop owner operator')
  })
  const url = `postgres://operator@localhost/shop?host=${encodeURIComponent(socketFolder)}`
  const access = givenAccess(url, testSecrets)
  expect((await prepareDatabase(access)).applied.length).toBeGreaterThan(10)
  expect((await prepareDatabase(access)).applied).toEqual([])

  const server = await startTestServer({ access })
  const customer = await server.signIn('customer')
  // Not as the owner, who sees no rows.
  await server.services.actAs(system, (tx) =>
    tx.asSystem(
      "update profiles set phone = '+90 532 000 00 01', company_type = 'company', position = 'Müdür', profile_completed = true",
      [],
    ),
  )
  const staff = await server.signIn('staff')
  const { id } = await waitingRequest(server, customer)
  const form = orderForm(customer, { request_id: id })
  expect((await order(server, staff, form)).status).toBe(201)
  await server.close()
})
