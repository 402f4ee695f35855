/** An erasure that is killed goes on by itself: the rows go at once or not at all, and no file is forgotten. */
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scratchFolder } from '#spine/database/embedded/testing/scratch-cluster.ts'
import { eventually } from '#testing/eventually.ts'
import { killableProgram } from '#testing/killable-program.ts'
import { openBrowser, signInByCode } from '#testing/sign-in.ts'

const files = 300

test('SIGKILL while a person is erased: the program goes on at its next start', async () => {
  const folder = await scratchFolder()
  const { owner, start } = await killableProgram({ KERVAN_DATA: folder })
  const first = await start()
  const email = 'silinecek@musteri.example'
  const customer = openBrowser(first)
  await signInByCode(customer, email, { first_name: 'Ada', last_name: 'Er' })
  const { rows } = await owner.query<{ id: string }>('select id from users where email = $1', [email])
  const id = rows[0]?.id
  // Many files, so that there is a middle.
  const { rows: uploaded } = await owner.query<{ id: string }>(
    `insert into uploads (id, user_id, upload_key, name, type, size)
     select uuidv7(), $1, gen_random_uuid()::text, 'a.pdf', 'application/pdf', 1 from generate_series(1, $2) returning id`,
    [id, files],
  )
  const uploads = join(folder, 'files', 'uploads')
  await mkdir(uploads, { recursive: true })
  for (const each of uploaded) await writeFile(join(uploads, each.id), 'x')
  const asked = await customer.call('POST', '/own-data/requests', {})
  const admin = openBrowser(first, 'office')
  await admin.call('POST', '/demo/sign-in', { surface: 'office' })
  await admin.call('POST', `/data-requests/${asked.body.id}/erase`, {})
  const proof = async () =>
    (await owner.query('select finished_at, cardinality(files_left) as left, files from erasures')).rows[0]
  await eventually(
    'the rows are gone',
    async () => (await owner.query('select from users where id = $1', [id])).rowCount === 0 || undefined,
    20_000,
    1,
  )
  await first.kill()

  await start()
  const done = await eventually(
    'the rest is done',
    async () => {
      const found = await proof()
      return found?.finished_at ? found : undefined
    },
    60_000,
  )
  expect(done).toMatchObject({ left: 0, files: files * 3 })
  expect((await owner.query('select from uploads where user_id = $1', [id])).rowCount).toBe(0)
  expect(await readdir(uploads)).toEqual([])
  const { rows: requests } = await owner.query('select status from data_requests where id = $1', [
    asked.body.id,
  ])
  expect(requests).toEqual([{ status: 'done' }])
})
