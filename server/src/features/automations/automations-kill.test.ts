/** Many events through many rules, in several processes that are killed at any moment: each rule once per event, counted, and no mail twice. */
import { setTimeout as pause } from 'node:timers/promises'
import type { RuleForm } from '@kervan/domain/automations/rule.ts'
import { profileChanged } from '@kervan/domain/customers/customers.events.ts'
import { expect, onTestFinished, test } from 'vitest'
import { system } from '#spine/database/act-as.ts'
import { scratchFolder } from '#spine/database/embedded/testing/scratch-cluster.ts'
import { liveRule } from '#testing/automations.ts'
import { between, eventually } from '#testing/eventually.ts'
import { killableProgram } from '#testing/killable-program.ts'
import { mailsSettle } from '#testing/mail-census.ts'
import { freePort, launch } from '#testing/program.ts'
import { report, sized } from '#testing/size.ts'
import { givenUrl } from '#testing/test-database.ts'
import { startTestServer } from '#testing/test-server.ts'

const events = sized(5_000, 30)
const rules = sized(20, 6)
const kills = sized(20, 2)

const actions: RuleForm['actions'] = [
  { type: 'notify', receiver: 'admins', person_id: null, title: 'Yük', message: '{{musteri.eposta}}' },
  {
    type: 'create_work',
    title: 'Yük: {{musteri.eposta}}',
    description: '',
    priority: 'low',
    due_hours: 1,
    assign_to: 'nobody',
    person_id: null,
  },
  { type: 'mail', receiver: 'customer', person_id: null, subject: 'Yük', body: '{{musteri.eposta}}' },
]

test('each rule runs once per event, whoever is killed', { timeout: sized(3_600_000, 300_000) }, async () => {
  const { database, owner, start } = await killableProgram()
  const server = await startTestServer({ access: database.access })
  onTestFinished(() => server.close())
  const admin = await server.signIn('admin')
  const made = await Promise.all(
    Array.from({ length: rules }, (_, at) =>
      liveRule(server, admin, { trigger: 'customer.changed', actions: [actions[at % 3] as never] }),
    ),
  )
  const ids = made.map(({ id }) => id)
  const env = {
    DATABASE_URL: givenUrl(database.access),
    KERVAN_MODE: 'demo',
    KERVAN_DATA: await scratchFolder(),
    APP_SECRET: 'a secret for tests, at least 32 characters',
  }
  const port = await freePort()
  const startOther = async () => {
    const other = launch({ port, env })
    await other.ready
    return other
  }
  const programs = [await start(), await startOther()]
  onTestFinished(async () => {
    for (const program of programs) await program.kill()
  })
  const { rows: customers } = await owner.query<{ id: string }>(
    `insert into profiles (email, first_name, company) select 'yuk' || n || '@musteri.example', 'Yük', 'Yük'
     from generate_series(1, $1) as n returning id`,
    [events],
  )
  const began = performance.now()
  const happen = (async () => {
    for (const { id } of customers)
      await server.services.actAs(system, (tx) =>
        server.services.emit(tx, profileChanged, ['staff'], { customer_id: id }),
      )
  })()
  for (let kill = 0; kill < kills; kill += 1) {
    await pause(between(100, 1_500))
    const at = kill % 2
    await programs[at]?.kill()
    programs[at] = await (at === 0 ? start() : startOther())
  }
  await happen
  await eventually(
    'all runs are done',
    async () => {
      const { rows } = await owner.query(
        "select from automation_runs where rule_id = any($1) and status in ('waiting', 'delayed') limit 1",
        [ids],
      )
      return rows.length === 0
    },
    sized(1_200_000, 120_000),
    200,
  )
  report(`${events * rules} runs, ${kills} kills: ${Math.round(performance.now() - began)} ms`)
  await mailsSettle(database.access.owner, sized(1_800_000, 240_000))

  const count = async (text: string) => (await owner.query<{ count: number }>(text, [ids])).rows[0]?.count
  expect(
    await count(
      "select count(*)::int as count from automation_runs where rule_id = any($1) and status = 'done'",
    ),
  ).toBe(events * rules)
  expect(
    await count('select sum(execution_count)::int as count from automation_counts where rule_id = any($1)'),
  ).toBe(events * rules)
  const mails = Math.floor(rules / 3) * events
  const each = async (text: string) =>
    (await owner.query<{ count: number }>(text)).rows.map((row) => row.count)
  expect(
    await each("select count(*)::int as count from work_items where title like 'Yük: yuk%' group by title"),
  ).toEqual(Array(events).fill(Math.floor((rules + 1) / 3)))
  const { rows: mailed } = await owner.query<{ most: number; all: number }>(
    `select max(n)::int as most, sum(n)::int as all from (select count(*) as n from inbox_mails where subject = 'Yük' group by recipient) as each`,
  )
  // A mail whose delivery nobody can vouch for is not sent a second time.
  expect(mailed[0]?.most).toBeLessThanOrEqual(Math.floor(rules / 3))
  expect(mailed[0]?.all).toBeGreaterThan(mails * 0.9)
})
