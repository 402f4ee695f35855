/** Carries the contract's calls over HTTP. The library's own link does so too, with streams, forms and tracing that no page uses: 8 KB of every first load. */
import type { Problem } from '@kervan/domain/problems.ts'
import { type ClientContext, type ClientLink, ORPCError } from '@orpc/client'

/** The contract as the build gives it to the browser: `{ auth: { whoAmI: 'GET /session' } }`. */
export type CallTable = { readonly [name: string]: CallTable | string }

type Settings<Context extends ClientContext> = {
  calls: CallTable
  /** Those that not every page needs, each table loaded with the first call that no other has; the likeliest first. */
  moreCalls: () => readonly (() => Promise<CallTable>)[]
  url: () => string
  headers: (context: Context) => Record<string, string>
  fetch: (request: Request) => Promise<Response>
  onRefused: (problem: { code: string }) => void
}

export function createContractLink<Context extends ClientContext>({
  calls,
  moreCalls,
  url,
  headers,
  fetch,
  onRefused,
}: Settings<Context>): ClientLink<Context> {
  let known = calls
  return {
    call: async (path, input, { context, signal }) => {
      // Known ones go out at once: the last save of a page that is being left cannot wait.
      for (const load of callAt(known, path) ? [] : moreCalls()) {
        known = merged(known, await load())
        if (callAt(known, path)) break
      }
      const wanted = callAt(known, path)
      if (!wanted) throw new Error(`The contract has no ${path.join('.')}`)
      const { method, address, body } = requestOf(wanted, input)
      const request = new Request(url() + address, {
        method,
        headers: { ...headers(context), ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body }),
        signal: signal ?? null,
      })
      const answer = await fetch(request)
      const text = await answer.text()
      if (answer.ok) return text === '' ? undefined : JSON.parse(text)
      const error = errorOf(answer.status, text)
      onRefused(error)
      throw error
    },
  }
}

function callAt(calls: CallTable, path: readonly string[]): string | undefined {
  const call = path.reduce<CallTable | string | undefined>(
    (table, name) => (typeof table === 'object' ? table[name] : undefined),
    calls,
  )
  return typeof call === 'string' ? call : undefined
}

/** Both may have calls of the same feature. */
function merged(one: CallTable, other: CallTable): CallTable {
  const all: Record<string, CallTable | string> = { ...one }
  for (const [name, part] of Object.entries(other)) {
    const known = all[name]
    all[name] = typeof known === 'object' && typeof part === 'object' ? merged(known, part) : part
  }
  return all
}

/** What the path does not name is the query of a GET, and the body of any other call. */
function requestOf(call: string, input: unknown) {
  const [method = '', pattern = ''] = call.split(' ')
  const rest = { ...(input as Record<string, unknown> | undefined) }
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  if (method === 'GET') {
    const query = new URLSearchParams(queryOf(rest)).toString()
    return { method, address: query ? `${path}?${query}` : path, body: undefined }
  }
  const isEmpty = input === undefined || (path !== pattern && Object.keys(rest).length === 0)
  return { method, address: path, body: isEmpty ? undefined : JSON.stringify(rest) }
}

/** `{ status: ['open'] }` is `status[0]=open`, as the server reads it. */
function queryOf(value: unknown, name = ''): [string, string][] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, each]) => queryOf(each, name ? `${name}[${key}]` : key))
  return value === undefined || value === null ? [] : [[name, String(value)]]
}

const tooLarge = 413

/** The server words each refusal; an answer without comes from a proxy in front of it: the network works, the server does not. */
export function errorOf(status: number, text: string): ORPCError<string, unknown> {
  const problem = readProblem(text)
  if (!problem)
    return new ORPCError(status === tooLarge ? 'PAYLOAD_TOO_LARGE' : 'SERVICE_UNAVAILABLE', { status })
  const { code, message = '', data, request_id } = problem
  return new ORPCError(code, { status, message, data, cause: { request_id } })
}

function readProblem(text: string): (Partial<Problem> & { code: string }) | undefined {
  try {
    const problem = JSON.parse(text)
    return typeof problem?.code === 'string' ? problem : undefined
  } catch {
    return undefined
  }
}
