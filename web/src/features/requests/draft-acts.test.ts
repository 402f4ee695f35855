import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { abandonAct, becameOf, beginAct, keyOfDraft, settleAct } from '#features/requests/draft-acts.ts'

const created = { id: 'r1', number: 'TLP-2026-000001', quote_due_at: '2026-11-16T12:00:00Z' }
const draftOf = (typed: object) => ({ id: randomUUID(), typed })

test('the same draft with the same content has the same key; other content and another draft have another', async () => {
  const draft = draftOf({ weight: '850' })
  const key = await keyOfDraft(draft)
  expect(await keyOfDraft(JSON.parse(JSON.stringify(draft)))).toBe(key)
  expect(await keyOfDraft({ ...draft, typed: { weight: '851' } })).not.toBe(key)
  expect(await keyOfDraft(draftOf({ weight: '850' }))).not.toBe(key)
  expect(key).toMatch(/^[\w-]{8,128}$/)
})

test('a second try sends the form of the first, until that form itself was refused', async () => {
  const draft = draftOf({ to: 'Hamburg' })
  const sent = async (typed: object, pod: string) =>
    (await beginAct('a', { ...draft, typed }, { pod })).form.pod
  expect(await sent({ to: 'Hamburg' }, '')).toBe('')
  expect(await sent({ to: 'Hamburg' }, 'DEHAM')).toBe('')
  expect(await sent({ to: 'Bremen' }, 'DEBRE')).toBe('DEBRE')
  await abandonAct('a', draft)
  expect(await sent({ to: 'Hamburg' }, 'DEHAM')).toBe('DEHAM')
})

test('what was sent is known to its author, as it was sent and with other content; a new draft was not', async () => {
  const draft = draftOf({ weight: '850' })
  await beginAct('a', draft, {})
  expect(await becameOf('a', draft)).toBeNull()
  await settleAct('a', draft, created)
  expect(await becameOf('a', draft)).toEqual({ created, same: true })
  expect(await becameOf('a', { ...draft, typed: { weight: '900' } })).toEqual({ created, same: false })
  expect(await becameOf('b', draft)).toBeNull()
  expect(await becameOf('a', draftOf({ weight: '850' }))).toBeNull()
})
