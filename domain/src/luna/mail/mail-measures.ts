/** Weight and volume of all the goods in a mail; what is said of each piece, truck or container is not taken for it. Without zod. */
import { type Found, foundAt } from '#luna/mail/mail-fields.ts'
import { mailNumber, timesThousand } from '#luna/mail/mail-numbers.ts'

const number = '(?<![\\d.,])(\\d[\\d.,]*)\\s*'
const weights = new RegExp(`${number}(kgs?|kilograms?|kilo|tonnes?|tons?|ton|mt|t)\\b`, 'g')
const volumes = new RegExp(`${number}(?:m3|m\\^3|cbm|metrekup|cubic met(?:er|re)s?)\\b`, 'g')

const eachBefore =
  /(?:her bir\S*|basi(?:na)?|basina|each|per \S+|birim|palet agirligi)\s*[:=]?\s*(?:yaklasik\s*)?$/
const eachAfter = /^\s*(?:\/\s*[a-z]|per\b|each\b|lik\b|'?lik\b|x\s*\d)/
const total = /(?:toplam|total|brut|gross|agirlik|weight)[^\n\d]{0,24}$/
const totalAfter = /^\s*(?:in )?total\b/

export function findWeight(folded: string): Found | undefined {
  return wholeOf(folded, weights, (written, unit) => {
    const plain = mailNumber(written)
    return plain && /^k/.test(unit) ? plain : plain && timesThousand(plain)
  })
}

export function findVolume(folded: string): Found | undefined {
  return wholeOf(folded, volumes, (written) => mailNumber(written, false))
}

/** The one that is said to be the total, otherwise the first. */
function wholeOf(
  folded: string,
  pattern: RegExp,
  readAs: (written: string, unit: string) => string | undefined,
): Found | undefined {
  const found = [...folded.matchAll(pattern)].flatMap(({ 0: all, 1: written = '', 2: unit = '', index }) => {
    const before = folded.slice(Math.max(0, index - 40), index)
    const after = folded.slice(index + all.length)
    if (eachBefore.test(before) || eachAfter.test(after)) return []
    const value = readAs(written, unit)
    if (!value || !/[1-9]/.test(value)) return []
    return [
      { found: foundAt(value, index, all.length), isTotal: total.test(before) || totalAfter.test(after) },
    ]
  })
  return (found.find(({ isTotal }) => isTotal) ?? found[0])?.found
}
