/** No page elsewhere can make a signed-in browser change anything: every call that changes something, by every trick of a form. */
import { contract } from '@kervan/domain/contract.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { proceduresOf, type RoutedProcedure } from '#spine/http/contract-routes.ts'
import { cookieNames } from '#spine/http/session.ts'
import { makeGoods } from '#testing/customer-goods.ts'
import { wholeCustomer } from '#testing/orders.ts'
import { rawHttp } from '#testing/raw-http.ts'
import { query } from '#testing/sign-in.ts'
import { sized } from '#testing/size.ts'
import { addressOf, soundInputs } from '#testing/sound-inputs.ts'
import { startTestServer } from '#testing/test-server.ts'

// A server of its own: whole tables are compared before and after each call.
const server = await startTestServer()
const email = 'kurban@musteri.example'
const customer = await wholeCustomer(server, email)
const admin = await server.signIn('admin')
const erasure = await server.call<{ id: string }>('POST', '/own-data/requests', { as: customer, body: {} })
expect(erasure.status).toBe(201)
const { sessionId } = await server.signInAgain(customer)
const { userId } = customer
const [work] = await query<{ id: string }>(
  server,
  `insert into work_items (kind, title, customer_name, email, due_at)
   values ('demo_request', 'İş', 'Kurban', $1, now()) returning id`,
  [email],
)
const goods = await makeGoods((text, values) => query(server, text, values), userId, 'Mal')
const subject = {
  userId,
  email,
  sessionId,
  dataRequestId: erasure.body.id,
  workItemId: work?.id ?? '',
  ...goods,
}
afterAll(() => server.close())

/** What any of these calls could change; counters of limits too, since nobody may use up somebody else's tries. */
async function state(): Promise<string> {
  const counted = ['mails', 'verifications', 'accounts', 'known_devices', 'idempotency_keys', 'limits']
  const whole = [
    'users',
    'profiles',
    'consents',
    'data_requests',
    'company',
    'work_items',
    'newsletter_subscribers',
    'visitor_consents',
    'anonymous_views',
  ]
  const parts = [
    ...counted.map((table) => `(select count(*)::text from ${table}) as ${table}`),
    ...whole.map(
      (table) =>
        `(select md5(string_agg(to_jsonb(t)::text, '' order by to_jsonb(t)::text)) from ${table} t) as ${table}`,
    ),
    // The demo's inbox tells of a mail whenever it happens to arrive.
    "(select count(*)::text from outbox where name <> 'inbox.mail_arrived') as outbox",
    "(select string_agg(id::text, ',' order by id) from sessions) as sessions",
  ]
  return JSON.stringify(await query(server, `select ${parts.join(', ')}`))
}

const changing = proceduresOf(contract).filter(
  ({ method, path }) => method !== 'GET' && !path.startsWith('/demo/'),
)
const reads = new Set(
  proceduresOf(contract)
    .filter(({ method }) => method === 'GET')
    .map(({ path }) => path),
)

/** The only lists with exports and saved views are the office's. */
const ofTheOffice = ({ path, meta: { door } }: RoutedProcedure) =>
  door === 'admin' || door === 'staff' || path === '/exports' || path === '/saved-views'

const form = 'application/x-www-form-urlencoded'
const types = ['application/json', 'text/plain', form, 'multipart/form-data; boundary=x', '']
const elsewhere: [name: string, headers: Record<string, string>][] = [
  ['another origin', { origin: 'https://evil.example' }],
  ['a sub-domain of ours', { origin: 'http://www.localhost' }],
  ['a null origin', { origin: 'null' }],
  ['no origin, but a cookie', {}],
  ['cross-site, said by the browser', { 'sec-fetch-site': 'cross-site' }],
  ['same-site, said by the browser', { 'sec-fetch-site': 'same-site' }],
]

