import { expect, test } from 'vitest'
import { visitorFacts } from '#features/analytics/visitor-facts.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/141.0.0.0 Safari/537.36`, 'desktop', 'Chrome'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'desktop', 'Firefox'],
  [
    `Mozilla/5.0 (Linux; Android 14; Pixel 7) ${webkit} Chrome/141.0.0.0 Mobile Safari/537.36`,
    'mobile',
    'Chrome',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'tablet',
    'Safari',
  ],
  // The maker of a phone, not a robot.
  [
    `Mozilla/5.0 (Linux; Android 12; CUBOT NOTE 30) ${webkit} Chrome/141.0.0.0 Mobile Safari/537.36`,
    'mobile',
    'Chrome',
  ],
])('a person with %s', (userAgent, device_type, browser) => {
  expect(visitorFacts(userAgent)).toEqual({ robot: false, device_type, browser })
})

test.each([
  '',
  'curl/8.5.0',
  'node',
  'python-requests/2.32',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)',
  `Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/141.0.0.0 Safari/537.36`,
  'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)',
])('a robot with «%s»', (userAgent) => expect(visitorFacts(userAgent).robot).toBe(true))

test('a browser of any length has a short name', () => {
  expect(visitorFacts(`Mozilla/5.0 ${'x'.repeat(5_000)}/1.0`).browser.length).toBeLessThanOrEqual(40)
})
