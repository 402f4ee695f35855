/** Answers the calls of a page in place of a server. */
import { onTestFinished, vi } from 'vitest'

type Answer = (request: Request) => unknown
/** By method and path: a body, or what makes one of a call. A `Response` is given as it is. */
export type Answers = Record<string, unknown>

/** What nobody has an answer for is refused, as by a server that is not there. */
export function answerCalls(answers: Answers): Request[] {
  const calls: Request[] = []
  const passOn = window.fetch
  const spy = vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    const { pathname } = new URL(request.url)
    if (!pathname.startsWith('/api/')) return passOn(input, init)
    calls.push(request.clone())
    const answer = answers[`${request.method} ${pathname.slice('/api'.length)}`]
    if (answer === undefined) throw new TypeError(`no answer for ${request.method} ${pathname}`)
    const body =
      typeof answer === 'function'
        ? await Promise.race([(answer as Answer)(request), aborted(request)])
        : answer
    return body instanceof Response ? body : Response.json(body)
  })
  onTestFinished(() => spy.mockRestore())
  return calls
}

/** A page that no longer waits is not answered. */
function aborted({ signal }: Request): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
}

/** A refusal as the server words it. */
export function problem(status: number, code: string, message = '', data?: object): Response {
  return Response.json({ code, status, message, request_id: 'test', data }, { status })
}
