/** The choices of visitors: recorded with text and time, one after the other, by anybody and for nobody else to read. */
import { randomUUID } from 'node:crypto'
import { consentVersions } from '@kervan/domain/consents/consent-versions.ts'
import { expect, onTestFinished, test } from 'vitest'
import { sharedServer } from '#testing/shared-server.ts'
import { query } from '#testing/sign-in.ts'

const server = await sharedServer()

type Decision = { purpose: string; granted: unknown; text_version: string }
const decision = (purpose: 'analytics' | 'marketing', granted: unknown): Decision => ({
  purpose,
  granted,
  text_version: consentVersions[purpose],
})
const decide = (visitor_id: string, decisions: Decision[], source?: string) =>
  server.call('POST', '/visitor-consents', { body: { visitor_id, decisions, source } })
const ledger = (visitor: string) =>
  query<{ purpose: string; granted: boolean; text_version: string; decided_at: Date }>(
    server,
    'select purpose, granted, text_version, source, decided_at from visitor_consents where visitor_id = $1 order by id',
    [visitor],
  )

test('each choice is added with the text, the place and the time; taking back is one more entry', async () => {
  const visitor = randomUUID()
  const first = [decision('analytics', true), decision('marketing', false)]
  expect(await decide(visitor, first, 'banner')).toMatchObject({ status: 201, body: { done: true } })
  expect((await decide(visitor, [decision('analytics', false)], 'preferences')).status).toBe(201)
  expect((await decide(visitor, [decision('analytics', true)])).status).toBe(201)
  const version = consentVersions.analytics
  expect(await ledger(visitor)).toMatchObject([
    {
      purpose: 'analytics',
      granted: true,
      text_version: version,
      source: 'banner',
      decided_at: expect.anything(),
    },
    { purpose: 'marketing', granted: false, text_version: consentVersions.marketing, source: 'banner' },
    { purpose: 'analytics', granted: false, text_version: version, source: 'preferences' },
    { purpose: 'analytics', granted: true, source: 'unknown' },
  ])
})

test('agreement to a text that is not shown any more is refused as a whole', async () => {
  const visitor = randomUUID()
  const old = { ...decision('marketing', true), text_version: '2020-01-1' }
  expect(await decide(visitor, [decision('analytics', true), old])).toMatchObject({
    status: 409,
    body: { code: 'TEXT_CHANGED' },
  })
  expect(await ledger(visitor)).toEqual([])
})

test('nothing but one yes or no per purpose is written', async () => {
  const visitor = randomUUID()
  for (const decisions of [
    [],
    [decision('analytics', true), decision('analytics', false)],
    [decision('analytics', 'true')],
    [{ ...decision('analytics', true), purpose: 'hepsi' }],
  ])
    expect((await decide(visitor, decisions)).status).toBe(400)
  expect((await decide('ziyaretçi', [decision('analytics', true)])).status).toBe(400)
  expect((await decide(visitor, [decision('analytics', true)], 'account')).status).toBe(400)
  expect(await ledger(visitor)).toEqual([])
})

test('a network cannot fill the ledger', async () => {
  const { points } = server.services.config.limits.visitorChoice
  const forget = () => query(server, "delete from limits where key like 'visitorChoice:%'")
  onTestFinished(async () => void (await forget()))
  await forget()
  const choose = () => decide(randomUUID(), [decision('analytics', false)])
  expect((await choose()).status).toBe(201)
  // As if all but two had been made.
  await query(server, "update limits set points = $1 where key like 'visitorChoice:%'", [points - 2])
  const answers = await Promise.all(Array.from({ length: 5 }, choose))
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(3)
})
