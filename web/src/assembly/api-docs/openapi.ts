/** Reads the operations of an OpenAPI document. */
import { foldTurkish } from '@kervan/domain/values/turkish-text.ts'
import { exampleOf } from '#assembly/api-docs/example.ts'
import { type ApiProblem, problemsIn } from '#assembly/api-docs/problems.ts'
import { nameIn, type Schema, type Schemas } from '#assembly/api-docs/schema.ts'

export type Parameter = {
  name: string
  in: string
  required?: boolean
  description?: string
  schema?: Schema
  example?: unknown
}
type Media = { schema?: Schema; example?: unknown; examples?: Record<string, { value?: unknown }> }
type Content = { $ref?: string; description?: string; content?: Record<string, Media> }
type RawOperation = {
  operationId?: string
  summary?: string
  description?: string
  tags?: string[]
  parameters?: Parameter[]
  requestBody?: Content
  responses?: Record<string, Content>
  security?: Record<string, unknown>[]
  'x-door'?: string
}
export type OpenApiDocument = {
  info: { title: string; version: string; description?: string }
  tags?: { name: string; description?: string }[]
  servers?: { url: string }[]
  paths?: Record<string, Record<string, RawOperation>>
  components?: {
    schemas?: Schemas
    responses?: Record<string, Content>
    securitySchemes?: Record<string, { in?: string; name?: string }>
  }
}

/** The schema of a request or response body, and an example of it. */
type Payload = { schema: Schema; example: unknown }
export type Operation = {
  id: string
  method: string
  path: string
  tag: string
  door: string | null
  /** The session it needs: on which surface, in which cookie. */
  session: { surface: string; cookie: string } | null
  summary: string
  description: string
  parameters: Parameter[]
  body: Payload | null
  answer: { status: string; payload: Payload | null } | null
  problems: ApiProblem[]
}

export function readOperations(document: OpenApiDocument): Operation[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, raw]) => readOperation(document, path, method, raw)),
  )
}

function readOperation(
  { components = {} }: OpenApiDocument,
  path: string,
  method: string,
  raw: RawOperation,
): Operation {
  const schemas = components.schemas ?? {}
  const responses = Object.entries(raw.responses ?? {}).map(([status, response]): [string, Content] => [
    status,
    (response.$ref && components.responses?.[nameIn(response.$ref)]) || response,
  ])
  const success = responses.find(([status]) => status.startsWith('2'))
  return {
    id: raw.operationId ?? `${method}-${path}`,
    method: method.toUpperCase(),
    path,
    tag: raw.tags?.[0] ?? 'Diğer',
    door: raw['x-door'] ?? null,
    session: sessionOf(raw, components.securitySchemes ?? {}),
    summary: raw.summary ?? path,
    description: raw.description ?? '',
    parameters: raw.parameters ?? [],
    body: payloadOf(raw.requestBody, schemas),
    answer: success ? { status: success[0], payload: payloadOf(success[1], schemas) } : null,
    problems: responses
      .filter(([status]) => !status.startsWith('2'))
      .flatMap(([status, response]) =>
        problemsIn({
          status,
          description: response.description ?? '',
          schema: mediaOf(response)?.schema,
          examples: examplesIn(mediaOf(response)),
          schemas,
        }),
      ),
  }
}

function sessionOf(
  { security = [] }: RawOperation,
  schemes: Record<string, { in?: string; name?: string }>,
): Operation['session'] {
  const [surface] = Object.keys(security[0] ?? {})
  const scheme = surface === undefined ? undefined : schemes[surface]
  return surface && scheme?.in === 'cookie' && scheme.name ? { surface, cookie: scheme.name } : null
}

function mediaOf(content: Content | undefined): Media | undefined {
  return Object.values(content?.content ?? {})[0]
}

function examplesIn(media: Media | undefined): unknown[] {
  const named = Object.values(media?.examples ?? {}).map((each) => each.value)
  return [media?.example, ...named].filter((example) => example !== undefined)
}

function payloadOf(content: Content | undefined, schemas: Schemas): Payload | null {
  const media = mediaOf(content)
  if (!media?.schema) return null
  return { schema: media.schema, example: examplesIn(media)[0] ?? exampleOf(media.schema, schemas) }
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
