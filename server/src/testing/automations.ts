/** Automation rules for tests: composed, switched on, and their runs. */
import { randomUUID } from 'node:crypto'
import type { Rule, RuleForm } from '@kervan/domain/automations/rule.ts'
import type { RunDetail, RunRow } from '@kervan/domain/automations/run.ts'
import { eventually } from '#testing/eventually.ts'
import type { SignedIn, TestServer } from '#testing/test-server.ts'

/** Tells the admins of every new request, unless told otherwise. */
export function automationRule(content: Partial<RuleForm> = {}): RuleForm {
  return {
    name: `Kural ${randomUUID()}`,
    description: '',
    trigger: 'request.created',
    schedule: null,
    condition: { match: 'all', parts: [] },
    delay_minutes: 0,
    unless: null,
    actions: [
      {
        type: 'notify',
        receiver: 'admins',
        person_id: null,
        title: 'Yeni: {{talep.numara}}',
        message: '',
      },
    ],
    ...content,
  }
}

type Caller = Pick<TestServer, 'call'>

export async function addRule(
  server: Caller,
  admin: SignedIn,
  content: Partial<RuleForm> = {},
): Promise<Rule> {
  const { status, body } = await server.call<Rule>('POST', '/automations', {
    as: admin,
    body: automationRule(content),
  })
  if (status !== 201) throw new Error(`The rule was refused: ${JSON.stringify(body)}`)
  return body
}

export async function turnRule(server: Caller, admin: SignedIn, id: string, isActive = true): Promise<Rule> {
  const { status, body } = await server.call<Rule>('POST', `/automations/${id}/toggle`, {
    as: admin,
    body: { is_active: isActive },
  })
  if (status !== 200) throw new Error(`The rule was not switched: ${JSON.stringify(body)}`)
  return body
}

/** An active one. */
export async function liveRule(
  server: Caller,
  admin: SignedIn,
  content: Partial<RuleForm> = {},
): Promise<Rule> {
  return turnRule(server, admin, (await addRule(server, admin, content)).id)
}

export async function runsOf(server: Caller, admin: SignedIn, ruleId: string): Promise<RunRow[]> {
  const { body } = await server.call<{ items: RunRow[] }>(
    'GET',
    `/automation-runs?rule_id=${ruleId}&limit=100`,
    {
      as: admin,
    },
  )
  return body.items
}

export async function readRun(server: Caller, admin: SignedIn, id: string): Promise<RunDetail> {
  return (await server.call<RunDetail>('GET', `/automation-runs/${id}`, { as: admin })).body
}

/** The newest runs of a rule once there are so many and none of them waits to be looked at. */
export function settledRuns(server: Caller, admin: SignedIn, ruleId: string, count = 1): Promise<RunRow[]> {
  return eventually('the runs of a rule are worked off', async () => {
    const runs = await runsOf(server, admin, ruleId)
    return runs.length >= count && runs.every(({ status }) => status !== 'waiting') && runs
  })
}
