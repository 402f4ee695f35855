/** Photos of the people of the office: drawn as small squares, shown to whom they concern, and gone when they are removed. */
import type { Representative } from '@kervan/domain/customers/customers.contract.ts'
import { expect, test } from 'vitest'
import { sweepUploads } from '#features/documents/sweep-uploads.jobs.ts'
import { eventually } from '#testing/eventually.ts'
import { greyPicture as picture } from '#testing/grey-picture.ts'
import { sampleFile } from '#testing/sample-files.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { query } from '#testing/sign-in.ts'
import type { SignedIn } from '#testing/test-server.ts'
import { upload } from '#testing/uploads.ts'

const server = await sharedServer()

type Answer = { photo: string; code: string; person?: { photo?: string } }

async function setPhoto(as: SignedIn, id: string, file = { name: 'ben.png', content: picture(900, 600) }) {
  const sent = await upload(server, file.content, { as, name: file.name })
  return server.call<Answer>('PUT', `/staff/people/${id}/photo`, { as, body: { upload_id: sent.body.id } })
}

test('a photo becomes a small square that browsers keep; the file as it came is not kept', async () => {
  const staff = await server.signIn('staff')
  const { status, body } = await setPhoto(staff, staff.userId)
  expect(status).toBe(200)
  const shown = await server.fetch(body.photo)
  expect(shown.headers.get('content-type')).toBe('image/webp')
  expect(shown.headers.get('cache-control')).toContain('immutable')
  expect(shown.headers.get('x-content-type-options')).toBe('nosniff')
  expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'")
  const webp = Buffer.from(await shown.arrayBuffer())
  expect([webp.readUInt16LE(26) & 0x3fff, webp.readUInt16LE(28) & 0x3fff]).toEqual([320, 320])
  const session = await server.call<Answer>('GET', '/session', { as: staff })
  expect(session.body.person?.photo).toBe(body.photo)
  expect(await query(server, 'select from uploads where user_id = $1', [staff.userId])).toEqual([])
  // The sweep knows whose it is.
  await sweepUploads({ ...server.services, log: { warn: () => undefined, info: () => undefined } })
  expect((await server.fetch(body.photo)).status).toBe(200)
})

test('another one replaces it, and without one there is none: neither is left behind', async () => {
  const staff = await server.signIn('staff')
  const first = (await setPhoto(staff, staff.userId)).body.photo
  const second = (await setPhoto(staff, staff.userId)).body.photo
  expect(second).not.toBe(first)
  const isGone = (photo: string) =>
    eventually('the photo is gone', async () => (await server.fetch(photo)).status === 404)
  await isGone(first)
  await server.call('DELETE', `/staff/people/${staff.userId}/photo`, { as: staff })
  await isGone(second)
  const session = await server.call<Answer>('GET', '/session', { as: staff })
  expect(session.body.person).not.toHaveProperty('photo')
})

test('customers see that of their representative, which an admin may set; the audit has it', async () => {
  const [admin, customer] = [await server.signIn('admin'), await server.signIn('customer')]
  const [representative] = await query<{ id: string }>(
    server,
    'select id from representatives order by rank limit 1',
  )
  const id = representative?.id ?? ''
  await query(server, 'update profiles set assigned_to = $1 where id = $2', [id, customer.userId])
  const { photo } = (await setPhoto(admin, id)).body
  const seen = () =>
    server.call<{ representative: Representative }>('GET', '/representative', { as: customer })
  expect((await seen()).body.representative.avatar).toBe(photo)
  const audited = await query(
    server,
    "select from audit_entries where subject_table = 'staff_profiles' and subject_id = $1 and actor_id = $2 and after ->> 'photo' = $3",
    [id, admin.userId, photo],
  )
  expect(audited).toHaveLength(1)
  await server.call('DELETE', `/staff/people/${id}/photo`, { as: admin })
  expect((await seen()).body.representative.avatar).toBeNull()
})

test('only pictures, only one’s own uploads, and nobody else’s photo', async () => {
  const [staff, other, customer] = [
    await server.signIn('staff'),
    await server.signIn('staff'),
    await server.signIn('customer'),
  ]
  const pdf = { name: 'a.pdf', content: sampleFile('.pdf') }
  expect((await setPhoto(staff, staff.userId, pdf)).body.code).toBe('NO_PICTURE')
  // What says that it is one, and cannot be drawn.
  const broken = {
    name: 'a.png',
    content: Buffer.concat([picture(10, 10).subarray(0, 40), picture(1, 1).subarray(-12)]),
  }
  expect((await setPhoto(staff, staff.userId, broken)).body.code).toBe('NO_PICTURE')
  expect((await setPhoto(staff, other.userId)).status).toBe(403)
  expect((await setPhoto(customer, customer.userId)).status).toBe(403)
  const theirs = await upload(server, picture(10, 10), { as: other, name: 'a.png' })
  const stolen = await server.call<Answer>('PUT', `/staff/people/${staff.userId}/photo`, {
    as: staff,
    body: { upload_id: theirs.body.id },
  })
  expect(stolen.body.code).toBe('UNKNOWN_UPLOAD')
  expect((await server.fetch('/api/photos/nichts')).status).toBe(404)
})
