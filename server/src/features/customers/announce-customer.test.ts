/** The office hears of a new customer, live and by mail, once, and never in the customer's way. */
import type { Profile } from '@kervan/domain/customers/customers.contract.ts'
import { customerJoined, profileChanged } from '@kervan/domain/customers/customers.events.ts'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { demoRepresentatives } from '#assembly/demo/demo-world.ts'
import { eventually } from '#testing/eventually.ts'
import { mailsTo, query } from '#testing/sign-in.ts'
import { createTab } from '#testing/tab.ts'
import { type SignedIn, startTestServer, type TestServer } from '#testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const form = {
  first_name: 'Ayşe',
  last_name: 'Yılmaz',
  phone: '+90 532 000 00 02',
  company: 'Yılmaz Tekstil',
  company_type: 'company',
  position: 'Sahibi',
}
const basics = { full_name: 'Ayşe Nur Yılmaz', company_name: 'Yılmaz Tekstil' }

const save = (as: SignedIn, body: object = form) => server.call<Profile>('PUT', '/profile', { as, body })
const complete = (as: SignedIn, body: object = basics) =>
  server.call<Profile>('PUT', '/profile/basics', { as, body })
const own = async (as: SignedIn) => (await server.call<Profile>('GET', '/profile', { as })).body

/** Somebody of whom nothing but the address is known. */
async function newcomer(): Promise<SignedIn> {
  const person = await server.signIn('customer')
  const nothing = "update profiles set first_name = '', last_name = '', company = '' where id = $1"
  await query(server, nothing, [person.userId])
  return person
}

const joinings = (person: SignedIn) =>
  query(server, "select from outbox where name = $1 and data->>'customer_id' = $2", [
    customerJoined.name,
    person.userId,
  ])
const announcements = (person: SignedIn) =>
  query(server, "select from pgboss.job where name = 'announce-customer' and data->>'customer_id' = $1", [
    person.userId,
  ])

test('live and by mail, once, and customers hear nothing of each other', async () => {
  const [staff, person, other] = [await server.signIn('staff'), await newcomer(), await newcomer()]
  const tabs = [staff, person, other].map((each) =>
    createTab((resume) => server.live(`surface=${each.surface}&${resume}`, each.headers)),
  )
  const [office, theirs, others] = tabs as [(typeof tabs)[0], (typeof tabs)[0], (typeof tabs)[0]]
  await Promise.all(tabs.map((tab) => tab.connect()))
  const company = `Firma ${person.userId.slice(-6).replace(/\d/g, 'x')}`

  await complete(person, { ...basics, company_name: company })
  const news = await eventually('staff hear of it', () =>
    office.arrivals.find(({ name }) => name === customerJoined.name),
  )
  expect(news.data).toEqual({
    customer_id: person.userId,
    first_name: 'Ayşe',
    last_name: 'Nur Yılmaz',
    email: (await own(person)).email,
    company,
    customer_status: 'active',
    customer_segment: 'new',
  })
  const mails = async () =>
    (await mailsTo(server, demoRepresentatives[0]?.email ?? '')).filter(({ subject }) =>
      subject.includes(company),
    )
  await eventually('their representative has a mail', async () => (await mails()).length === 1)

  await save(person, { ...form, company })
  await complete(person, { ...basics, company_name: company })
  await eventually(
    'the changes are heard',
    () => theirs.arrivals.filter(({ name }) => name === profileChanged.name).length === 3,
  )
  expect(theirs.arrivals.map(({ name }) => name)).not.toContain(customerJoined.name)
  expect(others.arrivals).toEqual([])
  expect(await joinings(person)).toHaveLength(1)
  expect(await announcements(person)).toHaveLength(1)
  expect(await mails()).toHaveLength(1)
  await Promise.all(tabs.map((tab) => tab.close()))
})

test('once also when the customer sends it ten times at the same moment', async () => {
  const person = await newcomer()
  const answers = await Promise.all([
    ...Array.from({ length: 5 }, () => complete(person)),
    ...Array.from({ length: 5 }, () => save(person)),
  ])
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect(new Set(answers.map(({ body }) => body.joined_at)).size).toBe(1)
  expect(await joinings(person)).toHaveLength(1)
  expect(await announcements(person)).toHaveLength(1)
})

test('never in the customer’s way: while no mail can be written the customer goes on, and the mail follows', async () => {
  await query(server, 'alter table representatives rename column email to email_away')
  onTestFinished(async () => {
    await query(server, 'alter table representatives rename column email_away to email').catch(() => [])
  })
  const person = await newcomer()
  const company = `Sonra ${person.userId.slice(-6).replace(/\d/g, 'x')}`
  expect((await complete(person, { ...basics, company_name: company })).status).toBe(200)
  expect(await joinings(person)).toHaveLength(1)
  const state = async () =>
    (
      await query<{ state: string }>(
        server,
        "select state from pgboss.job where name = 'announce-customer' and data->>'customer_id' = $1",
        [person.userId],
      )
    )[0]?.state
  await eventually('the first try has failed', async () => (await state()) === 'retry')
  expect((await save(person, { ...form, company })).status).toBe(200)

  await query(server, 'alter table representatives rename column email_away to email')
  await query(server, "update pgboss.job set start_after = now() where name = 'announce-customer'")
  await eventually(
    'the mail has arrived after all',
    async () =>
      (await mailsTo(server, demoRepresentatives[0]?.email ?? '')).some(({ subject }) =>
        subject.includes(company),
      ),
    10_000,
  )
})
