/** Reading a mail for staff: what it says, whose it is, a file as it came, and a model that adds only what the mail says. */
import type { ReadMail } from '@kervan/domain/luna/mail-reading.contract.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openModelServer } from '#testing/model-server.ts'
import { order, orderForm, wholeCustomer } from '#testing/orders.ts'
import { query } from '#testing/sign-in.ts'
import { startTestServer } from '#testing/test-server.ts'

const model = await openModelServer()
const server = await startTestServer({
  env: { AI_URL: model.geminiUrl, AI_MODEL: 'sinama', AI_KEY: 'cok-gizli-anahtar' },
})
afterAll(async () => {
  await server.stop()
  await model.close()
})
const [staff, customer] = [await server.signIn('staff'), await wholeCustomer(server)]
const [{ email } = { email: '' }] = await query<{ email: string }>(
  server,
  'select email from profiles where id = $1',
  [customer.userId],
)
beforeEach(() => query(server, "delete from limits where key like 'luna%'"))

const read = (body: object) => server.call<ReadMail>('POST', '/luna/mail-readings', { as: staff, body })
const valuesOf = ({ fields }: ReadMail) =>
  Object.fromEntries(fields.map(({ field, value }) => [field, value]))
const rows = async () =>
  Number((await query<{ count: string }>(server, 'select count(*) from requests'))[0]?.count)

test('a pasted mail is read with its evidence, its customer is known by their address, and nothing is saved', async () => {
  const before = await rows()
  const { body } = await read({
    text: `Kimden: Selin <${email}>\nKonu: Navlun\n\nMersin’den Hamburg’a 2x40’HC, toplam 38.500 kg pamuk ipliği, FOB.`,
  })
  expect(valuesOf(body)).toMatchObject({
    shipment_type: 'sea',
    origin_city: 'Mersin',
    destination_city: 'Hamburg',
    container_type: '40HC',
    container_quantity: '2',
    estimated_weight: '38500',
    incoterm: 'FOB',
  })
  expect(body).toMatchObject({
    subject: 'Navlun',
    language: 'tr',
    customer: { id: customer.userId, email },
    ends: {
      origin: { country: 'Türkiye', port: 'Mersin' },
      destination: { country: 'Almanya', port: 'Hamburg' },
    },
    may_be_refined: true,
  })
  const weight = body.fields.find(({ field }) => field === 'estimated_weight')
  expect(body.text.slice(weight?.start, weight?.end)).toBe('38.500 kg')
  expect(await rows()).toBe(before)
})

test('a file is read as it came: encoded words, encoded text, attachments named', async () => {
  const mail = [
    'From: =?utf-8?B?QWhtZWQgU2FsZWg=?= <ahmed@gulf.example>',
    'Subject: =?utf-8?Q?Jebel_Ali_=E2=80=93_Mersin?=',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain; charset=iso-8859-9',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    'Hello, 2x40HC dates, 46 tons in total, CIF Mersin. G=F6nderi',
    '--b',
    'Content-Type: application/pdf; name=list.pdf',
    'Content-Disposition: attachment; filename=list.pdf',
    'Content-Transfer-Encoding: base64',
    '',
    'JVBERi0=',
    '--b--',
  ].join('\r\n')
  const { body } = await read({ file: Buffer.from(mail).toString('base64') })
  expect(body).toMatchObject({
    sender: { address: 'ahmed@gulf.example', name: 'Ahmed Saleh' },
    customer: null,
    attachments: ['list.pdf'],
  })
  expect(body.text).toContain('Gönderi')
  expect(valuesOf(body)).toMatchObject({
    origin_city: 'Cebel Ali',
    destination_city: 'Mersin',
    estimated_weight: '46000',
  })
  const empty = await read({ file: Buffer.from('Subject: x\r\n\r\n').toString('base64') })
  expect(empty).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('okunacak bir metin') },
  })
})

test('a model adds what the mail says and our patterns missed; what the mail does not say is not taken, and addresses do not leave', async () => {
  const text =
    'Merhaba, Adana’dan Lyon’a karayolu. Taşınacak olan şey: on palet bobin kâğıt. Tel 0532 111 22 33, a@b.example'
  model.behave(
    JSON.stringify({
      fields: [
        { field: 'goods', value: 'bobin kâğıt', evidence: 'on palet bobin kâğıt' },
        { field: 'estimated_weight', value: '9000', evidence: '9 ton' },
        { field: 'incoterm', value: 'DAP', evidence: 'Lyon’a' },
        { field: 'destination_city', value: 'Paris', evidence: 'Lyon’a' },
      ],
    }),
  )
  const { body } = await read({ text, refine: true })
  expect(valuesOf(body)).toEqual({
    shipment_type: 'land',
    origin_city: 'Adana',
    destination_city: 'Lyon',
    goods: 'bobin kâğıt',
  })
  expect(body.may_be_refined).toBe(false)
  expect(model.everything()).not.toMatch(/0532|a@b/)
})

test.each([
  [
    'a refusal',
    (_: unknown, reply: { writeHead: (status: number) => { end: (text: string) => void } }) =>
      void reply.writeHead(403).end('{}'),
  ],
  ['nonsense', '<html></html>'],
  ['unknown fields', '{"fields":[{"field":"price","value":"1","evidence":"Adana"}]}'],
])('%s of the model leaves the reading as it is', async (_, manner) => {
  model.behave(manner as string)
  const { status, body } = await read({ text: 'Adana’dan Lyon’a karayolu 12 ton', refine: true })
  expect(status).toBe(200)
  expect(valuesOf(body)).toEqual({
    shipment_type: 'land',
    origin_city: 'Adana',
    destination_city: 'Lyon',
    estimated_weight: '12000',
  })
})

test('nothing to read is said so', async () => {
  expect(await read({ text: '  ' })).toMatchObject({ status: 400 })
})

test('mail that came in as work is done with the request that it has become, and no other work is', async () => {
  const [mail, other] = await query<{ id: string }>(
    server,
    `insert into work_items (kind, title, customer_name, due_at)
     select kind, 'E-posta: Navlun', 'Selin', now() from unnest(array['inbound_mail', 'demo_request']) kind returning id`,
    [],
  )
  for (const work of [mail, other])
    expect(
      (await order(server, staff, orderForm(customer, { mail_work_id: work?.id, quote_amount: undefined })))
        .status,
    ).toBe(201)
  const worked = await query<{ status: string; closed_because: string; done_by: string }>(
    server,
    'select status, closed_because, done_by from work_items where id = any($1) order by kind desc',
    [[mail?.id, other?.id]],
  )
  expect(worked).toEqual([
    {
      status: 'done',
      closed_because: expect.stringMatching(/^TLP-\d{4}-\d+ numaralı talep açıldı\.$/),
      done_by: staff.userId,
    },
    { status: 'open', closed_because: '', done_by: null },
  ])
})
