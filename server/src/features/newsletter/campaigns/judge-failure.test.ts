import { expect, test } from 'vitest'
import { judgeFailure } from '#features/newsletter/campaigns/judge-failure.ts'

const taken = {
  id: '0190a5d0-ac96-774b-bcce-b302099a8057',
  email: 'ece@bir.example',
  domain: 'bir.example',
  state: 'sending' as const,
  name: 'Ece',
  company: null,
  city: null,
  measured: false,
  tries: 1,
  maybe_twice: false,
}
const reply = (command: string, responseCode: number, message = 'try again') =>
  Object.assign(new Error(message), { command, responseCode })
const judged = (error: Error, tries = 1, inARow = 1) => {
  const { answered, isServerTrouble } = judgeFailure(error, { ...taken, tries }, inARow)
  return { state: answered.state, wait: answered.wait_seconds, isServerTrouble }
}

test.each(['RCPT TO', 'DATA'])(
  'what is put off after %s waits longer each time, and ends at last',
  (command) => {
    expect([1, 2, 6, 11].map((tries) => judged(reply(command, 451), tries))).toEqual(
      [120, 240, 3_600, 3_600].map((wait) => ({ state: 'waiting', wait, isServerTrouble: false })),
    )
    expect(judged(reply(command, 451), 12)).toMatchObject({ state: 'failed', wait: null })
  },
)

test.each([
  [421, 'closing'],
  [452, 'Message failed: 452 4.3.1 Insufficient system storage'],
  [454, 'Message failed: 454 Throttling failure: daily message quota exceeded.'],
  [451, 'Message failed: 451 4.7.500 Server busy, rate limited'],
])('a server that is in trouble itself (%i) is asked with the mail of somebody else', (code, message) => {
  expect(judged(reply('DATA', code, message))).toEqual({ state: 'waiting', wait: 120, isServerTrouble: true })
  expect(judged(reply('DATA', code, message), 40)).toMatchObject({ state: 'waiting', wait: 3_600 })
})

test('a server that has been in trouble for five days leaves no campaign unfinished', () => {
  const busy = reply('DATA', 421, 'closing')
  expect(judged(busy, 124)).toEqual({ state: 'waiting', wait: 3_600, isServerTrouble: true })
  expect(judged(busy, 125)).toMatchObject({ state: 'failed', wait: null })
})

test('what puts off the mails of several people is the server, whatever it says, and nobody is given up for it', () => {
  const local = reply('DATA', 451, 'Message failed: 451 Requested action aborted: local error')
  expect([1, 2, 3].map((inARow) => judged(local, 1, inARow).isServerTrouble)).toEqual([false, false, true])
  expect(judged(local, 12, 3)).toEqual({ state: 'waiting', wait: 3_600, isServerTrouble: true })
})

test('before any mail is named it is the server, and everybody waits', () => {
  expect(judged(reply('MAIL FROM', 450))).toEqual({ state: 'waiting', wait: 0, isServerTrouble: true })
})
