/** Writing to a customer, noting calls, and appointments that land in both calendars. */
import type { Appointment } from '@kervan/domain/customers/customer-contacts.contract.ts'
import type { Customer } from '@kervan/domain/customers/customers.contract.ts'
import { dayAfter } from '@kervan/domain/values/calendar-day.ts'
import { describe, expect, test } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { freshAddress, query } from '#testing/sign-in.ts'

const server = await sharedServer()
const staff = await server.signIn('staff')
const [{ email: staffAddress } = { email: '' }] = await query<{ email: string }>(
  server,
  'select email from users where id = $1',
  [staff.userId],
)

type Mail = { to: string; subject: string; text: string; html: string; attachments: { url: string }[] }
const mailsTo = async (address: string) => {
  const answer = await fetch(`${server.base}/api/demo/inbox?to=${encodeURIComponent(address)}`)
  return (await answer.json()) as Mail[]
}
/** As calendars read it. */
const calendarOf = async (mail: Mail | undefined) => {
  const answer = await fetch(`${server.base}${mail?.attachments[0]?.url}`)
  return {
    type: answer.headers.get('content-type'),
    lines: (await answer.text()).replace(/\r\n /g, '').split('\r\n'),
  }
}
const enter = async (form: object = {}) => {
  const { body } = await server.call<{ customer: Customer }>('POST', '/customers', {
    as: staff,
    body: {
      ...{
        email: freshAddress(),
        first_name: 'Ada',
        last_name: 'Deniz',
        phone: '+90 532 000 00 03',
        company: null,
      },
      ...form,
    },
  })
  return body.customer
}
const read = async (id: string) =>
  (await server.call<Customer>('GET', `/customers/${id}`, { as: staff })).body
const post = <Answer>(path: string, body: object, method = 'POST') =>
  server.call<Answer & { code?: string }>(method, path, { as: staff, body })

describe('a mail from here', () => {
  test('goes out with its writer’s signature, is in the history, and counts as contact once it has arrived', async () => {
    await query(
      server,
      "insert into staff_profiles (id, signature) values ($1, E'Ece Yaman\nKervan') on conflict (id) do update set signature = excluded.signature",
      [staff.userId],
    )
    const customer = await enter()
    const { status } = await post(`/customers/${customer.id}/mails`, {
      subject: 'Yeni hat',
      message: 'Merhaba\n\nHaftalık.',
    })
    expect(status).toBe(201)
    const [mail] = await eventually('the mail has arrived', async () => {
      const mails = await mailsTo(customer.email)
      return mails.length > 0 && mails
    })
    expect(mail).toMatchObject({ subject: 'Yeni hat' })
    expect(mail?.text).toContain('Ece Yaman\nKervan')
    await eventually('it is known to have arrived', async () => {
      const [row] = await query<{ mail_state: string }>(
        server,
        'select mail_state from customer_contacts where customer_id = $1',
        [customer.id],
      )
      return row?.mail_state === 'sent' && (await read(customer.id)).last_contact_at !== null
    })
  })

  // Case J08: nothing that is typed adds a recipient or a header, and nothing is evaluated.
  test.each([
    'Konu\r\nBcc: kurban@evil.example',
    '=?utf-8?B?S29udQ==?=',
    `<script>alert(1)</script> {{constructor}} ${'$'}{7*7} <%= 1 %> ]]>`,
    `Uzun ${'a'.repeat(150)}`,
  ])('keeps to its recipient and its words: %j', async (typed) => {
    const customer = await enter()
    const { status } = await post(`/customers/${customer.id}/mails`, {
      subject: typed,
      message: `${typed}\n${'b'.repeat(1000)}`,
    })
    expect(status).toBe(201)
    const [mail] = await eventually('the mail has arrived', async () => {
      const mails = await mailsTo(customer.email)
      return mails.length > 0 && mails
    })
    expect(mail?.to).toBe(customer.email)
    expect(mail?.subject).not.toMatch(/[\r\n]/)
    expect(mail?.html).not.toContain('<script>alert')
    expect(`${mail?.subject} ${mail?.text}`).not.toContain('49')
    expect(await mailsTo('kurban@evil.example')).toEqual([])
  })

  test('needs an address, and a customer', async () => {
    const nameless = await enter({ email: null })
    const answer = await post(`/customers/${nameless.id}/mails`, { subject: 'x', message: 'y' })
    expect([answer.status, answer.body.code]).toEqual([409, 'NO_ADDRESS'])
    expect(
      (await post(`/customers/${crypto.randomUUID()}/mails`, { subject: 'x', message: 'y' })).status,
    ).toBe(404)
  })
})

test('a call that reached somebody is contact, one that did not is only noted', async () => {
  const customer = await enter()
  await post(`/customers/${customer.id}/contacts`, { kind: 'call', outcome: 'not_reached' })
  expect((await read(customer.id)).last_contact_at).toBeNull()
  await post(`/customers/${customer.id}/contacts`, {
    kind: 'visit',
    outcome: 'reached',
    text: 'Depoyu gezdik.',
  })
  expect((await read(customer.id)).last_contact_at).not.toBeNull()
  const kinds = await query<{ kind: string }>(
    server,
    'select kind from customer_contacts where customer_id = $1 order by id',
    [customer.id],
  )
  expect(kinds.map(({ kind }) => kind)).toEqual(['call', 'visit'])
})

