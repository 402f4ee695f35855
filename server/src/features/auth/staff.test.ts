/** Who works here: inviting, roles, closing and opening accounts, and that somebody always remains to do it. */
import { randomUUID } from 'node:crypto'
import { staffChanged } from '@kervan/domain/auth/auth.events.ts'
import type { StaffMember } from '@kervan/domain/auth/staff.contract.ts'
import { closeCodes } from '@kervan/domain/live/live-messages.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { withOwner } from '#assembly/prepare-database.ts'
import { eventually } from '#testing/eventually.ts'
import { sharedServer } from '#testing/shared-server.ts'
import {
  freshAddress,
  mailAfterRequest,
  mailsTo,
  openBrowser,
  query,
  signInByCode,
} from '#testing/sign-in.ts'
import type { SignedIn } from '#testing/test-server.ts'

const server = await sharedServer()
const admin = await server.signIn('admin')

type Answered = StaffMember & { code: string }
const invite = (email: string, role = 'staff', as = admin) =>
  server.call<Answered>('POST', '/staff/people', { as, body: { email, full_name: 'Ece Yaman', role } })
const changeRole = (id: string, role: string, as = admin) =>
  server.call<Answered>('PUT', `/staff/people/${id}/role`, { as, body: { role } })
const disable = (id: string, as = admin) => server.call('POST', `/people/${id}/disable`, { as })
const enable = (id: string, as = admin) => server.call('POST', `/people/${id}/enable`, { as })
const people = async () =>
  (await server.call<{ people: StaffMember[] }>('GET', '/staff/people', { as: admin })).body.people
const auditOf = (id: string) =>
  query<{ action: string; actor_id: string; before: StaffMember | null; after: StaffMember }>(
    server,
    "select action, actor_id, before, after from audit_entries where subject_table = 'users' and subject_id = $1 order by id",
    [id],
  )
const newsOf = (id: string) =>
  query<{ audiences: string[] }>(
    server,
    "select audiences from outbox where name = $1 and data->>'user_id' = $2",
    [staffChanged.name, id],
  )

test('who is on leave today says until when, here and where work is handed over', async () => {
  const [away, back] = [await server.signIn('staff'), await server.signIn('staff')]
  const leave = (id: string, from: number, until: number) =>
    query(
      server,
      `insert into staff_profiles (id, absent_from, absent_until) select $1, today + $2::int, today + $3::int
       from (select (now() at time zone 'Europe/Istanbul')::date as today) as day
       on conflict (id) do update set absent_from = excluded.absent_from, absent_until = excluded.absent_until
       returning to_char(absent_until, 'YYYY-MM-DD') as until`,
      [id, from, until],
    )
  const [{ until } = {}] = (await leave(away.userId, -1, 2)) as { until?: string }[]
  await leave(back.userId, -5, -1)
  const choices = await server.call<{ people: StaffMember[] }>('GET', '/staff/quote-choices', { as: back })
  for (const listed of [await people(), choices.body.people]) {
    expect(listed.find(({ id }) => id === away.userId)).toMatchObject({ away_until: until })
    expect(listed.find(({ id }) => id === back.userId)).toMatchObject({ away_until: null })
  }
})

describe('inviting', () => {
  test('adds the address, mails an invitation, and the person signs in by code', async () => {
    const email = freshAddress('kervan.example')
    const invited = await invite(email.toUpperCase().replace('KERVAN', 'Kervan'), 'admin')
    expect(invited).toMatchObject({
      status: 201,
      body: { email, role: 'admin', full_name: 'Ece Yaman', has_signed_in: false, disabled_at: null },
    })
    const { id } = invited.body
    const mail = await eventually('the invitation', async () => (await mailsTo(server, email))[0])
    expect(mail.subject).toContain('personel daveti')
    expect(mail.text).toContain('Deneme Kişi')
    expect(mail.text).toContain('/staff-auth')
    const browser = openBrowser(server, 'office')
    expect((await signInByCode(browser, email)).body).toMatchObject({ person: { id, role: 'admin' } })
    expect((await people()).find((person) => person.id === id)).toMatchObject({ has_signed_in: true })
    expect(await auditOf(id)).toMatchObject([
      { action: 'insert', actor_id: admin.userId, before: null, after: { email, role: 'admin' } },
    ])
    expect(await newsOf(id)).toEqual([{ audiences: ['staff'] }])
  })

  test('twice is refused, also in other letters; ten at once make one', async () => {
    const email = freshAddress('kervan.example')
    const answers = await Promise.all(Array.from({ length: 10 }, () => invite(email)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)])
    expect(await invite(email.toUpperCase())).toMatchObject({ status: 409, body: { code: 'ALREADY_THERE' } })
    await eventually('the invitation', async () => (await mailsTo(server, email)).length > 0)
    expect(await query(server, 'select from mails where recipient = $1', [email])).toHaveLength(1)
  })

  test.each([
    'a@musteri.example',
    'a@kervan.example.evil.example',
    'a@evilkervan.example',
    'a@sub.kervan.example',
    'a',
  ])('%s is no company address', async (email) => {
    expect(await invite(email)).toMatchObject({ status: 400, body: { code: 'INVALID_STAFF_EMAIL' } })
    expect(await query(server, 'select from users where email = $1', [email])).toEqual([])
  })
})

