import { createORPCClient, ORPCError } from '@orpc/client'
import { oc } from '@orpc/contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { createContractLink } from '#spine/api/contract-link.ts'

const url = 'https://kervan.example/api'
const calls = {
  staff: { whoAmI: 'GET /session' },
  list: 'GET /requests',
  get: 'GET /customers/{id}/files/{name}',
  create: 'POST /requests',
  update: 'PUT /requests/{id}',
}
const portalCalls = { staff: { ask: 'POST /questions' } }
const officeCalls = { staff: { price: 'PUT /staff/requests/{id}' } }
const contract = oc.router({
  list: oc.route({ method: 'GET', path: '/requests' }),
  get: oc.route({ method: 'GET', path: '/customers/{id}/files/{name}' }),
  create: oc.route({ method: 'POST', path: '/requests' }),
  update: oc.route({ method: 'PUT', path: '/requests/{id}' }),
})
const names = ['list', 'get', 'create', 'update'] as const

type AnyClient = Record<string, (input?: unknown, options?: object) => Promise<unknown>>

const [loadPortalCalls, loadOfficeCalls] = [vi.fn(async () => portalCalls), vi.fn(async () => officeCalls)]

function clientOf(answer: (request: Request) => Response | Promise<Response>, onRefused = vi.fn()) {
  const link = createContractLink({
    calls,
    moreCalls: () => [loadPortalCalls, loadOfficeCalls],
    url: () => url,
    headers: () => ({ 'kervan-surface': 'portal' }),
    fetch: async (request) => answer(request),
    onRefused,
  })
  return createORPCClient(link) as unknown as AnyClient
}

async function sentBy(send: (fetch: (request: Request) => Promise<Response>) => Promise<unknown>) {
  const sent: Request[] = []
  await send(async (request) => {
    sent.push(request)
    return Response.json({})
  })
  const { method, url: address, headers } = sent[0] as Request
  const type = headers.get('content-type')
  return { method, address, type, body: await sent[0]?.text(), surface: headers.get('kervan-surface') }
}

const name = fc.stringMatching(/^[a-z_]{1,8}$/).filter((each) => each !== '__proto__')
const { value } = fc.letrec((tie) => ({
  leaf: fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constantFrom(null, undefined)),
  value: fc.oneof(
    { maxDepth: 3 },
    tie('leaf'),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(name, tie('value'), { maxKeys: 3 }),
  ),
}))
const input = fc
  .tuple(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), fc.dictionary(name, value, { maxKeys: 4 }))
  .map(([id, file, more]) => ({ ...more, id, name: file }))

test('sends what the library’s own link would send', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...names), input, async (call, given) => {
      const ours = await sentBy((fetch) => clientOf(fetch)[call]?.(given) as Promise<unknown>)
      const theirs = await sentBy((fetch) => {
        const link = new OpenAPILink(contract, { url, fetch, headers: { 'kervan-surface': 'portal' } })
        return (createORPCClient(link) as unknown as AnyClient)[call]?.(given) as Promise<unknown>
      })
      expect(ours).toEqual(theirs)
    }),
  )
})

test('calls that not every page needs are loaded with the first of them, and others stay away', async () => {
  const sent: string[] = []
  const { staff, list, nothing } = clientOf(async ({ method, url: address }) => {
    sent.push(`${method} ${address.slice(url.length)}`)
    return Response.json({})
  }) as unknown as { staff: AnyClient } & Record<'list' | 'nothing', AnyClient[string]>
  await staff.whoAmI?.()
  await list()
  expect(loadPortalCalls).not.toHaveBeenCalled()
  await staff.ask?.({ text: 'x' })
  expect(loadPortalCalls).toHaveBeenCalledOnce()
  expect(loadOfficeCalls).not.toHaveBeenCalled()
  await staff.price?.({ id: '7' })
  await staff.price?.({ id: '8' })
  await staff.whoAmI?.()
  expect(loadOfficeCalls).toHaveBeenCalledOnce()
  await expect(nothing()).rejects.toThrow('The contract has no nothing')
  expect(sent).toEqual([
    'GET /session',
    'GET /requests',
    'POST /questions',
    'PUT /staff/requests/7',
    'PUT /staff/requests/8',
    'GET /session',
  ])
})

test('a call without input has no body, and an answer without body is nothing', async () => {
  const sent = await sentBy((fetch) => clientOf(fetch).create?.() as Promise<unknown>)
  expect(sent).toMatchObject({ method: 'POST', type: null, body: '' })
  await expect(clientOf(() => new Response(null, { status: 204 })).create?.()).resolves.toBeUndefined()
})

test('the server’s refusal keeps its code, words and data', async () => {
  const refusal = { code: 'STALE', status: 409, message: 'Değişti.', data: { by: 'x' }, request_id: 'r1' }
  const onRefused = vi.fn()
  const error = await clientOf(() => Response.json(refusal, { status: 409 }), onRefused)
    .create?.({})
    .catch((thrown) => thrown)
  expect(error).toBeInstanceOf(ORPCError)
  expect(error).toMatchObject({
    code: 'STALE',
    status: 409,
    message: 'Değişti.',
    data: { by: 'x' },
    cause: { request_id: 'r1' },
  })
  expect(onRefused).toHaveBeenCalledWith(error)
})

test.each([
  [502, '<html>Bad gateway</html>', 'SERVICE_UNAVAILABLE'],
  [503, '', 'SERVICE_UNAVAILABLE'],
  [403, '"no"', 'SERVICE_UNAVAILABLE'],
  [413, '<html>Too large</html>', 'PAYLOAD_TOO_LARGE'],
])('%i from a proxy is no answer of the server', async (status, body, code) => {
  const call = clientOf(() => new Response(body, { status })).list?.()
  await expect(call).rejects.toMatchObject({ code, status })
})

test('a page of a sign-in portal in between is no answer either, and a lost line is told as it is', async () => {
  await expect(clientOf(() => new Response('<html>')).list?.()).rejects.toThrow(SyntaxError)
  await expect(clientOf(() => Promise.reject(new TypeError('lost'))).list?.()).rejects.toThrow('lost')
  const left = AbortSignal.abort(new Error('left'))
  const hangs = clientOf(({ signal }) => Promise.reject(signal.reason)).list?.({}, { signal: left })
  await expect(hangs).rejects.toThrow('left')
})
