/** The parts of the API document that tests look at. */
import { at } from '#testing/json-schema.ts'

type Json = {
  schema: Record<string, unknown>
  example?: unknown
  examples?: Record<string, { value: unknown }>
}
type DocumentedResponse = {
  $ref?: string
  description?: string
  content?: { 'application/json'?: Json }
}
type DocumentedCall = {
  summary?: string
  description?: string
  tags?: string[]
  operationId?: string
  'x-door'?: string
  security?: Record<string, string[]>[]
  parameters?: { name: string; in: string; description?: string; example?: unknown }[]
  requestBody?: DocumentedResponse
  responses: Record<string, DocumentedResponse>
}
export type ApiDocument = {
  openapi: string
  info: { title: string; description: string }
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, DocumentedCall>>
  components: { securitySchemes: object; responses: Record<string, DocumentedResponse> }
}

export function callIn(document: ApiDocument, method: string, path: string): DocumentedCall {
  const call = document.paths[path]?.[method.toLowerCase()]
  if (!call) throw new Error(`${method} ${path} is not documented.`)
  return call
}

/** The answer of a call by its status, also where it is written elsewhere in the document. */
export function responseIn(
  document: ApiDocument,
  call: DocumentedCall,
  status: number | string,
): DocumentedResponse {
  const response = call.responses[status]
  if (!response) throw new Error(`${call.operationId} does not document ${status}.`)
  return response.$ref ? (at(document, response.$ref) as DocumentedResponse) : response
}
