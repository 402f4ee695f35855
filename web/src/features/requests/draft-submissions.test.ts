import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import {
  abandonSubmission,
  beginSubmission,
  completeSubmission,
  findSubmission,
  submissionKey,
} from '#features/requests/draft-submissions.ts'
import { beginDeviceSession } from '#spine/drafts/device-session.ts'

beforeEach(() => beginDeviceSession('portal', 'a'))

const created = { id: 'r1', number: 'TLP-2026-000001', quote_due_at: '2026-11-16T12:00:00Z' }
const draftOf = (typed: object) => ({ id: randomUUID(), typed })

test('the key depends on the draft and its content', async () => {
  const draft = draftOf({ weight: '850' })
  const key = await submissionKey(draft)
  expect(await submissionKey(JSON.parse(JSON.stringify(draft)))).toBe(key)
  expect(await submissionKey({ ...draft, typed: { weight: '851' } })).not.toBe(key)
  expect(await submissionKey(draftOf({ weight: '850' }))).not.toBe(key)
  expect(key).toMatch(/^[\w-]{8,128}$/)
})

test('a retry sends the form of the first try, unless that form was refused', async () => {
  const draft = draftOf({ to: 'Hamburg' })
  const sent = async (typed: object, pod: string) =>
    (await beginSubmission('a', { ...draft, typed }, { pod })).form.pod
  expect(await sent({ to: 'Hamburg' }, '')).toBe('')
  expect(await sent({ to: 'Hamburg' }, 'DEHAM')).toBe('')
  expect(await sent({ to: 'Bremen' }, 'DEBRE')).toBe('DEBRE')
  await abandonSubmission('a', draft)
  expect(await sent({ to: 'Hamburg' }, 'DEHAM')).toBe('DEHAM')
})

test('a submission is found by its author, with the same or with other content; a new draft has none', async () => {
  const draft = draftOf({ weight: '850' })
  await beginSubmission('a', draft, {})
  expect(await findSubmission('a', draft)).toBeNull()
  await completeSubmission('a', draft, created)
  expect(await findSubmission('a', draft)).toEqual({ created, same: true })
  expect(await findSubmission('a', { ...draft, typed: { weight: '900' } })).toEqual({ created, same: false })
  expect(await findSubmission('b', draft)).toBeNull()
  expect(await findSubmission('a', draftOf({ weight: '850' }))).toBeNull()
})