/** Sends just these headers, as bytes, so that nothing is added or mended on the way. */
async function send(
  method: string,
  address: string,
  headers: Record<string, string>,
  body: string | undefined,
) {
  const lines = Object.entries({
    ...headers,
    ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
  }).filter(([, value]) => value !== '')
  const answer = await rawHttp(
    server.port,
    [
      `${method} ${address} HTTP/1.1`,
      'host: localhost',
      ...lines.map(([name, value]) => `${name}: ${value}`),
      'connection: close',
    ],
    body,
  )
  expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  expect(answer.headers['set-cookie']).toBeUndefined()
  return answer.status
}

describe.each(changing.map((procedure) => [`${procedure.method} ${procedure.path}`, procedure] as const))(
  '%s',
  (name, procedure) => {
    const { method, path } = procedure
    const victim = () => (ofTheOffice(procedure) ? admin : customer)
    const sound = () => {
      const input = soundInputs[name]?.(subject) ?? {}
      return { address: `/api${addressOf(path, input)}`, body: JSON.stringify(input.body ?? {}) }
    }

    let before = ''
    beforeAll(async () => {
      before = await state()
    })

    test('is refused from elsewhere, whatever the form', async () => {
      const { address, body } = sound()
      const tries = elsewhere.flatMap(([from, headers], place) => {
        const origin = 'sec-fetch-site' in headers ? { origin: server.origin } : {}
        const sent = { ...victim().headers, ...origin, ...headers }
        // Every form from one place, and one form from every place; all with all at full size.
        return [
          ...(place === 0 ? types : sized(types, types.slice(0, 1))).map(async (type) => ({
            how: `${from}, as ${type || 'nothing'}`,
            status: await send(method, address, { ...sent, 'content-type': type }, body),
          })),
          send(method, address, sent, undefined).then((status) => ({ how: `${from}, empty`, status })),
        ]
      })
      expect((await Promise.all(tries)).filter(({ status }) => status !== 403)).toEqual([])
    })

    test('takes JSON only, from here too', async () => {
      const { address, body } = sound()
      for (const type of types.slice(1)) {
        const headers = { ...victim().headers, origin: server.origin, 'content-type': type }
        expect(await send(method, address, headers, body), type || 'nothing').toBe(415)
      }
    })

    test('is not done by reading, nor by saying that another method is meant', async () => {
      const { address, body } = sound()
      const { headers } = victim()
      const answers = [
        await send('GET', `${address}?${new URLSearchParams(JSON.parse(body))}`, headers, undefined),
        await send('HEAD', address, headers, undefined),
        await send('GET', `${address}?_method=${method}`, headers, undefined),
        await send('GET', address, { ...headers, 'x-http-method-override': method }, undefined),
        await send('GET', address, { ...headers, 'x-method-override': method }, undefined),
      ]
      // Some reads take other input, or are not for this person.
      const isRead = reads.has(path) || reads.has(path.replace(/\/[^/]+$/, '/{id}'))
      const expected = isRead ? [200, 400, 404] : [405]
      expect(answers.filter((status) => !expected.includes(status))).toEqual([])
      expect(await send('OPTIONS', address, { ...headers, origin: 'https://evil.example' }, undefined)).toBe(
        405,
      )
    })

    test('none of that has changed anything', async () => {
      expect(await state()).toBe(before)
    })
  },
)

