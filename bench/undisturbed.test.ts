/** What was measured while the host took processors away is measured again. */
import { expect, test } from 'vitest'
import { type ProcessorTime, undisturbed } from './undisturbed.ts'

/** Answers 1, 2, 3 …, while so much of each hundred ticks is taken away. */
function measured(takenAway: readonly number[]) {
  const [time, log]: [ProcessorTime, number[]] = [{ all: 0, takenAway: 0 }, []]
  const work = async () => {
    time.all += 100
    time.takenAway += takenAway[log.length] ?? 0
    return log.push(log.length + 1)
  }
  const answer = undisturbed(
    work,
    () => ({ ...time }),
    async () => undefined,
  )
  return { answer, log }
}

test('the first round in which nothing was taken away counts', async () => {
  const { answer, log } = measured([30, 8, 2, 0])
  expect(await answer).toBe(3)
  expect(log).toHaveLength(3)
})

test('where all were disturbed, the one that was least counts', async () => {
  const { answer, log } = measured([30, 20, 10, 20, 20, 20, 20, 20, 20, 20, 20, 20])
  expect(await answer).toBe(3)
  expect(log).toHaveLength(12)
})
