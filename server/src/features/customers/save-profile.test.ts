/** A customer says who they are: what makes them known and complete, who looks after them, and how the office hears of it. */
import type { Profile } from '@kervan/domain/customers/customers.contract.ts'
import { customerJoined, profileChanged } from '@kervan/domain/customers/customers.events.ts'
import { profileFields } from '@kervan/domain/customers/customers.policy.ts'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { demoRepresentatives } from '#assembly/demo/demo-world.ts'
import { eventually } from '#testing/eventually.ts'
import { freshAddress, mailsTo, openBrowser, query, signInByCode } from '#testing/sign-in.ts'
import { type SignedIn, startTestServer } from '#testing/test-server.ts'

// A server of its own: representatives leave, and a column of their table is taken away.
const server = await startTestServer()
afterAll(() => server.close())

const [first, second, third] = demoRepresentatives.map(({ id }) => id)
const form = {
  first_name: 'Ayşe',
  last_name: 'Yılmaz',
  phone: '+90 532 000 00 02',
  company: 'Yılmaz Tekstil',
  company_type: 'company',
  position: 'Sahibi',
}
const basics = { full_name: 'Ayşe Nur Yılmaz', company_name: 'Yılmaz Tekstil' }

type Problem = { data: { issues: { path: string }[] } }
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
  query<{ state: string }>(
    server,
    "select state from pgboss.job where name = 'announce-customer' and data->>'customer_id' = $1",
    [person.userId],
  )
const mailsAbout = async (company: string) => {
  const mails = await mailsTo(server, demoRepresentatives[0]?.email ?? '')
  return mails.filter(({ subject }) => subject.includes(company))
}

describe('completeness', () => {
  test('name and company make a customer known, all six fields complete', async () => {
    const person = await newcomer()
    const unknown = await own(person)
    expect(unknown).toMatchObject({ profile_completed: false, joined_at: null, assigned_to: null })
    expect(unknown.missing_fields).toEqual(profileFields)

    const known = (await complete(person)).body
    expect(known).toMatchObject({
      first_name: 'Ayşe',
      last_name: 'Nur Yılmaz',
      full_name: 'Ayşe Nur Yılmaz',
      company_name: 'Yılmaz Tekstil',
      profile_completed: false,
      profile_completed_at: null,
      missing_fields: ['phone', 'company_type', 'position'],
    })
    expect(known.joined_at).not.toBeNull()

    const whole = (await save(person)).body
    expect(whole).toMatchObject({ profile_completed: true, missing_fields: [], joined_at: known.joined_at })
    const again = (await save(person, { ...form, position: 'Müdür' })).body
    expect(again).toMatchObject({
      position: 'Müdür',
      profile_completed_at: whole.profile_completed_at,
      joined_at: known.joined_at,
    })
    expect(await own(person)).toEqual(again)
  })

  test.each(Object.keys(form))('the whole form without %s is refused and changes nothing', async (field) => {
    const person = await newcomer()
    const before = await own(person)
    for (const value of ['', '   ', null, undefined]) {
      const { status, body } = await server.call<Problem>('PUT', '/profile', {
        as: person,
        body: { ...form, [field]: value },
      })
      expect(status).toBe(400)
      expect(new Set(body.data.issues.map(({ path }) => path))).toEqual(new Set([field]))
    }
    expect(await own(person)).toEqual(before)
    expect(await joinings(person)).toHaveLength(0)
  })

  test.each([
    [{ ...basics, full_name: 'Ayşe' }, 'full_name'],
    [{ ...basics, full_name: 'Ayşe Y1lmaz' }, 'full_name'],
    [{ ...basics, company_name: '<b>Yılmaz</b>' }, 'company_name'],
    [{ full_name: 'Ayşe Yılmaz' }, 'company_name'],
  ])('the first step refuses %o', async (body, field) => {
    const person = await newcomer()
    const answer = await complete(person, body)
    expect(answer.status).toBe(400)
    expect(JSON.stringify(answer.body)).toContain(`"path":"${field}`)
    expect((await own(person)).joined_at).toBeNull()
  })
})

