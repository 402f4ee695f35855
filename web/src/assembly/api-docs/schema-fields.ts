/** Turns a JSON schema into readable rows. */
import { formatCount } from '@kervan/domain/values/format-number.ts'
import { choicesOf, resolve, type Schema, type Schemas } from '#assembly/api-docs/schema.ts'

export type FieldRow = { name: string; depth: number; type: string; required: boolean; note: string }

const typeWords: Record<string, string> = {
  string: 'metin',
  integer: 'tam sayı',
  number: 'sayı',
  boolean: 'doğru / yanlış',
  object: 'nesne',
  array: 'liste',
  null: 'null',
}
const formatWords: Record<string, string> = {
  uuid: 'kimlik (UUID)',
  'date-time': 'zaman (UTC)',
  email: 'e-posta',
}
const maxDepth = 5

export function fieldRows(schema: Schema, schemas: Schemas = {}, depth = 0): FieldRow[] {
  if (depth >= maxDepth) return []
  const inner = withFields(schema, schemas)
  return Object.entries(inner?.properties ?? {}).flatMap(([name, property]) => {
    const row = {
      name,
      depth,
      type: typeInWords(property, schemas),
      required: inner?.required?.includes(name) ?? false,
      note: noteOf(resolve(property, schemas)),
    }
    return [row, ...fieldRows(property, schemas, depth + 1)]
  })
}

/** The object itself, the object in "an object or null", or the object that a list contains. */
function withFields(schema: Schema, schemas: Schemas): Schema | undefined {
  return choicesOf(schema, schemas)
    .map((choice) => (choice.type === 'array' && choice.items ? withFields(choice.items, schemas) : choice))
    .find((choice) => choice?.properties)
}

export function typeInWords(schema: Schema, schemas: Schemas = {}): string {
  const whole = resolve(schema, schemas)
  const choices = whole.anyOf ?? whole.oneOf
  if (choices) return choices.map((choice) => typeInWords(choice, schemas)).join(' ya da ')
  if (whole.const !== undefined) return JSON.stringify(whole.const)
  if (whole.enum) return whole.enum.map((value) => JSON.stringify(value)).join(' · ')
  if (whole.format && formatWords[whole.format]) return formatWords[whole.format] ?? ''
  if (whole.type === 'array' && whole.items) return `${typeInWords(whole.items, schemas)} listesi`
  const types = Array.isArray(whole.type) ? whole.type : [whole.type ?? 'object']
  return types.map((type) => typeWords[type] ?? type).join(' ya da ')
}

/** Its description, then its limits. */
export function noteOf(schema: Schema): string {
  const limits = [
    bound('en az', schema.minimum),
    bound('en çok', schema.maximum),
    bound('en az', schema.minLength, 'karakter'),
    bound('en çok', schema.maxLength, 'karakter'),
    bound('en az', schema.minItems, 'öğe'),
    bound('en çok', schema.maxItems, 'öğe'),
    schema.default !== undefined && `verilmezse ${JSON.stringify(schema.default)}`,
  ].filter(Boolean)
  return [schema.description, limits.join(', ')].filter(Boolean).join('; ')
}

/** Integers carry the limits of safe integers in the document, which say nothing to a reader. */
function bound(words: string, figure: number | undefined, unit = ''): string {
  if (figure === undefined || Math.abs(figure) >= Number.MAX_SAFE_INTEGER) return ''
  return `${words} ${formatCount(figure)} ${unit}`.trim()
}
