/** Rules about the office's own matters: what is known of a rate, a setting, a call, a colleague, a webhook that nobody took. */
import type { RuleForm } from '@kervan/domain/automations/rule.ts'
import type { DryRun } from '@kervan/domain/automations/run.ts'
import { isSchedule, type TriggerKey, triggerKeys } from '@kervan/domain/automations/triggers.ts'
import { settingAreas } from '@kervan/domain/company/setting-areas.ts'
import { customerAdvised } from '@kervan/domain/customers/customers.events.ts'
import { quoteMailChanged } from '@kervan/domain/quotes/quotes.events.ts'
import { afterAll, expect, test } from 'vitest'
import { deliverWebhooks, mostTries } from '#features/automations/webhooks/deliver-webhooks.jobs.ts'
import { takeMessage } from '#features/tracking/take-message.ts'
import { watchLeads } from '#features/workqueue/leads/watch-leads.jobs.ts'
import { system } from '#spine/database/act-as.ts'
import { addRule, automationRule, liveRule, readRun, runsOf, settledRuns } from '#testing/automations.ts'
import { answeringStaff, chattingCustomer, chattingGuest } from '#testing/chat.ts'
import { waitingRequest, wholeCustomer } from '#testing/orders.ts'
import { quoteDesk } from '#testing/quotes.ts'
import { freshAddress, query } from '#testing/sign-in.ts'
import { startTestServer } from '#testing/test-server.ts'
import { startWebhookReceiver } from '#testing/webhook-receiver.ts'

const server = await startTestServer({ env: { KERVAN_TEST_LOOPBACK_WEBHOOKS: '1' } })
const receiver = await startWebhookReceiver()
afterAll(async () => {
  await receiver.close()
  await server.close()
})
const [admin, staff] = [await server.signIn('admin'), await server.signIn('staff')]

const tell = (title: string): RuleForm['actions'] => [
  { type: 'notify', receiver: 'admins', person_id: null, title, message: '' },
]
const waitFor = (trigger: TriggerKey, title: string, content: Partial<RuleForm> = {}) =>
  liveRule(server, admin, { trigger, actions: tell(title), ...content })
const titles = async () =>
  (
    await query<{ title: string }>(server, 'select title from staff_notifications where user_id = $1', [
      admin.userId,
    ])
  ).map(({ title }) => title)
const firstRun = async (ruleId: string) => {
  const [run] = await settledRuns(server, admin, ruleId)
  return readRun(server, admin, run?.id ?? '')
}

test('the past of every trigger can be asked', async () => {
  for (const trigger of triggerKeys) {
    const { status, body } = await server.call<DryRun>('POST', '/automations/dry-run', {
      as: admin,
      body: {
        rule: automationRule({
          trigger,
          actions: tell('Deneme'),
          ...(isSchedule(trigger) && {
            schedule: { every: 'day', at: '09:00', weekday: 1 },
            condition: {
              match: 'all',
              parts: [{ field: 'musteri.eposta', operator: 'not_empty', values: [] }],
            },
          }),
        }),
      },
    })
    expect([trigger, status, body.items === undefined]).toEqual([trigger, 200, false])
  }
})

test('a rate that has moved is told with how far', async () => {
  const enter = (rate: string) =>
    server.call('POST', '/staff/rates', {
      as: admin,
      body: { currency: 'EUR', rate, note: 'Deneme', is_confirmed: true },
    })
  await enter('40.0000')
  const rule = await waitFor('rates.changed', 'Kur: {{kur.eur}}', {
    condition: { match: 'all', parts: [{ field: 'kur.eur_degisim', operator: 'at_least', values: ['2'] }] },
  })
  await enter('40.2000')
  await enter('39.0000')
  await settledRuns(server, admin, rule.id, 2)
  expect((await runsOf(server, admin, rule.id)).map(({ status }) => status)).toEqual(['done', 'not_met'])
  expect(await firstRun(rule.id)).toMatchObject({
    facts: { 'kur.kaynak': 'manual', 'kur.eur': '39.0000', 'kur.eur_degisim': '2.985' },
    output: [{ link: '/staff/rates' }],
  })
  expect((await titles()).filter((title) => title.startsWith('Kur: '))).toHaveLength(1)
})

