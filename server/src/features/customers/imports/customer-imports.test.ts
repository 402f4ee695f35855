/** Tables of customers: read, added in the background, each person once, with a report of every row, and taken back. */
import type { CustomerImport, ImportRow } from '@kervan/domain/customers/customer-imports.contract.ts'
import type { ImportField } from '@kervan/domain/customers/imported-customer.ts'
import { describe, expect, test } from 'vitest'
import { sweepImports } from '#features/customers/imports/sweep-imports.jobs.ts'
import { sendTable } from '#testing/customer-imports.ts'
import { eventually } from '#testing/eventually.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { codeFromInbox, freshAddress, openBrowser, query } from '#testing/sign-in.ts'
import type { SignedIn } from '#testing/test-server.ts'

const server = await sharedServer()
/** One person has one import under way at most. */
const newStaff = () => server.signIn('staff')

const meanings: ImportField[] = ['full_name', 'company', 'email', 'phone', 'tax_number']
type Cells = [name: string, company: string, email: string, phone?: string, taxNumber?: string]
const tableOf = (rows: Cells[]) =>
  Buffer.from(
    [['Ad Soyad', 'Firma', 'E-posta', 'Telefon', 'Vergi No'], ...rows]
      .map((cells) => cells.join(';'))
      .join('\r\n'),
  )

const read = async (as: SignedIn, id: string) =>
  (await server.call<CustomerImport>('GET', `/customer-imports/${id}`, { as })).body
const rows = async (as: SignedIn, id: string, filter = '') =>
  (await server.call<{ items: ImportRow[] }>('GET', `/customer-imports/${id}/rows${filter}`, { as })).body
    .items
const begin = (as: SignedIn, id: string, body: object = { meanings }) =>
  server.call<CustomerImport & { code?: string; message?: string }>('POST', `/customer-imports/${id}/start`, {
    as,
    body,
  })
const ended = (as: SignedIn, id: string) =>
  eventually('the work has ended', async () => !['running', 'undoing'].includes((await read(as, id)).state))

async function imported(as: SignedIn, table: Cells[]) {
  const { body } = await sendTable(server, as, tableOf(table))
  expect((await begin(as, body.id)).status).toBe(200)
  await ended(as, body.id)
  return body.id
}
const undo = (as: SignedIn, id: string) =>
  server.call<CustomerImport & { code?: string }>('POST', `/customer-imports/${id}/undo`, { as })

const freshPhone = () => `0544 ${String(Date.now()).slice(-7)}`
test('a table is kept with its headings; nobody is added before its columns are understood', async () => {
  const staff = await newStaff()
  const email = freshAddress()
  const { status, body } = await sendTable(
    server,
    staff,
    tableOf([['Ada Er', 'Er Ltd', email]]),
    'Müşteriler.csv',
  )
  expect(status).toBe(201)
  expect(await read(staff, body.id)).toMatchObject({
    file_name: 'Müşteriler.csv',
    heads: ['Ad Soyad', 'Firma', 'E-posta', 'Telefon', 'Vergi No'],
    state: 'ready',
    meanings: null,
    row_count: 1,
    left: 1,
  })
  expect(await query(server, 'select from profiles where email = $1', [email])).toEqual([])
  expect(await begin(staff, body.id, { meanings: ['company'] })).toMatchObject({
    status: 422,
    body: { code: 'BAD_MEANINGS', message: 'E-posta ya da telefon sütununu seçin.' },
  })
  expect(await sendTable(server, staff, Buffer.from([0, 1, 2]))).toMatchObject({
    status: 422,
    body: { code: 'BAD_TABLE' },
  })
})

