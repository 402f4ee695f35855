/** The kind of device and browser behind a user agent, and whether it is likely a robot. */
import Bowser from 'bowser'

export type VisitorFacts = { robot: boolean; device_type: 'desktop' | 'mobile' | 'tablet'; browser: string }

/** The user agent of every browser begins like this; that of an honest program does not. */
const browserLike = /^(Mozilla|Opera)\//
const robots =
  /(?<!cu)bot(\b|[/;-])|crawl|spider|slurp|headless|lighthouse|pagespeed|preview|externalhit|scanner|monitor|archiver|phantom|puppeteer|playwright|selenium|cypress/i

/** Parsing is the slowest part of recording a view, and the same few hundred user agents recur. */
const cache = new Map<string, VisitorFacts>()
const cacheSize = 1_000

export function visitorFacts(userAgent: string): VisitorFacts {
  const text = userAgent.slice(0, 500)
  const cached = cache.get(text)
  if (cached) return cached
  const facts = parse(text)
  if (cache.size >= cacheSize) cache.clear()
  cache.set(text, facts)
  return facts
}

function parse(userAgent: string): VisitorFacts {
  if (!browserLike.test(userAgent) || robots.test(userAgent))
    return { robot: true, device_type: 'desktop', browser: '' }
  const { browser, platform } = Bowser.parse(userAgent)
  const device_type = platform.type === 'mobile' || platform.type === 'tablet' ? platform.type : 'desktop'
  return { robot: platform.type === 'bot', device_type, browser: (browser.name ?? '').slice(0, 40) }
}