test('a setting is told with its area and with who has changed it', async () => {
  const rule = await waitFor('setting.changed', '{{ayar.konu}}: {{ayar.degistiren_adi}}', {
    condition: { match: 'all', parts: [{ field: 'ayar.konu', operator: 'is', values: ['pricing'] }] },
  })
  await server.call('PUT', '/luna/workflow/status', { as: staff, body: { status: 'paused' } })
  const { status } = await server.call('POST', '/staff/charges', {
    as: admin,
    body: {
      kind: 'ocean',
      title: 'Deniz navlunu, kural denemesi',
      unit: 'container',
      currency: 'EUR',
      unit_price: '1250.5',
      unit_cost: null,
      tax_code: 'KDV20',
      is_disbursement: false,
      transport_modes: ['sea_fcl'],
    },
  })
  expect(status).toBe(201)
  const runs = await settledRuns(server, admin, rule.id)
  expect(runs.filter((run) => run.status === 'done')).toHaveLength(1)
  const done = await readRun(server, admin, runs.find((run) => run.status === 'done')?.id ?? '')
  expect(done).toMatchObject({
    subject_id: settingAreas.pricing.id,
    subject_label: settingAreas.pricing.label,
    facts: { 'ayar.konu': 'pricing', 'ayar.degistiren': admin.userId },
    output: [{ link: '/staff/settings/marj' }],
  })
})

test('indices, the model and keys are settings too, and what changes nothing is no news', async () => {
  const rule = await waitFor('setting.changed', 'Ayar: {{ayar.konu}}', {
    condition: {
      match: 'all',
      parts: [
        { field: 'ayar.konu', operator: 'is_one_of', values: ['freight_indices', 'luna_model', 'api_keys'] },
      ],
    },
  })
  const tell = async (method: string, path: string, body?: object) => {
    const answer = await server.call<{ id: string; items: { id: string }[] }>(method, path, {
      as: admin,
      body,
    })
    expect([path, answer.status < 300]).toEqual([path, true])
    return answer.body
  }
  const lane = { name: 'Endeks', origin: 'Mersin', destination: 'Hamburg', unit: 'dry_40', month: '2026-01' }
  const indices = '/staff/benchmark/indices'
  await tell('POST', indices, {
    rows: [{ ...lane, usd: '1000', source: 'Deneme', published_on: '2026-01-05' }],
  })
  await tell('DELETE', `${indices}/${(await tell('GET', indices)).items[0]?.id}`)
  await tell('PUT', '/luna/model', { enabled: false, price_in: null, price_out: null, version: 0 })
  const { id } = await tell('POST', '/staff/api-keys', { name: 'Kural denemesi', customer_id: null })
  await tell('DELETE', `/staff/api-keys/${id}`)
  await tell('DELETE', `/staff/api-keys/${id}`)
  const done = (await settledRuns(server, admin, rule.id, 5)).filter(({ status }) => status === 'done')
  expect(done.map(({ subject_id }) => subject_id)).toEqual([
    settingAreas.api_keys.id,
    settingAreas.api_keys.id,
    settingAreas.luna_model.id,
    settingAreas.freight_indices.id,
    settingAreas.freight_indices.id,
  ])
  expect(await readRun(server, admin, done[0]?.id ?? '')).toMatchObject({
    facts: { 'ayar.degistiren': admin.userId },
    output: [{ link: '/staff/api-keys' }],
  })
})

test('a call is told with its outcome, and what Luna recommends with its customer', async () => {
  const customer = await wholeCustomer(server)
  const missed = await waitFor('contact.noted', 'Ulaşılamadı: {{musteri.firma}}', {
    condition: { match: 'all', parts: [{ field: 'gorusme.sonuc', operator: 'is', values: ['not_reached'] }] },
  })
  const advised = await waitFor('customer.advised', 'Öneri: {{musteri.firma}}')
  const note = (outcome: string) =>
    server.call('POST', `/customers/${customer.userId}/contacts`, {
      as: staff,
      body: { kind: 'call', outcome, text: 'Teklif soruldu.', follow_up_on: null },
    })
  expect([(await note('reached')).status, (await note('not_reached')).status]).toEqual([201, 201])
  await server.services.actAs(system, (tx) =>
    server.services.emit(tx, customerAdvised, [], {
      customer_id: customer.userId,
      recommendation_id: customer.userId,
      step: 'made',
    }),
  )
  await settledRuns(server, admin, missed.id, 2)
  expect((await runsOf(server, admin, missed.id)).map(({ status }) => status)).toEqual(['done', 'not_met'])
  expect((await firstRun(missed.id)).facts).toMatchObject({ 'gorusme.yapan': staff.userId })
  expect(await settledRuns(server, admin, advised.id)).toMatchObject([
    { status: 'done', subject: 'customer', subject_id: customer.userId },
  ])
})

