/** One reading at a time, and none that began before it was asked for. */
import { expect, test } from 'vitest'
import { shareAnswers } from '#spine/database/share-answers.ts'

test('whoever asks meanwhile shares the next answer, which begins after the question', async () => {
  const [share, ends] = [shareAnswers<number>(), [] as ((fail?: Error) => void)[]]
  const read = () =>
    new Promise<number>((resolve, reject) => {
      const number = ends.length + 1
      ends.push((fail) => (fail ? reject(fail) : resolve(number)))
    })
  const first = share(read)
  const [second, third] = [share(read), share(read)]
  expect(ends).toHaveLength(1)
  ends[0]?.()
  expect(await first).toBe(1)
  await expect.poll(() => ends.length).toBe(2)
  const fourth = share(read)
  ends[1]?.()
  expect(await Promise.all([second, third])).toEqual([2, 2])
  await expect.poll(() => ends.length).toBe(3)
  ends[2]?.()
  expect(await fourth).toBe(3)
})

test('a reading that fails is its askers’ failure alone', async () => {
  const share = shareAnswers<string>()
  const failed = share(() => Promise.reject(new Error('gone')))
  const after = share(async () => 'there')
  await expect(failed).rejects.toThrow('gone')
  expect(await after).toBe('there')
  expect(await share(async () => 'again')).toBe('again')
})
