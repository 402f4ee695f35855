/** Rules do what they say, once, and the log tells what they saw and did. */
import { randomUUID } from 'node:crypto'
import type { RuleChange, RuleFigures } from '@kervan/domain/automations/automations.contract.ts'
import type { Rule } from '@kervan/domain/automations/rule.ts'
import type { DryRun } from '@kervan/domain/automations/run.ts'
import { outsideRunsPerRecord } from '@kervan/domain/automations/run-words.ts'
import { campaignChanged, subscriberChanged } from '@kervan/domain/newsletter/newsletter.events.ts'
import { workItemChanged } from '@kervan/domain/workqueue/workqueue.events.ts'
import { afterAll, expect, test } from 'vitest'
import { runSchedules } from '#features/automations/engine/run-schedules.jobs.ts'
import { system } from '#spine/database/act-as.ts'
import {
  addRule,
  automationRule,
  liveRule,
  readRun,
  runsOf,
  settledRuns,
  turnRule,
} from '#testing/automations.ts'
import { eventually } from '#testing/eventually.ts'
import { campaigns, setSender, sqlOf } from '#testing/newsletter.ts'
import { waitingRequest, wholeCustomer } from '#testing/orders.ts'
import { query } from '#testing/sign-in.ts'
import { startTestServer } from '#testing/test-server.ts'

// A server of its own: active rules would meet the requests of other tests.
const server = await startTestServer()
afterAll(() => server.close())
const [admin, staff] = [await server.signIn('admin'), await server.signIn('staff')]

const off = (rule: Rule) => turnRule(server, admin, rule.id, false)
const sea = { field: 'talep.tasima', operator: 'is' as const, values: ['sea'] }
const readRule = async (id: string) =>
  (await server.call<Rule>('GET', `/automations/${id}`, { as: staff })).body
const notices = (title: string) =>
  query<{ user_id: string; message: string; link: string }>(
    server,
    'select user_id, message, link from staff_notifications where title = $1',
    [title],
  )

test.each([
  'http://ornek.example/kervan',
  'https://10.0.0.5/kervan',
  'https://192.168.1.5:8443/kervan',
  'https://169.254.169.254/latest',
  'https://intranet/kervan',
  'http://127.0.0.1:8080/kervan',
])('a rule that calls %s is refused when it is saved, and says where', async (url) => {
  const { status, body } = await server.call<{ data: { issues: { path: string }[] } }>(
    'POST',
    '/automations',
    {
      as: admin,
      body: automationRule({ actions: [{ type: 'webhook', url }] }),
    },
  )
  expect(status).toBe(422)
  expect(body.data.issues.map(({ path }) => path)).toEqual(['actions.0.url'])
})

test('a rule tells of a request once, and the log says what the condition saw', async () => {
  const customer = await wholeCustomer(server)
  const rule = await liveRule(server, admin, {
    condition: { match: 'any', parts: [sea, { field: 'talep.numara', operator: 'not_empty', values: [] }] },
    actions: [
      {
        type: 'notify',
        receiver: 'person',
        person_id: staff.userId,
        title: `Yeni ${admin.userId}`,
        message: '{{talep.numara}}',
      },
    ],
  })
  const { id } = await waitingRequest(server, customer)
  const [run] = await settledRuns(server, admin, rule.id)
  expect(run).toMatchObject({ status: 'done', subject: 'request', subject_id: id, attempts: 1 })
  const detail = await readRun(server, staff, run?.id ?? '')
  expect(detail.seen).toHaveLength(2)
  expect(detail.facts).toMatchObject({ 'talep.numara': run?.subject_label })
  expect(detail.output).toMatchObject([{ type: 'notify', link: `/staff/requests?request=${id}` }])
  expect(await notices(`Yeni ${admin.userId}`)).toEqual([
    { user_id: staff.userId, message: run?.subject_label, link: `/staff/requests?request=${id}` },
  ])
  expect(await readRule(rule.id)).toMatchObject({ execution_count: 1, last_executed: run?.finished_at })
  await off(rule)
  await waitingRequest(server, customer)
  expect(await runsOf(server, admin, rule.id)).toHaveLength(1)
})

