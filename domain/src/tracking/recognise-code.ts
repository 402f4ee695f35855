/**
 * Recognises a code that somebody types to find a shipment: a container, an air waybill, a plate, a CMR, the shipment's own number, or
 * else a document whose form nobody prescribes. Without zod.
 */
import { bookingReferenceEnd, paperSpellings } from '#shipments/paper-number.ts'
import { checkAwbNumber } from '#values/awb-number.ts'
import { checkContainerNumber } from '#values/container-number.ts'
import { awbVerdict, containerVerdict, verdictLine } from '#values/number-check.copy.ts'
import { recognizeNumber } from '#values/recognize-number.ts'
import { plainCode } from '#values/typed-code.ts'

export const codeKindWords = {
  container: 'Konteyner',
  air_waybill: 'Hava konşimentosu',
  bill_of_lading: 'Konşimento',
  booking: 'Rezervasyon',
  cmr: 'CMR',
  plate: 'Plaka',
  shipment: 'Gönderi numarası',
  unknown: 'Kod',
} as const
export type CodeKind = keyof typeof codeKindWords

export type RecognisedCode = {
  /** Without spaces and dashes, in capitals. */
  code: string
  kind: CodeKind
  /** The ways in which it may be stored. */
  spellings: string[]
  /** How the number of the shipment ends, where the code is our own reference of its booking. */
  end: string | undefined
  /** Why there can be no such number; empty where there can. */
  problem: string
}

export function recogniseCode(typed: string): RecognisedCode {
  const code = plainCode(typed)
  const found = kindOf(code)
  const own = found.kind === 'shipment' ? [`SH-${code.slice(2)}`] : []
  return { code, spellings: [...paperSpellings(code), ...own], end: bookingReferenceEnd(code), ...found }
}

function kindOf(code: string): Pick<RecognisedCode, 'kind' | 'problem'> {
  if (/^SH[0-9A-F]{8}$/.test(code)) return { kind: 'shipment', problem: '' }
  if (bookingReferenceEnd(code)) return { kind: 'booking', problem: '' }
  if (recognizeNumber(code).kind === 'plate') return { kind: 'plate', problem: '' }
  if (/^CMR/.test(code)) return { kind: 'cmr', problem: '' }
  // Bills and bookings may begin alike: only what has the whole form of a container's number is one.
  if (/^[A-Z]{3}[UJZ]\d{6,7}$/.test(code)) {
    const check = checkContainerNumber(code)
    return {
      kind: 'container',
      problem: check.verdict === 'valid' ? '' : verdictLine(containerVerdict(check)),
    }
  }
  if (/^\d{10,11}$/.test(code)) {
    const check = checkAwbNumber(code)
    return { kind: 'air_waybill', problem: check.verdict === 'valid' ? '' : verdictLine(awbVerdict(check)) }
  }
  return { kind: 'unknown', problem: '' }
}
