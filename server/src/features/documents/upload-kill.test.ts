/** The program is killed while files come; started again, nothing half is left, and another try of the same upload goes through. */
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { uploadMaxBytes } from '@kervan/domain/documents/upload-rules.ts'
import { expect, test } from 'vitest'
import { preparedFolder } from '#spine/database/embedded/testing/scratch-cluster.ts'
import { eventually } from '#testing/eventually.ts'
import { freePort, launch, type Program } from '#testing/program.ts'
import { pdfOfSize } from '#testing/sample-files.ts'
import { openBrowser } from '#testing/sign-in.ts'
import { atFullSize, report } from '#testing/size.ts'
import type { SignedIn } from '#testing/test-server.ts'
import { storedFiles, unfinishedFiles, upload } from '#testing/uploads.ts'

/** The demo's customer, signed in with one click. */
async function signInAt(program: Program): Promise<SignedIn> {
  const browser = openBrowser(program)
  expect((await browser.call('POST', '/demo/sign-in', { surface: 'portal' })).status).toBe(200)
  const cookie = browser.cookieHeader()
  return { headers: { cookie, 'kervan-surface': 'portal' } } as unknown as SignedIn
}

/** A body that is sent up to its half, and then waits. */
function halfSent(content: Buffer) {
  return new ReadableStream({
    start: (controller) => controller.enqueue(new Uint8Array(content.subarray(0, content.length / 2))),
  })
}

test('SIGKILL in the middle of an upload leaves nothing half after the next start', async () => {
  const folder = await preparedFolder()
  const port = await freePort()
  const start = () => launch({ port, env: { KERVAN_DATA: folder } })
  const first = start()
  await first.ready
  const person = await signInAt(first)
  const content = pdfOfSize(2_000_000)
  const key = { 'idempotency-key': randomUUID() }
  const stored = await upload({ base: first.base, origin: first.base }, pdfOfSize(1_000), { as: person })
  expect(stored.status).toBe(201)
  const broken = fetch(`${first.base}/api/uploads`, {
    method: 'POST',
    headers: { origin: first.base, ...person.headers, ...key, 'x-file-name': 'fatura.pdf' },
    body: halfSent(content),
    duplex: 'half',
  } as RequestInit).catch((error: Error) => error)
  await eventually('it is being stored', async () => (await unfinishedFiles(folder)).length === 1)
  await first.kill()
  expect(await broken).toBeInstanceOf(Error)
  expect(await unfinishedFiles(folder)).toHaveLength(1)

  const second = start()
  await second.ready
  expect(await unfinishedFiles(folder)).toEqual([])
  expect(await storedFiles(folder)).toEqual([stored.body.id])
  const again = await upload({ base: second.base, origin: second.base }, content, {
    as: person,
    headers: key,
  })
  expect([again.status, again.body.size]).toEqual([201, content.length])
  expect((await storedFiles(folder)).sort()).toEqual([stored.body.id, again.body.id].sort())
})

test.runIf(atFullSize)('twenty uploads of 10 MB at once take at most 120 MB of memory', async () => {
  const folder = await preparedFolder()
  const program = launch({ port: await freePort(), env: { KERVAN_DATA: folder } })
  await program.ready
  const person = await signInAt(program)
  const at = { base: program.base, origin: program.base }
  const [small, large] = [pdfOfSize(1_000_000), pdfOfSize(uploadMaxBytes)]
  const all = (content: Buffer) =>
    Promise.all(Array.from({ length: 20 }, () => upload(at, content, { as: person })))
  await all(small)
  const before = await memoryOf(program.pid)
  let most = before
  const watch = setInterval(async () => {
    most = Math.max(most, await memoryOf(program.pid))
  }, 20)
  const answers = await all(large)
  clearInterval(watch)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  report(`memory before ${before} MB, at most ${most} MB during 20 uploads of 10 MB`)
  expect(most - before).toBeLessThanOrEqual(120)
  expect(await unfinishedFiles(folder)).toEqual([])
})

async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}
