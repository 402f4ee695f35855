/** Switches of delivered rules for tests: set past the API, and what their jobs say that they have done. */
import { switchedJobDid } from '@kervan/domain/company/switched-jobs.events.ts'
import type { SwitchedJobKey } from '@kervan/domain/company/switched-jobs.ts'
import { query } from '#testing/sign-in.ts'
import type { TestServer } from '#testing/test-server.ts'

export async function turn(
  server: Pick<TestServer, 'access'>,
  job: SwitchedJobKey,
  isOn: boolean,
  parameters: Record<string, number> = {},
): Promise<void> {
  await query(
    server,
    `insert into automation_switches (job, is_on, parameters) values ($1, $2, $3)
     on conflict (job) do update set is_on = excluded.is_on, parameters = excluded.parameters`,
    [job, isOn, JSON.stringify(parameters)],
  )
}

type Told = { key: string; text: string; to: string; subject_id: string | null }

/** In the order in which they were done; of one thing, where it is given. */
export async function deedsOf(
  server: Pick<TestServer, 'access'>,
  job: SwitchedJobKey,
  subjectId?: string,
): Promise<Told[]> {
  const rows = await query<{ data: Told }>(
    server,
    `select data from outbox where name = $1 and data ->> 'job' = $2 and ($3::text is null or data ->> 'subject_id' = $3) order by id`,
    [switchedJobDid.name, job, subjectId ?? null],
  )
  return rows.map(({ data }) => data)
}
