/** A `curl` command for an operation, with its session, required parameters and full body. */
import { exampleOf } from '#assembly/api-docs/example.ts'
import type { Operation, Parameter } from '#assembly/api-docs/openapi.ts'
import type { Schemas } from '#assembly/api-docs/schema.ts'

type Settings = { server: string; surfaceHeader: string; schemas: Schemas }

export function sampleRequest(operation: Operation, { server, surfaceHeader, schemas }: Settings): string {
  const { method, session, body, parameters } = operation
  const changes = method !== 'GET'
  const sent = parameters.filter((parameter) => parameter.required || parameter.example !== undefined)
  const value = (parameter: Parameter) => String(parameterExample(parameter, schemas))
  const headers = [
    ...(session ? [`${surfaceHeader}: ${session.surface}`] : []),
    // The server refuses a change with a session but without an origin: it could come from any page.
    ...(session && changes ? [`origin: ${new URL(server, 'http://localhost').origin}`] : []),
    ...sent.filter(({ in: place }) => place === 'header').map((each) => `${each.name}: ${value(each)}`),
    ...(body ? ['content-type: application/json'] : []),
  ]
  const query = new URLSearchParams(
    sent
      .filter(({ in: place, required }) => place === 'query' && required)
      .map((each) => [each.name, value(each)]),
  ).toString()
  const path = parameters
    .filter(({ in: place }) => place === 'path')
    .reduce(
      (filled, each) => filled.replace(`{${each.name}}`, encodeURIComponent(value(each))),
      operation.path,
    )
  return [
    `curl${changes ? ` -X ${method}` : ''} ${quoted(`${server}${path}${query && `?${query}`}`)}`,
    ...headers.map((header) => `-H ${quoted(header)}`),
    ...(session ? [`--cookie ${quoted(`${session.cookie}=…`)}`] : []),
    ...(body ? [`-d ${quoted(bodyText(body.example))}`] : []),
  ].join(' \\\n  ')
}

export function parameterExample({ example, schema }: Parameter, schemas: Schemas): unknown {
  return example ?? (schema ? exampleOf(schema, schemas) : 'metin')
}

const longestLine = 72

function bodyText(example: unknown): string {
  const short = JSON.stringify(example)
  return short.length <= longestLine ? short : JSON.stringify(example, null, 2)
}

/** Inside single quotes a shell takes everything literally except the quote itself. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