test('a conversation begins with its first message, and anew with the next after it was closed', async () => {
  const rule = await waitFor('conversation.began', 'Konuşma: {{konusma.kisi}}')
  const person = await wholeCustomer(server)
  const customer = chattingCustomer(server, person)
  const guest = chattingGuest(server)
  const office = answeringStaff(server, staff)
  expect((await guest.introduce()).status).toBe(200)
  expect(await runsOf(server, admin, rule.id)).toEqual([])
  await guest.send('Merhaba')
  await guest.send('Orada mısınız?')
  await customer.send('Gemi kalktı mı?')
  const { id } = await office.begin(person.userId)
  await office.send(id, 'Dün kalktı.')
  await settledRuns(server, admin, rule.id, 2)
  const close = `/staff/chat/conversations/${id}/close`
  expect((await server.call('POST', close, { as: staff, body: {} })).status).toBe(200)
  await office.send(id, 'Bugün de vardı.')
  const runs = await settledRuns(server, admin, rule.id, 3)
  const facts = await Promise.all(runs.map(async (run) => (await readRun(server, admin, run.id)).facts))
  const begun = (by: string, isFirst: boolean) => ({ 'konusma.baslatan': by, 'konusma.ilk': `${isFirst}` })
  expect(facts).toMatchObject([begun('staff', false), begun('customer', true), begun('customer', true)])
})

test('all new work sets off what waits for it, also such as nobody is told of by itself', async () => {
  const rule = await waitFor('work_item.added', 'Yeni iş: {{is.baslik}}')
  const changed = await waitFor('work_item.changed', 'İş değişti: {{is.baslik}}')
  const customer = await wholeCustomer(server)
  const { id: request_id } = await waitingRequest(server, customer)
  const { id: quote_id, quote_no } = (await quoteDesk(server, staff).create({ request_id })).body
  await query(
    server,
    `insert into profiles (email, company, lead_source, created_at) values ($1, 'Unutulan', 'chatbot', now() - interval '60 days')`,
    [freshAddress()],
  )
  const changes = async () => (await runsOf(server, admin, changed.id)).length
  const before = await changes()
  await watchLeads(server.services)
  const fail = () =>
    server.services.actAs(system, (tx) =>
      server.services.emit(tx, quoteMailChanged, [], {
        ...{ quote_id, quote_no, request_id, kind: 'offer', state: 'failed' },
        ...{ reason: 'Adres yok.', work_for: staff.userId },
      }),
    )
  await fail()
  const kinds = async () =>
    (
      await query<{ kind: string }>(
        server,
        'select distinct w.kind from automation_runs r join work_items w on w.id = r.subject_id where r.rule_id = $1',
        [rule.id],
      )
    ).map(({ kind }) => kind)
  expect(await kinds()).toEqual(expect.arrayContaining(['new_request', 'forgotten_lead', 'mail_failed']))
  expect(await changes()).toBe(before)
  // Another failure is added to the words of what is open.
  await fail()
  expect(await changes()).toBe(before + 1)
})

test('a message of a carrier that nobody can place is told once', async () => {
  const rule = await waitFor('tracking_message.kept', 'İleti: {{iletim.kaynak}}')
  const unclear = [{ content: '{"x": 1}', why: 'Anlaşılamadı.' }]
  await takeMessage(server.services, 'dcsa', { events: [], unclear })
  await takeMessage(server.services, 'dcsa', { events: [], unclear })
  expect(await settledRuns(server, admin, rule.id)).toMatchObject([{ status: 'done' }])
  expect(await titles()).toContain('İleti: Denizyolu taşıyıcısı')
})