describe('an invitation that nobody has used yet', () => {
  const invitation = (method: 'POST' | 'DELETE', id: string, as = admin) =>
    server.call<Answered>(method, `/staff/people/${id}/invitation`, { as })

  test('is sent again', async () => {
    const email = freshAddress('kervan.example')
    const { id } = (await invite(email)).body
    expect((await invitation('POST', id, await server.signIn('staff'))).status).toBe(403)
    expect((await invitation('POST', id)).status).toBe(200)
    const mails = await eventually('both invitations', async () => {
      const found = await mailsTo(server, email)
      return found.length === 2 && found
    })
    expect(mails.map(({ subject }) => subject.includes('personel daveti'))).toEqual([true, true])
  })

  test('is taken back, and its address can be invited anew', async () => {
    const email = freshAddress('kervan.example')
    const { id } = (await invite(email)).body
    expect((await invitation('DELETE', id)).status).toBe(200)
    expect((await people()).map((person) => person.id)).not.toContain(id)
    expect((await invitation('DELETE', id)).status).toBe(404)
    expect(await auditOf(id)).toMatchObject([
      { action: 'insert' },
      { action: 'delete', actor_id: admin.userId },
    ])
    expect((await invite(email)).status).toBe(201)
  })

  test('stays where it was used, or something was given to whoever it is', async () => {
    const used = await server.signIn('staff')
    await query(server, 'update users set email_verified = true where id = $1', [used.userId])
    for (const method of ['POST', 'DELETE'] as const) {
      expect(await invitation(method, used.userId)).toMatchObject({
        status: 409,
        body: { code: 'INVITATION_USED' },
      })
      expect((await invitation(method, randomUUID())).status).toBe(404)
      expect((await invitation(method, (await server.signIn('customer')).userId)).status).toBe(404)
    }
    const { id } = (await invite(freshAddress('kervan.example'))).body
    await query(
      server,
      "insert into work_items (kind, title, customer_name, due_at, assigned_to) values ('question', 'Soru', 'Defne Işık', now(), $1)",
      [id],
    )
    expect(await invitation('DELETE', id)).toMatchObject({ status: 409, body: { code: 'INVITATION_NEEDED' } })
    expect((await people()).map((person) => person.id)).toContain(id)
  })
})

test('an admin writes down the leave of who cannot, and takes it back; both days or neither', async () => {
  const ill = await server.signIn('staff')
  const write = (absent_from: string | null, absent_until: string | null, as = admin, id = ill.userId) =>
    server.call<Answered>('PUT', `/staff/people/${id}/absence`, { as, body: { absent_from, absent_until } })
  const listed = async () => (await people()).find(({ id }) => id === ill.userId)
  expect((await write('2041-03-05', '2041-03-08', ill)).status).toBe(403)
  expect((await write('2041-03-05', null)).status).toBe(400)
  expect((await write('2041-03-05', '2041-03-04')).status).toBe(400)
  expect(await write('2041-03-05', '2041-03-08', admin, admin.userId)).toMatchObject({
    status: 409,
    body: { code: 'OWN_ACCOUNT' },
  })
  const customer = await server.signIn('customer')
  expect((await write('2041-03-05', '2041-03-08', admin, customer.userId)).status).toBe(404)
  expect((await write('2026-03-05', '2041-03-08')).body.away_until).toBe('2041-03-08')
  expect(await listed()).toMatchObject({ absent_from: '2026-03-05', absent_until: '2041-03-08' })
  // One that is over is not shown.
  await write('2026-03-05', '2026-03-08')
  expect(await listed()).toMatchObject({ absent_from: null, absent_until: null, away_until: null })
  expect((await write(null, null)).status).toBe(200)
  const audited = await query<{ actor_id: string }>(
    server,
    "select actor_id from audit_entries where subject_table = 'staff_profiles' and subject_id = $1",
    [ill.userId],
  )
  expect(audited.map(({ actor_id }) => actor_id)).toEqual([admin.userId, admin.userId, admin.userId])
})

