/** A cursor goes on in its own list and sort; anything else is refused in a sentence. */
import { expect, test } from 'vitest'
import { sharedServer } from '#testing/shared-server.ts'

const server = await sharedServer()
const staff = await server.signIn('staff')
const id = '01890a5d-ac96-774b-bcce-b302099a8057'
const made = (...values: unknown[]) => Buffer.from(JSON.stringify(values)).toString('base64url')
const get = (path: string, after: string) =>
  server.call<{ code: string; data?: { issues: { path: string; message: string }[] } }>(
    'GET',
    `${path}&after=${encodeURIComponent(after)}`,
    { as: staff },
  )

test.each([
  ['of this list and sort', made('work-items', 'due', 0, '2026-03-05 10:00:00.123456+00', id)],
  ['of a row that has gone', made('work-items', 'due', 0, '1999-01-01 00:00:00+00', id)],
])('one %s is read', async (_, after) => {
  expect((await get('/work-items?sort=due', after)).status).toBe(200)
})

test.each([
  ['garbage', 'garbage'],
  ['an id', id],
  ['binary', Buffer.from([0, 255, 128, 7]).toString('base64url')],
  ['no array', Buffer.from('{"length": 5}').toString('base64url')],
  ['nothing in it', made()],
  ['another list’s', made('staff-requests', 'due', 0, '2026-03-05 10:00:00+00', id)],
  ['another sort’s', made('work-items', '-due', 0, '2026-03-05 10:00:00+00', id)],
  ['an unknown part', made('work-items', 'due', 7, '2026-03-05 10:00:00+00', id)],
  ['a part between two', made('work-items', 'due', 0.5, '2026-03-05 10:00:00+00', id)],
  ['a part that every object has', made('work-items', 'due', 'length', '2026-03-05 10:00:00+00', id)],
  ['too few values', made('work-items', 'due', 0, id)],
  ['too many values', made('work-items', 'due', 0, '2026-03-05 10:00:00+00', id, id)],
  ['no moment', made('work-items', 'due', 0, 'tomorrow', id)],
  ['a moment that never was', made('work-items', 'due', 0, '2026-02-31 10:00:00+00', id)],
  ['no id', made('work-items', 'due', 0, '2026-03-05 10:00:00+00', "'; drop table work_items")],
  ['an object in it', made('work-items', 'due', 0, { toString: 'x' }, id)],
  ['as long as it may be', 'a'.repeat(4_000)],
  ['too long', 'a'.repeat(4_001)],
])('%s is refused', async (_, after) => {
  const { status, body } = await get('/work-items?sort=due', after)
  expect(status).toBe(400)
  expect(body.data?.issues[0]?.path).toBe('after')
})

test.each([
  ['a NUL', 'x\0y'],
  ['half a letter', '\ud800'],
])('%s in a text is refused', async (_, text) => {
  const { status, body } = await get('/work-items?sort=title', made('work-items', 'title', 0, text, id))
  expect(status).toBe(400)
  expect(body.data?.issues).toEqual([
    { path: 'after', message: 'Bu sayfa imi bu listeye ve sıralamaya ait değil. Listeyi baştan açın.' },
  ])
})

test.each(['/staff/requests?sort=amount', '/work-items?sort=assignee', '/work-items?sort=-priority'])(
  'whatever is written into one for %s, the server does not fail',
  async (path) => {
    const [, list = '', sort = ''] = /\/([a-z/-]+)\?sort=(.+)/.exec(path) ?? []
    const name = list.replace('/', '-')
    for (const values of [
      ['EUR', '1e999'],
      ['', ''],
      ['99999999999999999999', '-0.5'],
      ['2026-13-01 25:61:61+00'],
    ])
      for (const part of [0, 1])
        expect([200, 400]).toContain((await get(path, made(name, sort, part, ...values, id))).status)
  },
)
