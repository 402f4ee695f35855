/** How the goods of a mail travel: by what, in which container, on how many trucks. Without zod. */
import { type Found, foundAt } from '#luna/mail/mail-fields.ts'
import { countOf, countPattern } from '#luna/mail/mail-numbers.ts'
import type { ShipmentType } from '#requests/request-options.ts'

const inches = `\\s*(?:'|"|''|ft|feet|foot)?\\s*-?\\s*(?:'?(?:lik|luk))?\\s*`
const kinds = `(hc|hq|high ?cube|yuksek|gp|dc|dv|dry|standart|standard|rf|rh|reefer|sogutmali|ot|open ?top|fr|flat ?rack)?`
const after = `(?![a-z0-9]|\\s*(?:kg|cm|mm|ton|m3|cbm|gun|days?\\b|x\\s*\\d))`
const counted = new RegExp(
  `(?<![a-z0-9.,]|[x*]\\s?)(${countPattern})\\s*(?:x|\\*|adet|ad\\.|pcs|units?(?: of)?)\\s*(20|40|45)${inches}${kinds}${after}(?:\\s*(?:konteyner|container)s?\\b)?`,
  'g',
)
/** Without how many: only with its kind or the word itself. */
const uncounted = new RegExp(
  `(?<![a-z0-9.,]|[x*]\\s?)(20|40|45)(?:${inches}(hc|hq|high ?cube|gp|dc|dv|rf|ot|fr)\\b|${inches}(?:konteyner|container))`,
  'g',
)

function containerOf(size: string, kind = ''): string {
  const letters = kind.replace(/\s/g, '')
  if (size === '45') return '45HC'
  if (/^(rf|rh|reefer|sogutmali)$/.test(letters)) return `${size}RF`
  if (/^(ot|opentop)$/.test(letters)) return `${size}OT`
  if (/^(fr|flatrack)$/.test(letters)) return `${size}FR`
  return size === '40' && /^(hc|hq|highcube|yuksek)$/.test(letters) ? '40HC' : `${size}GP`
}

export type FoundContainer = { type: Found; quantity: Found | undefined }

export function findContainer(folded: string): FoundContainer | undefined {
  for (const { 0: all, 1: count = '', 2: size = '', 3: kind, index } of folded.matchAll(counted)) {
    const quantity = countOf(count)
    if (quantity === '0') continue
    const words = all.trimEnd().length
    return {
      type: foundAt(containerOf(size, kind), index, words),
      quantity: foundAt(quantity, index, words),
    }
  }
  for (const { 0: all, 1: size = '', 2: kind, index } of folded.matchAll(uncounted))
    return { type: foundAt(containerOf(size, kind), index, all.trimEnd().length), quantity: undefined }
  return undefined
}

/** Less than a container of its own; *parsiyel* is said of trucks too. */
export function findShare(folded: string, mode: ShipmentType | undefined): Found | undefined {
  const share = /\blcl\b/.exec(folded) ?? (mode === 'sea' ? /\bparsiyel[a-z]*/.exec(folded) : null)
  return share ? foundAt('LCL', share.index, share[0].length) : undefined
}

const trucks = new RegExp(
  `(?<![a-z0-9.,'])(${countPattern}|a)\\s*(?:x\\s*)?(?:adet\\s*)?(?:(?:frigo(?:rifik)?|tenteli|mega|komple|acik|full|reefer|tautliner)\\s*)*(?:tir|kamyon|arac|trucks?|trailers?|lorry|lorries)\\b`,
  'g',
)

export function findTrucks(folded: string): Found | undefined {
  for (const { 0: all, 1: count = '', index } of folded.matchAll(trucks)) {
    const value = count === 'a' ? '1' : countOf(count)
    if (value !== '0') return foundAt(value, index, all.length)
  }
  return undefined
}

const modeSigns: Record<ShipmentType, readonly (readonly [pattern: RegExp, weight: number])[]> = {
  sea: [
    [/\bdeniz\s?(?:yolu|yoluyla|navlunu)?\b(?!\s*(?:hanim|bey))/g, 2],
    [/\b(?:ocean|sea|vessel|fcl|lcl|breakbulk|pol|pod)\b/g, 2],
    [/\b(?:konteyner|container)/g, 2],
    [/\bgemi(?!\S*lik\b)[a-z]*\b/g, 2],
    [/\bport of\b/g, 2],
    [/\bliman/g, 1],
    [/\bnavlun/g, 1],
  ],
  air: [
    [/\bhava\s?(?:kargo|yolu|yoluyla)\w*/g, 3],
    [/\b(?:ucak|ucus)[a-z]*/g, 3],
    [/\b(?:air\s?freight|air cargo|by air|awb|air shipment)\b/g, 3],
    [/\bhava(?:limani|alani)/g, 1],
    [/\bhava\b/g, 1],
  ],
  land: [
    [/\bkara\s?yolu[a-z]*/g, 3],
    [/\b(?:tir|tirlik|kamyon|lowbed|tenteli|kamyonet)\b/g, 2],
    [/\b(?:trucks?|trailers?|by road|road (?:transport|freight)|ftl|ltl|lorry|lorries)\b/g, 2],
    [/\b(?:arac|frigo|frigorifik)\b/g, 2],
  ],
}

/** Who cannot decide has not said it. */
const undecided = /(?:don'?t know|not sure|bilmiyor|karar vereme|kararsiz|fark etmez)/

export function findMode(folded: string, container: FoundContainer | undefined): Found | undefined {
  if (container) return { ...container.type, value: 'sea' }
  const weights = (Object.keys(modeSigns) as ShipmentType[]).map((mode) => {
    const signs = modeSigns[mode].flatMap(([pattern, weight]) => {
      const sign = [...folded.matchAll(pattern)].find(
        ({ index }) => !undecided.test(sentenceAt(folded, index)),
      )
      return sign ? [{ weight, found: foundAt(mode, sign.index, sign[0].length) }] : []
    })
    return { weight: signs.reduce((sum, sign) => sum + sign.weight, 0), signs }
  })
  const [best, next] = weights.toSorted((a, b) => b.weight - a.weight)
  if (!best || best.weight === 0 || best.weight === next?.weight) return undefined
  return best.signs.toSorted((a, b) => b.weight - a.weight)[0]?.found
}

/** From the end of the sentence before to its own; a comma that leads on to *önce* or *but* ends one too. */
export function sentenceAt(text: string, index: number): string {
  const start =
    Math.max(...['\n', '. ', '? ', '! ', ', '].map((mark) => text.lastIndexOf(mark, index - 1)), -1) + 1
  const rest = text.slice(index).search(/\n|[.?!,](?:\s|$)/)
  return text.slice(start, rest < 0 ? text.length : index + rest)
}
