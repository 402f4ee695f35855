import { expect, test } from 'vitest'
import { createMessageOutbox, type SendFailure } from '#features/chat/message-outbox.ts'
import type { UnsentMessage, UnsentStore } from '#features/chat/unsent-messages.ts'

class Unreachable extends Error {}
class Refused extends Error {}

const message = (place: number): UnsentMessage => ({
  id: `id-${String(place).padStart(3, '0')}`,
  message_text: `mesaj ${place}`,
  about: null,
  files: [],
  written_at: '2026-03-05T09:00:00.000Z',
})

/** What a device keeps from one page to the next. */
function aDevice(): UnsentStore {
  const kept = new Map<string, UnsentMessage>()
  return {
    all: () => [...kept.values()].sort((one, other) => (one.id < other.id ? -1 : 1)),
    keep: (each) => kept.set(each.id, each),
    forget: (id) => kept.delete(id),
  }
}

/** Stores each message once, in the order of its first arrival; `before` may throw for a try that does not arrive, `after` for an answer that is lost. */
function aServer(before: (tries: number) => void = () => undefined, after = before) {
  const arrived: string[] = []
  let tries = 0
  return {
    arrived,
    tries: () => tries,
    send: async ({ id }: UnsentMessage) => {
      tries += 1
      await undefined
      before(tries)
      if (!arrived.includes(id)) arrived.push(id)
      after(tries)
    },
  }
}

const failureOf = (error: unknown): SendFailure =>
  error instanceof Refused
    ? { isFinal: true, problem: error.message }
    : { isFinal: false, problem: 'Bağlantı yok' }

const ids = (...places: number[]) => places.map((place) => message(place).id)
const open = (store: UnsentStore, send: (each: UnsentMessage) => Promise<unknown>) =>
  createMessageOutbox({ store, send, failureOf, pauseMs: () => 5 })

test('messages arrive in the order of writing, each once, over a line that breaks before and after', async () => {
  const store = aDevice()
  const cut = (every: number) => (tries: number) => {
    if (tries % every === 0) throw new Unreachable()
  }
  const server = aServer(cut(2), cut(3))
  const outbox = open(store, server.send)
  const places = Array.from({ length: 12 }, (_, index) => index + 1)
  for (const place of places) outbox.add(message(place))
  await expect.poll(outbox.now, { timeout: 30_000 }).toEqual([])
  expect(server.arrived).toEqual(ids(...places))
  expect(server.tries()).toBeGreaterThan(places.length)
  expect(store.all()).toEqual([])
})

test('what was not sent is sent by the next page, in its order', async () => {
  const store = aDevice()
  const before = open(store, async () => {
    throw new Unreachable()
  })
  for (const place of [1, 2, 3]) before.add(message(place))
  await expect.poll(() => before.now()[0]?.problem).toBe('Bağlantı yok')
  expect(before.now().map(({ state }) => state)).toContain('waiting')
  before.stop()
  const server = aServer()
  const after = open(store, server.send)
  await expect.poll(after.now).toEqual([])
  expect(server.arrived).toEqual(ids(1, 2, 3))
})

test('a refused message says why, lets the next go, and can be tried again or given up', async () => {
  const store = aDevice()
  let isRefusing = true
  const server = aServer()
  const outbox = open(store, async (each) => {
    if (isRefusing && each.id === message(1).id) throw new Refused('Mesaj çok uzun.')
    await server.send(each)
  })
  outbox.add(message(1))
  outbox.add(message(2))
  await expect.poll(() => server.arrived).toEqual(ids(2))
  expect(outbox.now()).toEqual([{ ...message(1), state: 'refused', problem: 'Mesaj çok uzun.' }])
  expect(store.all()).toHaveLength(1)
  isRefusing = false
  outbox.retry(message(1).id)
  await expect.poll(() => server.arrived).toEqual(ids(2, 1))
  outbox.forget(message(1).id)
  expect(store.all()).toEqual([])
})

test('who writes too fast waits as long as the server says, and nothing overtakes', async () => {
  const server = aServer((tries) => {
    if (tries === 1) throw new Unreachable()
  })
  const outbox = createMessageOutbox({
    store: aDevice(),
    send: server.send,
    failureOf: () => ({ isFinal: false, problem: 'Biraz bekleyin.', afterSeconds: 0.1 }),
    pauseMs: () => 0,
  })
  outbox.add(message(1))
  await expect.poll(() => outbox.now()[0]?.problem).toBe('Biraz bekleyin.')
  outbox.add(message(2))
  expect(outbox.now().map(({ problem }) => problem)).toEqual(['Biraz bekleyin.', 'Biraz bekleyin.'])
  expect(server.arrived).toEqual([])
  await expect.poll(() => server.arrived).toEqual(ids(1, 2))
})

test('what another tab has sent or given up meanwhile is not sent any more', async () => {
  const store = aDevice()
  let isOnline = false
  const server = aServer(() => {
    if (!isOnline) throw new Unreachable()
  })
  const outbox = createMessageOutbox({ store, send: server.send, failureOf, pauseMs: () => 600_000 })
  outbox.add(message(1))
  outbox.add(message(2))
  await expect.poll(() => outbox.now()[0]?.problem).toBe('Bağlantı yok')
  store.forget(message(1).id)
  isOnline = true
  outbox.wake()
  await expect.poll(() => server.arrived).toEqual(ids(2))
  expect(outbox.now()).toEqual([])
})

test('what the device cannot keep is sent all the same', async () => {
  const server = aServer()
  const full: UnsentStore = { ...aDevice(), keep: () => undefined }
  const outbox = open(full, server.send)
  outbox.add(message(1))
  await expect.poll(() => server.arrived).toEqual(ids(1))
})

test('the network is back: the next try is at once, with what another tab has left', async () => {
  const store = aDevice()
  let isOnline = false
  const server = aServer(() => {
    if (!isOnline) throw new Unreachable()
  })
  const outbox = createMessageOutbox({ store, send: server.send, failureOf, pauseMs: () => 600_000 })
  outbox.add(message(2))
  await expect.poll(() => outbox.now()[0]?.problem).toBe('Bağlantı yok')
  store.keep(message(1))
  isOnline = true
  outbox.wake()
  await expect.poll(() => server.arrived).toEqual(ids(1, 2))
  outbox.stop()
})
