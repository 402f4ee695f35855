/** Organisations: staff join and part people; everybody keeps their own rows, and customers see no more than their own firm's name. */
import type { Profile } from '@kervan/domain/customers/customers.contract.ts'
import type { Organisation } from '@kervan/domain/customers/organisations.contract.ts'
import { expect, test } from 'vitest'
import { quotedRequest } from '#testing/orders.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { freshAddress, query } from '#testing/sign-in.ts'
import type { SignedIn } from '#testing/test-server.ts'

const server = await sharedServer()
const staff = await server.signIn('staff')

type Suggestions = { suggestions: (Organisation & { hint: string })[] }
const add = (customer: SignedIn, form: object) =>
  server.call<Profile & { code?: string }>('POST', `/customers/${customer.userId}/organisation`, {
    as: staff,
    body: form,
  })
const join = (customer: SignedIn, organisation_id: string | null, as = staff) =>
  server.call<Profile>('PUT', `/customers/${customer.userId}/organisation`, { as, body: { organisation_id } })
const suggested = async (customer: SignedIn, search = '') =>
  (
    await server.call<Suggestions>(
      'GET',
      `/customers/${customer.userId}/organisation-suggestions?search=${encodeURIComponent(search)}`,
      { as: staff },
    )
  ).body.suggestions
const person = (domain?: string) => server.signIn('customer', freshAddress(domain))
const named = (customer: SignedIn, company: string) =>
  query(server, 'update profiles set company = $2 where id = $1', [customer.userId, company])
const ownProfile = async (as: SignedIn) => (await server.call<Profile>('GET', '/profile', { as })).body

test('people are joined and parted; the customer sees the name, and rows stay with the person', async () => {
  const [one, two] = [await person(), await person()]
  const { status, body } = await add(one, { name: 'Çınar Mermer', tax_number: '123 456 7890', city: 'Muğla' })
  expect([status, body.organisation_name]).toEqual([201, 'Çınar Mermer'])
  expect((await join(two, body.organisation_id)).status).toBe(200)
  expect(await ownProfile(two)).toMatchObject({ organisation_name: 'Çınar Mermer' })
  const request = await quotedRequest(server, staff, one)
  expect((await server.call('GET', `/requests/${request.id}`, { as: two })).status).toBe(404)
  expect((await join(two, null)).body.organisation_id).toBeNull()
  expect(await ownProfile(two)).toMatchObject({ organisation_name: null })
})

test('a tax number is one organisation, and a wrong one none', async () => {
  const [one, two, three] = [await person(), await person(), await person()]
  const both = await Promise.all(
    [one, two].map((each) => add(each, { name: 'Aynı', tax_number: '9876543217' })),
  )
  expect(new Set(both.map(({ body }) => body.organisation_id)).size).toBe(1)
  expect((await add(three, { name: 'Yanlış', tax_number: '9876543218' })).status).toBe(400)
  const { body } = await add(three, { name: 'Başka' })
  const saved = await server.call<{ code?: string }>('PUT', `/organisations/${body.organisation_id}`, {
    as: staff,
    body: { name: 'Başka', tax_number: '9876543217' },
  })
  expect(saved.body.code).toBe('TAX_NUMBER_TAKEN')
})

test('suggestions: by tax number, by the firm’s own mail domain, by the folded name, and never by a public host', async () => {
  const domain = `${crypto.randomUUID().slice(0, 8)}.example`
  const [member, colleague] = [await person(domain), await person(domain)]
  await add(member, { name: 'Işıklı Gıda', tax_number: '1111111114' })
  expect(await suggested(colleague)).toMatchObject([{ name: 'Işıklı Gıda', hint: 'mail_domain', people: 1 }])

  const [onGmail, alsoOnGmail] = [await person('gmail.com'), await person('gmail.com')]
  await join(onGmail, (await ownProfile(member)).organisation_id)
  expect(await suggested(alsoOnGmail)).toEqual([])
  await named(alsoOnGmail, 'IŞIKLI GIDA')
  expect(await suggested(alsoOnGmail)).toMatchObject([{ name: 'Işıklı Gıda', hint: 'name' }])
  expect(await suggested(alsoOnGmail, '11111 11114')).toMatchObject([{ hint: 'tax_number' }])
  expect(await suggested(alsoOnGmail, 'ışıkl')).toMatchObject([{ hint: 'search' }])
  // Typing the name has joined nobody.
  expect(await ownProfile(alsoOnGmail)).toMatchObject({ organisation_name: null })
})

test('a customer can neither join nor look for one, and reads no row of a firm that is not theirs', async () => {
  const [one, stranger] = [await person(), await person()]
  const { body } = await add(one, { name: 'Kapalı', payment_term_days: 45 })
  expect((await join(stranger, body.organisation_id, stranger)).status).toBe(403)
  const path = `/customers/${stranger.userId}/organisation-suggestions`
  expect((await server.call('GET', path, { as: stranger })).status).toBe(403)
  const seen = (as: SignedIn) =>
    server.services.readAs({ role: 'customer', userId: as.userId } as never, (db) =>
      db.execute<{ name: string }>('select name from organisations'),
    )
  expect((await seen(one)).rows).toEqual([{ name: 'Kapalı' }])
  expect((await seen(stranger)).rows).toEqual([])
  expect((await join(one, crypto.randomUUID())).status).toBe(404)
})
