/** The client of the API contract and its query helpers. Every failure becomes a `Problem` with a Turkish message. */

import { activityHeader, calls, idempotencyHeader, personHeader, surfaceHeader } from 'virtual:contract'
import { surfaceOf } from '@kervan/domain/access/guarded-addresses.ts'
import type { Surface } from '@kervan/domain/access/roles.ts'
import type { contract as domainContract } from '@kervan/domain/contract.ts'
import { type Problem, problems } from '@kervan/domain/problems.ts'
import { createORPCClient, ORPCError } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import type { JsonifiedClient } from '@orpc/openapi-client'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import { closePage } from '#spine/api/close-page.ts'
import { createContractLink } from '#spine/api/contract-link.ts'
import { takeFirstAnswer } from '#spine/api/first-answers.ts'
import { notePositionOf } from '#spine/api/known-position.ts'
import { takeActivity } from '#spine/api/page-activity.ts'
import { pagePersonId } from '#spine/api/page-person.ts'

type CallContext = {
  /** Which session the call uses, where the page's URL does not say it: when signing in to the other surface. */
  surface?: Surface
  /** From `useIdempotencyKeys`: retries of one action send the same key. */
  idempotencyKey?: string
}

/** Says whose page it is and who calls; what does not go through the client, such as an upload, sends them too. */
export function callHeaders(context: CallContext = {}): Record<string, string> {
  const surface = context.surface ?? surfaceOf(location.pathname)
  const personId = pagePersonId(surface)
  return {
    [surfaceHeader]: surface,
    ...(takeActivity(surface) ? { [activityHeader]: '1' } : {}),
    ...(personId ? { [personHeader]: personId } : {}),
    ...(context.idempotencyKey ? { [idempotencyHeader]: context.idempotencyKey } : {}),
  }
}

const portalCalls = async () => (await import('virtual:portal-calls')).portalCalls
const officeCalls = async () => (await import('virtual:office-calls')).officeCalls

const link = createContractLink<CallContext>({
  calls,
  moreCalls: () =>
    surfaceOf(location.pathname) === 'office' ? [officeCalls, portalCalls] : [portalCalls, officeCalls],
  url: () => `${location.origin}/api`,
  headers: callHeaders,
  fetch: async (request) => {
    const note = notePositionOf()
    const answer = (await takeFirstAnswer(request)) ?? (await fetch(request))
    note(answer)
    return answer
  },
  // Somebody else has signed in in another tab and must not see this page.
  onRefused: ({ code }) => code === 'OTHER_PERSON' && closePage(() => location.reload()),
})

type ApiClient = JsonifiedClient<ContractRouterClient<typeof domainContract, CallContext>>
export const client: ApiClient = createORPCClient(link)
export const api = createTanstackQueryUtils(client)

const unreachable = 'Bağlantı kurulamadı. İnternetinizi kontrol edip yeniden deneyin.'

/** Converts anything that a call has thrown. Status 0 means that there was no response. */
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
