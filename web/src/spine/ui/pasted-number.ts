/** Understands a number that is pasted into an input, Turkish or English, with a unit or currency; refuses what could be read two ways. */
import {
  type DecimalProblem,
  decimalProblems,
  readDecimal,
  writeDecimal,
} from '@kervan/domain/values/decimal-input.ts'

type NumberShape = { decimals: number; negative?: boolean }

const unit = '(?:€|\\$|£|₺|TL|TRY|EUR|USD|GBP|CHF|kg|ton|m³|m3|cm|%)'
const around = new RegExp(`^${unit}\\s*|\\s*${unit}$`, 'gi')

const englishGroups = /^[0-9]{1,3}(,[0-9]{3})+\.[0-9]+$|^[0-9]{1,3}(,[0-9]{3}){2,}$/
const turkishGroup = /^[1-9][0-9]{0,2}\.[0-9]{3}$/
const dotDecimal = /^[0-9]+\.[0-9]+$/
/** A thousand in English, one and a quarter in Turkish. */
const eitherWay = /^[0-9]{1,3},[0-9]{3}$/

/** `text` is written as the input shows it; `problem` says why not. */
export function readPastedNumber(pasted: string, shape: NumberShape): { text: string } | { problem: string } {
  const bare = pasted.trim().replace(around, '').trim()
  const [, sign = '', number = ''] = /^([-−+]?)\s*(.*)$/s.exec(bare) ?? []
  const isNegative = sign !== '' && sign !== '+'
  const reading = readDecimal(inTurkish(number), shape.decimals)
  if ('problem' in reading) return { problem: sentence(pasted, reading.problem, number) }
  if (isNegative && !shape.negative) return { problem: sentence(pasted, 'negative', number) }
  return { text: `${isNegative ? '−' : ''}${writeDecimal(reading.units, shape.decimals)}` }
}

function inTurkish(number: string): string {
  if (englishGroups.test(number)) return number.replaceAll(',', '').replace('.', ',')
  return dotDecimal.test(number) && !turkishGroup.test(number) ? number.replace('.', ',') : number
}

const longest = 24

function sentence(pasted: string, problem: DecimalProblem, number: string): string {
  const shown = pasted.trim().replace(/\s+/g, ' ')
  const quoted = shown.length > longest ? `${shown.slice(0, longest)}…` : shown
  const reason = eitherWay.test(number) ? 'comma_for_thousands' : problem
  return `«${quoted}» yapıştırılmadı. ${decimalProblems[reason]}`
}
