/** Long lists, and exports of them as a person asks for them, waits for them and downloads them. */
import { randomUUID } from 'node:crypto'
import type { Task } from '@kervan/domain/tasks/tasks.contract.ts'
import { eventually } from '#testing/eventually.ts'
import { query } from '#testing/sign-in.ts'
import type { SignedIn, TestServer } from '#testing/test-server.ts'

/** So many requests of the customer, past the product; their titles are `1`, `2` and so on. */
export const addRequests = (
  server: Pick<TestServer, 'access'>,
  customerId: string,
  count: number,
): Promise<unknown> =>
  query(
    server,
    `insert into requests (number, customer_id, form, title, shipment_type, quote_due_at, created_by)
     select $1 || number, $2, 'quick', number, 'sea', now(), $2 from generate_series(1, $3::int) as number`,
    [`${randomUUID()}-`, customerId, count],
  )

export const startExport = (
  server: TestServer,
  as: SignedIn,
  format: 'csv' | 'xlsx',
  input: Record<string, string>,
  headers: Record<string, string> = {},
) =>
  server.call<Task & { code?: string; message?: string }>('POST', '/exports', {
    as,
    headers,
    body: { list: 'staff_requests', format, input },
  })

export async function tasksOf(server: TestServer, as: SignedIn): Promise<Task[]> {
  return (await server.call<{ items: Task[] }>('GET', '/tasks', { as })).body.items
}

export const taskBecomes = (server: TestServer, as: SignedIn, id: string, states: Task['state'][]) =>
  eventually(`the task is ${states.join(' or ')}`, async () =>
    (await tasksOf(server, as)).find((task) => task.id === id && states.includes(task.state)),
  )

export const downloadFile = (server: TestServer, as: SignedIn, id: string) =>
  server.fetch(`/api/tasks/${id}/file?surface=${as.surface}`, { as })
