/** Every sort of the office's lists on 1,000,000 requests and their work items, with each filter and none; and the counts. */

import { customerSorts } from '@kervan/domain/customers/customers.contract.ts'
import { staffRequestSorts } from '@kervan/domain/requests/requests.contract.ts'
import { workSorts } from '@kervan/domain/workqueue/workqueue.contract.ts'
import { signInStaff } from '../database.ts'
import type { Bench, Figure } from '../figure.ts'
import { mustHold } from '../harness.ts'
import { atMost, type Line, plainLine } from '../lines.ts'
import { addOfficeHistory } from '../office-history.ts'
import type { Load, Loaded } from '../programs/http-load.ts'
import type { Program } from '../start-program.ts'

const connections = 8

export const listSorts: Figure = { name: 'list-sorts', take }

const requestFilters = [
  'status=pending',
  'status=approved',
  'status=rejected',
  'overdue=true',
  'customer_id={customer}',
]
const workFilters = [
  'status=open',
  'status=done',
  'kind=revision',
  'kind=demo_request',
  'priority=urgent',
  'priority=high',
  'mine=true',
  'overdue=true',
]
const both = (keys: readonly string[]) => keys.flatMap((key) => [key, `-${key}`])
const lists = [
  { path: '/staff/requests', sorts: both(staffRequestSorts), filters: ['', ...requestFilters] },
  { path: '/work-items', sorts: both(workSorts), filters: ['', ...workFilters] },
  { path: '/customers', sorts: both(customerSorts), filters: [''] },
]
/** Two filters, or a search: these may take longer. */
const combined = [
  '/staff/requests?status=approved&sort=title&search=hamburg',
  '/staff/requests?status=approved&sort=-amount&search=sirket77',
  '/staff/requests?sort=customer&search=yilmaz+odemis',
  '/staff/requests?sort=customer&search=ticaret+yoktur',
  '/staff/requests?status=pending&overdue=true&sort=-customer',
  '/staff/requests?status=rejected&customer_id={customer}&sort=due',
  '/work-items?status=done&mine=true&sort=title',
  '/work-items?status=open&kind=revision&sort=assignee',
  '/work-items?status=done&priority=low&sort=-customer',
  '/work-items?status=done&sort=assignee&search=sirket1+hamburg',
  '/work-items?status=open&sort=priority&search=izmir',
  '/customers?sort=name&search=sirket77',
]
const counts = ['/staff/requests/counts', '/work-items/counts']

async function take(bench: Bench): Promise<Line[]> {
  const size = bench.quick
    ? { customers: 2_000, requests: 20_000 }
    : { customers: 100_000, requests: 1_000_000 }
  const database = await bench.database()
  await addOfficeHistory(database, size)
  const { headers, userId } = await signInStaff(database)
  const [customer] = await database.query<{ id: string }>(
    'select customer_id as id from requests offset 7 limit 1',
  )
  // Of whoever reads, some of the work.
  await database.query(
    'update work_items set assigned_to = $1 where id in (select id from work_items order by id desc limit 100)',
    [userId],
  )
  const { port } = await bench.startKervan(database)
  const generator = await bench.start('programs/http-load.ts')
  return measureLists({
    bench,
    generator,
    base: `http://127.0.0.1:${port}/api`,
    headers,
    customer: customer?.id ?? '',
  })
}

type Measured = {
  bench: Pick<Bench, 'seconds' | 'rounds'>
  generator: Program
  base: string
  headers: Record<string, string>
  customer: string
}

/** Of each list the slowest are reported by name: first pages, and pages in the middle. */
export async function measureLists({ bench, generator, base, headers, customer }: Measured): Promise<Line[]> {
  const p95 = async (path: string): Promise<number> => {
    const url = `${base}${path}`
    const answer = await fetch(url, { headers })
    mustHold(answer.status === 200, `${path} is answered ${answer.status}`)
    const load: Load = { url, headers, connections, seconds: bench.seconds, expectBody: await answer.text() }
    await generator.call<Loaded>('load', { ...load, seconds: 0.3 })
    const { p95: taken, wrong } = await generator.call<Loaded>('load', load)
    mustHold(wrong === 0, `${wrong} answers to ${path} were not the expected one`)
    console.log(
      `  ${taken.toFixed(1).padStart(7)} ms  ${path.replace(customer, '{customer}').replace(/after=.*/, 'after=…')}`,
    )
    return taken
  }
  /** The second page, and one that begins in the middle of the list, as far as a limit of 100 leads in a few steps. */
  const nextPage = async (path: string): Promise<string | undefined> => {
    const { next_cursor } = (await (await fetch(`${base}${path}`, { headers })).json()) as {
      next_cursor: string | null
    }
    return next_cursor ? `${path}&after=${next_cursor}` : undefined
  }

  const lines: Line[] = []
  const report = async (figure: string, limit: number, paths: readonly string[]) => {
    const taken: { path: string; p95: number }[] = []
    for (const path of paths) taken.push({ path, p95: await p95(path) })
    const slowest = taken.toSorted((one, other) => other.p95 - one.p95)[0]
    lines.push(
      plainLine({
        figure: `${figure}: slowest p95 of ${taken.length}`,
        unit: 'ms',
        samples: [slowest?.p95 ?? Number.NaN],
        pass: atMost(limit, 'ms'),
        note: (slowest?.path ?? '').replace(customer, '{customer}').replace(/after=.*/, 'after=…'),
      }),
    )
  }
  for (const { path, sorts, filters } of lists) {
    const first = sorts.flatMap((sort) =>
      filters.map(
        (filter) => `${path}?sort=${sort}${filter && `&${filter.replace('{customer}', customer)}`}`,
      ),
    )
    await report(`${path}, first pages`, 60, first)
    const next = await Promise.all(first.map(nextPage))
    await report(
      `${path}, next pages`,
      60,
      next.flatMap((one) => one ?? []),
    )
  }
  await report(
    'two filters, or a search',
    500,
    combined.map((path) => path.replace('{customer}', customer)),
  )
  await report('counts', 150, counts)
  return lines
}
