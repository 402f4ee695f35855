/** Customers whom staff enter before they have an account: one record per person, taken over at their first sign-in and never by another. */
import type { Profile } from '@kervan/domain/customers/customers.contract.ts'
import { describe, expect, test } from 'vitest'
import { order, orderForm } from '#testing/orders.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { codeFromInbox, freshAddress, mailAfterRequest, openBrowser, query } from '#testing/sign-in.ts'

const server = await sharedServer()
const staff = await server.signIn('staff')

const nobody = { email: null, first_name: null, last_name: null, phone: null, company: null }
const lead = { ...nobody, first_name: 'Ada', last_name: 'Deniz', company: 'Deniz Tekstil' }
type Entered = { customer: Profile; is_new: boolean; code?: string }
const enter = (form: object) => server.call<Entered>('POST', '/customers', { as: staff, body: form })
const correct = (id: string, form: object) =>
  server.call<Profile & { code?: string }>('PUT', `/customers/${id}`, { as: staff, body: form })
const stored = async (id: string) =>
  (await query<Record<string, unknown>>(server, 'select * from profiles where id = $1', [id]))[0]
const statusOf = async (id: string) => {
  const { body } = await server.call<{ items: Profile[] }>('GET', '/customers', { as: staff })
  return body.items.find((customer) => customer.id === id)?.customer_status
}

async function firstSignIn(email: string, names = {}) {
  const browser = openBrowser(server)
  const { status } = await browser.verifyCode(email, await codeFromInbox(browser, email), names)
  expect(status).toBe(200)
  return { browser, id: (await browser.whoAmI())?.id ?? '' }
}

describe('a lead', () => {
  test('is a record without an account, with a representative, and audited', async () => {
    const email = freshAddress()
    const { status, body } = await enter({ ...lead, email })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      is_new: true,
      customer: { email, has_account: false, customer_status: 'lead', representative_name: 'Deniz Aksoy' },
    })
    expect(await query(server, 'select from users where email = $1', [email])).toEqual([])
    const [entry] = await query<{ actor_id: string }>(
      server,
      "select actor_id from audit_entries where subject_table = 'profiles' and subject_id = $1",
      [body.customer.id],
    )
    expect(entry?.actor_id).toBe(staff.userId)
  })

  test('may have a phone number only, but needs a way to be reached and something to be called by', async () => {
    const { status, body } = await enter({ ...nobody, company: 'Yalnız Telefon', phone: '+90 532 000 00 02' })
    expect([status, body.customer.email]).toEqual([201, ''])
    expect((await enter(lead)).status).toBe(400)
    expect((await enter({ ...nobody, email: freshAddress() })).status).toBe(400)
  })

  test.each(['+90 555 301 20 44', '05553012044', '0(555) 301-2044'])(
    'known by the phone number %s only is found by it, however it is typed',
    async (phone) => {
      const { body } = await enter({ ...nobody, company: 'Yalnız Telefon', phone })
      for (const typed of [
        '0555 301 20 44',
        '+90 555 301 20 44',
        '0090 (555) 301-20-44',
        '5553012044',
        '301 20 44',
      ]) {
        const { body: found } = await server.call<{ items: Profile[] }>(
          'GET',
          `/customers?limit=50&search=${encodeURIComponent(typed)}`,
          { as: staff },
        )
        expect(found.items.map(({ id }) => id)).toContain(body.customer.id)
      }
    },
  )

  test('that is entered again is the same one, however its address is written and whoever comes first', async () => {
    const email = freshAddress()
    const entered = await Promise.all([1, 2, 3, 4].map(() => enter({ ...lead, email: email.toUpperCase() })))
    expect(new Set(entered.map(({ body }) => body.customer.id)).size).toBe(1)
    expect(entered.filter(({ body }) => body.is_new)).toHaveLength(1)
  })

  test('an address with an account gives that customer', async () => {
    const customer = await server.signIn('customer')
    const email = String((await stored(customer.userId))?.email)
    const { body } = await enter({ ...lead, email })
    expect(body).toMatchObject({ is_new: false, customer: { id: customer.userId, has_account: true } })
    expect((await stored(customer.userId))?.company).not.toBe(lead.company)
  })

  test('a company address is never a customer', async () => {
    expect((await enter({ ...lead, email: freshAddress('kervan.example') })).body.code).toBe('STAFF_ADDRESS')
    const { body } = await enter({ ...lead, email: freshAddress() })
    const changed = await correct(body.customer.id, { ...lead, email: freshAddress('kervan.example') })
    expect(changed.body.code).toBe('STAFF_ADDRESS')
  })

  test('is potential with its first request, even before it has an account', async () => {
    const { id } = (await enter({ ...lead, email: freshAddress() })).body.customer
    expect((await order(server, staff, orderForm({ userId: id }))).status).toBe(201)
    expect(await statusOf(id)).toBe('potential')
  })

  test('with a phone only can be given an order; the mail goes to the admin', async () => {
    const form = { ...nobody, company: 'Telefonla', phone: '+90 532 000 00 03' }
    const { id } = (await enter(form)).body.customer
    const { status, body } = await order(server, staff, orderForm({ userId: id }, { notify_customer: true }))
    expect([status, body.customer_mail]).toEqual([201, 'sent_to_admin'])
  })

  test('cannot be entered or corrected by a customer', async () => {
    const customer = await server.signIn('customer')
    const body = { ...lead, email: freshAddress() }
    expect((await server.call('POST', '/customers', { as: customer, body })).status).toBe(403)
    const own = { as: customer, body }
    expect((await server.call('PUT', `/customers/${customer.userId}`, own)).status).toBe(403)
  })
})

