/**
 * What somebody has written themselves in an answer: without the mail that they answer, which programs put below it, and without what
 * they put at the end by themselves. Answers between the lines of the quoted mail stay, with those lines. When in doubt more is kept.
 */

/** Stands above the text of mails that can be answered; all programs quote it. */
export const replyMarker = 'Yanıtınızı bu satırın üzerine yazın'

const mostLetters = 200_000

export function ownWords(text: string): string {
  const lines = text.slice(0, mostLetters).replace(/\r\n?/g, '\n').split('\n')
  const own = withoutEnding(lines.slice(0, beginningOfQuote(lines)))
  return own.join('\n').trim() || text.slice(0, mostLetters).trim()
}

function beginningOfQuote(lines: readonly string[]): number {
  for (let at = 0; at < lines.length; at += 1) {
    if (lines[at]?.includes(replyMarker) && !isAnsweredBetween(lines, at)) return aboveMarker(lines, at)
    if (isDivider(lines[at]) || isHeaderBlock(lines, at)) return at
    const length = attributionLength(lines, at)
    if (length > 0 && !isAnsweredBetween(lines, at + length)) return at
  }
  return aboveQuoted(lines, lines.length)
}

/** Who wrote it, and when, stands above the quoted mail. */
function aboveMarker(lines: readonly string[], marker: number): number {
  for (let at = Math.max(0, marker - 12); at < marker; at += 1)
    if (isDivider(lines[at]) || isHeaderBlock(lines, at) || attributionLength(lines, at) > 0) return at
  return aboveQuoted(lines, marker)
}

/** Where the quoted lines begin that end there. */
function aboveQuoted(lines: readonly string[], end: number): number {
  let at = end
  while (at > 0 && /^\s*(>|$)/.test(lines[at - 1] ?? '')) at -= 1
  return at
}

/** «-----Özgün İleti-----» and what other programs write. A forwarded mail is what its sender wants to show. */
const divider =
  /^\s*-{2,}\s*(or[iı]g[iı]nal message|özgün ileti|orijinal ileti|orijinal mesaj|asıl ileti|ilk ileti)\s*-{2,}\s*$/
const isDivider = (line = '') => line.length < 120 && divider.test(line.toLocaleLowerCase('tr'))

const from = /^\s*\*?(from|kimden|gönderen)\s*:/i
const rest = [
  /^\s*\*?(sent|date|gönderildi|gönderilme tarihi|gönderme tarihi|tarih)\s*:/i,
  /^\s*\*?(to|kime|alıcı)\s*:/i,
  /^\s*\*?(subject|konu)\s*:/i,
]

/** Outlook repeats the head of the mail: whose it is, and below that at least two of time, recipient and subject. */
function isHeaderBlock(lines: readonly string[], at: number): boolean {
  if (!from.test((lines[at] ?? '').slice(0, 40))) return false
  const below = lines.slice(at + 1, at + 8).map((line) => line.slice(0, 60))
  return rest.filter((label) => below.some((line) => label.test(line))).length >= 2
}

const longestAttribution = 400
/** «18 Kas 2026 14:30 tarihinde … şunu yazdı:», «… şunları yazdı (18 Kas 2026 14:30):», «On Wed, 18 Nov 2026 … wrote:». */
const turkishEnd = /(şunu|şunları|bunu|bunları)?\s*yazdı\s*(\([^()]{4,80}\))?\s*:$/i
const englishEnd = /\bwrote\s*:$/i

/** How many lines it takes, since programs wrap it; 0 where there is none. */
function attributionLength(lines: readonly string[], at: number): number {
  let joined = ''
  for (let length = 1; length <= 4; length += 1) {
    const line = (lines[at + length - 1] ?? '').trim()
    if (line === '' || line.startsWith('>')) return 0
    joined = `${joined} ${line}`.trim()
    if (joined.length > longestAttribution) return 0
    if (isAttribution(joined)) return length
  }
  return 0
}

/** It says when, or who by an address: «Ahmet şunu yazdı:» is a sentence of somebody's own. */
function isAttribution(text: string): boolean {
  if (englishEnd.test(text)) return /^on\b/i.test(text) && /\d/.test(text)
  if (!turkishEnd.test(text)) return false
  return /\d{1,2}[:.]\d{2}|\d{4}/.test(text) || text.includes('@')
}

/** Somebody's own lines stand between quoted ones, which begin there. */
function isAnsweredBetween(lines: readonly string[], from: number): boolean {
  let at = from
  while (at < lines.length && lines[at]?.trim() === '') at += 1
  if (!lines[at]?.startsWith('>')) return false
  while (at < lines.length && /^\s*(>|$)/.test(lines[at] ?? '')) at += 1
  return at < lines.length
}

/** What a phone adds below every mail. */
const device =
  /^(sent from my |get outlook for |(iphone|ipad|samsung|android|huawei|xiaomi).{0,40}gönderil|.{0,40}için outlook['’]u (edinin|alın)|outlook for (ios|android))/i

function withoutEnding(lines: readonly string[]): readonly string[] {
  const signature = lines.findIndex((line) => /^-- ?$/.test(line))
  const kept = [...(signature < 0 ? lines : lines.slice(0, signature))]
  const dropEmpty = () => {
    while (kept.length > 0 && /^[\s_]*$/.test(kept.at(-1) ?? '')) kept.pop()
  }
  dropEmpty()
  if (device.test((kept.at(-1) ?? '').trim().slice(0, 120))) kept.pop()
  dropEmpty()
  return kept
}
