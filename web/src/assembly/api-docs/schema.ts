/** A JSON schema as it occurs in OpenAPI documents, and how its references are resolved. */
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

/** Follows references and merges `allOf`; properties beside a reference override the referenced ones. */
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

/** The alternatives of `anyOf` or `oneOf`; a schema without them is its own only alternative. */
export function choicesOf(schema: Schema, schemas: Schemas): Schema[] {
  const whole = resolve(schema, schemas)
  return (whole.anyOf ?? whole.oneOf)?.map((choice) => resolve(choice, schemas)) ?? [whole]
}
