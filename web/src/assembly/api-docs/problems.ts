/** Which problems an answer may carry, by code. */
import { exampleOf } from '#assembly/api-docs/example.ts'
import { choicesOf, resolve, type Schema, type Schemas } from '#assembly/api-docs/schema.ts'

export type ApiProblem = { status: string; code: string; message: string }

type Answer = {
  status: string
  description: string
  schema: Schema | undefined
  examples: unknown[]
  schemas: Schemas
}

/** The document's examples name them, or else the schema's variants; the undeclared catch-all has no fixed code. */
export function problemsIn({ status, description, schema = {}, examples, schemas }: Answer): ApiProblem[] {
  const named = examples.flatMap((example) => toProblem(status, example))
  if (named.length > 0) return named
  const declared = choicesOf(schema, schemas).flatMap((variant) => {
    const { code, message } = variant.properties ?? {}
    const codes = code ? codesOf(resolve(code, schemas)) : []
    const words = message ? String(exampleOf(message, schemas)) : description
    return codes.map((each) => ({ status, code: each, message: words }))
  })
  if (declared.length > 0 || !description) return declared
  return [{ status, code: '', message: description }]
}

function toProblem(status: string, example: unknown): ApiProblem[] {
  const { code, message } = (example ?? {}) as { code?: unknown; message?: unknown }
  return typeof code === 'string' ? [{ status, code, message: String(message ?? '') }] : []
}

function codesOf(code: Schema): string[] {
  return [code.const, ...(code.enum ?? [])].filter((value) => typeof value === 'string')
}