test('what happens in the newsletter is met with what is known of it', async () => {
  const [subscriber] = await query<{ id: string; email: string }>(
    server,
    `insert into newsletter_subscribers (email, name, subscription_source, status)
     values ('abone-' || uuidv7() || '@ornek.example', 'Naz Ergin', 'fair', 'active') returning id, email`,
    [],
  )
  const [campaign] = await query<{ id: string }>(
    server,
    `insert into newsletter_campaigns (title, subject, segment, status, created_by) values ('Nisan', 'Nisan', '{}', 'sent', $1) returning id`,
    [staff.userId],
  )
  const at = (field: string, value: string) => ({
    condition: { match: 'all' as const, parts: [{ field, operator: 'is' as const, values: [value] }] },
  })
  const tell = (title: string) => [
    { type: 'notify' as const, receiver: 'responsible' as const, person_id: null, title, message: '' },
  ]
  const rules = [
    await liveRule(server, admin, {
      trigger: 'subscriber.changed',
      ...at('abone.durum', 'active'),
      actions: tell('Abone: {{abone.ad}}, {{abone.kaynak}}'),
    }),
    await liveRule(server, admin, {
      trigger: 'campaign.changed',
      ...at('kampanya.durum', 'sent'),
      actions: tell('Bitti: {{kampanya.baslik}}'),
    }),
  ]
  await server.services.actAs(system, async (tx) => {
    await server.services.emit(tx, subscriberChanged, ['staff'], { subscriber_id: subscriber?.id ?? '' })
    await server.services.emit(tx, campaignChanged, ['staff'], { campaign_id: campaign?.id ?? '' })
  })
  for (const [at, label] of [subscriber?.email, 'Nisan'].entries())
    expect(await settledRuns(server, admin, rules[at]?.id ?? '')).toMatchObject([
      { status: 'done', subject_label: label },
    ])
  // A subscriber who is no customer is nobody's; a campaign is its writer's.
  expect((await notices('Abone: Naz Ergin, Fuar')).map(({ link }) => link)).toContain(
    `/newsletter?subscriber=${subscriber?.id}`,
  )
  expect(await notices('Bitti: Nisan')).toMatchObject([
    { user_id: staff.userId, link: `/newsletter/campaigns/${campaign?.id}` },
  ])
  for (const rule of rules) {
    await off(rule)
    const { body } = await server.call<DryRun>('POST', '/automations/dry-run', { as: admin, body: { rule } })
    expect(body.items.filter(({ met }) => met)).toHaveLength(1)
  }
})

test('the same event again is the same run', async () => {
  const rule = await liveRule(server, admin, {
    trigger: 'quote.sent',
    actions: [
      { type: 'notify', receiver: 'admins', person_id: null, title: '{{teklif.numara}}', message: '' },
    ],
  })
  const replay = (key: string) =>
    query(
      server,
      `insert into automation_runs (rule_id, event_key, trigger, subject, subject_id) values ($1, $2, 'quote.sent', 'quote', $3)
       on conflict do nothing`,
      [rule.id, key, randomUUID()],
    )
  const key = randomUUID()
  await Promise.all([replay(key), replay(key), replay(key)])
  expect(await settledRuns(server, admin, rule.id)).toMatchObject([
    { status: 'not_met', error: 'Kayıt artık yok.' },
  ])
  await off(rule)
})

test('every action does its work', async () => {
  const customer = await wholeCustomer(server)
  const person = { person_id: staff.userId }
  const rule = await liveRule(server, admin, {
    actions: [
      { type: 'assign', to: 'person', ...person },
      {
        type: 'create_work',
        title: 'Ara: {{talep.numara}}',
        description: '',
        priority: 'high',
        due_hours: 4,
        assign_to: 'person',
        ...person,
      },
      {
        type: 'mail',
        receiver: 'customer',
        person_id: null,
        subject: 'Talebiniz {{talep.numara}}',
        body: 'Sayın <b>{{musteri.ad}}</b>',
      },
      { type: 'set_field', field: 'talep.ofis_notu', value: 'Kuraldan: {{talep.tasima}}' },
      { type: 'webhook', url: 'https://ornek.example/kervan' },
    ],
  })
  const { id } = await waitingRequest(server, customer)
  const [run] = await settledRuns(server, admin, rule.id)
  expect(run).toMatchObject({ status: 'done', error: '' })
  const number = run?.subject_label
  const [work] = await query<{ assigned_to: string }>(
    server,
    "select assigned_to from work_items where request_id = $1 and status = 'open'",
    [id],
  )
  expect(work?.assigned_to).toBe(staff.userId)
  expect(
    await query(
      server,
      "select priority, assigned_to from work_items where kind = 'automation' and title = $1",
      [`Ara: ${number}`],
    ),
  ).toEqual([{ priority: 'high', assigned_to: staff.userId }])
  expect(await query(server, 'select staff_notes from requests where id = $1', [id])).toMatchObject([
    { staff_notes: expect.stringMatching(/^Kuraldan: (Deniz|Hava|Kara)$/) },
  ])
  const mail = await eventually('the mail arrives', async () => {
    const [found] = await query<{ letter: { paragraphs: string[] } }>(
      server,
      'select letter from inbox_mails where subject = $1',
      [`Talebiniz ${number}`],
    )
    return found
  })
  expect(JSON.stringify(mail.letter)).toContain('Sayın <b>')
  expect(await query(server, 'select url from automation_deliveries where run_id = $1', [run?.id])).toEqual([
    { url: 'https://ornek.example/kervan' },
  ])
  await off(rule)
})

