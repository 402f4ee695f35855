import fc from 'fast-check'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createAutosave, isUnsaved, type SaveState } from '#spine/drafts/autosave.ts'

/** A server that answers when it is told to. */
function start() {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const server = {
    sent: [] as number[],
    stored: 0,
    open: null as PromiseWithResolvers<void> | null,
    together: 0,
  }
  const states: SaveState[] = []
  const line = { online: true }
  const autosave = createAutosave<number>({
    save: async (value) => {
      if (server.open) server.together += 1
      server.sent.push(value)
      server.open = Promise.withResolvers()
      try {
        await server.open.promise
        server.stored = value
      } finally {
        server.open = null
      }
    },
    onState: (state) => states.push(state),
    isOnline: () => line.online,
  })
  const answer = async (isGood: boolean) => {
    if (isGood) server.open?.resolve()
    else server.open?.reject(new Error('refused'))
    await vi.advanceTimersByTimeAsync(0)
  }
  return { autosave, server, line, answer, state: () => states.at(-1)?.kind, last: () => states.at(-1) }
}

test('typing is saved once, after a pause', async () => {
  const { autosave, server, answer, state } = start()
  for (const value of [1, 2, 3]) autosave.change(value)
  expect(state()).toBe('waiting')
  await vi.advanceTimersByTimeAsync(800)
  expect(server.sent).toEqual([3])
  expect(state()).toBe('saving')
  await answer(true)
  expect(state()).toBe('saved')
})

test('what is refused is kept and sent again, unless there is something newer', async () => {
  const { autosave, server, answer, state } = start()
  autosave.change(1)
  autosave.flush()
  await answer(false)
  expect(state()).toBe('failed')
  autosave.flush()
  expect(server.sent).toEqual([1, 1])
  autosave.change(2)
  await answer(false)
  await vi.advanceTimersByTimeAsync(800)
  expect(server.sent).toEqual([1, 1, 2])
})

test('without a network nothing is sent, and all is when it is back', async () => {
  const { autosave, server, line, answer, state } = start()
  line.online = false
  autosave.change(1)
  await vi.advanceTimersByTimeAsync(800)
  expect([state(), server.sent]).toEqual(['offline', []])
  line.online = true
  autosave.flush()
  await answer(true)
  expect([state(), server.stored]).toEqual(['saved', 1])
})

test('whatever happens in whatever order: never two at once, and the newest is stored in the end', async () => {
  const acts = fc.array(fc.constantFrom('change', 'pause', 'good', 'bad', 'cut', 'back', 'flush'), {
    maxLength: 40,
  })
  await fc.assert(
    fc.asyncProperty(acts, async (happened) => {
      const { autosave, server, line, answer, last } = start()
      let newest = 0
      for (const act of happened) {
        if (act === 'change') {
          newest += 1
          autosave.change(newest)
        } else if (act === 'pause') await vi.advanceTimersByTimeAsync(800)
        else if (act === 'good' || act === 'bad') await answer(act === 'good')
        else if (act === 'flush') autosave.flush()
        else line.online = act === 'back'
        const state = last()
        // What is said to be saved is.
        if (state && !isUnsaved(state)) expect(server.stored).toBe(newest)
      }
      line.online = true
      for (let turn = 0; turn < 4; turn += 1) {
        autosave.flush()
        await answer(true)
      }
      expect(server.stored).toBe(newest)
      expect(server.together).toBe(0)
      expect(server.sent).toEqual(server.sent.toSorted((one, other) => one - other))
    }),
  )
})
