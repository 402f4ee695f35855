/** The program is killed while files come; started again, nothing half is left, and another try of the same upload goes through. */
import { createHash, randomUUID } from 'node:crypto'
import { readFile, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { uploadMaxBytes } from '@kervan/domain/documents/upload-rules.ts'
import { expect, onTestFinished, test } from 'vitest'
import { uploadKeyOf } from '#features/documents/store-upload.ts'
import { sweepUploads } from '#features/documents/sweep-uploads.jobs.ts'
import { createDataDoor } from '#spine/database/act-as.ts'
import { createPool } from '#spine/database/connect.ts'
import { preparedFolder, scratchFolder } from '#spine/database/embedded/testing/scratch-cluster.ts'
import { diskFileStore } from '#spine/files/disk-file-store.ts'
import { eventually } from '#testing/eventually.ts'
import { killableProgram } from '#testing/killable-program.ts'
import { freePort, launch, type Program } from '#testing/program.ts'
import { pdfOfSize } from '#testing/sample-files.ts'
import { openBrowser } from '#testing/sign-in.ts'
import { atFullSize, report } from '#testing/size.ts'
import type { SignedIn } from '#testing/test-server.ts'
import { storedFiles, unfinishedFiles, upload } from '#testing/uploads.ts'
import { whenCalm } from '#testing/when-calm.ts'

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
  // A program that has just begun, with its demo to make, may turn a call away; the same upload is then tried again.
  const again = await eventually('the upload is let in', async () => {
    const answer = await upload({ base: second.base, origin: second.base }, content, {
      as: person,
      headers: key,
    })
    return answer.status !== 503 && answer
  })
  expect([again.status, again.body.size]).toEqual([201, content.length])
  expect((await storedFiles(folder)).sort()).toEqual([stored.body.id, again.body.id].sort())
})

test('SIGKILL while documents are added and deleted: afterwards each has its file, none that was promised is gone, and the sweep finds the rest', async () => {
  const folder = await scratchFolder()
  const { start, database, owner } = await killableProgram({
    KERVAN_DATA: folder,
    LIMIT_UPLOAD: '10000/60',
  })
  let program = await start()
  const person = await signInAt(program)
  const at = { base: program.base, origin: program.base }
  const call = async <Body>(method: string, path: string, body?: object) => {
    const headers = {
      origin: at.base,
      ...person.headers,
      ...(body && { 'content-type': 'application/json' }),
    }
    const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    const answer = await fetch(`${at.base}/api${path}`, sent)
    return { status: answer.status, body: (await answer.json()) as Body }
  }
  const contents = new Map<string, number>()
  const [deleting, deleted] = [new Set<string>(), new Set<string>()]
  for (const round of [1, 2, 3]) {
    let isKilled = false
    const workers = Array.from({ length: 4 }, async (_, worker) => {
      for (let turn = 0; !isKilled; turn += 1) {
        const content = pdfOfSize(20_000 + turn * 97 + worker)
        const sent = await upload(at, content, { as: person })
        const added = await call<{ id: string }>('POST', '/documents', {
          upload_id: sent.body.id,
          document_type: 'invoice',
        })
        if (added.status !== 201) continue
        contents.set(added.body.id, content.length)
        if (turn % 3 !== 2) continue
        deleting.add(added.body.id)
        if ((await call('DELETE', `/documents/${added.body.id}`)).status === 200) deleted.add(added.body.id)
      }
    }).map((work) => work.catch(() => undefined))
    await eventually('some are there', async () => contents.size >= round * 12)
    await program.kill()
    isKilled = true
    await Promise.all(workers)
    program = await start()
  }
  const listed: { id: string; file_size: number }[] = []
  for (let after: string | null = ''; after !== null; ) {
    type Page = { items: typeof listed; next_cursor: string | null }
    const page: Page = (await call<Page>('GET', `/documents?limit=100${after && `&after=${after}`}`)).body
    listed.push(...page.items)
    after = page.next_cursor
  }
  const files = new Set(await storedFiles(folder))
  for (const { id, file_size } of listed) {
    expect(files.has(id)).toBe(true)
    const file = await whenCalm(at.base, () =>
      fetch(`${at.base}/api/documents/${id}/file`, { headers: person.headers }),
    )
    expect([file.status, (await file.arrayBuffer()).byteLength]).toEqual([200, file_size])
  }
  const ids = new Map(listed.map(({ id, file_size }) => [id, file_size]))
  // The hash of each is taken or will be: a job that a kill has cut off is done again.
  const { rows: jobs } = await owner.query<{ id: string }>(
    "select data->>'document_id' as id from pgboss.job where name = 'digest-document' and state in ('created', 'active', 'retry')",
  )
  const { rows: hashed } = await owner.query<{ id: string; sha256: string | null }>(
    'select id, sha256 from documents',
  )
  const hashes = new Map(hashed.map(({ id, sha256 }) => [id, sha256]))
  expect([...hashes.values()].filter((hash) => hash !== null)).not.toEqual([])
  for (const { id } of listed) {
    const content = await readFile(join(folder, 'files', uploadKeyOf(id)))
    if (hashes.get(id) === null) expect(jobs).toContainEqual({ id })
    else expect(hashes.get(id)).toBe(createHash('sha256').update(content).digest('hex'))
  }
  // Only one whose deletion was under way may be gone.
  for (const [id, size] of contents) if (!deleting.has(id)) expect([id, ids.get(id)]).toEqual([id, size])
  for (const id of deleted) expect(ids.has(id)).toBe(false)
  await program.kill()

  const pool = createPool(database.access, 2, () => undefined)
  onTestFinished(() => pool.end())
  const services = { ...createDataDoor(pool), files: diskFileStore(join(folder, 'files')) }
  const sweep = () => sweepUploads({ ...services, log: { warn: () => undefined, info: () => undefined } })
  const idsIn = async (rows: string) => (await owner.query(`select id from ${rows}`)).rows.map(({ id }) => id)
  // Where the database is elsewhere, other processes may be storing files here: what was cut off waits for its day.
  const cut = (await unfinishedFiles(folder)).length
  expect((await services.files.removeAbandoned()).files).toBe(0)
  expect((await services.files.removeAbandoned(0)).files).toBe(cut)
  expect(await unfinishedFiles(folder)).toEqual([])
  const left = await storedFiles(folder)
  await owner.query('update documents set deleted_at = now() where deleted_at is not null')
  // Nothing is due yet, and no row is without its file.
  expect(await sweep()).toMatchObject({
    expired: 0,
    deleted: 0,
    orphans: 0,
    unfinished: 0,
    removed_bytes: 0,
    missing: [],
  })
  const [unused, gone] = [await idsIn('uploads'), await idsIn('documents where deleted_at is not null')]
  const without = left.length - listed.length - unused.length - gone.length
  await owner.query("update uploads set created_at = now() - interval '2 days'")
  await owner.query(
    "update documents set deleted_at = now() - interval '1 hour' where deleted_at is not null",
  )
  for (const id of left) await utimes(join(folder, 'files', uploadKeyOf(id)), new Date(0), new Date(0))
  expect(await sweep()).toMatchObject({
    expired: unused.length,
    deleted: gone.length,
    orphans: without,
    kept_files: listed.length,
    missing: [],
  })
  expect((await storedFiles(folder)).toSorted()).toEqual([...ids.keys()].toSorted())
  expect((await idsIn('documents')).toSorted()).toEqual([...ids.keys()].toSorted())
  report(
    `${listed.length} documents kept; swept: ${unused.length} uploads, ${gone.length} deleted documents, ${without} files without a row, ${cut} cut off`,
  )
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
