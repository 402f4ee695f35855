/** Answers that staff have ready: admins keep them, everybody in the office reads them, a name is given once. */
import type { CannedAnswer } from '@kervan/domain/chat/canned-answers.contract.ts'
import { expect, test } from 'vitest'
import { sharedServer } from '#testing/shared-server.ts'

const server = await sharedServer()
const [staff, admin] = [await server.signIn('staff'), await server.signIn('admin')]

type Refusal = { code?: string; data?: { issues: { path: string; message: string }[] } }
const add = (title: string, text: string, as = admin) =>
  server.call<CannedAnswer & Refusal>('POST', '/canned-answers', { as, body: { title, text } })
const all = async () =>
  (await server.call<{ answers: CannedAnswer[] }>('GET', '/canned-answers', { as: staff })).body.answers
const fresh = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`

test('admins keep them, and a name is given once, however it is written', async () => {
  const title = fresh('Işık')
  expect((await add(title, 'Merhaba', staff)).status).toBe(403)
  const { status, body } = await add(title, 'Merhaba {müşteri adı|dostum}')
  expect(status).toBe(201)
  expect(await all()).toContainEqual(body)
  expect((await add(title.toLocaleUpperCase('tr'), 'x')).body.code).toBe('TITLE_TAKEN')

  const change = (form: object) =>
    server.call<CannedAnswer & Refusal>('PUT', `/canned-answers/${body.id}`, { as: admin, body: form })
  expect((await change({ title, text: 'İyi günler' })).body).toEqual({
    id: body.id,
    title,
    text: 'İyi günler',
  })
  const other = (await add(fresh('Öteki'), 'x')).body
  expect((await change({ title: other.title, text: 'x' })).body.code).toBe('TITLE_TAKEN')

  const remove = () => server.call('DELETE', `/canned-answers/${body.id}`, { as: admin })
  expect((await remove()).status).toBe(200)
  expect((await remove()).status).toBe(404)
  expect((await all()).map(({ id }) => id)).not.toContain(body.id)
})

test('a field that does not exist is refused by name', async () => {
  const { status, body } = await add(fresh('Alan'), 'Merhaba {soyad}')
  expect(status).toBe(400)
  expect(body.data?.issues).toEqual([{ path: 'text', message: expect.stringContaining('{soyad}') }])
})

test('they are listed by the Turkish alphabet', async () => {
  const tail = crypto.randomUUID().slice(0, 8)
  for (const word of ['Şu', 'Zor', 'Ses', 'Çok', 'Cam']) await add(`${word} ${tail}`, 'x')
  const titles = (await all()).map(({ title }) => title).filter((title) => title.endsWith(tail))
  expect(titles.map((title) => title.split(' ')[0])).toEqual(['Cam', 'Çok', 'Ses', 'Şu', 'Zor'])
})
