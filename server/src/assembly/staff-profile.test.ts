/** A member of staff's own profile: who may read and write it, and what an absence does to who gets new customers. */
import type { StaffProfile } from '@kervan/domain/auth/staff-profile.contract.ts'
import { dayAfter } from '@kervan/domain/values/calendar-day.ts'
import { expect, test } from 'vitest'
import { firstRepresentative } from '#features/customers/ensure-profile.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { query } from '#testing/sign-in.ts'
import type { SignedIn } from '#testing/test-server.ts'

const server = await sharedServer()
const form = {
  full_name: 'Ece Yaman',
  phone: '',
  time_zone: 'Europe/Istanbul',
  signature: '',
  absent_from: null,
  absent_until: null,
}
const read = async (as: SignedIn) => (await server.call<StaffProfile>('GET', '/staff/profile', { as })).body
const save = (as: SignedIn, more: object = {}) =>
  server.call<StaffProfile>('PUT', '/staff/profile', { as, body: { ...form, ...more } })

test('who has said nothing has a name only; what is saved is read again, and the account has the name', async () => {
  const staff = await server.signIn('staff')
  expect(await read(staff)).toMatchObject({ phone: '', time_zone: 'Europe/Istanbul', absent_from: null })
  const saved = await save(staff, { full_name: 'Ece Yamanoğlu', signature: 'Ece\nDeniz ihracat' })
  expect(saved.body).toMatchObject({ full_name: 'Ece Yamanoğlu', signature: 'Ece\nDeniz ihracat' })
  expect(await read(staff)).toEqual(saved.body)
  const { body } = await server.call<{ person: { full_name: string } }>('GET', '/session', { as: staff })
  expect(body.person.full_name).toBe('Ece Yamanoğlu')
})

test('both names and signatures are audited, before and after', async () => {
  const staff = await server.signIn('staff')
  await save(staff, { signature: 'Bir' })
  await save(staff, { signature: 'İki' })
  const [entry] = await query<{ actor_id: string; before: object; after: object }>(
    server,
    "select actor_id, before, after from audit_entries where subject_table = 'staff_profiles' and subject_id = $1 order by id desc limit 1",
    [staff.userId],
  )
  expect(entry).toMatchObject({
    actor_id: staff.userId,
    before: { signature: 'Bir' },
    after: { signature: 'İki' },
  })
})

test.each([
  [{ absent_from: dayAfter(1) }],
  [{ absent_from: dayAfter(2), absent_until: dayAfter(1) }],
  [{ phone: 'yok' }],
  [{ time_zone: 'Mars/Olympus' }],
  [{ full_name: ' ' }],
])('%o is refused', async (more) => {
  expect((await save(await server.signIn('staff'), more)).status).toBe(400)
})

test('customers have none', async () => {
  const customer = await server.signIn('customer')
  expect((await server.call('GET', '/staff/profile', { as: customer })).status).toBe(403)
})

test('whoever is away is passed over for new customers, until they are back', async () => {
  const [away, here] = [await server.signIn('staff'), await server.signIn('staff')]
  for (const [rank, { userId }] of [away, here].entries())
    await query(
      server,
      `insert into representatives (id, name, email, phone, specialties, rank) values ($1, 'Kişi', $2, '', '{}', $3)`,
      [userId, `${userId}@kervan.example`, rank - 1_000_000],
    )
  const first = async () => (await query<{ id: string }>(server, firstRepresentative))[0]?.id
  expect(await first()).toBe(away.userId)
  await save(away, { absent_from: dayAfter(0), absent_until: dayAfter(0) })
  expect(await first()).toBe(here.userId)
  await save(away, { absent_from: dayAfter(1), absent_until: dayAfter(3) })
  expect(await first()).toBe(away.userId)
  await query(server, 'delete from representatives where id = any($1)', [[away.userId, here.userId]])
})
