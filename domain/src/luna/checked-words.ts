/**
 * Whether a model's words may be shown: every number, month and currency in them is one of ours, nothing in them is a link, an address or
 * markup, and each placeholder is one that was sent. What fails is not mended: our own sentence is shown instead. Without zod.
 */
import { numbersIn } from '#luna/numbers-in.ts'

export type Checked = { text: string } | { refused: WordFault }
export const wordFaults = [
  'empty',
  'too_long',
  'markup',
  'link',
  'number',
  'placeholder',
  'instruction',
] as const
export type WordFault = (typeof wordFaults)[number]

export const longestWords = 600

/** Letters of a placeholder: `MUSTERI`, `TALEP-1`. */
const placeholder = /\b[A-ZÇĞİÖŞÜ]{4,}(?:-\d+)?\b/g
const markup = /[<>`{}[\]\\|*_#~]|&[a-z#]\w*;/i
const link = /https?:|www\.|@|:\/\/|\b[\w-]+\.(?:com|net|org|tr|io|ru|cn|example|info|dev|app)\b|javascript:/i
/** Words about the model itself or its orders are never about freight. */
const instruction =
  /talimat|istem(?:i|in)?\b|prompt|sistem mesaj|system|yapay zek|dil modeli|gizli bilgi|şifre|parola|api anahtar/i

export function checkWords(
  words: string,
  sent: {
    sentence: string
    facts: readonly { label: string; value: string }[]
    placeholders: readonly string[]
  },
): Checked {
  const text = words.replace(/\s+/g, ' ').trim()
  if (!text) return { refused: 'empty' }
  if (text.length > longestWords) return { refused: 'too_long' }
  if (markup.test(text)) return { refused: 'markup' }
  if (link.test(text)) return { refused: 'link' }
  const ours = [sent.sentence, ...sent.facts.flatMap(({ label, value }) => [label, value])]
  if (instruction.test(text) && !ours.some((each) => instruction.test(each)))
    return { refused: 'instruction' }
  // Capitals that we wrote ourselves, such as ETA or a code, may come back; others would be a placeholder that nobody puts back.
  const known = new Set([...sent.placeholders, ...ours.flatMap((each) => each.match(placeholder) ?? [])])
  if ((text.match(placeholder) ?? []).some((each) => !known.has(each))) return { refused: 'placeholder' }
  // The longest first: KAYIT-12 without KAYIT-1 would leave a 2 that nobody computed.
  const longestFirst = sent.placeholders.toSorted((a, b) => b.length - a.length)
  const bare = (each: string) => longestFirst.reduce((rest, name) => rest.replaceAll(name, ' '), each)
  const figures = (each: string) => [...numbersIn(bare(each)), ...monthsIn(each), ...currenciesIn(each)]
  const allowed = new Set(ours.flatMap(figures))
  if (figures(text).some((figure) => !allowed.has(figure))) return { refused: 'number' }
  return { text }
}

/** The right day of a wrong month is a wrong day. */
const months = /(?<!\p{L})(ocak|şubat|mart|nisan|mayıs|haziran|temmuz|ağustos|eylül|ekim|kasım|aralık)/gu
const monthsIn = (text: string): string[] => text.toLocaleLowerCase('tr').match(months) ?? []

/** The right amount of another currency is a wrong amount. */
const currencies: readonly (readonly [RegExp, string])[] = [
  [/€|(?<!\p{L})(?:eur|avro)/iu, 'EUR'],
  [/\$|(?<!\p{L})(?:usd|dolar)/iu, 'USD'],
  [/₺|(?<!\p{L})(?:try|tl|lira)/iu, 'TRY'],
  [/£|(?<!\p{L})(?:gbp|sterlin)/iu, 'GBP'],
]
const currenciesIn = (text: string): string[] =>
  currencies.flatMap(([spelled, code]) => (spelled.test(text) ? [code] : []))
