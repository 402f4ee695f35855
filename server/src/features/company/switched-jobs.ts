/** What a job that an admin switches asks before it does something, and says afterwards, all in the transaction of its work. */
import { switchedJobDid } from '@kervan/domain/company/switched-jobs.events.ts'
import { parametersOf, type SwitchedJobKey, switchedJobs } from '@kervan/domain/company/switched-jobs.ts'
import type { z } from '@kervan/domain/z.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

type Parameters<Job extends SwitchedJobKey> = Record<keyof (typeof switchedJobs)[Job]['parameters'], number>
export type JobSwitch<Job extends SwitchedJobKey> = { isOn: boolean; parameters: Parameters<Job> }

/** One that nobody has decided about is on, unless it writes to customers. */
export async function switchOf<Job extends SwitchedJobKey>(
  tx: Transaction,
  job: Job,
): Promise<JobSwitch<Job>> {
  const [row] = await tx.asSystem<{ is_on: boolean; parameters: Record<string, number> }>(
    'select is_on, parameters from automation_switches where job = $1',
    [job],
  )
  return {
    isOn: row?.is_on ?? !switchedJobs[job].writesToCustomers,
    parameters: parametersOf(job, row?.parameters) as Parameters<Job>,
  }
}

/** In one order, so that two processes never wait for each other. */
const mark = `insert into switched_job_marks (job, key) select $1, key from unnest($2::text[]) as key order by key
  on conflict do nothing returning key`

/** Those of the things that nobody has done yet; they are the caller's, if its transaction commits. A second process waits for that. */
export async function claimDeeds(
  tx: Transaction,
  job: SwitchedJobKey,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set()
  const rows = await tx.asSystem<{ key: string }>(mark, [job, [...new Set(keys)]])
  return new Set(rows.map(({ key }) => key))
}

export type Deed = Partial<z.input<typeof switchedJobDid.data>> &
  Pick<z.input<typeof switchedJobDid.data>, 'key' | 'text'>

/** The rule's log and its count follow in this transaction. */
export function tellDeed(
  tx: Transaction,
  { emit }: Pick<Services, 'emit'>,
  job: SwitchedJobKey,
  deed: Deed,
): Promise<void> {
  const nothing = { subject: null, subject_id: null, subject_label: '', to: '', link: '' }
  return emit(tx, switchedJobDid, ['nodes'], { ...nothing, ...deed, job })
}