/** What a sound call is answered with, where that is no success. */
const answers: Record<string, number> = {
  'POST /auth/code/verify': 400,
  'POST /auth/staff/code/verify': 400,
  'POST /auth/password/sign-in': 400,
  'POST /auth/password/reset': 400,
  'PUT /auth/password': 400,
  // The subject is a customer.
  'PUT /staff/people/{id}/role': 404,
  'PUT /staff/people/{id}/absence': 404,
  'POST /staff/people/{id}/invitation': 404,
  'DELETE /staff/people/{id}/invitation': 404,
  'PUT /organisations/{id}': 404,
  'PUT /appointments/{id}': 404,
  'POST /appointments/{id}/cancel': 404,
  'PUT /customer-groups/{id}': 404,
  'PUT /customer-group-order': 409,
  'DELETE /customer-groups/{id}': 404,
  // The list is the office's, the view a customer's.
  'PUT /saved-views/order': 404,
  // It runs again, since it was repeated before.
  'POST /tasks/{id}/dismiss': 409,
  'POST /own-data/requests': 409,
  // Once it is answered, it is answered.
  'POST /requests/{id}/revise': 409,
  'POST /requests/{id}/approve': 409,
  'PUT /requests/{id}': 409,
  // It is sold far below its cost, and nothing waits for its time.
  'POST /staff/quotes/{id}/send': 409,
  'POST /staff/quotes/{id}/send/cancel': 409,
  'POST /staff/quotes/{id}/reminder': 409,
  'POST /staff/quotes/{id}/reminder/cancel': 409,
  // They have changed since they were seen.
  'POST /staff/quotes/{id}/margin-approvals': 409,
  'PUT /staff/pricing-settings': 409,
  // Of nobody, or of somebody else.
  'PUT /staff/charges/{id}': 404,
  'DELETE /staff/charges/{id}': 404,
  'PUT /staff/representatives/{id}': 404,
  'PUT /staff/representatives': 409,
  'DELETE /staff/representatives/{id}': 404,
  'PUT /staff/people/{id}/photo': 422,
  'DELETE /staff/people/{id}/photo': 404,
  'DELETE /staff/tax-codes/{code}': 404,
  'DELETE /places/lane-corrections/{id}': 404,
  'POST /staff/notifications/{id}/read': 404,
  // The customer wrote it.
  'PUT /staff/chat/messages/{id}': 403,
  'DELETE /staff/chat/messages/{id}': 403,
  'PUT /canned-answers/{id}': 404,
  'DELETE /canned-answers/{id}': 404,
  // The work was completed before.
  'POST /work-items/{id}/hand-over': 409,
  'POST /work-items/{id}/priority': 409,
  'POST /work-items/{id}/snooze': 409,
  // Only a colleague can follow a quote up.
  'PUT /staff/quotes/{id}/owner': 422,
  // No table was brought and nothing was merged.
  'POST /customer-imports/{id}/start': 404,
  'POST /customer-imports/{id}/undo': 404,
  'PUT /customer-imports/{id}/rows/{line}': 404,
  'POST /customer-merges/{id}/undo': 404,
  'POST /luna/workflow/decisions/{id}/undo': 404,
  'POST /luna/workflow/suggestions': 409,
  'POST /leads/{id}/park': 404,
  'POST /leads/{id}/give-up': 404,
  'POST /leads/{id}/resume': 404,
  'POST /customer-duplicates/apart': 404,
  'POST /customer-merges': 404,
  // Of nobody.
  'POST /data-requests/{id}/identity': 404,
  'POST /data-requests/{id}/record': 404,
  'POST /data-requests/{id}/copy': 404,
  'POST /data-requests/{id}/corrections': 404,
  'POST /data-requests/{id}/answer': 404,
  'POST /data-requests/{id}/erase': 404,
  // Nothing was told that could be taken back, and no such link was given to a driver.
  'POST /staff/shipments/{id}/restorations': 404,
  'POST /staff/shipments/{id}/retractions': 404,
  // The file was uploaded by somebody else.
  'POST /staff/documents': 422,
  // Nor one to whoever follows a shipment.
  'POST /share-visits': 404,
  'POST /driver-visits': 400,
  'POST /driver-reports': 400,
  'POST /newsletter/confirmations': 400,
  'POST /newsletter/unsubscriptions': 400,
  'POST /newsletter/preferences/read': 400,
  'PUT /newsletter/preferences': 400,
  // No such subscriber, address, campaign, index, visit or invitation, and the file was uploaded by somebody else.
  'PUT /newsletter/subscribers/{id}': 404,
  'POST /newsletter/subscribers/{id}/unsubscribe': 404,
  'DELETE /newsletter/suppressions/{id}': 404,
  'POST /newsletter/imports/{id}/start': 404,
  'PUT /newsletter/campaigns/{id}': 404,
  'DELETE /newsletter/campaigns/{id}': 404,
  'POST /newsletter/campaigns/{id}/preview': 404,
  'POST /newsletter/campaigns/{id}/checks': 404,
  'POST /newsletter/campaigns/{id}/test': 404,
  'POST /newsletter/campaigns/{id}/start': 404,
  'POST /newsletter/campaigns/{id}/pause': 404,
  'POST /newsletter/campaigns/{id}/resume': 404,
  'POST /newsletter/campaigns/{id}/cancel': 404,
  'POST /newsletter/pictures': 422,
  'DELETE /staff/benchmark/indices/{id}': 404,
  'POST /staff/visits/{id}/invitation': 404,
  'POST /visit-invitations/answer': 404,
  // No such rule, run, delivery, figure, note or recommendation.
  'PUT /automations/{id}': 404,
  'PUT /automations/{id}/parameters': 404,
  'POST /automations/{id}/toggle': 404,
  'DELETE /automations/{id}': 404,
  'POST /automation-runs/{id}/again': 404,
  'POST /webhook-deliveries/{id}/again': 404,
  'DELETE /staff/market/figures/{id}': 404,
  'DELETE /staff/market/notes/{id}': 404,
  'POST /recommendations/{id}/answer': 404,
  // The link of another mail, and a guest who has not been at the gate.
  'POST /quote-reasons': 400,
  'PUT /luna/registration': 403,
}

