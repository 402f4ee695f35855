import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { makeStale } from '#spine/live/make-stale.ts'

/** A screen that shows one request; the server's answers are given by hand. */
function openScreen() {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: false } } })
  const answers: ((analysis: string | null) => void)[] = []
  const screen = new QueryObserver<string | null>(queries, {
    queryKey: ['requests', 'get', 1],
    queryFn: () => new Promise((resolve) => answers.push(resolve)),
  })
  screen.subscribe(() => undefined)
  return { queries, answers, shown: () => screen.getCurrentResult().data }
}

test('a change while the first answer is on its way: what was read before it is not taken for fresh', async () => {
  const { queries, answers, shown } = openScreen()
  expect(answers).toHaveLength(1)
  for (let times = 0; times < 5; times += 1) makeStale(queries, ['requests'])
  answers[0]?.(null)
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.('ready')
  await vi.waitFor(() => expect(shown()).toBe('ready'))
  expect(answers).toHaveLength(2)
})

test('a change after the first answer: it is asked for once more', async () => {
  const { queries, answers, shown } = openScreen()
  answers[0]?.(null)
  await vi.waitFor(() => expect(shown()).toBe(null))
  makeStale(queries, ['requests'])
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.('ready')
  await vi.waitFor(() => expect(shown()).toBe('ready'))
  expect(answers).toHaveLength(2)
})

test('a change of something else: nothing is asked for', async () => {
  const { queries, answers, shown } = openScreen()
  makeStale(queries, ['shipments'])
  answers[0]?.('read')
  await vi.waitFor(() => expect(shown()).toBe('read'))
  expect(answers).toHaveLength(1)
})