test('a delay waits, and what has happened in the meantime ends it', async () => {
  const customer = await wholeCustomer(server)
  const unless = {
    match: 'all' as const,
    parts: [{ field: 'talep.aciliyet', operator: 'is' as const, values: ['low'] }],
  }
  const rule = await liveRule(server, admin, { delay_minutes: 60, unless })
  const [first, second] = [await waitingRequest(server, customer), await waitingRequest(server, customer)]
  const waiting = await settledRuns(server, admin, rule.id, 2)
  expect(waiting.map(({ status }) => status)).toEqual(['delayed', 'delayed'])
  // To wait is no try: each still has its three.
  expect(waiting.map(({ attempts }) => attempts)).toEqual([0, 0])
  expect(Date.parse(waiting[0]?.due_at ?? '') - Date.parse(waiting[0]?.occurred_at ?? '')).toBe(3_600_000)
  await query(server, "update requests set urgency_level = 'low' where id = $1", [first.id])
  await query(server, 'update automation_runs set due_at = now() where rule_id = $1', [rule.id])
  const settled = await eventually('both are settled', async () => {
    const runs = await runsOf(server, admin, rule.id)
    return runs.every(({ status }) => status !== 'delayed') && runs
  })
  const statusOf = (id: string) => settled.find((run) => run.subject_id === id)?.status
  expect([statusOf(first.id), statusOf(second.id)]).toEqual(['unless_met', 'done'])
  await off(rule)
})

test('what has happened in the meantime ends a run that comes late, too', async () => {
  const customer = await wholeCustomer(server)
  const unless = {
    match: 'all' as const,
    parts: [{ field: 'talep.aciliyet', operator: 'is' as const, values: ['low'] }],
  }
  const rule = await liveRule(server, admin, { delay_minutes: 60, unless })
  const requests = [await waitingRequest(server, customer), await waitingRequest(server, customer)]
  await query(server, "update requests set urgency_level = 'low' where id = $1", [requests[0]?.id])
  // Nobody had looked at them while the program was down.
  await query(
    server,
    `insert into automation_runs (rule_id, event_key, trigger, subject, subject_id, occurred_at)
     select $1, 'late ' || id, 'request.created', 'request', id, now() - interval '3 hours' from unnest($2::uuid[]) as id`,
    [rule.id, requests.map(({ id }) => id)],
  )
  const late = (await settledRuns(server, admin, rule.id, 4)).slice(0, 2)
  const runOf = (id = '') => late.find((run) => run.subject_id === id)
  expect(requests.map(({ id }) => runOf(id)?.status)).toEqual(['unless_met', 'done'])
  expect(await readRun(server, admin, runOf(requests[0]?.id)?.id ?? '')).toMatchObject({
    unless_seen: [{ field: 'talep.aciliyet', seen: 'low', met: true }],
  })
  // Asked for again, it does not wait, but is as needless as before.
  const again = `/automation-runs/${runOf(requests[0]?.id)?.id}/again`
  expect((await server.call('POST', again, { as: admin })).status).toBe(200)
  const [newest] = await settledRuns(server, admin, rule.id, 5)
  expect(newest).toMatchObject({ status: 'unless_met' })
  await off(rule)
})

test('a rule that fails is tried again, paused, reported, repaired, and its failed runs are run again', async () => {
  const customer = await wholeCustomer(server)
  const leaving = await server.signIn('staff')
  const rule = await liveRule(server, admin, {
    actions: [{ type: 'assign', to: 'person', person_id: leaving.userId }],
  })
  await query(server, 'update users set disabled_at = now() where id = $1', [leaving.userId])
  for (let at = 0; at < 5; at += 1) await waitingRequest(server, customer)
  await eventually('the rule is paused', async () => {
    await query(
      server,
      "update automation_runs set due_at = now() where rule_id = $1 and status = 'waiting'",
      [rule.id],
    )
    return (await readRule(rule.id)).state === 'paused'
  })
  const runs = await runsOf(server, admin, rule.id)
  expect(runs.map(({ status, attempts, error }) => ({ status, attempts, error }))).toEqual(
    Array(5).fill({ status: 'failed', attempts: 3, error: 'Seçilen kişi artık ofiste değil.' }),
  )
  expect(await readRule(rule.id)).toMatchObject({
    execution_count: 0,
    last_executed: null,
    failures_in_row: 5,
  })
  expect((await notices(`Otomasyon duraklatıldı: ${rule.name}`)).map(({ user_id }) => user_id)).toContain(
    admin.userId,
  )
  await waitingRequest(server, customer)
  expect(await runsOf(server, admin, rule.id)).toHaveLength(5)

  const on = () =>
    server.call('POST', `/automations/${rule.id}/toggle`, { as: admin, body: { is_active: true } })
  expect((await on()).body).toMatchObject({
    code: 'RULE_INVALID',
    data: { issues: [{ path: 'actions.0.person_id' }] },
  })
  const repaired = automationRule({
    name: rule.name,
    actions: [{ type: 'assign', to: 'person', person_id: staff.userId }],
  })
  const { version } = await readRule(rule.id)
  expect(
    (await server.call('PUT', `/automations/${rule.id}`, { as: admin, body: { version, rule: repaired } }))
      .status,
  ).toBe(200)
  expect((await on()).body).toMatchObject({ state: 'active', failures_in_row: 0 })
  const again = () => server.call('POST', `/automation-runs/${runs[0]?.id}/again`, { as: admin })
  const answers = await Promise.all([again(), again()])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const [newest] = await settledRuns(server, admin, rule.id, 6)
  expect(newest).toMatchObject({ status: 'done', again_of: runs[0]?.id })
  expect((await readRule(rule.id)).execution_count).toBe(1)
  await off(rule)
})

