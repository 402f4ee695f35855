/** The text of a number input while it is typed: thousands dots come by themselves, and the caret stays beside its digit. */

export type Typed = { text: string; caret: number }

const maxWholeDigits = 12
const maxDecimals = 8
const digitsOf = (text: string) => text.replace(/[^0-9]/g, '')
const group = (digits: string) => digits.replace(/\B(?=([0-9]{3})+$)/g, '.')

/** `1234.5` as it is shown: `1.234,5`. Empty stays empty. */
export function shownNumber(value: string): string {
  const [, sign = '', whole = '', fraction] = /^(-?)([0-9]*)(?:\.([0-9]*))?$/.exec(value) ?? []
  if (whole === '') return ''
  return `${sign && '−'}${group(whole)}${fraction ? `,${fraction}` : ''}`
}

/** The decimal text of what is shown; empty where there is no number yet. */
export function storedNumber(text: string): string {
  const [, sign = '', body = ''] = /^(−?)(.*)$/.exec(text) ?? []
  // A dot before one or two last digits can only be a decimal point, as on a foreign keyboard.
  const [whole = '', fraction = ''] = body.replace(/\.([0-9]{1,2})$/, ',$1').split(',')
  const digits = digitsOf(whole).replace(/^0+(?=[0-9])/, '')
  if (digits === '' && fraction === '') return ''
  return `${sign && '-'}${digits || '0'}${fraction && `.${fraction}`}`
}

/** What stands there when the field is left: without a separator at the end, and with a comma for a decimal point. */
export function settledNumber(text: string): string {
  return shownNumber(storedNumber(text))
}

const isGrouped = (text: string) => text === withGroups(text)

/** The whole part grouped anew. */
function withGroups(text: string): string {
  const [, sign = '', body = ''] = /^(−?)(.*)$/.exec(text) ?? []
  const comma = body.indexOf(',')
  const whole = comma < 0 ? body : body.slice(0, comma)
  const digits = digitsOf(whole).replace(/^0+(?=[0-9])/, '')
  return `${sign}${group(digits)}${comma < 0 ? '' : body.slice(comma)}`
}

/** The last dot has fewer than three digits behind it: more may follow, or it was meant as a comma. */
const pendingDot = /^([0-9]+|[0-9]{1,3}(\.[0-9]{3})+)\.[0-9]{0,2}$/

/**
 * What an edit makes of the text: `before` is the text before it, `after` what the browser has made of it; null refuses it.
 * Only what belongs to no number is refused: leaving out a sign or a comma would store another number than was typed.
 */
export function editNumber(before: string, after: Typed, forward = false): Typed | null {
  const left = after.text.length < before.length ? withoutLeadingDot(plain(after)) : plain(after)
  const edited = eraseDigitBesideDot(before, left, forward)
  const { text } = edited
  if (!isNumberText(text)) return null
  const [, , whole = ''] = /^(−?)([^,]*)/.exec(text) ?? []
  const typedDot = dots(whole) > dots(before.split(',')[0] ?? '')
  // The dots of a grouped text are ours; others are somebody's own, until they make a group.
  const isOurs = isGrouped(before) && !typedDot
  if (!isOurs && !isGrouped(text)) return pendingDot.test(whole) && !text.includes(',') ? edited : null
  const next = withGroups(text)
  return { text: next, caret: caretAfter(next, significantBefore(edited), text.length - edited.caret) }
}

const dots = (text: string) => text.split('.').length - 1

/** A hyphen is a minus sign, and `,5` is a half. */
function plain({ text, caret }: Typed): Typed {
  const signed = text.replace(/^-/, '−')
  return /^−?,/.test(signed) ? { text: signed.replace(',', '0,'), caret: caret + 1 } : { text: signed, caret }
}

/** Erasing all digits before one of our dots takes the dot along. */
function withoutLeadingDot({ text, caret }: Typed): Typed {
  const [, sign = '', rest] = /^(−?)\.(.*)$/.exec(text) ?? []
  return rest === undefined ? { text, caret } : { text: sign + rest, caret: Math.max(sign.length, caret - 1) }
}

function isNumberText(text: string): boolean {
  if (text === '' || text === '−') return true
  const [, whole, fraction = ''] = /^−?([0-9][0-9.]*)(?:,([0-9]*))?$/.exec(text) ?? []
  return whole !== undefined && digitsOf(whole).length <= maxWholeDigits && fraction.length <= maxDecimals
}

/** Erasing one of our dots means the digit beside it. */
function eraseDigitBesideDot(before: string, after: Typed, forward: boolean): Typed {
  const { text, caret } = after
  const erasedDot = before.length === text.length + 1 && before[caret] === '.' && isGrouped(before)
  if (!erasedDot || before.slice(0, caret) + before.slice(caret + 1) !== text) return after
  return forward
    ? { text: text.slice(0, caret) + text.slice(caret + 1), caret }
    : { text: text.slice(0, caret - 1) + text.slice(caret), caret: caret - 1 }
}

const significantBefore = ({ text, caret }: Typed) => text.slice(0, caret).replaceAll('.', '').length

/** Behind as many digits as before; at the very end it stays there. */
function caretAfter(text: string, significant: number, fromEnd: number): number {
  if (fromEnd === 0) return text.length
  let [at, left] = [0, significant]
  while (left > 0 && at < text.length) {
    if (text[at] !== '.') left -= 1
    at += 1
  }
  return at
}