test('a day to call again is work of that day for who noted it, until they are spoken with', async () => {
  const customer = await enter()
  const note = (more: object) =>
    post(`/customers/${customer.id}/contacts`, { kind: 'call', outcome: 'not_reached', ...more })
  const work = () =>
    query<{ status: string; title: string; day: string; assigned_to: string; closed_because: string }>(
      server,
      `select status, title, to_char(due_at at time zone 'Europe/Istanbul', 'YYYY-MM-DD') as day, assigned_to, closed_because
       from work_items where customer_id = $1 and kind = 'follow_up' order by id`,
      [customer.id],
    )
  expect((await note({ follow_up_on: '2020-01-01' })).status).toBe(400)
  const [first, second] = [dayAfter(3), dayAfter(9)]
  await note({ follow_up_on: first, text: 'Depo müdürü izinde.' })
  expect(await work()).toMatchObject([{ status: 'open', day: first, assigned_to: staff.userId }])
  // Nobody was reached: it is still to be done.
  await note({})
  expect((await work()).map(({ status }) => status)).toEqual(['open'])
  await note({ follow_up_on: second })
  expect((await work()).map(({ status, day }) => [status, day])).toEqual([
    ['done', first],
    ['open', second],
  ])
  await note({ outcome: 'reached' })
  expect((await work()).map(({ closed_because }) => closed_because)).toEqual([
    'Yeni bir takip günü verildi.',
    'Görüşüldü.',
  ])
})

describe('an appointment', () => {
  const form = {
    ...{ title: 'Tanışma; yeni hat', place: 'Bursa', note: '', minutes: 30, staff_id: staff.userId },
    starts_at: '2099-03-05T09:00:00.000Z',
  }
  const workOf = async (id: string) =>
    (
      await query<{ status: string; due_at: Date; assigned_to: string; title: string }>(
        server,
        "select status, due_at, assigned_to, title from work_items where kind = 'appointment' and metadata ->> 'appointment_id' = $1",
        [id],
      )
    )[0]
  const mailed = (address: string, subject: string) =>
    eventually(`a mail to ${address}: ${subject}`, async () =>
      (await mailsTo(address)).find((mail) => mail.subject.startsWith(subject)),
    )

  test('is work of its day, and the same entry of both calendars from its first version to its end', async () => {
    const customer = await enter()
    const { status, body } = await post<Appointment>(`/customers/${customer.id}/appointments`, form)
    expect(status).toBe(201)
    expect(body).toMatchObject({ title: form.title, ends_at: '2099-03-05T09:30:00.000Z', state: 'planned' })
    expect(await workOf(body.id)).toMatchObject({
      status: 'open',
      due_at: new Date(form.starts_at),
      assigned_to: staff.userId,
    })
    for (const address of [customer.email, staffAddress]) {
      const { type, lines } = await calendarOf(await mailed(address, 'Randevu: Tanışma'))
      expect(type).toContain('text/calendar')
      expect(lines).toEqual(
        expect.arrayContaining([
          'METHOD:REQUEST',
          'SEQUENCE:0',
          'SUMMARY:Tanışma\\; yeni hat',
          'DTSTART:20990305T090000Z',
        ]),
      )
      expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toHaveLength(2)
    }
    const uid = (await calendarOf(await mailed(customer.email, 'Randevu: '))).lines.find((line) =>
      line.startsWith('UID:'),
    )

    const moved = await post<Appointment>(
      `/appointments/${body.id}`,
      { ...form, starts_at: '2099-03-06T09:00:00.000Z' },
      'PUT',
    )
    expect(moved.status).toBe(200)
    expect((await workOf(body.id))?.due_at).toEqual(new Date('2099-03-06T09:00:00.000Z'))
    const second = (await calendarOf(await mailed(customer.email, 'Randevu değişti'))).lines
    expect(second).toEqual(expect.arrayContaining([uid, 'SEQUENCE:1', 'METHOD:REQUEST']))

    const cancel = () => post<Appointment>(`/appointments/${body.id}/cancel`, { reason: 'Başka gün' })
    expect((await cancel()).body.state).toBe('cancelled')
    expect((await cancel()).status).toBe(200)
    expect((await workOf(body.id))?.status).toBe('done')
    const third = (await calendarOf(await mailed(customer.email, 'Randevu iptal'))).lines
    expect(third).toEqual(expect.arrayContaining([uid, 'SEQUENCE:2', 'METHOD:CANCEL', 'STATUS:CANCELLED']))
    expect((await post(`/appointments/${body.id}`, form, 'PUT')).body.code).toBe('APPOINTMENT_CANCELLED')
  })

  test('lies ahead, and is with a colleague whose account is open', async () => {
    const customer = await enter()
    const path = `/customers/${customer.id}/appointments`
    expect((await post(path, { ...form, starts_at: '2020-03-05T09:00:00.000Z' })).body.code).toBe(
      'APPOINTMENT_PAST',
    )
    expect((await post(path, { ...form, staff_id: customer.id })).body.code).toBe('NO_COLLEAGUE')
  })

  test('with somebody who has no address reaches the colleague alone', async () => {
    const customer = await enter({ email: null })
    const { body } = await post<Appointment>(`/customers/${customer.id}/appointments`, {
      ...form,
      title: customer.id,
    })
    expect(body.state).toBe('planned')
    const { lines } = await calendarOf(await mailed(staffAddress, `Randevu: ${customer.id}`))
    expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toHaveLength(1)
  })
})
