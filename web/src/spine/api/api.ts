/** The contract's client and its query helpers. Every failure comes out as one `Problem` with a Turkish sentence. */

import { contract, idempotencyHeader, personHeader, surfaceHeader } from 'virtual:contract'
import { surfaceOf } from '@kervan/domain/access/guarded-addresses.ts'
import type { Surface } from '@kervan/domain/access/roles.ts'
import type { contract as domainContract } from '@kervan/domain/contract.ts'
import { type Problem, problems } from '@kervan/domain/problems.ts'
import { createORPCClient, ORPCError, onError } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import type { JsonifiedClient } from '@orpc/openapi-client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import { closePage } from '#spine/api/closed-page.ts'
import { ownerOf } from '#spine/api/page-owner.ts'

type CallContext = {
  /** Whose session the call carries, where the page's own address does not say it: signing in to the other surface. */
  surface?: Surface
  /** From `useIntendedAct`: the same act keeps its key over retries. */
  idempotencyKey?: string
}

const link = new OpenAPILink<CallContext>(contract, {
  url: () => `${location.origin}/api`,
  headers: ({ context }) => {
    const surface = context.surface ?? surfaceOf(location.pathname)
    const owner = ownerOf(surface)
    return {
      [surfaceHeader]: surface,
      ...(owner ? { [personHeader]: owner } : {}),
      ...(context.idempotencyKey ? { [idempotencyHeader]: context.idempotencyKey } : {}),
    }
  },
  fetch: async (request, init) => {
    const answer = await fetch(request, init)
    // Something in front of the server speaks for it: a page that cannot be read, but not a broken line.
    if (answer.status >= 500 && !answer.headers.get('content-type')?.includes('json'))
      throw new ORPCError('SERVICE_UNAVAILABLE', { status: answer.status })
    return answer
  },
  interceptors: [
    onError((error) => {
      // Somebody else has signed in in another tab: what is on this page is not theirs.
      if (error instanceof ORPCError && error.code === 'OTHER_PERSON') closePage(() => location.reload())
    }),
  ],
  customErrorResponseBodyDecoder: (body, response) => {
    const problem = body as Partial<Problem> | undefined
    if (typeof problem?.code !== 'string') return null
    return new ORPCError(problem.code, {
      status: response.status,
      message: problem.message ?? '',
      data: problem.data,
      cause: { request_id: problem.request_id },
    })
  },
})

type ApiClient = JsonifiedClient<ContractRouterClient<typeof domainContract, CallContext>>
export const client: ApiClient = createORPCClient(link)
export const api = createTanstackQueryUtils(client)

const unreachable = 'Bağlantı kurulamadı. İnternetinizi kontrol edip yeniden deneyin.'

/** Reads anything that was thrown by a call. Status 0 means that no answer came. */
export function toProblem(error: unknown): Problem {
  if (!(error instanceof ORPCError)) {
    return { code: 'UNREACHABLE', status: 0, message: unreachable, request_id: '' }
  }
  const cause = error.cause as { request_id?: string } | undefined
  const known = (problems as Record<string, { message: string } | undefined>)[error.code]
  const message = cause ? error.message : (known?.message ?? problems.INTERNAL_SERVER_ERROR.message)
  return {
    code: error.code,
    status: error.status,
    message,
    request_id: cause?.request_id ?? '',
    data: error.data,
  }
}
