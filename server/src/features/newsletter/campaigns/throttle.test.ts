import { expect, test } from 'vitest'
import { createThrottle } from '#features/newsletter/campaigns/throttle.ts'

/** Sends as fast as it may for so many seconds, by a clock that moves on by `step` milliseconds, and keeps when each went. */
function run(
  seconds: number,
  step: number,
  domains: readonly string[],
  rates: { perSecond: number; perDomain: number },
) {
  let now = 0
  const throttle = createThrottle(() => now)
  throttle.set(rates)
  const sent: { at: number; domain: string }[] = []
  for (; now < seconds * 1_000; now += step)
    for (let free = throttle.allowance(); free > 0; free -= 1) {
      const full = throttle.fullDomains()
      const domain = domains.find((each) => !full.includes(each))
      if (!domain) break
      throttle.spend(domain)
      sent.push({ at: now, domain })
    }
  return sent
}

const most = (sent: readonly { at: number }[]) =>
  Math.max(...sent.map(({ at: from }) => sent.filter(({ at }) => at >= from && at < from + 1_000).length))

test.each([
  ['a steady clock', 10],
  ['a program that was held up now and then', 900],
])('%s: so many a second, and little more after a pause', (_, step) => {
  const sent = run(20, step, ['a.example'], { perSecond: 40, perDomain: 1_000 })
  expect(most(sent)).toBeLessThanOrEqual(40 * 1.25 + 1)
  if (step === 10) expect(sent.length).toBeGreaterThan(20 * 40 * 0.95)
})

test('a domain has its own limit, and does not hold up the others', () => {
  const sent = run(10, 10, ['a.example', 'b.example', 'c.example'], { perSecond: 40, perDomain: 10 })
  for (const domain of ['a.example', 'b.example', 'c.example']) {
    const own = sent.filter((each) => each.domain === domain)
    expect(most(own)).toBeLessThanOrEqual(10 * 1.25 + 1)
    expect(own.length).toBeGreaterThan(10 * 10 * 0.9)
  }
  expect(most(sent)).toBeLessThanOrEqual(3 * (10 * 1.25 + 1))
})

test('a limit that is changed while it runs holds at once', () => {
  let now = 0
  const throttle = createThrottle(() => now)
  throttle.set({ perSecond: 1_000, perDomain: 1_000 })
  now += 1_000
  expect(throttle.allowance()).toBeGreaterThan(100)
  throttle.set({ perSecond: 4, perDomain: 4 })
  expect(throttle.allowance()).toBe(1)
  throttle.spend('a.example')
  expect(throttle.allowance()).toBe(0)
  expect(throttle.waitMs()).toBe(250)
})
