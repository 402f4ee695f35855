/** The problems that a response may contain, by code. */
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

/** Read from the document's examples, else from the schema's variants; the catch-all variant has no fixed code. */
export function problemsIn({ status, description, schema = {}, examples, schemas }: Answer): ApiProblem[] {
  const named = examples.flatMap((example) => toProblem(status, example))
  if (named.length > 0) return named
  const declared = choicesOf(schema, schemas).flatMap((variant) => {
    const { code, message } = variant.properties ?? {}
    const codes = code ? codesOf(resolve(code, schemas)) : []
    const text = message ? String(exampleOf(message, schemas)) : description
    return codes.map((each) => ({ status, code: each, message: text }))
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
