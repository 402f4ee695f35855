/** Where a visit came from: what its link says of itself, otherwise the site that it came from. Anybody can write these texts, so they are cut short. */
import { shortened } from '#values/shortened.ts'

export type VisitSource = { source: string; campaign: string }
type Arrival = {
  referrer?: string | undefined
  utm_source?: string | undefined
  utm_campaign?: string | undefined
}

/** The source of visits that name none: an address that was typed, a bookmark. */
export const direct = ''
const longest = 60

export function visitSource({ referrer, utm_source, utm_campaign }: Arrival, ownHost: string): VisitSource {
  const campaign = plain(utm_campaign)
  const named = plain(utm_source)
  if (named) return { source: named, campaign }
  const host = hostOf(referrer)
  return { source: host === bare(ownHost) ? direct : host, campaign }
}

/** Letters, digits and the few marks that such names have; all else is left out. */
function plain(text: string | undefined): string {
  const letters = (text ?? '')
    .slice(0, 200)
    // Names for machines: LINKEDIN is linkedin, whoever writes it.
    .replace(/İ/g, 'i')
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ._-]/gu, '')
    .trim()
  return shortened(letters, longest)
}

function hostOf(referrer: string | undefined): string {
  const [, host = direct] = /^https?:\/\/([\p{L}\p{N}.-]+)/iu.exec((referrer ?? '').slice(0, 500)) ?? []
  return shortened(bare(host), longest)
}

const bare = (host: string) => host.toLowerCase().replace(/^www\./, '')
