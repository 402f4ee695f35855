/** Exports of lists: whole, in order, with the person's own rights, once per click, and no more than the server bears. */
import { randomUUID } from 'node:crypto'
import { xlsxMostRows } from '@kervan/domain/lists/lists.copy.ts'
import type { Task } from '@kervan/domain/tasks/tasks.contract.ts'
import { expect, test } from 'vitest'
import { addRequests, downloadFile, startExport, taskBecomes, tasksOf } from '#testing/list-exports.ts'
import { parseCsv } from '#testing/parse-csv.ts'
import { readSheet } from '#testing/read-xlsx.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { query } from '#testing/sign-in.ts'

const server = await sharedServer()
const staff = () => server.signIn('staff')
const customer = (await server.signIn('customer')).userId
const count = 2_500
await addRequests(server, customer, count)
await query(
  server,
  "update requests set title = $2, revision_note = $3 where customer_id = $1 and title = '7'",
  [customer, '=HYPERLINK("http://x.example";"Tıkla")', 'satır\r\nsonu; "tırnak"'],
)
const ofCustomer = { customer_id: customer }

test('a list becomes a CSV file with every row once, in its order', async () => {
  const person = await staff()
  const { status, body } = await startExport(server, person, 'csv', ofCustomer)
  expect(status).toBe(201)
  expect(body).toMatchObject({ kind: 'export', title: 'Talepler (CSV)', state: 'waiting' })
  const done = await taskBecomes(server, person, body.id, ['done', 'failed'])
  expect(done).toMatchObject({ state: 'done', done: count, total: count, error: '' })
  const file = await downloadFile(server, person, body.id)
  expect(file.status).toBe(200)
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(file.headers.get('content-disposition')).toMatch(
    /^attachment; filename="talepler-\d{4}-\d\d-\d\d\.csv"; filename\*=UTF-8''Talepler%20\d{4}-\d\d-\d\d\.csv$/,
  )
  expect(file.headers.get('x-content-type-options')).toBe('nosniff')
  const bytes = Buffer.from(await file.arrayBuffer())
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  const [head, ...rows] = parseCsv(bytes.toString('utf8'))
  expect(head?.slice(0, 3)).toEqual(['Numara', 'Başlık', 'Durum'])
  expect(rows.map((row) => row[1])).toEqual(
    Array.from({ length: count }, (_, index) => {
      const number = count - index
      return number === 7 ? `'=HYPERLINK("http://x.example";"Tıkla")` : String(number)
    }),
  )
  expect(rows.find((row) => row[1]?.startsWith("'="))).toContain('satır\r\nsonu; "tırnak"')
})

test('the filter of the list is that of its export, and a wrong one is refused', async () => {
  const person = await staff()
  const { body } = await startExport(server, person, 'csv', { ...ofCustomer, search: 'tıkla' })
  await taskBecomes(server, person, body.id, ['done'])
  const file = await (await downloadFile(server, person, body.id)).text()
  expect(parseCsv(file)).toHaveLength(2)
  const wrong = await startExport(server, person, 'csv', { status: 'garbage' })
  expect(wrong.status).toBe(400)
  expect(JSON.stringify(wrong.body)).toContain('input.status')
})

test('only the chosen columns are exported, in their order; without any of the list’s nothing is', async () => {
  const person = await staff()
  const start = (columns: string[]) =>
    server.call<Task>('POST', '/exports', {
      as: person,
      body: { list: 'staff_requests', format: 'csv', input: { ...ofCustomer, search: 'tıkla' }, columns },
    })
  const { status, body } = await start(['amount', 'status', 'number', 'title', 'from another time'])
  expect(status).toBe(201)
  await taskBecomes(server, person, body.id, ['done'])
  const [head, row] = parseCsv(await (await downloadFile(server, person, body.id)).text())
  expect(head).toEqual('Teklif tutarı,Para birimi,Durum,Numara,Başlık,Taşıma türü,Çıkış,Varış'.split(','))
  expect(row?.slice(2, 3)).toEqual(['Bekliyor'])
  expect((await start(['from another time'])).status).toBe(400)
})

test('a list becomes an Excel file', async () => {
  const person = await staff()
  const { body } = await startExport(server, person, 'xlsx', ofCustomer)
  const done = await taskBecomes(server, person, body.id, ['done', 'failed'])
  expect(done).toMatchObject({ state: 'done', title: 'Talepler (Excel)' })
  expect(done.file_name).toMatch(/^Talepler \d{4}-\d\d-\d\d\.xlsx$/)
  const file = await downloadFile(server, person, body.id)
  const { rows } = readSheet(Buffer.from(await file.arrayBuffer()))
  expect(rows).toHaveLength(count + 1)
  expect(rows.some((row) => row[1]?.text === '=HYPERLINK("http://x.example";"Tıkla")')).toBe(true)
})

test('more rows than an Excel file shall have are refused with a sentence, before any work', async () => {
  const person = await staff()
  const many = (await server.signIn('customer')).userId
  await addRequests(server, many, xlsxMostRows + 1)
  const refused = await startExport(server, person, 'xlsx', { customer_id: many })
  expect(refused).toMatchObject({ status: 409, body: { code: 'TOO_MANY_ROWS' } })
  expect(refused.body.message).toContain('en çok 20.000 satır')
  expect(await tasksOf(server, person)).toEqual([])
  const csv = await startExport(server, person, 'csv', { customer_id: many })
  const done = await taskBecomes(server, person, csv.body.id, ['done'])
  expect(done.done).toBe(xlsxMostRows + 1)
})

