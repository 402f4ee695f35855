/** The brief counts what the pages show; a model only words it, and one that is broken or lies changes nothing. */
import type { Brief } from '@kervan/domain/luna/brief.contract.ts'
import { afterAll, expect, test } from 'vitest'
import { openModelServer } from '#testing/model-server.ts'
import { query } from '#testing/sign-in.ts'
import { startTestServer } from '#testing/test-server.ts'

const model = await openModelServer()
const server = await startTestServer({
  env: { AI_URL: model.openaiUrl, AI_MODEL: 'sinama', AI_KEY: 'cok-gizli-anahtar' },
})
afterAll(async () => {
  await server.stop()
  await model.close()
})
const staff = await server.signIn('staff')
await query(
  server,
  `insert into work_items (kind, title, customer_name, due_at) select 'demo_request', 'Gizli Müşteri', 'Gizli Müşteri', now() - interval '1 hour'
   from generate_series(1, 3)`,
)
const brief = async (refine = '') =>
  (await server.call<Brief>('GET', `/luna/brief${refine && '?refine=true'}`, { as: staff })).body
const own = '3 işin süresi geçti; güne bunlarla başlayın. 3 işi henüz kimse üstlenmedi.'

test('in our own words at once, each figure with its page', async () => {
  const { text, facts, may_be_refined } = await brief()
  expect(text).toBe(own)
  expect(may_be_refined).toBe(true)
  expect(facts[0]).toMatchObject({ value: '3', link: '/staff/work-queue?show=overdue' })
  expect(model.told).toHaveLength(0)
})

test('in a model’s words where its numbers are ours; it is told no name', async () => {
  model.behave('{"text":"Süresi geçen 3 iş var, hiçbirini üstlenen olmadı. Güne bunlarla başlayın."}')
  expect((await brief('refine')).text).toBe(
    'Süresi geçen 3 iş var, hiçbirini üstlenen olmadı. Güne bunlarla başlayın.',
  )
  expect(model.everything()).not.toContain('Gizli Müşteri')
})

test.each([
  ['another number', '{"text":"Süresi geçen 4 iş var."}'],
  ['no JSON', 'tamam'],
  ['nothing at all', ''],
])('a model that answers %s changes nothing', async (_, words) => {
  model.behave(words)
  expect(await brief('refine')).toMatchObject({ text: own, may_be_refined: false })
})
