/** Who wrote a pasted mail and about what, as far as the text itself says so. Without zod. */
export type MailHead = { address: string; name: string; subject: string }

const address = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/
const from = /^[\s>*]*(?:from|kimden|gönderen)\s*:\s*(.+)$/imu
const subject = /^[\s>*]*(?:subject|konu)\s*:\s*(.+)$/imu

/** Without a line that names the sender it is the one address in the text, if there is exactly one. */
export function mailHead(text: string): MailHead {
  const line = from.exec(text)?.[1] ?? ''
  const named = address.exec(line)?.[0] ?? ''
  const all = new Set((text.match(new RegExp(address, 'g')) ?? []).map((each) => each.toLowerCase()))
  const [only = ''] = all.size === 1 ? all : []
  const name = named
    ? line
        .slice(0, line.indexOf(named))
        .replace(/["<>()[\]]/g, '')
        .replace(/mailto:/i, '')
        .trim()
    : ''
  return {
    address: (named || only).toLowerCase(),
    name: name.slice(0, 120),
    subject: (subject.exec(text)?.[1] ?? '').trim().slice(0, 200),
  }
}
