import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { invalidateQueries } from '#spine/live/invalidate-queries.ts'

/** A screen that shows one request; the test resolves the server's answers. */
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

test('a change during the first fetch: the query is fetched once more afterwards', async () => {
  const { queries, answers, shown } = openScreen()
  expect(answers).toHaveLength(1)
  for (let times = 0; times < 5; times += 1) invalidateQueries(queries, [['requests']])
  answers[0]?.(null)
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.('ready')
  await vi.waitFor(() => expect(shown()).toBe('ready'))
  expect(answers).toHaveLength(2)
})

test('a change after the first fetch: the query is fetched again', async () => {
  const { queries, answers, shown } = openScreen()
  answers[0]?.(null)
  await vi.waitFor(() => expect(shown()).toBe(null))
  invalidateQueries(queries, [['requests']])
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.('ready')
  await vi.waitFor(() => expect(shown()).toBe('ready'))
  expect(answers).toHaveLength(2)
})

test('a change of something else: nothing is fetched', async () => {
  const { queries, answers, shown } = openScreen()
  invalidateQueries(queries, [['shipments']])
  answers[0]?.('read')
  await vi.waitFor(() => expect(shown()).toBe('read'))
  expect(answers).toHaveLength(1)
})