test('a rule that sets itself off is stopped and reported', async () => {
  // Past the check that refuses it when it is saved.
  const rule = await addRule(server, admin, {
    trigger: 'work_item.done',
    actions: [
      {
        type: 'create_work',
        title: 'Yine',
        description: '',
        priority: 'low',
        due_hours: 1,
        assign_to: 'nobody',
        person_id: null,
      },
    ],
  })
  await query(
    server,
    "update automation_rules set trigger = 'work_item.added', is_active = true where id = $1",
    [rule.id],
  )
  await query(
    server,
    `insert into automation_runs (rule_id, event_key, trigger, subject, subject_id)
     select $1, w.id::text, 'work_item.added', 'work_item', w.id from work_items w order by w.id desc limit 1`,
    [rule.id],
  )
  const runs = await eventually('the second is stopped', async () => {
    const found = await runsOf(server, admin, rule.id)
    return found.some(({ status }) => status === 'stopped') && found
  })
  const stopped = runs.filter(({ status }) => status === 'stopped')
  expect(await readRun(server, admin, stopped[0]?.id ?? '')).toMatchObject({
    chain: [rule.name],
    error: 'Kural kendini yeniden tetikledi; bu çalışma durduruldu.',
  })
  expect(await notices(`Otomasyon durduruldu: ${rule.name}`)).not.toEqual([])
  expect(
    await query(server, "select count(*)::int as made from work_items where title = 'Yine'", []),
  ).toEqual([{ made: runs.length - stopped.length }])
  await off(rule)
})

test('five rules may follow from each other, and the sixth is stopped with that as its reason', async () => {
  const { id } = await waitingRequest(server, await wholeCustomer(server))
  const rule = await liveRule(server, admin, { trigger: 'request.analysed' })
  for (const length of [4, 5])
    await query(
      server,
      `insert into automation_runs (rule_id, event_key, trigger, subject, subject_id, chain)
       select $1, $3::text, 'request.analysed', 'request', $2, array(select uuidv7() from generate_series(1, $3::int))`,
      [rule.id, id, length],
    )
  const runs = await settledRuns(server, admin, rule.id, 2)
  const reason = 'Art arda en çok 5 kural birbirini tetikleyebilir; zinciri uzatan bu çalışma durduruldu.'
  expect(runs.map(({ status, error }) => [status, error]).sort()).toEqual([
    ['done', ''],
    ['stopped', reason],
  ])
  expect(await notices(`Otomasyon durduruldu: ${rule.name}`)).toContainEqual(
    expect.objectContaining({ message: `${reason} Koşulunu veya yaptıklarını daraltın.` }),
  )
  await off(rule)
})

test('a rule that reaches outside is stopped where it acts again and again on one record', async () => {
  const { id } = await waitingRequest(server, await wholeCustomer(server))
  const rule = await liveRule(server, admin, {
    trigger: 'request.edited',
    actions: [{ type: 'webhook', url: 'https://ornek.example/kervan' }],
  })
  const noted = (count: number, status: string) =>
    query(
      server,
      `insert into automation_runs (rule_id, event_key, trigger, subject, subject_id, status, finished_at)
       select $1, uuidv7()::text, 'request.edited', 'request', $2, $3, case when $3 = 'done' then now() end
       from generate_series(1, $4)`,
      [rule.id, id, status, count],
    )
  await noted(outsideRunsPerRecord - 1, 'done')
  await noted(3, 'waiting')
  const runs = await settledRuns(server, admin, rule.id, 3)
  expect(
    runs
      .slice(0, 3)
      .map(({ status, error }) => [status, error])
      .sort(),
  ).toEqual([
    ['done', ''],
    ...Array(2).fill(['stopped', 'Bu kayıt için bir saatte 60 kez çalıştı; gerisi durduruldu.']),
  ])
  expect(await notices(`Otomasyon durduruldu: ${rule.name}`)).toContainEqual(
    expect.objectContaining({ user_id: admin.userId }),
  )
  // Somebody who wants one of them gets it.
  const stopped = runs.find(({ status }) => status === 'stopped')
  await server.call('POST', `/automation-runs/${stopped?.id}/again`, { as: admin })
  await eventually('it is done', async () =>
    (await runsOf(server, admin, rule.id)).some(
      ({ again_of, status }) => again_of === stopped?.id && status === 'done',
    ),
  )
  await off(rule)
})

