import { expect, test } from 'vitest'
import { type Hit, judgeHit } from '#features/newsletter/measuring/judge-hit.ts'

const person: Hit = {
  kind: 'click',
  method: 'GET',
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
  purpose: '',
  age: 600,
  otherClicks: 0,
}

test.each<[string, Partial<Hit>, string | null]>([
  ['a person', {}, null],
  ['who clicks a second link', { otherClicks: 1 }, null],
  ['a program that asks for the head', { method: 'HEAD' }, 'head'],
  ['a page that is fetched before it is wanted', { purpose: 'prefetch;prerender' }, 'robot'],
  ['a scanner by its name', { userAgent: 'Mozilla/5.0 Barracuda Sentinel' }, 'robot'],
  ['nobody', { userAgent: '' }, 'robot'],
  ['one that is faster than people read', { age: 0.4 }, 'too_fast'],
  ['one that follows every link', { otherClicks: 3 }, 'burst'],
  ['one that loads the picture too', { kind: 'open', otherClicks: 3 }, 'burst'],
  ['who opens it again after two links', { kind: 'open', otherClicks: 2 }, null],
  [
    'Gmail, which fetches pictures for its users',
    { kind: 'open', userAgent: 'Mozilla/5.0 (via ggpht.com GoogleImageProxy)' },
    'proxy',
  ],
  ['Apple, which fetches them when the mail comes', { kind: 'open', userAgent: 'Mozilla/5.0' }, 'proxy'],
])('%s', (_, changed, machine) => {
  expect(judgeHit({ ...person, ...changed })).toBe(machine)
})
