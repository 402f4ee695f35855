/** A container of a shipment: its number, checked by ISO 6346, and its size and type as an ISO code. */
import type { wizardContainerWords } from '#requests/request-options.ts'
import { checkContainerNumber } from '#values/container-number.ts'
import { plainCode } from '#values/typed-code.ts'

/** Codes that a demo answers to, though their check digits are wrong. */
export const demoContainerCodes: readonly string[] = ['TEMU1234567', 'COSCO9876543']

/** As we store it; undefined for what can be no container. */
export function containerNumberOf(typed: string, isDemo: boolean): string | undefined {
  const check = checkContainerNumber(typed)
  if (check.verdict === 'valid') return check.rightNumber
  const code = plainCode(typed)
  return isDemo && demoContainerCodes.includes(code) ? code : undefined
}

export const sizeTypeWords = {
  '22G1': '20’ standart',
  '42G1': '40’ standart',
  '45G1': '40’ yüksek',
  L5G1: '45’ yüksek',
  '22R1': '20’ soğutmalı',
  '45R1': '40’ soğutmalı yüksek',
  '22U1': '20’ üstü açık',
  '42U1': '40’ üstü açık',
  '22P1': '20’ platform',
  '42P1': '40’ platform',
  '22T1': '20’ tank',
} as const
export type SizeType = keyof typeof sizeTypeWords

/** What requests and quotes call the same box, where they have a word for it. */
export const boxTypeOf: Partial<Record<SizeType, keyof typeof wizardContainerWords>> = {
  '22G1': '20GP',
  '42G1': '40GP',
  '45G1': '40HC',
  L5G1: '45HC',
  '22R1': '20RF',
  '45R1': '40RF',
  '22U1': '20OT',
  '42U1': '40OT',
  '22P1': '20FR',
  '42P1': '40FR',
}

/** So many days without a charge are few. */
export const fewDaysLeft = 3