test('what was noted while its rule was switched off is dropped', async () => {
  const { id } = await waitingRequest(server, await wholeCustomer(server))
  const rule = await addRule(server, admin, {})
  await query(
    server,
    `insert into automation_runs (rule_id, event_key, trigger, subject, subject_id) values ($1, 'x', 'request.created', 'request', $2)`,
    [rule.id, id],
  )
  expect(await settledRuns(server, admin, rule.id)).toMatchObject([
    { status: 'dropped', error: 'Kural kapatıldı.' },
  ])
})

test('what waits for a rule that is about other things now is not done in its new words', async () => {
  const rule = await liveRule(server, admin, { delay_minutes: 60 })
  await waitingRequest(server, await wholeCustomer(server))
  await settledRuns(server, admin, rule.id)
  const quotes = automationRule({
    trigger: 'quote.sent',
    delay_minutes: 60,
    actions: [
      { type: 'notify', receiver: 'admins', person_id: null, title: '{{teklif.numara}}', message: '' },
    ],
  })
  const { version } = await readRule(rule.id)
  await server.call('PUT', `/automations/${rule.id}`, { as: admin, body: { version, rule: quotes } })
  await query(server, 'update automation_runs set due_at = now() where rule_id = $1', [rule.id])
  const run = await eventually('it is settled', async () => {
    const [found] = await runsOf(server, admin, rule.id)
    return found?.status !== 'delayed' && found
  })
  expect(run).toMatchObject({ status: 'dropped', error: 'Kural değişti; artık başka kayıtlarla ilgili.' })
  await off(rule)
})

test('a rule that waits for something else now meets it of a record that it has met before', async () => {
  const notify = {
    type: 'notify' as const,
    receiver: 'admins' as const,
    person_id: null,
    title: 'İş',
    message: '',
  }
  const content = (trigger: 'work_item.added' | 'work_item.done') =>
    automationRule({ trigger, actions: [notify] })
  const rule = await liveRule(server, admin, content('work_item.added'))
  const item = { work_item_id: randomUUID(), kind: 'question' as const, title: 'Soru' }
  const change = (added: boolean) =>
    server.services.actAs(system, (tx) =>
      server.services.emit(tx, workItemChanged, ['staff'], {
        ...item,
        added,
        status: added ? 'open' : 'done',
      }),
    )
  await change(true)
  await change(true)
  await settledRuns(server, admin, rule.id)
  const { version } = await readRule(rule.id)
  await server.call('PUT', `/automations/${rule.id}`, {
    as: admin,
    body: { version, rule: content('work_item.done') },
  })
  await change(false)
  await change(false)
  const runs = await settledRuns(server, admin, rule.id, 2)
  expect(runs.map(({ trigger }) => trigger)).toEqual(['work_item.done', 'work_item.added'])
  await off(rule)
})

test('circles and people who have left are refused when a rule is saved', async () => {
  const work = {
    type: 'create_work' as const,
    title: 'x',
    description: '',
    priority: 'low' as const,
    due_hours: 1,
    assign_to: 'nobody' as const,
    person_id: null,
  }
  const save = (body: object) =>
    server.call<{ code: string; data: { issues: { path: string; message: string }[] } }>(
      'POST',
      '/automations',
      { as: admin, body },
    )
  const circle = automationRule({ trigger: 'work_item.added', actions: [work] })
  expect((await save(circle)).body).toMatchObject({
    code: 'RULE_INVALID',
    data: {
      issues: [
        { path: 'actions', message: `Bu kural kendini yeniden tetikler: ${circle.name} → ${circle.name}.` },
      ],
    },
  })
  const gone = automationRule({ actions: [{ type: 'assign', to: 'person', person_id: randomUUID() }] })
  expect((await save(gone)).body.data.issues).toMatchObject([{ path: 'actions.0.person_id' }])
  expect((await save({ ...gone, condition: { match: 'all', parts: [{ ...sea, field: 'x' }] } })).status).toBe(
    400,
  )
  expect((await server.call('POST', '/automations', { as: staff, body: automationRule() })).status).toBe(403)
})

