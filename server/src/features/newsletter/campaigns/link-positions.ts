/**
 * By which number a link of a campaign is asked for in its mails. A number leads to one address for good, since mails that have left
 * hold it: where the mail of a series is written anew, what was there keeps its number and what is new gets one of its own.
 */
import type { Transaction } from '#spine/database/act-as.ts'

type Link = { index: number; url: string }
export type NumberedLink = { position: number; url: string }

/** The number of each link of a mail, by its place there. Without any that are known: its place. */
export function linkPositions(links: readonly Link[], known: readonly NumberedLink[]): number[] {
  const free = Map.groupBy(
    known.toSorted((one, other) => one.position - other.position),
    ({ url }) => url,
  )
  let next = Math.max(-1, ...known.map(({ position }) => position))
  return links.map(({ url }) => free.get(url)?.shift()?.position ?? ++next)
}

const known = 'select position, url from newsletter_links where campaign_id = $1'
const add = `insert into newsletter_links (campaign_id, position, url)
  select $1, position, url from json_to_recordset($2) as link (position int, url text)
  on conflict (campaign_id, position) do nothing`

/** Whoever calls it has locked the campaign. */
export async function writeLinks(tx: Transaction, id: string, links: readonly Link[]): Promise<void> {
  const positions = linkPositions(links, await tx.asSystem<NumberedLink>(known, [id]))
  const numbered = links.map(({ url }, at) => ({ position: positions[at], url }))
  await tx.asSystem(add, [id, JSON.stringify(numbered)])
}
