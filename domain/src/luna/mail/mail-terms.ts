/** Delivery term and kind of cargo in a mail. Without zod. */
import { type Found, foundAt } from '#luna/mail/mail-fields.ts'
import type { cargoTypeWords } from '#requests/request-options.ts'

const terms = /\b(exw|fca|cpt|cip|dap|dpu|ddp|fas|fob|cfr|cif|cnf|c&f)\b/g
const denied = /^[^,.\n]{0,24}\b(?:degil|not|yerine)\b/

export function findIncoterm(folded: string): Found | undefined {
  for (const { 0: term, index } of folded.matchAll(terms)) {
    if (denied.test(folded.slice(index + term.length))) continue
    return foundAt(/^c[n&]f$/.test(term) ? 'CFR' : term.toUpperCase(), index, term.length)
  }
  return undefined
}

type CargoType = keyof typeof cargoTypeWords
/** The first that is said holds: dangerous goods stay dangerous in a reefer. */
const cargoSigns: readonly (readonly [CargoType, RegExp])[] = [
  [
    'dangerous',
    /\b(?:tehlikeli (?:madde|yuk|mal)[a-z]*|adr|imo|imdg|dangerous|hazardous|hazmat|un\s?\d{4}(?!\d))\b/g,
  ],
  ['project', /\b(?:proje (?:yuk|kargo)[a-z]*|project cargo)\b/g],
  ['oversized', /\b(?:gabari[a-z]*|out of gauge|oog|oversized?)\b/g],
  [
    'reefer',
    /\b(?:frigo[a-z]*|reefer|soguk zincir[a-z]*|dondurulmus|donuk|frozen|refrigerated|sogutmali|temperature controlled)\b|\b[24]0\s?'?rf\b|x\s?[24]0\s?'?rf\b/g,
  ],
  ['bulk', /\b(?:dokme|in bulk|bulk)\b/g],
]
const notSo = /\b(?:non|not|no|degil|haric|without)\b/

export function findCargoType(folded: string): Found | undefined {
  for (const [type, signs] of cargoSigns)
    for (const { 0: sign, index } of folded.matchAll(signs)) {
      const around = `${folded.slice(Math.max(0, index - 8), index)}|${folded.slice(index + sign.length, index + sign.length + 8)}`
      if (!notSo.test(around.replace(/-/g, ' '))) return foundAt(type, index, sign.length)
    }
  return undefined
}
