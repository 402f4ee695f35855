import { afterAll, beforeEach, expect, test } from 'vitest'
import { createRateFeed, RateFeedError } from '#features/rates/rate-feed.ts'
import { openCentralBank, printBulletin } from '#testing/central-bank.ts'

const bank = await openCentralBank(new Map())
afterAll(() => bank.close())
beforeEach(() => {
  bank.files.clear()
  bank.asked.length = 0
})
const today = '2026-09-21'
const bulletin = (day: string, number: string) => printBulletin({ day, number })
const fetchNewest = (timeout?: number) => createRateFeed({ fxUrl: bank.url }, timeout)?.(today)

test('without an address there is no feed', () => {
  expect(createRateFeed({ fxUrl: undefined })).toBeUndefined()
})

test('the day’s bulletin, asked for with a name; a slash at the end of the address does no harm', async () => {
  bank.files.set(today, bulletin(today, '2026/177'))
  expect(await fetchNewest()).toMatchObject({ date: today, bulletin_no: '2026/177' })
  expect(await createRateFeed({ fxUrl: `${bank.url}/` })?.(today)).toMatchObject({ date: today })
  expect(bank.asked).toEqual([today, today])
  // The stand-in is strict: without a name it refuses.
  expect((await fetch(`${bank.url}/202609/21092026.xml`)).status).toBe(403)
})

test('a day without a file is a holiday: it goes back to the last one', async () => {
  bank.files.set('2026-09-18', bulletin('2026-09-18', '2026/176'))
  expect(await fetchNewest()).toMatchObject({ date: '2026-09-18', bulletin_no: '2026/176' })
  expect(bank.asked).toEqual([today, '2026-09-20', '2026-09-19', '2026-09-18'])
})

test('it gives up going back after the longest holidays', async () => {
  await expect(fetchNewest()).rejects.toThrow('There is no bulletin from 2026-09-09 to 2026-09-21.')
  expect(bank.asked).toHaveLength(13)
})

test('a file with another day’s bulletin is refused', async () => {
  bank.files.set(today, bulletin('2026-09-18', '2026/176'))
  await expect(fetchNewest()).rejects.toThrow('The file of 2026-09-21 has the bulletin of 2026-09-18.')
})

test.each([403, 429, 500, 503])('an answer of %i is no holiday', async (status) => {
  bank.files.set(today, (reply) => void reply.writeHead(status).end())
  await expect(fetchNewest()).rejects.toThrow(`21092026.xml answered ${status}.`)
  expect(bank.asked).toEqual([today])
})

test.each([
  ['a page in its place', '<html><body><p>Bakım</p></body></html>'],
  ['nothing', ''],
])('%s is refused', async (_, file) => {
  bank.files.set(today, file)
  await expect(fetchNewest()).rejects.toBeInstanceOf(RateFeedError)
  expect(bank.asked).toEqual([today])
})

test('it follows nobody elsewhere', async () => {
  bank.files.set('2026-09-18', bulletin('2026-09-18', '2026/176'))
  bank.files.set(
    today,
    (reply) => void reply.writeHead(302, { location: '/kurlar/202609/18092026.xml' }).end(),
  )
  await expect(fetchNewest()).rejects.toBeInstanceOf(RateFeedError)
})

test('a file without end is cut off', async () => {
  let isOpen = true
  bank.files.set(today, (reply) => {
    reply.on('close', () => {
      isOpen = false
    })
    const more = (): void => {
      while (isOpen && reply.write('x'.repeat(16_000)));
      if (isOpen) reply.once('drain', more)
    }
    more()
  })
  await expect(fetchNewest()).rejects.toThrow('is larger than 256000 bytes.')
  await expect.poll(() => isOpen).toBe(false)
})

test.each([
  ['an answer that does not come', () => undefined],
  [
    'a file that stops in the middle',
    (reply: { write(text: string): unknown }) => reply.write('<Tarih_Date'),
  ],
])('%s is not waited for', async (_, file) => {
  bank.files.set(today, (reply) => void file(reply))
  await expect(fetchNewest(200)).rejects.toBeInstanceOf(RateFeedError)
})

test('so is a server that cannot be reached, and a stop of the program ends it', async () => {
  const gone = await openCentralBank(new Map())
  await gone.close()
  await expect(createRateFeed({ fxUrl: gone.url })?.(today)).rejects.toBeInstanceOf(RateFeedError)
  bank.files.set(today, () => undefined)
  const feed = createRateFeed({ fxUrl: bank.url })
  await expect(feed?.(today, AbortSignal.timeout(100))).rejects.toBeInstanceOf(RateFeedError)
})
