import type { CustomerImport, ImportRow } from '@kervan/domain/customers/customer-imports.contract.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { problem } from '#testing/answer-calls.ts'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'
import { asStaff } from '#testing/signed-in.ts'

const id = '01890a5d-ac96-774b-bcce-000000000051'
const ready: CustomerImport = {
  ...{ id, file_name: 'Müşteriler.xlsx', heads: ['Firma', 'E-posta', 'Not'], meanings: null, state: 'ready' },
  ...{ row_count: 3, added: 0, known: 0, wrong: 0, removed: 0, left: 3, undo_left: 0, task_id: null },
  ...{ created_by_name: 'Ece Yaman', created_at: '2026-03-05T09:00:00.000Z' },
}
const row = (line: number, cells: string[], more: Partial<ImportRow> = {}): ImportRow => ({
  ...{ line, cells, outcome: null, problem: '', customer_id: null },
  ...more,
})
const rows = [row(2, ['Örnek', 'a@b.example', '']), row(3, ['Bozuk', 'bozuk', 'iyi müşteri'])]
const address = `/staff/customer-imports/${id}`
const bodyOf = (calls: readonly Request[], end: string) =>
  calls
    .find(({ method, url }) => method !== 'GET' && url.endsWith(end))
    ?.clone()
    .json()

test('columns are guessed, the first rows are shown as they would become customers, and what was chosen is sent', async () => {
  const { calls } = await openApp(
    address,
    asStaff({
      [`GET /customer-imports/${id}`]: ready,
      [`GET /customer-imports/${id}/rows`]: { items: rows, next_cursor: null },
      [`POST /customer-imports/${id}/start`]: {
        ...ready,
        state: 'done',
        meanings: ['company', 'email', null],
        left: 0,
        added: 2,
        wrong: 1,
      },
    }),
  )
  await expect.element(page.getByLabelText('Firma ne?')).toHaveValue('company')
  await expect.element(page.getByLabelText('Not ne?')).toHaveValue('')
  await expect.element(page.getByRole('cell', { name: 'a@b.example' })).toBeVisible()
  await expect.element(page.getByText(/^E-posta: /)).toBeVisible()
  await expectAccessible()
  const start = page.getByRole('button', { name: '3 satırı aktar' })
  await page.getByLabelText('E-posta ne?').selectOptions('Alınmasın')
  await expect.element(page.getByText('E-posta ya da telefon sütununu seçin.')).toBeVisible()
  await expect.element(start).toBeDisabled()
  await page.getByLabelText('E-posta ne?').selectOptions('E-posta')
  await start.click()
  await expect.element(page.getByText('Tamamlandı')).toBeVisible()
  expect(await bodyOf(calls, '/start')).toEqual({ meanings: ['company', 'email', null] })
})

test('a wrong row is mended in the report; what is still wrong says so', async () => {
  const done: CustomerImport = {
    ...ready,
    state: 'done',
    meanings: ['company', 'email', null],
    left: 0,
    added: 2,
    wrong: 1,
  }
  let isMended = false
  const { calls } = await openApp(
    address,
    asStaff({
      [`GET /customer-imports/${id}`]: () => (isMended ? { ...done, added: 3, wrong: 0 } : done),
      [`GET /customer-imports/${id}/rows`]: () => ({
        items: isMended
          ? []
          : [row(3, ['Bozuk', 'bozuk', ''], { outcome: 'wrong', problem: 'E-posta: geçersiz' })],
        next_cursor: null,
      }),
      [`PUT /customer-imports/${id}/rows/3`]: async (request: Request) => {
        const { cells } = (await request.json()) as { cells: string[] }
        if (!cells[1]?.includes('@')) return problem(422, 'ROW_WRONG', 'E-posta: hâlâ geçersiz')
        isMended = true
        return row(3, cells, { outcome: 'added' })
      },
    }),
    'phone',
  )
  await expect.element(page.getByText('E-posta: geçersiz')).toBeVisible()
  await page.getByRole('button', { name: '3. satırı düzelt' }).click()
  await page.getByRole('button', { name: 'Düzelt ve ekle' }).click()
  await expect.element(page.getByText('E-posta: hâlâ geçersiz')).toBeVisible()
  await page.getByLabelText('E-posta', { exact: true }).fill('bozuk@ornek.example')
  await page.getByRole('button', { name: 'Düzelt ve ekle' }).click()
  await expect.element(page.getByText('Müşteri eklendi')).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^Eklendi/ })).toMatchTextContent('3')
  expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(2)
  await expectAccessible()
})

test('what was added is taken back after a question', async () => {
  const done: CustomerImport = {
    ...ready,
    state: 'done',
    meanings: ['company', 'email', null],
    left: 0,
    added: 3,
  }
  await openApp(
    address,
    asStaff({
      [`GET /customer-imports/${id}`]: done,
      [`GET /customer-imports/${id}/rows`]: { items: [], next_cursor: null },
      [`POST /customer-imports/${id}/undo`]: { ...done, state: 'undone', added: 0, removed: 3 },
    }),
  )
  await page.getByRole('button', { name: 'Aktarımı geri al' }).click()
  await expect.element(page.getByRole('alertdialog', { name: '3 müşteri silinsin mi?' })).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Aktarımı geri al' }).click()
  await expect.element(page.getByText('Geri alındı').first()).toBeVisible()
})

test('of a table that was taken back no wrong row is mended', async () => {
  await openApp(
    address,
    asStaff({
      [`GET /customer-imports/${id}`]: {
        ...ready,
        ...{ state: 'undone', meanings: ['company', 'email', null], left: 0, removed: 2, wrong: 1 },
      },
      [`GET /customer-imports/${id}/rows`]: {
        items: [row(3, ['Bozuk', 'bozuk', ''], { outcome: 'wrong', problem: 'E-posta: geçersiz' })],
        next_cursor: null,
      },
    }),
  )
  await expect.element(page.getByText('E-posta: geçersiz')).toBeVisible()
  expect(page.getByRole('button', { name: '3. satırı düzelt' }).elements()).toEqual([])
})

test('an undo that was stopped is gone on with', async () => {
  const stopped: CustomerImport = {
    ...ready,
    ...{ state: 'undo_stopped', meanings: ['company', 'email', null] },
    ...{ left: 0, added: 2, removed: 1, undo_left: 2 },
  }
  const { calls } = await openApp(
    address,
    asStaff({
      [`GET /customer-imports/${id}`]: stopped,
      [`GET /customer-imports/${id}/rows`]: { items: [], next_cursor: null },
      [`POST /customer-imports/${id}/undo`]: { ...stopped, state: 'undone', added: 0, removed: 3 },
    }),
  )
  await expect.element(page.getByText('Geri alma durdu').first()).toBeVisible()
  await expect.element(page.getByText('Eklenen 2 müşteri henüz geri alınmadı.')).toBeVisible()
  await page.getByRole('button', { name: 'Kaldığı yerden sürdür' }).click()
  await expect.poll(() => calls.filter(({ url }) => url.endsWith('/undo')).length).toBe(1)
})

test('an address that leads nowhere says so', async () => {
  await openApp(address, asStaff({ [`GET /customer-imports/${id}`]: problem(404, 'NOT_FOUND') }))
  await expect.element(page.getByText('Aktarım bulunamadı')).toBeVisible()
})
