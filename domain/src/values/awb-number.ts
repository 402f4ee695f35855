/** Air waybill numbers: three digits of the airline, seven of the serial, and the serial's remainder by 7. */
import { plainCode } from '#values/typed-code.ts'

export type AwbFault =
  | { why: 'empty' }
  | { why: 'not_a_digit'; character: string }
  | { why: 'too_short'; missing: number }
  | { why: 'missing_digit'; expected: number }
  | { why: 'too_long'; extra: number }

export type AwbCheck =
  | {
      verdict: 'valid' | 'wrong_digit'
      prefix: string
      serial: string
      typedDigit: number
      rightDigit: number
      rightNumber: string
    }
  | { verdict: 'malformed'; code: string; fault: AwbFault }

/** The airline's prefix takes no part. A remainder by 7 is never 7, 8 or 9. */
function awbCheckDigit(serial: string): number {
  return Number(serial) % 7
}

export function checkAwbNumber(text: string): AwbCheck {
  const code = plainCode(text)
  const fault = faultOf(code)
  if (fault) return { verdict: 'malformed', code, fault }
  const [prefix, serial] = [code.slice(0, 3), code.slice(3, 10)]
  const [typedDigit, rightDigit] = [Number(code[10]), awbCheckDigit(serial)]
  return {
    verdict: typedDigit === rightDigit ? 'valid' : 'wrong_digit',
    prefix,
    serial,
    typedDigit,
    rightDigit,
    rightNumber: `${prefix}-${serial}${rightDigit}`,
  }
}

function faultOf(code: string): AwbFault | undefined {
  if (code === '') return { why: 'empty' }
  const character = /[^0-9]/u.exec(code)?.[0]
  if (character) return { why: 'not_a_digit', character }
  if (code.length < 10) return { why: 'too_short', missing: 11 - code.length }
  if (code.length === 10) return { why: 'missing_digit', expected: awbCheckDigit(code.slice(3)) }
  return code.length > 11 ? { why: 'too_long', extra: code.length - 11 } : undefined
}