test('a dry run shows what would have happened and writes nothing', async () => {
  const customer = await wholeCustomer(server)
  const { id } = await waitingRequest(server, customer)
  const rule = automationRule({
    actions: [
      { type: 'mail', receiver: 'customer', person_id: null, subject: 'x', body: 'x' },
      { type: 'assign', to: 'least_busy', person_id: null },
      {
        type: 'create_work',
        title: 'x',
        description: '',
        priority: 'low',
        due_hours: 1,
        assign_to: 'nobody',
        person_id: null,
      },
      { type: 'set_field', field: 'talep.aciliyet', value: 'high' },
      { type: 'webhook', url: 'https://ornek.example' },
    ],
  })
  // Every table but those that signing in and its limits write by the way.
  const whole = async () => {
    const tables = await query<{ name: string }>(
      server,
      "select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('sessions', 'limits') order by 1",
      [],
    )
    const sums = await Promise.all(
      tables.map(async ({ name }) => {
        const [row] = await query<{ sum: string }>(
          server,
          `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from ${name} t`,
          [],
        )
        return [name, row?.sum]
      }),
    )
    return Object.fromEntries(sums)
  }
  await eventually('nothing else is under way', async () => {
    const [open] = await query<{ count: number }>(
      server,
      "select (select count(*) from pgboss.job where state in ('created', 'active', 'retry') and start_after <= now())::int + (select count(*) from outbox where position is null)::int as count",
      [],
    )
    return open?.count === 0
  })
  const before = await whole()
  const { status, body } = await server.call<DryRun>('POST', '/automations/dry-run', {
    as: admin,
    body: { rule },
  })
  expect(status).toBe(200)
  expect(await whole()).toEqual(before)
  expect(body.items.find(({ subject_id }) => subject_id === id)).toMatchObject({
    met: true,
    output: [
      { type: 'mail', text: 'E-posta gönderilirdi: x' },
      { type: 'assign' },
      { type: 'create_work' },
      { type: 'set_field' },
      { type: 'webhook', to: 'https://ornek.example' },
    ],
  })
  expect(body.met).toBe(body.looked_at)
  // What has happened in the meantime would have made it needless.
  const waits = {
    ...rule,
    delay_minutes: 60,
    unless: { match: 'all', parts: [{ field: 'talep.numara', operator: 'not_empty', values: [] }] },
  }
  const later = await server.call<DryRun>('POST', '/automations/dry-run', {
    as: admin,
    body: { rule: waits },
  })
  expect(later.body).toMatchObject({ met: 0, looked_at: body.looked_at })
  expect(later.body.items[0]).toMatchObject({ met: false, unless_seen: [{ met: true }], output: [] })
})

test('a dry run of what only the outbox remembers says how far back it has looked', async () => {
  const customer = await wholeCustomer(server)
  const { id } = await waitingRequest(server, customer)
  const { body } = await server.call<DryRun>('POST', '/automations/dry-run', {
    as: admin,
    body: { rule: automationRule({ trigger: 'request.edited' }) },
  })
  expect(body.is_complete).toBe(false)
  expect((Date.now() - Date.parse(body.from)) / 86_400_000).toBeCloseTo(7, 1)
  expect(body.items.some(({ subject_id }) => subject_id === id)).toBe(false)
})

test('a schedule runs once per row and period, and not for a time that has passed when it is switched on', async () => {
  const customer = await wholeCustomer(server)
  const rule = await liveRule(server, admin, {
    trigger: 'schedule.customer',
    schedule: { every: 'hour', at: '09:00', weekday: 1 },
    condition: {
      match: 'all',
      parts: [{ field: 'musteri.eposta', operator: 'is', values: [`${customer.userId}@musteri.example`] }],
    },
    actions: [
      { type: 'notify', receiver: 'admins', person_id: null, title: '{{musteri.eposta}}', message: '' },
    ],
  })
  const services = server.services
  await runSchedules(services)
  expect(await runsOf(server, admin, rule.id)).toEqual([])
  const email = (
    await query<{ email: string }>(server, 'select email from profiles where id = $1', [customer.userId])
  )[0]?.email
  await query(
    server,
    `update automation_rules set condition = jsonb_set(condition, '{parts,0,values,0}', to_jsonb($2::text)) where id = $1`,
    [rule.id, email],
  )
  const later = new Date(Date.now() + 3_600_000)
  await Promise.all([runSchedules(services, later), runSchedules(services, later)])
  await runSchedules(services, later)
  expect(await settledRuns(server, admin, rule.id)).toHaveLength(1)
  await off(rule)
})

test('a time that passed while nobody looked is made up for once; one that is chosen anew begins with its next', async () => {
  const customer = await wholeCustomer(server)
  const [known] = await query<{ email: string }>(server, 'select email from profiles where id = $1', [
    customer.userId,
  ])
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
  const weekday = daysAgo(2).getUTCDay() || 7
  const content = (schedule: Rule['schedule']) =>
    automationRule({
      trigger: 'schedule.customer',
      schedule,
      condition: {
        match: 'all',
        parts: [{ field: 'musteri.eposta', operator: 'is', values: [known?.email ?? ''] }],
      },
      actions: [
        { type: 'notify', receiver: 'admins', person_id: null, title: '{{musteri.eposta}}', message: '' },
      ],
    })
  const rule = await liveRule(server, admin, content({ every: 'week', at: '12:00', weekday }))
  await runSchedules(server.services)
  expect(await runsOf(server, admin, rule.id)).toEqual([])
  const set = (period: string) =>
    query(server, 'update automation_counts set last_period = $2 where rule_id = $1', [rule.id, period])
  await set(daysAgo(30).toISOString().slice(0, 10))
  await runSchedules(server.services)
  await runSchedules(server.services)
  expect(await settledRuns(server, admin, rule.id)).toHaveLength(1)
  const { version } = await readRule(rule.id)
  const changed = await server.call('PUT', `/automations/${rule.id}`, {
    as: admin,
    body: { version, rule: content({ every: 'day', at: '00:00', weekday: 1 }) },
  })
  expect(changed.status).toBe(200)
  await runSchedules(server.services)
  expect(await runsOf(server, admin, rule.id)).toHaveLength(1)
  await runSchedules(server.services, new Date(Date.now() + 86_400_000))
  expect(await settledRuns(server, admin, rule.id, 2)).toHaveLength(2)
  await off(rule)
})