test('the same calls from here do their work: what was refused above was refused for where it came from', async () => {
  const refused: Record<string, number> = {}
  for (const procedure of changing) {
    const { method, path } = procedure
    const name = `${method} ${path}`
    const input = soundInputs[name]?.(subject) ?? {}
    const as = await server.signInAgain(ofTheOffice(procedure) ? admin : customer)
    const { status } = await server.call(method, addressOf(path, input), { as, body: input.body })
    if (![200, 201, 202].includes(status)) refused[name] = status
    await query(server, 'update users set disabled_at = null')
  }
  expect(refused).toEqual(answers)
})

describe('two cookies of one name, as a sub-domain could try to add one', () => {
  const whoAmI = async (cookie: string) =>
    (await server.call<{ person: { id: string } | null }>('GET', '/session', { headers: { cookie } })).body
      .person

  test('the first counts, whatever follows it; a foreign one in front signs nobody in', async () => {
    const [mine, other] = [await server.signIn('customer'), await server.signIn('customer')]
    const [own = '', foreign = ''] = [mine.headers.cookie, other.headers.cookie]
    const junk = `${cookieNames.portal}=x.y`
    expect((await whoAmI(`${own}; ${foreign}`))?.id).toBe(mine.userId)
    expect((await whoAmI(`${own}; ${junk}`))?.id).toBe(mine.userId)
    expect(await whoAmI(`${junk}; ${own}`)).toBeNull()
    expect(await whoAmI(`${cookieNames.portal}=; ${own}`)).toBeNull()
    for (const name of ['kervan', 'x__Host-kervan', '__host-kervan', '__Host-kervan%20', '"__Host-kervan"'])
      expect(await whoAmI(own.replace(cookieNames.portal, name)), name).toBeNull()
  })

  test('under the other surface’s name or beside it, a customer’s session opens no office', async () => {
    const mine = await server.signIn('customer')
    const renamed = String(mine.headers.cookie).replace(cookieNames.portal, cookieNames.office)
    for (const cookie of [
      renamed,
      `${renamed}; ${mine.headers.cookie}`,
      `${mine.headers.cookie}; ${renamed}`,
    ])
      for (const surface of ['office', 'portal, office', 'OFFICE']) {
        const headers = { cookie, 'kervan-surface': surface }
        expect([401, 403]).toContain((await server.call('GET', '/customers', { headers })).status)
      }
  })
})
