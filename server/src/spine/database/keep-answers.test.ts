import { expect, test } from 'vitest'
import { keepAnswers } from '#spine/database/keep-answers.ts'

test('what was read over many rows is given again for a while, each question by itself; over few it is read anew', async () => {
  let now = 0
  let reads = 0
  const keep = keepAnswers<number>(1_000, () => now)
  const ask = (question: string, isLarge = true) =>
    keep(question, async () => {
      reads += 1
      return { answer: reads, isLarge }
    })
  expect([await ask('one'), await ask('one'), await ask('two'), await ask('one')]).toEqual([1, 1, 2, 1])
  now = 1_000
  expect([await ask('one'), await ask('two')]).toEqual([3, 4])
  now = 2_000
  expect([await ask('one', false), await ask('one', false)]).toEqual([5, 6])
})

test('an error is kept for nobody', async () => {
  const keep = keepAnswers<string>(1_000)
  await expect(keep('one', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(await keep('one', async () => ({ answer: 'here', isLarge: true }))).toBe('here')
})

test('all who ask while it is read wait for the same', async () => {
  let reads = 0
  const keep = keepAnswers<number>(1_000)
  const answers = await Promise.all(
    Array.from({ length: 8 }, () =>
      keep('one', async () => {
        reads += 1
        return { answer: reads, isLarge: false }
      }),
    ),
  )
  expect(Math.max(...answers)).toBeLessThanOrEqual(2)
})