test('each person is added once, what is wrong says why, and who was known is left as they were', async () => {
  const staff = await newStaff()
  const [first, second, phone] = [freshAddress(), freshAddress(), freshPhone()]
  const before = await server.call<{ customer: { id: string } }>('POST', '/customers', {
    as: staff,
    body: { email: second, first_name: 'Eski', last_name: 'Ad', company: null, phone: null },
  })
  const id = await imported(staff, [
    ['Ada Er', 'Er Ltd', first, '', '3456789014'],
    ['Yeni Ad', 'Başka', second],
    ['Ada Er', 'Er Ltd', first.toUpperCase()],
    ['', 'Yalnız Telefon', '', phone],
    ['', 'Yalnız Telefon', '', phone.replace('0', '+90 ')],
    ['Ada Er', 'Er Ltd', 'bozuk'],
    ['Ece Yaman', 'Kervan', 'yeni.biri@kervan.example'],
    ['Can Er', 'Er Ltd', freshAddress(), '', '3456789014'],
  ])
  const done = await rows(staff, id)
  expect(done.map(({ line, outcome }) => [line, outcome])).toEqual([
    [2, 'added'],
    [3, 'known'],
    [4, 'known'],
    [5, 'added'],
    [6, 'known'],
    [7, 'wrong'],
    [8, 'wrong'],
    [9, 'added'],
  ])
  expect(done[5]?.problem).toMatch(/^E-posta: /)
  expect(done[6]?.problem).toBe('E-posta: Bu adres şirketinize ait; müşteri olarak kaydedilemez.')
  expect(done[1]?.customer_id).toBe(before.body.customer.id)
  expect(done[2]?.customer_id).toBe(done[0]?.customer_id)
  expect(done[4]?.customer_id).toBe(done[3]?.customer_id)
  expect(await read(staff, id)).toMatchObject({ state: 'done', added: 3, known: 3, wrong: 2, left: 0 })
  const [kept] = await query<{ first_name: string }>(
    server,
    'select first_name from profiles where email = $1',
    [second],
  )
  expect(kept?.first_name).toBe('Eski')
  const added = await query<{ assigned_to: string; joined_at: string; organisation_id: string }>(
    server,
    'select assigned_to, joined_at, organisation_id from profiles where id = any($1)',
    [[done[0]?.customer_id, done[7]?.customer_id]],
  )
  expect(new Set(added.map(({ organisation_id }) => organisation_id)).size).toBe(1)
  expect(added.every(({ assigned_to, joined_at }) => assigned_to && joined_at)).toBe(true)
  const [entry] = await query<{ actor_id: string }>(
    server,
    "select actor_id from audit_entries where subject_table = 'profiles' and subject_id = $1",
    [done[0]?.customer_id],
  )
  expect(entry?.actor_id).toBe(staff.userId)
})

test('who was imported signs in with the address and has the record', async () => {
  const staff = await newStaff()
  const email = freshAddress()
  const id = await imported(staff, [['Ada Er', 'Er Ltd', email]])
  const [row] = await rows(staff, id)
  const browser = openBrowser(server)
  await browser.verifyCode(email, await codeFromInbox(browser, email), {})
  expect((await browser.whoAmI())?.id).toBe(row?.customer_id)
})

describe('a wrong row', () => {
  test('is mended and added; what is still wrong says so', async () => {
    const staff = await newStaff()
    const id = await imported(staff, [['Ada Er', 'Er Ltd', 'bozuk']])
    const mend = (cells: string[]) =>
      server.call<ImportRow & { code?: string }>('PUT', `/customer-imports/${id}/rows/2`, {
        as: staff,
        body: { cells },
      })
    expect(await mend(['Ada Er', 'Er Ltd', 'hâlâ bozuk'])).toMatchObject({
      status: 422,
      body: { code: 'ROW_WRONG' },
    })
    const cells = ['Ada Er', 'Er Ltd', freshAddress(), '', '']
    expect(await mend(cells)).toMatchObject({ status: 200, body: { outcome: 'added', cells } })
    expect(await mend(cells)).toMatchObject({ status: 409, body: { code: 'ROW_DONE' } })
    expect(await read(staff, id)).toMatchObject({ added: 1, wrong: 0 })
  })

  test('can be looked at alone, page by page', async () => {
    const staff = await newStaff()
    const id = await imported(staff, [
      ['A', '', 'x'],
      ['Ada Er', 'Er', freshAddress()],
      ['B', '', 'y'],
    ])
    const page = await server.call<{ items: ImportRow[]; next_cursor: string }>(
      'GET',
      `/customer-imports/${id}/rows?outcome=wrong&limit=1`,
      { as: staff },
    )
    expect([page.body.items.map(({ line }) => line), page.body.next_cursor]).toEqual([[2], '2'])
    expect((await rows(staff, id, '?outcome=wrong&limit=1&after=2')).map(({ line }) => line)).toEqual([4])
  })
})

