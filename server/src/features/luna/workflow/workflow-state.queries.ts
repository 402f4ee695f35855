/** Whether Luna is at work, and whether the assignment rule is on. */
import type { SwitchedJobKey } from '@kervan/domain/company/switched-jobs.ts'
import type { WorkflowState } from '@kervan/domain/luna/workflow.contract.ts'
import { switchOf } from '#features/company/switched-jobs.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { isoText } from '#spine/database/columns.ts'

const state = `select s.status, coalesce(u.name, '') as changed_by, ${isoText('s.changed_at')} as changed_at
  from workflow_state s left join users u on u.id = s.changed_by`

export async function readState(tx: Transaction): Promise<WorkflowState> {
  const [[row], { isOn }] = await Promise.all([
    tx.query<Omit<WorkflowState, 'mode'>>(state, []),
    switchOf(tx, 'assign_requests'),
  ])
  const initial = { status: 'active' as const, changed_by: '', changed_at: null }
  return { ...(row ?? initial), mode: isOn ? 'auto' : 'manual' }
}

export const writeStatus = `insert into workflow_state (id, status, changed_by) values (1, $1, $2)
  on conflict (id) do update set status = excluded.status, changed_by = excluded.changed_by, changed_at = now()
    where workflow_state.status <> excluded.status returning id`

type Rule = { id: string; version: number; is_active: boolean }

/** The delivered rule of a job. */
export async function builtinRule(tx: Transaction, job: SwitchedJobKey): Promise<Rule | undefined> {
  const [rule] = await tx.query<Rule>(
    'select id, version, is_active from automation_rules where builtin = $1',
    [job],
  )
  return rule
}
