/** What customers see of their firm: its name and who else staff have joined to it, by name only. */
import { expect, test } from 'vitest'
import { sharedServer } from '#testing/shared-server.ts'
import { query } from '#testing/sign-in.ts'
import type { SignedIn } from '#testing/test-server.ts'

const server = await sharedServer()
const own = async (as: SignedIn) =>
  (await server.call<{ organisation: unknown }>('GET', '/own-organisation', { as })).body.organisation

test('the firm and the names of colleagues, once staff have joined them, and nothing else of anybody', async () => {
  const [person, colleague, stranger] = [
    await server.signIn('customer'),
    await server.signIn('customer'),
    await server.signIn('customer'),
  ]
  // All of them have typed the same company.
  expect(await own(person)).toBeNull()
  const [firm] = await query<{ id: string }>(
    server,
    "insert into organisations (name, tax_number) values ('Işık A.Ş.', left(gen_random_uuid()::text, 10)) returning id",
  )
  await query(server, 'update profiles set organisation_id = $1 where id = any($2)', [
    firm?.id,
    [person.userId, colleague.userId],
  ])
  await query(server, "update profiles set first_name = 'Ece', last_name = 'Ak', phone = '1' where id = $1", [
    colleague.userId,
  ])
  expect(await own(person)).toEqual({ name: 'Işık A.Ş.', colleagues: ['Ece Ak'] })
  expect(await own(stranger)).toBeNull()
})
