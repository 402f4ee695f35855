/** The URLs that open a conversation, about something or in general: a customer's with their representative from any page of the portal, and the office's with a customer. */
import { withParams } from '#spine/addresses/dialog-address.ts'

export const talkKinds = ['request', 'quote', 'shipment'] as const
/** What it is about, with the number that people know it by. */
export type TalkAbout = { kind: (typeof talkKinds)[number]; id: string; number: string }

export const talkParam = 'chat'

/** The location is where the link stands; `closed` are the parameters of dialogs that would lie over the conversation. */
export function talkAddress(
  { pathname, search }: { pathname: string; search: string },
  about?: TalkAbout,
  closed: readonly string[] = [],
): string {
  const value = about ? aboutValue(about) : 'open'
  const without = Object.fromEntries(closed.map((name) => [name, null]))
  return pathname + withParams(search, { ...without, [talkParam]: value })
}

/** Of the office; the first conversation with a customer is begun by it. */
export function officeTalkAddress(customer: string, about?: TalkAbout): string {
  return `/staff/communication${withParams('', { customer, about: about ? aboutValue(about) : null })}`
}

const aboutValue = ({ kind, id, number }: TalkAbout) => [kind, id, number].join('.')

const aboutShape = /^(request|quote|shipment)\.([0-9a-f-]{36})\.([\w-]{1,40})$/

/** Null for a conversation about nothing in particular, and for what no page has linked to. */
export function talkAboutIn(value: string): TalkAbout | null {
  const [, kind, id = '', number = ''] = aboutShape.exec(value) ?? []
  const known = talkKinds.find((each) => each === kind)
  return known ? { kind: known, id, number } : null
}
