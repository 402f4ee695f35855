/** What a browser says of itself, as far as visits are counted by it; and whether a person is likely to sit before it. */
import Bowser from 'bowser'

export type VisitorFacts = { robot: boolean; device_type: 'desktop' | 'mobile' | 'tablet'; browser: string }

/** Every browser that people use begins like this; programs that are honest do not. */
const browserLike = /^(Mozilla|Opera)\//
const robots =
  /(?<!cu)bot(\b|[/;-])|crawl|spider|slurp|headless|lighthouse|pagespeed|preview|externalhit|scanner|monitor|archiver|phantom|puppeteer|playwright|selenium|cypress/i

/** Reading one takes longer than everything else about a view, and the same few hundred come again and again. */
const known = new Map<string, VisitorFacts>()
const knownAtMost = 1_000

export function visitorFacts(userAgent: string): VisitorFacts {
  const text = userAgent.slice(0, 500)
  const found = known.get(text)
  if (found) return found
  const facts = read(text)
  if (known.size >= knownAtMost) known.clear()
  known.set(text, facts)
  return facts
}

function read(userAgent: string): VisitorFacts {
  if (!browserLike.test(userAgent) || robots.test(userAgent))
    return { robot: true, device_type: 'desktop', browser: '' }
  const { browser, platform } = Bowser.parse(userAgent)
  const device_type = platform.type === 'mobile' || platform.type === 'tablet' ? platform.type : 'desktop'
  return { robot: platform.type === 'bot', device_type, browser: (browser.name ?? '').slice(0, 40) }
}
