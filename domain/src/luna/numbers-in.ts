/** The numbers of a Turkish text in one spelling, those that are written as words too. Without zod. */

/** `1.250,50`, `1250.5` and `1250,5` are the same one; `yirmi beş gün` has a 25. */
export function numbersIn(text: string): string[] {
  const digits = (text.match(/\d[\d.,:]*/g) ?? []).flatMap((found) =>
    found.includes(':') ? found.split(':').map(plainNumber) : [plainNumber(found)],
  )
  // Digits of other scripts, and signs such as ½: none of ours are written so.
  const others = text.match(/(?!\d)\p{N}/gu) ?? []
  return [...digits, ...others, ...writtenNumbers(text)]
}

/** A group of three after a dot is thousands, as in Turkish; a dot before fewer or more digits is a decimal point. */
function plainNumber(found: string): string {
  const number = found.replace(/[.,]+$/, '')
  const turkish = /^\d{1,3}(\.\d{3})+(,\d+)?$/.test(number) || /^\d+,\d+$/.test(number)
  const plain = turkish ? number.replaceAll('.', '').replace(',', '.') : number.replaceAll(',', '')
  const [, whole = '', fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(plain) ?? []
  if (!whole) return plain
  const decimals = fraction.replace(/0+$/, '')
  return `${whole.replace(/^0+(?=\d)/, '')}${decimals && `.${decimals}`}`
}

const units = { iki: 2, üç: 3, dört: 4, dörd: 4, beş: 5, altı: 6, yedi: 7, sekiz: 8, dokuz: 9 }
const tens = { yirmi: 20, otuz: 30, kırk: 40, elli: 50, altmış: 60, yetmiş: 70, seksen: 80, doksan: 90 }
const powers = { yüz: 100, bin: 1_000, milyon: 1_000_000, milyar: 1_000_000_000 }
const bySpelling: readonly (readonly [string, number])[] = Object.entries({
  ...tens,
  ...units,
  sıfır: 0,
  onlarca: 10,
  onuncu: 10,
  yüzlerce: 100,
  binlerce: 1_000,
})
/** Without suffixes, since with them they are other words: *ondan*, *yüzde*, *bini*. */
const wholeWords: Record<string, number> = { on: 10, ...powers }

function numberOfWord(word: string): number | undefined {
  const whole = wholeWords[word]
  if (whole !== undefined) return whole
  const [, unit = ''] = /^on(bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz)/.exec(word) ?? []
  if (unit) return 10 + (units[unit as keyof typeof units] ?? 1)
  // *Altında* is a place, not a six.
  if (word.startsWith('altın')) return undefined
  return bySpelling.find(([spelled]) => word.startsWith(spelled))?.[1]
}

/** Words that stand together are one number. *Bir* counts among others only: by itself it is an article. */
function writtenNumbers(text: string): string[] {
  const words = text.toLocaleLowerCase('tr').match(/\p{L}+|[^\p{L}\s]+/gu) ?? []
  const found: string[] = []
  let parts: number[] = []
  const end = () => {
    if (parts.some((part) => part !== 1)) found.push(String(sumOf(parts)))
    parts = []
  }
  for (const word of words) {
    const number = word === 'bir' ? 1 : numberOfWord(word)
    if (number === undefined) end()
    else parts.push(number)
  }
  end()
  return found
}

/** `[2, 1000, 5, 100, 50]` is 2550. */
function sumOf(parts: readonly number[]): number {
  let [sum, current] = [0, 0]
  for (const part of parts) {
    if (part >= 1_000) {
      sum += (current || 1) * part
      current = 0
    } else current = part === 100 ? (current || 1) * 100 : current + part
  }
  return sum + current
}
