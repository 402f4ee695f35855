/** An example value for a schema: the document's own where it has one, else a made-up one. */
import { choicesOf, resolve, type Schema, type Schemas } from '#assembly/api-docs/schema.ts'

const maxDepth = 6

export function exampleOf(schema: Schema, schemas: Schemas = {}, depth = 0): unknown {
  const whole = resolve(schema, schemas)
  const given = givenExample(whole)
  if (given !== undefined) return given
  if (whole.enum) return whole.enum[0]
  const choices = choicesOf(whole, schemas)
  if (whole.anyOf ?? whole.oneOf) {
    const [first] = choices
    const withExample = choices.find((choice) => givenExample(choice) !== undefined)
    if (!withExample && whole.default !== undefined) return whole.default
    return exampleOf(withExample ?? first ?? {}, schemas, depth)
  }
  if (whole.default !== undefined) return whole.default
  if (depth > maxDepth) return null
  if (whole.type === 'array') return whole.items ? [exampleOf(whole.items, schemas, depth + 1)] : []
  if (whole.properties) {
    const filled = Object.entries(whole.properties).map(([name, property]) => [
      name,
      exampleOf(property, schemas, depth + 1),
    ])
    return Object.fromEntries(filled)
  }
  return plainExample(whole)
}

function givenExample({ example, examples, const: only }: Schema): unknown {
  return example ?? examples?.[0] ?? only
}

function plainExample(schema: Schema): unknown {
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1)
  if (schema.type === 'boolean') return true
  if (schema.type === 'object') return {}
  if (schema.type === 'null' || schema.type === undefined) return null
  return 'metin'
}