describe('the first sign-in', () => {
  test('takes the record over with its rows, and keeps its name', async () => {
    const email = freshAddress()
    const { id } = (await enter({ ...lead, email })).body.customer
    const ordered = await order(server, staff, orderForm({ userId: id }))
    const person = await firstSignIn(email, { first_name: 'Başka', last_name: 'Ad' })
    expect(person.id).toBe(id)
    const { body } = await person.browser.call('GET', `/requests/${ordered.body.id}`)
    expect(body).toMatchObject({ id: ordered.body.id, status: 'quoted' })
    expect(await stored(id)).toMatchObject({
      first_name: 'Ada',
      last_name: 'Deniz',
      company: 'Deniz Tekstil',
    })
    const [user] = await query(server, 'select name, role from users where id = $1', [id])
    expect(user).toEqual({ name: 'Ada Deniz', role: 'customer' })
    const answer = { quote_id: ordered.body.quote_id }
    expect((await person.browser.call('POST', `/requests/${ordered.body.id}/approve`, answer)).status).toBe(
      200,
    )
    expect(await statusOf(id)).toBe('active')
  })

  test('gives a record without a name the name that is typed', async () => {
    const email = freshAddress()
    const { id } = (await enter({ ...nobody, email, company: 'Adsız' })).body.customer
    await firstSignIn(email, { first_name: 'Defne', last_name: 'Işık' })
    expect(await stored(id)).toMatchObject({ first_name: 'Defne', company: 'Adsız' })
  })

  test('before it, the record opens nothing: no session, no password, no link, and the same mail as for a stranger', async () => {
    const [email, stranger] = [freshAddress(), freshAddress()]
    await enter({ ...lead, email })
    const [known, unknown] = [openBrowser(server), openBrowser(server)]
    const mails = [await mailAfterRequest(known, email), await mailAfterRequest(unknown, stranger)]
    const [first, second] = mails.map(({ text, subject }) => [subject, text].join().replace(/\d{6}/g, ''))
    expect(first).toBe(second)
    expect((await known.verifyCode(email, '000000')).status).toBe(
      (await unknown.verifyCode(stranger, '000000')).status,
    )
    const tries = await Promise.all([
      known.signInWithPassword(email, 'yanlış-şifre-1'),
      unknown.signInWithPassword(stranger, 'yanlış-şifre-1'),
    ])
    expect(tries[0].status).toBe(tries[1].status)
    expect(await query(server, 'select from users where email = $1', [email])).toEqual([])
  })

  test('with another address, or a tagged one, takes nothing over', async () => {
    const email = freshAddress()
    const { id } = (await enter({ ...lead, email })).body.customer
    const tagged = await firstSignIn(email.replace('@', '+fatura@'))
    expect(tagged.id).not.toBe(id)
    expect((await tagged.browser.call('GET', '/profile')).body).toMatchObject({ first_name: '' })
  })
})

describe('correcting', () => {
  test('a lead’s address leads to the new owner, not to the old one', async () => {
    const [before, after] = [freshAddress(), freshAddress()]
    const { id } = (await enter({ ...lead, email: before })).body.customer
    expect((await correct(id, { ...lead, email: after })).body).toMatchObject({ email: after })
    expect((await firstSignIn(before)).id).not.toBe(id)
    expect((await firstSignIn(after)).id).toBe(id)
  })

  test('another’s address and that of an account are refused', async () => {
    const [mine, theirs] = [freshAddress(), freshAddress()]
    const { id } = (await enter({ ...lead, email: mine })).body.customer
    await enter({ ...lead, email: theirs })
    expect((await correct(id, { ...lead, email: theirs })).body.code).toBe('ADDRESS_TAKEN')
    await firstSignIn(mine)
    expect((await correct(id, { ...lead, email: freshAddress() })).body.code).toBe('HAS_ACCOUNT')
    expect((await correct(id, { ...lead, email: null, phone: '+90 532 000 00 04' })).body.code).toBe(
      'HAS_ACCOUNT',
    )
    const renamed = await correct(id, { ...lead, email: mine, first_name: 'Ayla' })
    expect(renamed.body).toMatchObject({ full_name: 'Ayla Deniz', has_account: true })
  })
})
