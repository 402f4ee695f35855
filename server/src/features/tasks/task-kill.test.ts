/** The program is killed while it writes an export; started again it finishes by itself, with the whole file and only once. */
import { expect, test } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { killableProgram } from '#testing/killable-program.ts'
import { addRequests } from '#testing/list-exports.ts'
import { parseCsv } from '#testing/parse-csv.ts'
import { openBrowser } from '#testing/sign-in.ts'
import { whenCalm } from '#testing/when-calm.ts'

const count = 3_000

test('SIGKILL in the middle of an export: it finishes by itself, whole and once', async () => {
  const { database, owner, start } = await killableProgram()
  const first = await start()
  const { rows: customers } = await owner.query<{ id: string }>(
    "select id from users where role = 'customer'",
  )
  await addRequests(database, customers[0]?.id ?? '', count)
  const admin = openBrowser(first, 'office')
  await admin.call('POST', '/demo/sign-in', { surface: 'office' })

  // The head of the file is written, the first page of rows cannot be read: it is certain to be in the middle.
  await owner.query('begin; lock table requests in access exclusive mode')
  const started = await admin.call('POST', '/exports', { list: 'staff_requests', format: 'csv', input: {} })
  expect(started.status).toBe(201)
  const id = String(started.body.id)
  const stored = () =>
    owner.query<{ state: string; run: number; file_name: string | null }>(
      'select state, run, file_name from tasks where id = $1',
      [id],
    )
  await eventually('it runs', async () => (await stored()).rows[0]?.state === 'running', 60_000, 5)
  await first.kill()
  await owner.query('commit')
  expect((await stored()).rows[0]).toMatchObject({ state: 'running', file_name: null })

  const second = await start()
  await eventually('it is done', async () => (await stored()).rows[0]?.state === 'done', 120_000, 100)
  expect((await stored()).rows[0]?.run).toBeGreaterThan(1)
  const file = await whenCalm(second.base, () =>
    fetch(`${second.base}/api/tasks/${id}/file?surface=office`, {
      headers: { cookie: admin.cookieHeader() },
    }),
  )
  const [, ...rows] = parseCsv(await file.text())
  expect(rows.map((row) => Number(row[1]))).toEqual(
    Array.from({ length: count }, (_, index) => count - index),
  )
  const { rows: tasks } = await owner.query('select from tasks')
  expect(tasks).toHaveLength(1)
})
