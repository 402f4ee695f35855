/**
 * Whether a person opened or clicked, or a machine did: providers fetch pictures before anybody looks, and scanners follow every link of a
 * mail. In doubt it was a machine, so the figures are rather too low than too high.
 */
import type { MachineReason } from '@kervan/domain/newsletter/campaign-words.ts'

export type Hit = {
  kind: 'open' | 'click'
  method: string
  userAgent: string
  /** What the browser says of why it asks, such as `prefetch`. */
  purpose: string
  /** Since the mail was sent, in seconds. */
  age: number
  /** How many other links of the same mail were clicked in the seconds before. */
  otherClicks: number
}

const robot =
  /bot|crawl|spider|scan|preview|fetch|curl|wget|python|java\/|go-http|headless|phantom|proofpoint|mimecast|barracuda|symantec|trendmicro|safelinks|urldefense|forcepoint|cloudmark|fireeye|sophos|monitor|check|validator|libwww|okhttp|axios|node/i
/** They load every picture when the mail comes, opened or not. Apple names no mail program: a bare Mozilla/5.0 is all it says. */
const proxy = /googleimageproxy|ggpht|yahoomailproxy|microsoft office|outlook-?ios|^mozilla\/5\.0$/i
/** Nobody reads a mail and clicks in less. */
const fastestSeconds = { open: 1, click: 2 } as const
/** A person follows one link after another; a scanner several at once. */
export const burstSeconds = 3

export function judgeHit({ kind, method, userAgent, purpose, age, otherClicks }: Hit): MachineReason | null {
  if (method !== 'GET') return 'head'
  if (/prefetch|preview|prerender/i.test(purpose)) return 'robot'
  if (kind === 'open' && proxy.test(userAgent.trim())) return 'proxy'
  if (userAgent.trim() === '' || robot.test(userAgent)) return 'robot'
  if (age < fastestSeconds[kind]) return 'too_fast'
  // The third link, or a picture beside three.
  if (otherClicks >= (kind === 'click' ? 2 : 3)) return 'burst'
  return null
}
