/** Understands a question without any model: what it is about, and which numbers it names. The same in the browser and on the server. Without zod. */
import { type HeardWords, hears, hearWords } from '#luna/heard-words.ts'
import { intentRules } from '#luna/intent-rules.ts'
import type { Intent } from '#luna/intents.ts'
import { plainCode } from '#values/typed-code.ts'

export type Understood = {
  intent: Intent
  /** The number of a request, as it is stored; empty where none is named. */
  requestNumber: string
  quoteNumber: string
  /** A shipment's, container's or paper's code, without spaces; empty where none is named. */
  code: string
  words: HeardWords
}

const requestNumber = /\btlp[-\s]?(\d{4})[-\s]?(\d{3,9})\b/i
const quoteNumber = /\bkrv[-\s]?(\d{4})[-\s]?(\d{3,9})\b/i
/** A container's number is often written in groups. */
const containerNumber = /\b[a-z]{3}[ujz][-\s]?\d{3}[-\s]?\d{3}[-\s]?\d\b/i
const shipmentNumber = /\bsh[-\s]?[0-9a-f]{8}\b/i
const airWaybill = /\b\d{3}[-\s]\d{8}\b/
/** Anything with four digits or more that is too long for a year. */
const anyCode = /(?<![\w-])(?=[\w-]*\d[\w-]*\d[\w-]*\d[\w-]*\d)[A-Za-z0-9][A-Za-z0-9-]{5,17}(?![\w-])/

export function understand(text: string): Understood {
  const rest = text.normalize('NFKC')
  const request = requestNumber.exec(rest)
  const quote = quoteNumber.exec(rest)
  const unnumbered = rest.replace(requestNumber, ' ').replace(quoteNumber, ' ')
  const code = plainCode(
    (shipmentNumber.exec(unnumbered) ??
      containerNumber.exec(unnumbered) ??
      airWaybill.exec(unnumbered) ??
      anyCode.exec(unnumbered))?.[0] ?? '',
  )
  const words = hearWords(unnumbered)
  return {
    intent: chooseIntent(words, { request: Boolean(request), quote: Boolean(quote), code: code !== '' }),
    requestNumber: request ? numberOf('TLP', request) : '',
    quoteNumber: quote ? numberOf('KRV', quote) : '',
    code,
    words,
  }
}

const numberOf = (prefix: string, [, year = '', count = '']: RegExpExecArray) =>
  `${prefix}-${year}-${count.padStart(6, '0')}`

type Named = { request: boolean; quote: boolean; code: boolean }

/** A number says what is meant where the words do not, or say no more than that something is asked for. */
function chooseIntent(words: HeardWords, named: Named): Intent {
  const best = intentRules
    .filter(({ groups }) => groups.every((stems) => stems.some((stem) => hears(words, stem))))
    .reduce<{ intent: Intent; weight: number }>(
      (heaviest, each) => (each.weight > heaviest.weight ? each : heaviest),
      { intent: 'unknown', weight: 0 },
    )
  if (best.weight > 6) return best.intent
  if (named.quote) return 'quote_content'
  if (named.request) return 'requests'
  if (named.code && best.weight < 5) return 'tracking'
  return best.intent
}
