/** Reads the OpenAPI document into what the page shows. */
import { foldTurkish } from '@kervan/domain/values/turkish-text.ts'

export type Schema = {
  $ref?: string
  type?: string | string[]
  format?: string
  description?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  additionalProperties?: boolean | Schema
  default?: unknown
  examples?: unknown[]
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
}
export type Parameter = {
  name: string
  in: string
  required?: boolean
  description?: string
  schema?: Schema
}
type Content = { content?: Record<string, { schema?: Schema }> }
type RawOperation = {
  operationId?: string
  summary?: string
  description?: string
  tags?: string[]
  parameters?: Parameter[]
  requestBody?: Content
  responses?: Record<string, Content & { description?: string }>
  'x-door'?: string
}
export type OpenApiDocument = {
  info: { title: string; version: string; description?: string }
  servers?: { url: string }[]
  paths?: Record<string, Record<string, RawOperation>>
  components?: { schemas?: Record<string, Schema> }
}

export type ApiProblem = { status: string; code: string; message: string }
export type Operation = {
  id: string
  method: string
  path: string
  tag: string
  door: string | null
  summary: string
  description: string
  parameters: Parameter[]
  body: Schema | null
  answer: { status: string; schema: Schema | null } | null
  problems: ApiProblem[]
}

export function readOperations(document: OpenApiDocument): Operation[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, raw]) => readOperation(path, method, raw)),
  )
}

function readOperation(path: string, method: string, raw: RawOperation): Operation {
  const responses = Object.entries(raw.responses ?? {})
  const success = responses.find(([status]) => status.startsWith('2'))
  return {
    id: raw.operationId ?? `${method}-${path}`,
    method: method.toUpperCase(),
    path,
    tag: raw.tags?.[0] ?? 'Diğer',
    door: raw['x-door'] ?? null,
    summary: raw.summary ?? path,
    description: raw.description ?? '',
    parameters: raw.parameters ?? [],
    body: schemaOf(raw.requestBody),
    answer: success ? { status: success[0], schema: schemaOf(success[1]) } : null,
    problems: responses
      .filter(([status]) => !status.startsWith('2'))
      .flatMap(([status, response]) => problemsIn(status, schemaOf(response))),
  }
}

function schemaOf(content: Content | undefined): Schema | null {
  return Object.values(content?.content ?? {})[0]?.schema ?? null
}

/** Each status may hold several declared problems; the undeclared catch-all beside them has no fixed code. */
function problemsIn(status: string, schema: Schema | null): ApiProblem[] {
  return (schema?.oneOf ?? (schema ? [schema] : [])).flatMap((variant) => {
    const code = variant.properties?.code?.const
    if (typeof code !== 'string') return []
    return [{ status, code, message: String(variant.properties?.message?.default ?? '') }]
  })
}

/** Grouped in the order in which the document names the tags. */
export function groupByTag(operations: readonly Operation[]): [string, Operation[]][] {
  const groups = new Map<string, Operation[]>()
  for (const operation of operations) {
    groups.set(operation.tag, [...(groups.get(operation.tag) ?? []), operation])
  }
  return [...groups]
}

export function searchOperations(operations: readonly Operation[], text: string): Operation[] {
  const words = foldTurkish(text).split(' ').filter(Boolean)
  return operations.filter(({ method, path, tag, summary, description }) => {
    const haystack = foldTurkish([method, path, tag, summary, description].join(' '))
    return words.every((word) => haystack.includes(word))
  })
}