describe('taken back', () => {
  test('are those nothing has happened with, with the firms that are empty then; the others stay', async () => {
    const staff = await newStaff()
    const [gone, asked, edited] = [freshAddress(), freshAddress(), freshAddress()]
    const id = await imported(staff, [
      ['Ada Er', 'Er Ltd', gone, '', '2345678909'],
      ['Can Er', 'Er Ltd', asked],
      ['Cem Er', 'Er Ltd', edited],
    ])
    const [, second, third] = await rows(staff, id)
    await query(
      server,
      "insert into notifications (user_id, kind, title, message, link) values ($1, 'offer', 'Merhaba', '', '')",
      [second?.customer_id],
    )
    await server.call('PUT', `/customers/${third?.customer_id}`, {
      as: staff,
      body: { email: edited, first_name: 'Cem', last_name: 'Er', company: 'Er A.Ş.', phone: null },
    })
    expect((await undo(staff, id)).status).toBe(200)
    await ended(staff, id)
    const after = await rows(staff, id)
    expect(after.map(({ outcome }) => outcome)).toEqual(['removed', 'added', 'added'])
    expect(await query(server, 'select from profiles where email = $1', [gone])).toEqual([])
    expect(await query(server, "select from organisations where tax_number = '2345678909'", [])).toEqual([])
    expect(after[2]).toMatchObject({
      outcome: 'added',
      problem: 'Aktarımdan sonra işlem gördüğü için kaldı.',
    })
    expect((await read(staff, id)).state).toBe('undone')
  })

  test('a wrong row adds nobody any more', async () => {
    const staff = await newStaff()
    const id = await imported(staff, [
      ['Ada Er', 'Er Ltd', freshAddress()],
      ['Ece Er', 'Er Ltd', 'bozuk'],
    ])
    expect((await undo(staff, id)).status).toBe(200)
    await ended(staff, id)
    const mended = await server.call<{ code: string }>('PUT', `/customer-imports/${id}/rows/3`, {
      as: staff,
      body: { cells: ['Ece Er', 'Er Ltd', freshAddress(), '', ''] },
    })
    expect(mended).toMatchObject({ status: 409, body: { code: 'IMPORT_UNDONE' } })
    expect(await read(staff, id)).toMatchObject({ state: 'undone', added: 0, wrong: 1 })
  })

  test('an undo that was stopped says so, and goes on where it was', async () => {
    const staff = await newStaff()
    const [first, second] = [freshAddress(), freshAddress()]
    const id = await imported(staff, [
      ['Ada Er', 'Er Ltd', first],
      ['Ece Er', 'Er Ltd', second],
    ])
    // As if it had been stopped after the first of them.
    await query(
      server,
      `with gone as (update customer_import_rows set outcome = 'removed', customer_id = null where import_id = $1 and line = 2 returning 1)
       update customer_imports set undo_at = now() where id = $1`,
      [id],
    )
    await query(
      server,
      "update tasks set state = 'cancelled' where id = (select task_id from customer_imports where id = $1)",
      [id],
    )
    expect(await read(staff, id)).toMatchObject({ state: 'undo_stopped', undo_left: 1, task_id: null })
    expect((await undo(staff, id)).status).toBe(200)
    await ended(staff, id)
    expect(await read(staff, id)).toMatchObject({ state: 'undone', undo_left: 0, removed: 2 })
    expect(await query(server, 'select from profiles where email = $1', [second])).toEqual([])
  })

  test('only what is at rest: while it runs, and before it ran, it is refused', async () => {
    const staff = await newStaff()
    const { body } = await sendTable(server, staff, tableOf([['Ada Er', 'Er', freshAddress()]]))
    expect(await undo(staff, body.id)).toMatchObject({ status: 409, body: { code: 'IMPORT_BUSY' } })
  })
})

test('customers and guests bring nothing and see nothing', async () => {
  const customer = await server.signIn('customer')
  expect((await sendTable(server, customer, tableOf([]))).status).toBe(403)
  expect((await sendTable(server, undefined, tableOf([]))).status).toBe(401)
  expect((await server.call('GET', '/customer-imports', { as: customer })).status).toBe(403)
})

test('a table is deleted some weeks later; its customers stay', async () => {
  const staff = await newStaff()
  const email = freshAddress()
  const id = await imported(staff, [['Ada Er', 'Er', email]])
  await query(server, "update customer_imports set created_at = now() - interval '31 days' where id = $1", [
    id,
  ])
  await sweepImports(server.services)
  expect(await query(server, 'select from customer_import_rows where import_id = $1', [id])).toEqual([])
  expect(await query(server, 'select from profiles where email = $1', [email])).toHaveLength(1)
})