test('news of a shipment’s way set off what waits for it, and no note of operations', async () => {
  const customer = await wholeCustomer(server)
  const [shipment] = await query<{ id: string }>(
    server,
    `insert into shipments (shipment_number, customer_id, shipment_type, status, promised_at)
     values ('SH-KURAL', $1, 'sea', 'in_transit', now() + interval '9 days') returning id`,
    [customer.userId],
  )
  const awaited = ['location', 'customs', 'eta', 'delayed', 'delay', 'tracked', 'note'] as const
  const rules = await Promise.all(awaited.map((name) => waitFor(`shipment.${name}`, `Gönderi: ${name}`)))
  const tell = async (event: object) => {
    const body = { happened_at: new Date().toISOString(), ...event }
    const path = `/staff/shipments/${shipment?.id}/events`
    expect((await server.call('POST', path, { as: staff, body })).status).toBe(201)
  }
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString()
  const estimated = { kind: 'delivered', certainty: 'estimated' }
  await tell({ kind: 'customs_held', place_code: 'TRMER' })
  await tell({ ...estimated, happened_at: inDays(20), reason: 'Grev' })
  await tell({ ...estimated, happened_at: inDays(8), reason: 'Grev bitti' })
  await tell({ kind: 'note', note: 'Aktarma yarın sabah' })
  const counts = async () => {
    const runs = await Promise.all(rules.map((rule) => runsOf(server, admin, rule.id)))
    return Object.fromEntries(awaited.map((name, index) => [name, runs[index]?.length]))
  }
  expect(await counts()).toEqual({
    location: 1,
    customs: 1,
    eta: 2,
    delayed: 1,
    delay: 1,
    tracked: 4,
    note: 0,
  })
  const notes = { notes: 'Vinç ayarlandı.' }
  const path = `/staff/shipments/${shipment?.id}/operations`
  expect((await server.call('PUT', path, { as: staff, body: notes })).status).toBe(200)
  expect((await server.call('PUT', path, { as: staff, body: notes })).status).toBe(200)
  expect(await counts()).toMatchObject({ tracked: 4, note: 1 })
})

test('a colleague who is invited, and a rule that is written, are told', async () => {
  const invited = await waitFor('colleague.changed', 'Personel: {{personel.ad}}')
  const written = await waitFor('rule.changed', 'Kural: {{kural.ad}}')
  const { status } = await server.call('POST', '/staff/people', {
    as: admin,
    body: { email: 'kural.deneme@kervan.example', role: 'staff', full_name: 'Kural Deneme' },
  })
  expect(status).toBe(201)
  const other = await addRule(server, admin)
  expect(await settledRuns(server, admin, invited.id)).toMatchObject([{ subject_label: 'Kural Deneme' }])
  const runs = await settledRuns(server, admin, written.id)
  expect(runs.map(({ subject_id }) => subject_id)).toContain(other.id)
})

test('a webhook that nobody takes is told once it is given up, and not while it is tried', async () => {
  receiver.answer = (reply) => reply.writeHead(503).end()
  const calls = await liveRule(server, admin, {
    trigger: 'colleague.changed',
    actions: [{ type: 'webhook', url: `${receiver.base}/kanca` }],
  })
  const told = await waitFor('delivery.failed', 'Ulaşmadı: {{webhook.kural}}')
  await server.call('POST', '/staff/people', {
    as: admin,
    body: { email: 'kanca.deneme@kervan.example', role: 'staff', full_name: 'Kanca Deneme' },
  })
  await settledRuns(server, admin, calls.id)
  // The job of the server may have made the first try.
  const tried = async () =>
    (await query<{ most: number }>(server, 'select max(attempts) as most from automation_deliveries'))[0]
      ?.most ?? 0
  while ((await tried()) < mostTries - 1) {
    await query(server, `update automation_deliveries set next_try_at = now() where status = 'waiting'`)
    await deliverWebhooks(server.services)
  }
  expect(await runsOf(server, admin, told.id)).toEqual([])
  await query(server, `update automation_deliveries set next_try_at = now() where status = 'waiting'`)
  await deliverWebhooks(server.services)
  const run = await firstRun(told.id)
  expect(run.facts).toMatchObject({ 'webhook.kural': calls.name, 'webhook.durum': 'dead' })
  // It follows from the rule whose webhook it was.
  const [row] = await query<{ chain: string[] }>(server, 'select chain from automation_runs where id = $1', [
    run.id,
  ])
  expect(row?.chain).toEqual([calls.id])
})

test('what is about the office alone is told to nobody outside', async () => {
  const { status, body } = await server.call<{ data: { issues: { path: string }[] } }>(
    'POST',
    '/automations',
    {
      as: admin,
      body: automationRule({
        trigger: 'rates.changed',
        actions: [
          { type: 'mail', receiver: 'customer', person_id: null, subject: 'Kur', body: 'Kur' },
          { type: 'notify', receiver: 'representative', person_id: null, title: 'Kur', message: '' },
        ],
      }),
    },
  )
  expect(status).toBe(400)
  expect(body.data.issues.map(({ path }) => path)).toEqual(['actions.0.receiver', 'actions.1.receiver'])
})
