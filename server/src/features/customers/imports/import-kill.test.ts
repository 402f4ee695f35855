/** A large table with wrong rows: killed in the middle it goes on by itself, every row once, and the table is done in time. */
import { surfaceHeader } from '@kervan/domain/access/roles.ts'
import { expect, test } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { killableProgram } from '#testing/killable-program.ts'
import { openBrowser } from '#testing/sign-in.ts'
import { report, sized } from '#testing/size.ts'
import { whenCalm } from '#testing/when-calm.ts'

const count = sized(50_000, 3_000)
const meanings = ['full_name', 'company', 'email', 'phone', 'tax_number']
/** Every hundredth is wrong. */
const isWrong = (number: number) => number % 100 === 0
const line = (number: number) =>
  isWrong(number)
    ? `Ada Er;Er ${number};bozuk;;`
    : `Ada Er;Er ${number};aktarim${number}@ornek.example;0532 ${String(number).padStart(7, '0')};`

test('SIGKILL in the middle of an import: it goes on by itself, and every row is done once', async () => {
  const { owner, start } = await killableProgram()
  const first = await start()
  const staff = openBrowser(first, 'office')
  await staff.call('POST', '/demo/sign-in', { surface: 'office' })
  const table = [
    'Ad Soyad;Firma;E-posta;Telefon;Vergi No',
    ...Array.from({ length: count }, (_, at) => line(at + 1)),
  ]
  const sent = await whenCalm(first.base, () =>
    fetch(`${first.base}/api/customer-imports`, {
      method: 'POST',
      headers: {
        cookie: staff.cookieHeader(),
        origin: first.base,
        [surfaceHeader]: 'office',
        'content-type': 'text/csv',
        'x-file-name': 'buyuk.csv',
      },
      body: table.join('\r\n'),
    }),
  )
  const { id } = (await sent.json()) as { id: string }
  const began = performance.now()
  await staff.call('POST', `/customer-imports/${id}/start`, { meanings })
  const done = async () =>
    Number(
      (
        await owner.query(
          'select count(*) from customer_import_rows where import_id = $1 and outcome is not null',
          [id],
        )
      ).rows[0].count,
    )
  await eventually('some are done', async () => (await done()) > 0, 60_000, 5)
  await first.kill()
  const atKill = await done()
  expect(atKill).toBeLessThan(count)

  await start()
  await eventually('all are done', async () => (await done()) === count, 120_000, 100)
  report(`${count} rows with a kill after ${atKill}: ${Math.round((performance.now() - began) / 1_000)} s`)
  const { rows } = await owner.query<{ outcome: string; count: string }>(
    'select outcome, count(*) from customer_import_rows where import_id = $1 group by 1 order by 1',
    [id],
  )
  expect(rows).toEqual([
    { outcome: 'added', count: String(count - count / 100) },
    { outcome: 'wrong', count: String(count / 100) },
  ])
  const { rows: people } = await owner.query(
    "select count(*)::int, count(distinct email)::int as emails from profiles where email like 'aktarim%'",
  )
  expect(people).toEqual([{ count: count - count / 100, emails: count - count / 100 }])
})
