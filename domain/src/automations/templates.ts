/** Texts with fields in double braces, `Sayın {{musteri.ad}}`: what is wrong with one, and how it reads with facts. Without zod. */
import type { Facts } from '#automations/conditions.ts'
import type { Field, Fields } from '#automations/field.ts'
import { houseFields, type Subject, subjectFields } from '#automations/subjects.ts'
import { formatDateTime } from '#values/format-date.ts'
import { formatMeasure, formatMoney } from '#values/format-number.ts'

const braced = /\{\{\s*([^{}]*?)\s*\}\}/g

/** What the texts of a rule about this subject may name. A person's id is no text. */
export function templateFields(subject: Subject): Fields {
  const named = Object.entries({ ...subjectFields[subject], ...houseFields })
  return Object.fromEntries(named.filter(([, { type }]) => type !== 'person'))
}

/** What is wrong with the braces of a text; undefined where nothing is. */
export function templateFault(subject: Subject, text: string): string | undefined {
  const known = templateFields(subject)
  for (const [, name = ''] of text.matchAll(braced))
    if (!Object.hasOwn(known, name))
      return `{{${name}}} diye bir alan yok. Listeden seçin, örneğin {{${Object.keys(known)[0]}}}.`
  return /\{\{|\}\}/.test(text.replace(braced, ''))
    ? 'Çift süslü ayraç yalnızca alan adlarını çevreler: {{musteri.ad}}.'
    : undefined
}

/** In one pass: what a fact holds is never filled in itself. The result is plain text, which a mail escapes. */
export function fillTemplate(text: string, subject: Subject, facts: Facts): string {
  const known = templateFields(subject)
  return text.replace(braced, (whole, name: string) => {
    const field = known[name]
    return field ? readable(field, facts[name] ?? null) : whole
  })
}

/** A fact as people read it; empty where nothing is known. */
export function readable({ type, choices, unit }: Field, fact: string | null): string {
  if (!fact) return ''
  if (type === 'choice') return choices?.[fact] ?? fact
  if (type === 'yes_no') return fact === 'true' ? 'evet' : 'hayır'
  if (type === 'moment') return formatDateTime(fact)
  if (type === 'number') return formatMeasure(fact, unit ?? '').trim()
  if (type === 'money') {
    const [amount = '', currency = ''] = fact.split(' ')
    return formatMoney(amount, currency)
  }
  return fact
}
