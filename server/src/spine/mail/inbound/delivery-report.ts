/** Word that a mail could not be delivered (RFC 3464) or is not wanted (RFC 5965), as mail servers send it back to us: to whom, why, and which mail it was. */
import type { Attachment } from 'postal-mime'

export type DeliveryReport = {
  /** Ids of the mail that came back, as its own head has them. */
  messageIds: string[]
  failures: DeliveryFailure[]
  /** Its reader has called it unwanted. */
  isComplaint: boolean
}

export type DeliveryFailure = {
  /** The one that we wrote to, where the server says so; it may have been forwarded. */
  recipient: string
  /** Hard: there is no such mailbox, or it will never take this. Soft: the server has tried for days and given up. */
  kind: 'hard' | 'soft'
  status: string
  reason: string
}

const mostFailures = 50
/** Enough for the head of any mail. */
const mostBytes = 256 * 1024

/** Undefined where it is none. One that only tells of a delay names no failure. */
export function readDeliveryReport(attachments: readonly Attachment[]): DeliveryReport | undefined {
  const status = attachments.find(({ mimeType }) => mimeType === 'message/delivery-status')
  const feedback = attachments.find(({ mimeType }) => mimeType === 'message/feedback-report')
  if (!status && !feedback) return undefined
  // The first group speaks of the whole mail, each other one of a recipient.
  const groups = (status ? textOf(status) : '')
    .split(/\n[ \t]*\n/)
    .slice(0, mostFailures + 1)
    .map(fieldsOf)
  const returned = attachments.filter(({ mimeType }) => returnedTypes.has(mimeType))
  return {
    messageIds: returned.flatMap((part) => {
      const [head = ''] = textOf(part).split(/\n\n/, 1)
      return messageIdsIn(fieldsOf(head).get('message-id') ?? '')
    }),
    failures: groups.flatMap(failureOf),
    isComplaint: feedback !== undefined && /^feedback-type:\s*abuse/im.test(textOf(feedback)),
  }
}

const returnedTypes = new Set([
  'message/rfc822',
  'text/rfc822-headers',
  'message/rfc822-headers',
  'message/global',
])

function failureOf(fields: ReadonlyMap<string, string>): DeliveryFailure[] {
  if (fields.get('action')?.toLowerCase() !== 'failed') return []
  const [status = ''] = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(fields.get('status') ?? '') ?? []
  const recipient =
    addressIn(fields.get('original-recipient')) ?? addressIn(fields.get('final-recipient')) ?? ''
  const reason = (fields.get('diagnostic-code') ?? '').replace(/^\s*smtp\s*;\s*/i, '').trim()
  return [{ recipient, kind: status.startsWith('4') ? 'soft' : 'hard', status, reason: reason || status }]
}

/** «rfc822; ali@musteri.example» */
function addressIn(field: string | undefined): string | undefined {
  const [, address] = /;\s*<?([^\s<>;]+@[^\s<>;]+?)>?\s*$/.exec(field ?? '') ?? []
  return address?.toLowerCase()
}

/** Long ones go on in lines that begin with a blank. */
function fieldsOf(text: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>()
  for (const line of text.replace(/\n[ \t]+/g, ' ').split('\n')) {
    const colon = line.indexOf(':')
    const name = line.slice(0, colon).trim().toLowerCase()
    if (colon > 0 && !fields.has(name)) fields.set(name, line.slice(colon + 1).trim())
  }
  return fields
}

function textOf({ content }: Attachment): string {
  const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as Uint8Array)
  return bytes.subarray(0, mostBytes).toString('utf8').replace(/\r\n?/g, '\n')
}

/** «<id@server>», several of them in a row or one without the brackets. */
export function messageIdsIn(header: string): string[] {
  const found = [...header.slice(0, 20_000).matchAll(/<([^<>\s]{1,300})>/g)].map(([, id = '']) => id)
  const bare = header.trim()
  return found.length > 0 || !/^[^\s<>]+@[^\s<>]+$/.test(bare) ? found : [bare]
}