describe('roles', () => {
  test('take effect with the next call, and are audited', async () => {
    const staff = await server.signIn('staff')
    const may = async () => (await server.call('GET', '/staff/people', { as: staff })).status
    expect(await may()).toBe(403)
    expect(await changeRole(staff.userId, 'admin')).toMatchObject({ status: 200, body: { role: 'admin' } })
    expect(await may()).toBe(200)
    expect((await changeRole(staff.userId, 'staff')).status).toBe(200)
    expect(await may()).toBe(403)
    expect(await auditOf(staff.userId)).toMatchObject([
      { action: 'update', actor_id: admin.userId, before: { role: 'staff' }, after: { role: 'admin' } },
      { action: 'update', actor_id: admin.userId, before: { role: 'admin' }, after: { role: 'staff' } },
    ])
  })

  test('one’s own, a customer’s and nobody’s stay as they are', async () => {
    expect(await changeRole(admin.userId, 'staff')).toMatchObject({
      status: 409,
      body: { code: 'OWN_ACCOUNT' },
    })
    expect(await disable(admin.userId)).toMatchObject({ status: 409, body: { code: 'OWN_ACCOUNT' } })
    const customer = await server.signIn('customer')
    for (const id of [customer.userId, randomUUID()])
      expect(await changeRole(id, 'admin')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect((await disable(randomUUID())).status).toBe(404)
    expect((await enable(randomUUID())).status).toBe(404)
    for (const { userId } of [admin, customer]) {
      expect(await auditOf(userId)).toEqual([])
      expect(await newsOf(userId)).toEqual([])
    }
  })
})

describe('closing an account', () => {
  test.each(['staff', 'customer'] as const)(
    'ends a %s’s sessions and sockets at once, lets nobody in until it is opened again',
    async (role) => {
      const email = freshAddress(role === 'staff' ? 'kervan.example' : 'musteri.example')
      const person = await server.signIn(role, email)
      const tab = server.tabOf(person)
      await tab.connect()
      expect((await disable(person.userId)).status).toBe(200)
      expect((await server.call('GET', '/sessions', { as: person })).status).toBe(401)
      expect(await tab.ended()).toBe(closeCodes.sessionEnded)

      const browser = openBrowser(server, person.surface)
      const mail = await mailAfterRequest(browser, email)
      expect(mail.text).not.toMatch(/^\s*\d{6}\s*$/m)
      expect((await disable(person.userId)).status).toBe(200)
      expect((await enable(person.userId)).status).toBe(200)
      expect((await server.call('GET', '/sessions', { as: person })).status).toBe(401)
      expect((await signInByCode(browser, email)).status).toBe(200)
      expect(await auditOf(person.userId)).toMatchObject([
        { before: { disabled_at: null }, after: { disabled_at: expect.any(String) } },
        { actor_id: admin.userId },
        { after: { disabled_at: null } },
      ])
    },
  )
})

describe('an admin always remains', () => {
  afterAll(() => query(server, "update users set disabled_at = null where role = 'admin'"))
  /** Nobody else in the office's top: just these two. */
  async function twoAdmins(): Promise<[SignedIn, SignedIn]> {
    await query(server, "update users set disabled_at = now() where role = 'admin'")
    return [await server.signIn('admin'), await server.signIn('admin')]
  }
  const remaining = () => query(server, "select from users where role = 'admin' and disabled_at is null")

  test.each([
    ['close each other’s account', (id: string, as: SignedIn) => disable(id, as)],
    ['take each other’s role', (id: string, as: SignedIn) => changeRole(id, 'staff', as)],
  ])('when two %s at the same moment, one is refused', async (_, attack) => {
    const [left, right] = await twoAdmins()
    const answers = await withOwner(server.access.owner, async (owner) => {
      // Both are through the door and wait for their turn before either may go on.
      await owner.query("select pg_advisory_lock(hashtextextended('who works here', 4))")
      const both = Promise.all([attack(right.userId, left), attack(left.userId, right)])
      await eventually('both wait', async () => {
        const waiting = "select from pg_locks where locktype = 'advisory' and not granted"
        return (await owner.query(waiting)).rowCount === 2
      })
      await owner.query("select pg_advisory_unlock(hashtextextended('who works here', 4))")
      return both
    })
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'LAST_ADMIN' })
    expect(await remaining()).toHaveLength(1)
  })

  test('twenty times, as it happens', async () => {
    const seen = new Set<number>()
    for (let round = 0; round < 20; round += 1) {
      const [left, right] = await twoAdmins()
      const answers = await Promise.all([
        disable(right.userId, left),
        changeRole(left.userId, 'staff', right),
      ])
      for (const { status } of answers) seen.add(status)
      expect(await remaining()).toHaveLength(1)
    }
    for (const status of seen) expect([200, 401, 409]).toContain(status)
  })
})
