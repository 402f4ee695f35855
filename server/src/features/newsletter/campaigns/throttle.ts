/** How many mails may go now: so many per second altogether, and so many to one domain. Little is saved up, so a backlog goes no faster. */
const burstSeconds = 0.25

type Bucket = { tokens: number; at: number }

export function createThrottle(now: () => number = () => performance.now()) {
  let perSecond = 1
  let perDomain = 1
  const all: Bucket = { tokens: 1, at: now() }
  const domains = new Map<string, Bucket>()

  const fill = (bucket: Bucket, rate: number) => {
    const at = now()
    const most = Math.max(1, rate * burstSeconds)
    bucket.tokens = Math.min(most, bucket.tokens + ((at - bucket.at) / 1_000) * rate)
    bucket.at = at
    return bucket
  }
  const bucketOf = (domain: string) => {
    const known = domains.get(domain) ?? { tokens: 1, at: now() }
    domains.set(domain, known)
    return known
  }

  return {
    set(rates: { perSecond: number; perDomain: number }) {
      perSecond = rates.perSecond
      perDomain = rates.perDomain
    },
    allowance: () => Math.floor(fill(all, perSecond).tokens),
    /** Those that have had their share; the others are forgotten where they are full. */
    fullDomains(): string[] {
      const most = Math.max(1, perDomain * burstSeconds)
      return [...domains].flatMap(([domain, bucket]) => {
        fill(bucket, perDomain)
        if (bucket.tokens >= most) domains.delete(domain)
        return bucket.tokens < 1 ? [domain] : []
      })
    },
    spend(domain: string) {
      all.tokens -= 1
      fill(bucketOf(domain), perDomain).tokens -= 1
    },
    /** Until there is room for one more. */
    waitMs: () => Math.max(1, Math.ceil(((1 - fill(all, perSecond).tokens) / perSecond) * 1_000)),
  }
}
