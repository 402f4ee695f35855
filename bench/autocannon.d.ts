/** The part of autocannon that the bench uses; it brings no types of its own. */
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events'

  type Options = {
    url: string
    connections: number
    duration: number
    headers: Record<string, string>
    expectBody?: string
    requests?: (
      | { path: string }
      | { setupRequest(request: object): object; onResponse(status: number, body: string): void }
    )[]
  }
  type Result = {
    duration: number
    errors: number
    timeouts: number
    mismatches: number
    non2xx: number
    '2xx': number
  }
  const autocannon: (options: Options, done: (error: Error | null, result: Result) => void) => EventEmitter
  export = autocannon
}
