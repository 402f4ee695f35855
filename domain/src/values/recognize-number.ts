/** Recognises a typed number: a container number begins with a letter, an air waybill number with a digit, and plates have their own form. */
import { type AwbCheck, checkAwbNumber } from '#values/awb-number.ts'
import { type ContainerCheck, checkContainerNumber } from '#values/container-number.ts'
import { foreignCharacter, plainCode } from '#values/typed-code.ts'

export type RecognizedNumber =
  | { kind: 'nothing' }
  | { kind: 'unknown'; character: string }
  /** A Turkish licence plate, with or without the country. */
  | { kind: 'plate'; code: string }
  | { kind: 'container'; check: ContainerCheck }
  | { kind: 'awb'; check: AwbCheck }

const plate = /^(TR)?(0[1-9]|[1-7][0-9]|8[01])[A-Z]{1,3}[0-9]{2,5}$/

export function recognizeNumber(text: string): RecognizedNumber {
  const code = plainCode(text)
  if (code === '') return { kind: 'nothing' }
  if (plate.test(code)) return { kind: 'plate', code }
  if (/^[A-Z]/.test(code)) return { kind: 'container', check: checkContainerNumber(text) }
  if (/^[0-9]/.test(code)) return { kind: 'awb', check: checkAwbNumber(text) }
  return { kind: 'unknown', character: foreignCharacter(code) ?? '' }
}
