/** Opens the links of a mail before it is sent, a few at once. */
import type { OpenedLink } from '@kervan/domain/newsletter/mail-address.ts'
import type { OpenLink } from '#spine/outgoing/open-link.ts'

export type WithOpenLink = { openLink: OpenLink }

const atOnce = 6

export async function openLinks({ openLink }: WithOpenLink, urls: readonly string[]) {
  const states = new Map<string, OpenedLink>()
  const left = [...new Set(urls)]
  const lane = async () => {
    for (let url = left.shift(); url !== undefined; url = left.shift()) states.set(url, await openLink(url))
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return urls.map((url) => ({ url, state: states.get(url) ?? 'unreachable' }))
}
