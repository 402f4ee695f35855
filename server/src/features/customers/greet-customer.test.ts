/** A new customer is greeted once, and not at all while the rule is off. */
import { expect, test } from 'vitest'
import { createGreetCustomer } from '#features/customers/greet-customer.jobs.ts'
import { eventually } from '#testing/eventually.ts'
import { mailHistory } from '#testing/mail-history.ts'
import { wholeCustomer } from '#testing/orders.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { freshAddress, mailsTo } from '#testing/sign-in.ts'
import { deedsOf, turn } from '#testing/switches.ts'

const server = await sharedServer()
const greet = createGreetCustomer(server.services)
const signal = new AbortController().signal
const greetings = async (email: string) =>
  (await mailsTo(server, email)).filter(({ subject }) => subject.includes('hoş geldiniz'))

test('once, by two processes too', async () => {
  await turn(server, 'greet_customers', true)
  const email = freshAddress()
  const { userId: customer_id } = await wholeCustomer(server, email)
  await Promise.all([greet({ customer_id }, signal), greet({ customer_id }, signal)])
  await greet({ customer_id }, signal)
  await eventually('the greeting has arrived', async () => (await greetings(email)).length > 0)
  expect(await greetings(email)).toHaveLength(1)
  expect(await deedsOf(server, 'greet_customers', customer_id)).toMatchObject([{ to: email }])
  expect(await mailHistory(server, customer_id)).toEqual([
    { subject: expect.stringContaining('hoş geldiniz'), text: 'Hoş geldiniz e-postası' },
  ])
})

test('not while it is off', async () => {
  await turn(server, 'greet_customers', false)
  const { userId: customer_id } = await wholeCustomer(server, freshAddress())
  await greet({ customer_id }, signal)
  expect(await deedsOf(server, 'greet_customers', customer_id)).toEqual([])
  await turn(server, 'greet_customers', true)
})