test('a dry run of a rule that is changed does not meet the rule as it is stored', async () => {
  const work = {
    type: 'create_work' as const,
    title: 'x',
    description: '',
    priority: 'low' as const,
    due_hours: 1,
    assign_to: 'nobody' as const,
    person_id: null,
  }
  const stored = await liveRule(server, admin, { trigger: 'work_item.changed', actions: [work] })
  const rule = automationRule({
    trigger: 'work_item.added',
    actions: [{ type: 'assign', to: 'least_busy', person_id: null }],
  })
  const dry = (id?: string) =>
    server.call('POST', '/automations/dry-run', { as: admin, body: { rule, ...(id && { id }) } })
  expect((await dry()).body).toMatchObject({ code: 'RULE_INVALID' })
  expect((await dry(stored.id)).status).toBe(200)
  await off(stored)
})

test('a customer whose address takes no mail, or who has complained of it, is not mailed by a rule', async () => {
  const customer = await wholeCustomer(server)
  const rule = await liveRule(server, admin, {
    actions: [
      { type: 'mail', receiver: 'customer', person_id: null, subject: 'Talebiniz', body: 'Bakıyoruz.' },
    ],
  })
  const bar = (reason: string) =>
    query(
      server,
      `insert into newsletter_suppressions (email, reason) select email, $2 from profiles where id = $1
       on conflict (email) do update set reason = excluded.reason`,
      [customer.userId, reason],
    )
  const said: (string | undefined)[] = []
  for (const [at, reason] of ['refused', 'bounced', 'complained'].entries()) {
    await bar(reason)
    await waitingRequest(server, customer)
    const [run] = await settledRuns(server, admin, rule.id, at + 1)
    said.push((await readRun(server, admin, run?.id ?? '')).output[0]?.text)
  }
  // Who wants no newsletter still wants to hear of what they have asked for.
  expect(said).toEqual([
    'E-posta gönderildi: Talebiniz',
    'E-posta gönderilmedi: bu adrese giden e-postalar geri dönüyor.',
    'E-posta gönderilmedi: müşteri e-postalarımızı istenmeyen olarak bildirdi.',
  ])
  await off(rule)
})

