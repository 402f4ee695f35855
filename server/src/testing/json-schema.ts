/** A small JSON Schema check for answers against our API document. A keyword that it does not know is an error, never a pass. */

type Schema = Record<string, unknown>
type Check = (value: unknown, expected: never, schema: Schema, root: object) => boolean

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const formats: Record<string, RegExp> = {
  email: /^[^@\s]+@[^@\s]+$/,
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  'date-time': /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/,
}
const types: Record<string, (value: unknown) => boolean> = {
  object: isObject,
  array: Array.isArray,
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
}
const words = new Set(['description', 'examples', 'default', 'title'])

const checks: Record<string, Check> = {
  $ref: (value, reference: string, _, root) => accepts(at(root, reference) as Schema, value, root),
  type: (value, type: string) => types[type]?.(value) ?? false,
  const: (value, constant: unknown) => value === constant,
  enum: (value, choices: unknown[]) => choices.includes(value),
  format: (value, format: string) => formats[format]?.test(String(value)) ?? false,
  pattern: (value, pattern: string) => new RegExp(pattern, 'u').test(String(value)),
  minimum: (value, bound: number) => Number(value) >= bound,
  maximum: (value, bound: number) => Number(value) <= bound,
  minLength: (value, bound: number) => String(value).length >= bound,
  maxLength: (value, bound: number) => String(value).length <= bound,
  minItems: (value, bound: number) => Array.isArray(value) && value.length >= bound,
  maxItems: (value, bound: number) => Array.isArray(value) && value.length <= bound,
  items: (value, item: Schema, _, root) =>
    Array.isArray(value) && value.every((each) => accepts(item, each, root)),
  required: (value, names: string[]) => isObject(value) && names.every((name) => name in value),
  properties: (value, fields: Record<string, Schema>, _, root) =>
    isObject(value) &&
    Object.entries(fields).every(([name, field]) => !(name in value) || accepts(field, value[name], root)),
  propertyNames: (value, name: Schema, _, root) =>
    isObject(value) && Object.keys(value).every((each) => accepts(name, each, root)),
  additionalProperties: (value, field: Schema, { properties = {} }, root) =>
    isObject(value) &&
    Object.entries(value).every(
      ([name, each]) => name in (properties as object) || accepts(field, each, root),
    ),
  allOf: (value, schemas: Schema[], _, root) => schemas.every((each) => accepts(each, value, root)),
  anyOf: (value, schemas: Schema[], _, root) => schemas.some((each) => accepts(each, value, root)),
}

export function accepts(schema: Schema, value: unknown, root: object): boolean {
  return Object.entries(schema).every(([keyword, expected]) => {
    if (words.has(keyword)) return true
    const check = checks[keyword]
    if (!check) throw new Error(`Unknown keyword ${keyword}`)
    return check(value, expected as never, schema, root)
  })
}

/** What a reference within the document leads to. */
export function at(root: object, reference: string): unknown {
  const parts = reference
    .replace(/^#\//, '')
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
  return parts.reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], root)
}