test('one click is one task, however often it is sent', async () => {
  const person = await staff()
  const key = { 'idempotency-key': randomUUID() }
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => startExport(server, person, 'csv', ofCustomer, key)),
  )
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  expect(await tasksOf(server, person)).toHaveLength(1)
})

test('at most three are unfinished at once, whoever of them is first', async () => {
  const person = await staff()
  await query(
    server,
    "insert into tasks (user_id, kind, title, input) select $1, 'export', 'x', '{}' from generate_series(1, 2)",
    [person.userId],
  )
  const answers = await Promise.all(
    Array.from({ length: 3 }, () => startExport(server, person, 'csv', ofCustomer)),
  )
  const refused = answers.filter(({ status }) => status === 409)
  expect(refused.length).toBeGreaterThanOrEqual(1)
  expect(refused[0]?.body).toMatchObject({ code: 'TOO_MANY_EXPORTS' })
  expect(refused[0]?.body.message).toContain('en çok 3 dosya')
})

test('who may not see a list cannot export it; and who may no longer, gets no file', async () => {
  const visitor = await server.signIn('customer')
  expect((await startExport(server, visitor, 'csv', {})).status).toBe(404)
  const unknown = { list: 'salaries', format: 'csv', input: {} }
  expect((await server.call('POST', '/exports', { as: await staff(), body: unknown })).status).toBe(404)
  const person = await staff()
  const { body } = await startExport(server, person, 'csv', ofCustomer)
  await taskBecomes(server, person, body.id, ['done'])
  await query(server, "update tasks set state = 'failed', file_name = null where id = $1", [body.id])
  await query(server, "update users set role = 'customer' where id = $1", [person.userId])
  const again = await server.signInAgain({ ...person, role: 'customer' })
  expect((await server.call('POST', `/tasks/${body.id}/retry`, { as: again })).status).toBe(200)
  const failed = await taskBecomes(server, again, body.id, ['failed'])
  expect(failed).toMatchObject({ file_name: null, error: 'Bu işlem için yetkiniz yok.' })
})

test('customers are exported in the words of their list', async () => {
  const person = await staff()
  const company = `Aktarım ${randomUUID()}`
  const lead = { first_name: 'Defne', last_name: 'Işık', company, email: null, phone: '+90 532 000 00 01' }
  await server.call('POST', '/customers', { as: person, body: lead })
  const { status, body } = await server.call<Task>('POST', '/exports', {
    as: person,
    body: { list: 'customers', format: 'csv', input: { search: company } },
  })
  expect(status).toBe(201)
  await taskBecomes(server, person, body.id, ['done'])
  const [head, row, ...more] = parseCsv(await (await downloadFile(server, person, body.id)).text())
  expect(more).toEqual([])
  const cells = Object.fromEntries(head?.map((word, place) => [word, row?.[place]]) ?? [])
  const day = /^\d\d\.\d\d\.\d{4} \d\d:\d\d$/
  expect(cells).toEqual({
    'Ad soyad': 'Defne Işık',
    Şirket: company,
    'Bağlı olduğu firma': '',
    'E-posta': '',
    Telefon: expect.stringContaining('532'),
    Görev: '',
    Temsilci: expect.any(String),
    Durum: 'Aday',
    Sektör: '',
    Segment: '',
    Şehir: '',
    Ülke: '',
    Kaynak: 'Personel kaydı',
    'Değer (EUR)': '0,00',
    'Son temas': '',
    Profil: 'Hesabı yok',
    Katılma: expect.stringMatching(day),
    Kayıt: expect.stringMatching(day),
  })
})

test('documents are exported with what is known of them, as the list is filtered', async () => {
  const person = await staff()
  const note = `Not ${randomUUID()}`
  const documentOf = (name: string, description: string) =>
    query(
      server,
      `insert into documents (id, number, customer_id, file_name, file_type, file_size, file_path, sha256, crc32, document_type,
         description, uploaded_by)
       values ($5, $1, $2, $3, 'application/pdf', 2048, $1, 'x', 0, 'invoice', $4, 'customer')`,
      [`BLG-${randomUUID()}`, customer, name, description, randomUUID()],
    )
  await documentOf('fatura.pdf', note)
  await documentOf('baska.pdf', 'Başka')
  const { status, body } = await server.call<Task>('POST', '/exports', {
    as: person,
    body: { list: 'staff_documents', format: 'csv', input: { search: note } },
  })
  expect(status).toBe(201)
  await taskBecomes(server, person, body.id, ['done'])
  const [head, row, ...more] = parseCsv(await (await downloadFile(server, person, body.id)).text())
  expect(more).toEqual([])
  const cells = Object.fromEntries(head?.map((word, place) => [word, row?.[place]]) ?? [])
  expect(cells).toMatchObject({
    Belge: 'fatura.pdf',
    Tür: 'Fatura',
    Durum: 'İnceleniyor',
    'Boyut (bayt)': '2048',
    Açıklama: note,
  })
})