test('customers who have long been quiet get a template of the newsletter once, if they subscribe to it', async () => {
  await setSender(sqlOf(server))
  const quiet = [await wholeCustomer(server), await wholeCustomer(server), await wholeCustomer(server)]
  const [subscriber, refused] = quiet.map(({ userId }) => userId)
  for (const customer of quiet) await waitingRequest(server, customer)
  await query(
    server,
    "update requests set created_at = now() - interval '100 days' where customer_id = any($1)",
    [quiet.map(({ userId }) => userId)],
  )
  await query(
    server,
    `insert into newsletter_subscribers (email, subscription_source, status, consent_at)
     select email, 'portal', case when id = $1 then 'active' else 'unsubscribed' end, now() from profiles where id = any($2)`,
    [subscriber, [subscriber, refused]],
  )
  const office = campaigns(server, staff)
  const draft = await office.write('Sizi özledik')
  await query(server, 'update newsletter_campaigns set is_template = true where id = $1', [draft.id])
  const action = { type: 'newsletter' as const, template_id: draft.id }
  const long = {
    trigger: 'schedule.customer' as const,
    schedule: { every: 'hour' as const, at: '09:00', weekday: 1 },
    condition: {
      match: 'all' as const,
      parts: [{ field: 'musteri.son_talep', operator: 'hours_ago_over' as const, values: ['2160'] }],
    },
    actions: [action],
  }
  const gone = automationRule({ ...long, actions: [{ ...action, template_id: randomUUID() }] })
  expect((await server.call('POST', '/automations', { as: admin, body: gone })).status).toBe(422)
  const rule = await liveRule(server, admin, long)
  const dry = await server.call<DryRun>('POST', '/automations/dry-run', {
    as: admin,
    body: { rule: automationRule(long) },
  })
  expect(dry.body.met).toBe(3)
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)
  await runSchedules(server.services, inHours(1))
  const said = async (count: number) =>
    (await settledRuns(server, admin, rule.id, count)).map(
      async ({ id }) => (await readRun(server, admin, id)).output[0]?.text,
    )
  expect((await Promise.all(await said(3))).toSorted()).toEqual([
    'Bülten gönderildi: Sizi özledik',
    'Bülten gönderilmedi: abone değil ya da izni yok.',
    'Bülten gönderilmedi: abone değil ya da izni yok.',
  ])
  await runSchedules(server.services, inHours(2))
  expect(await Promise.all(await said(6))).toContain('Bülten gönderilmedi: daha önce gönderildi.')
  const mails = () => query(server, "select recipient from inbox_mails where subject = 'Sizi özledik'", [])
  const [known] = await query<{ email: string }>(server, 'select email from profiles where id = $1', [
    subscriber,
  ])
  await eventually('the mail arrives', async () => (await mails()).length > 0)
  expect(await mails()).toEqual([{ recipient: known?.email }])
  const [series] = await query<{ campaign_type: string; sent_count: number }>(
    server,
    'select campaign_type, sent_count from newsletter_campaigns where template_id = $1',
    [draft.id],
  )
  expect(series?.campaign_type).toBe('series')
  // What a paused series has taken on says so.
  const paused = "update newsletter_campaigns set status = 'paused' where template_id = $1"
  await query(server, paused, [draft.id])
  await query(
    server,
    "update newsletter_subscribers set status = 'active' where email = (select email from profiles where id = $1)",
    [refused],
  )
  await runSchedules(server.services, inHours(3))
  expect(await Promise.all(await said(9))).toContain(
    'Bülten sırada; serisi duraklatıldığı için bekliyor: Sizi özledik',
  )
  await off(rule)
  const remove = () => server.call('DELETE', `/newsletter/campaigns/${draft.id}`, { as: staff })
  expect((await remove()).body).toMatchObject({
    code: 'TEMPLATE_IN_USE',
    message: expect.stringContaining(`«${rule.name}» otomasyonu`),
  })
  await server.call('DELETE', `/automations/${rule.id}`, { as: admin })
  expect((await remove()).status).toBe(200)
})

test('counts are true to the log, also after old runs were swept, and figures and history tell of them', async () => {
  const customer = await wholeCustomer(server)
  const rule = await liveRule(server, admin)
  for (let at = 0; at < 3; at += 1) await waitingRequest(server, customer)
  await settledRuns(server, admin, rule.id, 3)
  const [counted] = await query(
    server,
    `select c.execution_count - c.swept_count - count(r.id) filter (where r.status = 'done') as difference,
       c.last_executed = max(r.finished_at) as is_last
     from automation_counts c join automation_runs r on r.rule_id = c.rule_id where c.rule_id = $1 group by c.rule_id`,
    [rule.id],
  )
  expect(counted).toEqual({ difference: '0', is_last: true })
  const { body } = await server.call<RuleFigures>('GET', `/automations/${rule.id}/figures`, { as: staff })
  expect(body).toMatchObject({ execution_count: 3, last_30_days: { done: 3, failed: 0 } })
  expect(body.days).toHaveLength(30)
  expect(body.days.at(-1)).toMatchObject({ done: 3 })
  await off(rule)
  const history = await server.call<{ items: RuleChange[] }>('GET', `/automations/${rule.id}/history`, {
    as: staff,
  })
  expect(
    history.body.items.map(({ action, changes }) => [action, changes.map(({ field }) => field)]),
  ).toMatchObject([
    ['update', ['is_active']],
    ['update', ['is_active']],
    ['insert', expect.arrayContaining(['name', 'trigger'])],
  ])
})

test('delivered rules are there, can be switched, and cannot be removed or rewritten', async () => {
  const { body } = await server.call<{ items: Rule[] }>('GET', '/automations?kind=builtin&limit=50', {
    as: staff,
  })
  expect(body.items).toHaveLength(9)
  const rule = body.items.find(({ builtin }) => builtin === 'remind_of_quote')
  const id = rule?.id ?? ''
  expect((await server.call('DELETE', `/automations/${id}`, { as: admin })).body).toMatchObject({
    code: 'RULE_BUILTIN',
  })
  const set = (days: number) =>
    server.call('PUT', `/automations/${id}/parameters`, {
      as: admin,
      body: { version: rule?.version, parameters: { days } },
    })
  expect((await set(0)).body).toMatchObject({ code: 'RULE_INVALID' })
  expect((await set(5)).body).toMatchObject({ parameters: { days: 5 } })
  expect((await set(6)).body).toMatchObject({ code: 'STALE' })
  await turnRule(server, admin, id, false)
  expect(
    await query(
      server,
      "select is_on, parameters from automation_switches where job = 'remind_of_quote'",
      [],
    ),
  ).toEqual([{ is_on: false, parameters: { days: 5 } }])
  await turnRule(server, admin, id, true)
})
