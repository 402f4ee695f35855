/** What of a message asks for something: thanks, a promise or a figure that was asked for are no question, whatever words they have. Without zod. */
import { understand } from '#luna/understand.ts'

const word = (stems: string) => new RegExp(`(?<!\\p{L})(?:${stems})(?!\\p{L})`, 'iu')
/** As people write them, with or without a question mark. */
const asking = word(
  [
    'm[ıiuü](?:y[ıiuü][mz]|s[ıiuü]n(?:[ıiuü]z)?|yd[ıiuü]|d[ıiuü]r)?',
    'ne|neden|neler|nere\\p{L}*|nerde\\p{L}*|kaç\\p{L}*|kac\\p{L}*|nasıl|nasil|hangi\\p{L}*|kim\\p{L}*',
    'rica|lütfen|lutfen|istiyor\\p{L}*|ister\\p{L}*|isted\\p{L}*|öğren\\p{L}*|ogren\\p{L}*|bilgi\\p{L}*|paylaş\\p{L}*|durum\\p{L}*|verin',
    'what|when|where|which|how|who|can|could|would|please|any',
  ].join('|'),
)
const sentences = /(?<=[.!?…])\s+|\n+/u

/** A number of ours asks for what it names. Empty where nothing is asked. */
export function askingPart(message: string): string {
  return message
    .split(sentences)
    .filter((sentence) => sentence.includes('?') || asking.test(sentence) || namesOne(sentence))
    .join('\n')
}

function namesOne(sentence: string): boolean {
  const { requestNumber, quoteNumber, code } = understand(sentence)
  return [requestNumber, quoteNumber, code].some((number) => number !== '')
}