describe('a name in one field', () => {
  test('that reads as the stored one keeps its parts', async () => {
    const person = await newcomer()
    await save(person, { ...form, first_name: 'Ayşe Nur', last_name: 'Yılmaz' })
    const same = (await complete(person, { ...basics, company_name: 'Yeni Ad' })).body
    expect(same).toMatchObject({ first_name: 'Ayşe Nur', last_name: 'Yılmaz', company: 'Yeni Ad' })
  })

  test('that reads otherwise parts at its first space, and is the person’s name from then on', async () => {
    const person = await newcomer()
    await save(person, { ...form, first_name: 'Ayşe Nur', last_name: 'Yılmaz' })
    const changed = (await complete(person, { ...basics, full_name: 'Ayşe  Nur  Kaya' })).body
    expect(changed).toMatchObject({ first_name: 'Ayşe', last_name: 'Nur Kaya', phone: form.phone })
    const { body } = await server.call('GET', '/session', { as: person })
    expect(body).toMatchObject({ person: { full_name: 'Ayşe Nur Kaya' } })
  })
})

describe('the representative', () => {
  const disable = (id: string | undefined, yes: boolean) =>
    query(server, `update users set disabled_at = ${yes ? 'now()' : 'null'} where id = $1`, [id])

  test('is the first by rank who works here, and stays', async () => {
    onTestFinished(async () => void (await query(server, 'update users set disabled_at = null')))
    const earlier = await newcomer()
    expect((await complete(earlier)).body.assigned_to).toBe(first)
    await disable(first, true)
    const later = await newcomer()
    expect((await complete(later)).body.assigned_to).toBe(second)
    await disable(second, true)
    const last = await newcomer()
    expect((await save(last)).body.assigned_to).toBe(third)
    await disable(third, true)
    const nobodys = await newcomer()
    expect((await complete(nobodys)).body).toMatchObject({ assigned_to: null, joined_at: expect.any(String) })
    expect((await server.call('GET', '/representative', { as: nobodys })).body).toEqual({
      representative: null,
    })
    await eventually('the company’s own address hears of the customer without one', async () =>
      (await mailsTo(server, 'bilgi@kervan.example')).some(({ text }) => text.includes('temsilcisi yok')),
    )

    await disable(second, false)
    expect((await save(earlier)).body.assigned_to).toBe(first)
    expect((await save(nobodys)).body.assigned_to).toBe(second)
    const { body } = await server.call('GET', '/representative', { as: later })
    expect(body).toMatchObject({ representative: { id: second, name: demoRepresentatives[1]?.name } })
  })

  test('is given at the next sign-in to a known customer who has none', async () => {
    const email = freshAddress()
    const browser = openBrowser(server)
    await signInByCode(browser, email, { first_name: 'Ayşe', last_name: 'Yılmaz' })
    const assigned = async () => (await browser.call('GET', '/profile')).body.assigned_to
    expect(await assigned()).toBeNull()
    await query(server, "update profiles set joined_at = now(), company = 'X' where email = $1", [email])
    await signInByCode(browser, email, { first_name: 'Başka', last_name: 'Ad' })
    expect(await assigned()).toBe(first)
    expect((await browser.call('GET', '/profile')).body).toMatchObject({ first_name: 'Ayşe' })
  })
})

describe('the office hears of a new customer', () => {
  test('live and by mail, once, and customers hear nothing of each other', async () => {
    const [staff, person, other] = [await server.signIn('staff'), await newcomer(), await newcomer()]
    const tabs = [staff, person, other].map((each) => server.tabOf(each))
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
      customer_status: 'lead',
      customer_segment: 'new',
    })
    await eventually('their representative has a mail', async () => (await mailsAbout(company)).length === 1)

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
    expect(await mailsAbout(company)).toHaveLength(1)
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
    await eventually(
      'the first try has failed',
      async () => (await announcements(person))[0]?.state === 'retry',
    )
    expect((await save(person, { ...form, company })).status).toBe(200)

    await query(server, 'alter table representatives rename column email_away to email')
    await query(server, "update pgboss.job set start_after = now() where name = 'announce-customer'")
    await eventually(
      'the mail has arrived after all',
      async () => (await mailsAbout(company)).length > 0,
      10_000,
    )
  })
})
