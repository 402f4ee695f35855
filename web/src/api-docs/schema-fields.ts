/** Turns a JSON schema into rows a person can read, and into an example. */
import type { Schema } from '#api-docs/openapi.ts'

export type FieldRow = { name: string; depth: number; type: string; required: boolean; note: string }
type Schemas = Record<string, Schema>

const typeWords: Record<string, string> = {
  string: 'metin',
  integer: 'tam sayı',
  number: 'sayı',
  boolean: 'doğru / yanlış',
  object: 'nesne',
  array: 'liste',
  null: 'boş',
}
const formatWords: Record<string, string> = { uuid: 'kimlik', 'date-time': 'zaman (UTC)', email: 'e-posta' }
const deepest = 5

export function fieldRows(schema: Schema, schemas: Schemas = {}, depth = 0): FieldRow[] {
  const whole = resolve(schema, schemas)
  const inner =
    whole.type === 'array' && whole.items ? resolve(whole.items, schemas) : withoutNull(whole, schemas)
  if (depth >= deepest) return []
  return Object.entries(inner.properties ?? {}).flatMap(([name, property]) => {
    const required = inner.required?.includes(name) ?? false
    const row = {
      name,
      depth,
      type: typeInWords(property, schemas),
      required,
      note: noteOf(resolve(property, schemas)),
    }
    return [row, ...fieldRows(property, schemas, depth + 1)]
  })
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

function noteOf(schema: Schema): string {
  const limits = [
    schema.minimum !== undefined && `en az ${schema.minimum}`,
    // Whole numbers have the machine's own limit in the document; it tells nobody anything.
    schema.maximum !== undefined && schema.maximum < Number.MAX_SAFE_INTEGER && `en çok ${schema.maximum}`,
    schema.minLength !== undefined && `en az ${schema.minLength} karakter`,
    schema.maxLength !== undefined && `en çok ${schema.maxLength} karakter`,
    schema.default !== undefined && `verilmezse ${JSON.stringify(schema.default)}`,
  ].filter(Boolean)
  return [schema.description, limits.join(', ')].filter(Boolean).join('; ')
}

export function exampleOf(schema: Schema, schemas: Schemas = {}, depth = 0): unknown {
  const whole = resolve(schema, schemas)
  if (whole.examples?.[0] !== undefined) return whole.examples[0]
  if (whole.default !== undefined) return whole.default
  if (whole.const !== undefined) return whole.const
  if (whole.enum) return whole.enum[0]
  const choice = (whole.anyOf ?? whole.oneOf)?.[0]
  if (choice) return exampleOf(choice, schemas, depth)
  if (depth > deepest) return null
  if (whole.type === 'array') return whole.items ? [exampleOf(whole.items, schemas, depth + 1)] : []
  if (whole.properties) {
    return Object.fromEntries(
      Object.entries(whole.properties).map(([name, property]) => [
        name,
        exampleOf(property, schemas, depth + 1),
      ]),
    )
  }
  return plainExample(whole)
}

function plainExample(schema: Schema): unknown {
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1)
  if (schema.type === 'boolean') return true
  if (schema.type === 'object') return {}
  if (schema.type === 'null' || schema.type === undefined) return null
  return 'metin'
}

function resolve(schema: Schema, schemas: Schemas): Schema {
  const name = schema.$ref?.split('/').at(-1)
  return name && schemas[name] ? resolve(schemas[name], schemas) : schema
}

/** "An object or null" has the object's fields. */
function withoutNull(schema: Schema, schemas: Schemas): Schema {
  const choice = (schema.anyOf ?? schema.oneOf)
    ?.map((each) => resolve(each, schemas))
    .find((each) => each.properties)
  return choice ?? schema
}
