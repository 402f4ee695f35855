/** A JSON schema as OpenAPI documents carry it, read through its references. */
export type Schema = {
  $ref?: string
  allOf?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  type?: string | string[]
  format?: string
  description?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  enum?: unknown[]
  const?: unknown
  additionalProperties?: boolean | Schema
  default?: unknown
  example?: unknown
  examples?: unknown[]
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
}
export type Schemas = Record<string, Schema>

/** One plain schema: references followed, `allOf` joined; what stands beside a reference wins over it. */
export function resolve(schema: Schema, schemas: Schemas): Schema {
  const { $ref, allOf = [], ...own } = schema
  const referred = $ref ? schemas[nameIn($ref)] : undefined
  const parts = [...(referred ? [referred] : []), ...allOf].map((part) => resolve(part, schemas))
  return parts.length === 0 ? schema : [...parts, own].reduce(join)
}

export function nameIn(reference: string): string {
  return reference.split('/').at(-1) ?? ''
}

function join(first: Schema, second: Schema): Schema {
  const properties = { ...first.properties, ...second.properties }
  const required = [...(first.required ?? []), ...(second.required ?? [])]
  return {
    ...first,
    ...second,
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(required.length > 0 && { required }),
  }
}

/** The choices of "one of these"; a schema without them is its own only choice. */
export function choicesOf(schema: Schema, schemas: Schemas): Schema[] {
  const whole = resolve(schema, schemas)
  return (whole.anyOf ?? whole.oneOf)?.map((choice) => resolve(choice, schemas)) ?? [whole]
}
