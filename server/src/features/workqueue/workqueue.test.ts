/** Asking for a demo from outside, and what the office makes of it. */
import { randomUUID } from 'node:crypto'
import type { WorkItem } from '@kervan/domain/workqueue/work-item.ts'
import type { OfficeUpdateEvent } from '@kervan/domain/workqueue/workqueue.contract.ts'
import { workItemChanged } from '@kervan/domain/workqueue/workqueue.events.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { demoCompany } from '#assembly/demo/demo-world.ts'
import { eventually } from '#testing/eventually.ts'
import { order, orderForm, waitingRequest, wholeCustomer } from '#testing/orders.ts'
import { newShipmentForm } from '#testing/request-forms.ts'
import { freshAddress, htmlOf, mailsTo, query } from '#testing/sign-in.ts'
import { type SignedIn, startTestServer } from '#testing/test-server.ts'

const server = await startTestServer({ env: { LIMIT_DEMO_REQUEST: '1000/60' } })
const staff = await server.signIn('staff')
afterAll(() => server.close())

const form = (more: object = {}) => ({
  full_name: 'Defne Işık',
  email: freshAddress(),
  company: `Rota ${randomUUID()}`,
  phone: '+90 532 000 00 01',
  message: 'Ayda on konteyner taşıyoruz.',
  ...more,
})
const ask = (body: object, headers: Record<string, string> = {}) =>
  server.call<{ code?: string; data?: { issues: { path: string }[] } }>('POST', '/demo-requests', {
    body,
    headers,
  })
const listed = async (query = '') =>
  (await server.call<{ items: WorkItem[] }>('GET', `/work-items${query}`, { as: staff })).body.items
const itemsOf = async (email: string) => (await listed('?limit=100')).filter((item) => item.email === email)

describe('a request', () => {
  test('is one work item, announced to the office alone, and confirmed to both sides by mail', async () => {
    const customer = await server.signIn('customer')
    const tabs = [server.tabOf(staff), server.tabOf(customer)]
    await Promise.all(tabs.map((tab) => tab.connect()))
    const entered = form()
    expect(await ask(entered)).toMatchObject({ status: 201, body: { done: true } })
    const [item, ...others] = await itemsOf(entered.email)
    expect(others).toEqual([])
    expect(item).toMatchObject({
      kind: 'demo_request',
      title: `Demo talebi: ${entered.company}`,
      description: entered.message,
      customer_name: entered.full_name,
      company: entered.company,
      phone: entered.phone,
      status: 'open',
      priority: 'medium',
      lane: null,
      done_by: null,
    })
    const ahead = Date.parse(item?.due_at ?? '') - Date.now()
    expect(ahead).toBeGreaterThan(0)
    // At most a feast of four days between a Saturday and a Sunday.
    expect(ahead).toBeLessThan(8 * 86_400_000)
    await eventually('the news', () => tabs[0]?.arrivals.length === 1)
    expect(tabs[0]?.arrivals[0]).toMatchObject({
      name: workItemChanged.name,
      data: { work_item_id: item?.id, kind: 'demo_request', status: 'open', added: true },
    })
    expect(tabs[1]?.arrivals).toEqual([])
    await Promise.all(tabs.map((tab) => tab.close()))

    const [received] = await eventually('the mail to the visitor', async () => {
      const mails = await mailsTo(server, entered.email)
      return mails.length > 0 && mails
    })
    expect(received?.subject).toBe('Demo talebiniz alındı')
    // The owner of the address may never have sent it: no stranger's words reach them.
    const html = await htmlOf(server, received)
    for (const words of [entered.full_name, entered.company, entered.message, entered.phone])
      expect(`${received?.text}${html}`).not.toContain(words)
    const officeMail = await eventually('the mail to the office', async () =>
      (await mailsTo(server, demoCompany.email)).find(({ subject }) => subject.includes(entered.company)),
    )
    for (const words of [entered.full_name, entered.email, entered.message, entered.phone])
      expect(officeMail.text).toContain(words)
  })

  test('needs a name and an address, and nothing else', async () => {
    const email = freshAddress()
    expect((await ask({ full_name: 'Defne Işık', email })).status).toBe(201)
    expect((await itemsOf(email))[0]).toMatchObject({
      title: 'Demo talebi: Defne Işık',
      company: '',
      phone: '',
      description: '',
    })
  })

  test.each([
    ['full_name', ''],
    ['full_name', '<script>alert(1)</script>'],
    ['email', 'deneme@'],
    ['email', 'a@musteri.example\r\nBcc: b@musteri.example'],
    ['email', 'a@musteri.example, b@musteri.example'],
    ['company', 'x'.repeat(121)],
    ['phone', 'javascript:alert(1)'],
    ['phone', '1'.repeat(26)],
    ['message', 'x'.repeat(1001)],
  ])('with a wrong %s is refused beside its field: %j', async (field, value) => {
    const entered = form({ [field]: value })
    const { status, body } = await ask(entered)
    expect(status).toBe(400)
    expect(new Set(body.data?.issues.map(({ path }) => path))).toEqual(new Set([field]))
  })

  test('counts against its address and its network', async () => {
    const entered = form()
    const statuses: number[] = []
    for (let time = 0; time < 4; time += 1) statuses.push((await ask(entered)).status)
    expect(statuses).toEqual([201, 201, 201, 429])
    const strict = await startTestServer({ env: { LIMIT_DEMO_REQUEST: '2/60' } })
    try {
      const answers: number[] = []
      for (let time = 0; time < 3; time += 1)
        answers.push((await strict.call('POST', '/demo-requests', { body: form() })).status)
      expect(answers).toEqual([201, 201, 429])
    } finally {
      await strict.close()
    }
  })
})

test('hostile words stay words: one recipient, one line of subject, nothing evaluated', async () => {
  const mark = randomUUID()
  const hostile = `${mark}\r\nBcc: kurban@musteri.example\u0007\u202e {{constructor}} \${7*7} <%= 1 %> ]]> <script>alert(1)</script>`
  const entered = form({
    company: hostile.slice(0, 120),
    message: `${hostile}\n=?utf-8?q?x?= ${'x'.repeat(700)}`,
  })
  expect((await ask(entered)).status).toBe(201)
  const officeMail = await eventually('the mail to the office', async () =>
    (await mailsTo(server, demoCompany.email)).find(({ subject }) => subject.includes(mark)),
  )
  expect(officeMail.subject).toContain('Bcc: kurban@musteri.example')
  expect(officeMail.subject).not.toMatch(/[\p{Cc}\u202e]/u)
  const html = await htmlOf(server, officeMail)
  expect(html).not.toContain('<script>')
  expect(html).toContain('&lt;script&gt;')
  expect(officeMail.text).toContain(`{{constructor}} \${7*7} <%= 1 %> ]]>`)
  expect(await mailsTo(server, 'kurban@musteri.example')).toEqual([])
  const [item] = await itemsOf(entered.email)
  expect(item?.title).not.toMatch(/[\p{Cc}\u202e]/u)
  expect(item?.description).toMatch(/\nBcc/)
  expect(item?.description).not.toMatch(/[^\P{Cc}\n]|\u202e/u)
})

describe('the office', () => {
  test('sees what is due first, by state, page by page', async () => {
    for (let time = 0; time < 3; time += 1) await ask(form())
    const all = await listed('?limit=100')
    const order = ({ due_at, id }: WorkItem) => `${due_at} ${id}`
    expect(all.map(order)).toEqual(all.map(order).toSorted())
    const page = await server.call<{ items: WorkItem[]; next_cursor: string }>('GET', '/work-items?limit=2', {
      as: staff,
    })
    const next = await listed(`?limit=2&after=${page.body.next_cursor}`)
    expect([...page.body.items, ...next].map(({ id }) => id)).toEqual(all.slice(0, 4).map(({ id }) => id))
    expect((await listed('?status=open')).length).toBeGreaterThan(0)
  })

  test('opens one work item by its id, whatever its place in the list', async () => {
    const entered = form()
    await ask(entered)
    const [item] = await itemsOf(entered.email)
    const open = (id?: string) => server.call<WorkItem>('GET', `/work-items/${id}`, { as: staff })
    expect(await open(item?.id)).toMatchObject({ status: 200, body: item ?? {} })
    expect((await open(randomUUID())).status).toBe(404)
  })

  test('sees of what is done the newest first, page by page', async () => {
    const ids: string[] = []
    for (let time = 0; time < 3; time += 1) {
      const entered = form()
      await ask(entered)
      const [item] = await itemsOf(entered.email)
      // The first to be done is due last.
      await query(server, 'update work_items set due_at = due_at - make_interval(days => $2) where id = $1', [
        item?.id,
        time,
      ])
      await server.call('POST', `/work-items/${item?.id}/complete`, { as: staff })
      ids.unshift(item?.id ?? '')
    }
    const idsOf = (items: WorkItem[]) => items.map(({ id }) => id)
    const done = await listed('?status=done&limit=100')
    expect(idsOf(done).slice(0, 3)).toEqual(ids)
    expect(done.every(({ status }) => status === 'done')).toBe(true)
    const page = (query: string) =>
      server.call<{ items: WorkItem[]; next_cursor: string }>('GET', `/work-items?status=done&${query}`, {
        as: staff,
      })
    const first = await page('limit=1')
    const second = await page(`limit=2&after=${first.body.next_cursor}`)
    expect([...idsOf(first.body.items), ...idsOf(second.body.items)]).toEqual(ids)
  })

  test('takes work on and gives it back; another’s work cannot be given up', async () => {
    const entered = form()
    await ask(entered)
    const [item] = await itemsOf(entered.email)
    const assign = (as: SignedIn, take: boolean) =>
      server.call<WorkItem>('POST', `/work-items/${item?.id}/assign`, { as, body: { take } })
    expect((await assign(staff, true)).body).toMatchObject({
      assigned_to: staff.userId,
      assignee_name: 'Deneme Kişi',
    })
    expect((await listed('?mine=true&limit=100')).map(({ id }) => id)).toContain(item?.id)
    const colleague = await server.signIn('staff')
    expect((await assign(colleague, false)).body.assigned_to).toBe(staff.userId)
    expect((await assign(staff, false)).body.assigned_to).toBeNull()
  })

  test('takes over a colleague’s work only by naming the colleague, and hears otherwise who holds it', async () => {
    const entered = form()
    await ask(entered)
    const [item] = await itemsOf(entered.email)
    const [colleague, third] = [await server.signIn('staff'), await server.signIn('staff')]
    const take = (as: SignedIn, from?: SignedIn) =>
      server.call<WorkItem & { code?: string; message?: string }>('POST', `/work-items/${item?.id}/assign`, {
        as,
        body: { take: true, ...(from && { take_over_from: from.userId }) },
      })
    const holder = async () => (await itemsOf(entered.email))[0]?.assigned_to
    await take(staff)
    expect(await take(colleague)).toMatchObject({
      status: 409,
      body: {
        code: 'HELD_BY_COLLEAGUE',
        message: 'Bu işi Deneme Kişi üstlenmiş.',
        data: { assigned_to: staff.userId, assignee_name: 'Deneme Kişi' },
      },
    })
    expect(await holder()).toBe(staff.userId)
    expect((await take(staff)).status).toBe(200)
    expect((await take(colleague, staff)).body.assigned_to).toBe(colleague.userId)
    // By now it is with somebody else than the one who was named.
    expect(await take(third, staff)).toMatchObject({ status: 409, body: { code: 'HELD_BY_COLLEAGUE' } })
    expect(await holder()).toBe(colleague.userId)
  })

  test.each([['that is free'], ['of a colleague']])(
    'of several who want an item %s at once, one gets it and the others hear who',
    async (kind) => {
      const entered = form()
      await ask(entered)
      const [item] = await itemsOf(entered.email)
      const take = (as: SignedIn, from?: string) =>
        server.call<WorkItem & { data?: { assigned_to: string } }>('POST', `/work-items/${item?.id}/assign`, {
          as,
          body: { take: true, ...(from && { take_over_from: from }) },
        })
      if (kind === 'of a colleague') await take(staff)
      const rivals = await Promise.all([1, 2, 3, 4].map(() => server.signIn('staff')))
      const from = kind === 'of a colleague' ? staff.userId : undefined
      const answers = await Promise.all(rivals.map((rival) => take(rival, from)))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
      const winner = answers.find(({ status }) => status === 200)?.body.assigned_to
      for (const { status, body } of answers) if (status === 409) expect(body.data?.assigned_to).toBe(winner)
    },
  )

  test('finds the work of some requests, with the priority it has by now', async () => {
    const customer = await wholeCustomer(server)
    const [one, other] = [await waitingRequest(server, customer), await waitingRequest(server, customer)]
    await waitingRequest(server, customer)
    await query(server, "update work_items set priority = 'low', due_at = now() where request_id = $1", [
      one.id,
    ])
    const found = await listed(`?status=open&request_ids=${one.id},${other.id}`)
    expect(new Set(found.map(({ request_id }) => request_id))).toEqual(new Set([one.id, other.id]))
    expect(found.find(({ request_id }) => request_id === one.id)?.priority).toBe('urgent')
    const { status } = await server.call('GET', `/work-items?request_ids=${one.id},x`, { as: staff })
    expect(status).toBe(400)
  })

  test('sees late work as urgent, and counts it', async () => {
    const entered = form()
    await ask(entered)
    await query(server, "update work_items set due_at = now() - interval '1 minute' where email = $1", [
      entered.email,
    ])
    expect((await itemsOf(entered.email))[0]?.priority).toBe('urgent')
    expect((await listed('?overdue=true&limit=100')).map(({ email }) => email)).toContain(entered.email)
    const { body } = await server.call<Record<string, number>>('GET', '/work-items/counts', { as: staff })
    expect(body.overdue).toBeGreaterThan(0)
    expect(body.open).toBeGreaterThanOrEqual(body.overdue ?? 0)
  })

  test('counts once what nobody has taken or is late, and not what a colleague has in hand', async () => {
    const [taken, late, both] = [form(), form(), form()]
    const attention = async () =>
      (await server.call<{ attention: number }>('GET', '/work-items/counts', { as: staff })).body.attention
    const before = await attention()
    for (const entered of [taken, late, both]) await ask(entered)
    expect(await attention()).toBe(before + 3)
    for (const { email } of [taken, late])
      await query(server, 'update work_items set assigned_to = $2 where email = $1', [email, staff.userId])
    for (const { email } of [late, both])
      await query(server, "update work_items set due_at = now() - interval '1 minute' where email = $1", [
        email,
      ])
    expect(await attention()).toBe(before + 2)
  })

  test('counts only what is due on a day where its rows are asked for, and says when work was done', async () => {
    const [entered, other] = [form(), form()]
    for (const each of [entered, other]) await ask(each)
    await query(server, "update work_items set due_at = '2041-05-06T09:00:00Z' where email = $1", [
      entered.email,
    ])
    const counts = await server.call<{ open: number }>('GET', '/work-items/counts?due_on=2041-05-06', {
      as: staff,
    })
    expect(counts.body).toMatchObject({ open: 1, unassigned: 1, done: 0 })
    expect(await listed('?due_on=2041-05-06')).toHaveLength(1)
    const [item] = await itemsOf(entered.email)
    await query(
      server,
      "update work_items set status = 'done', done_at = '2026-03-04T09:00:00Z', updated_at = now() where id = $1",
      [item?.id],
    )
    const { body } = await server.call<WorkItem>('GET', `/work-items/${item?.id}`, { as: staff })
    expect(body.done_at).toBe('2026-03-04T09:00:00.000Z')
    await query(server, 'delete from work_items where id = $1', [item?.id])
  })

  test('counts what nobody has taken, and what is urgent, as the list shows it', async () => {
    const [waiting, taken, done] = [form(), form(), form()]
    const counts = async () =>
      (await server.call<{ unassigned: number; urgent: number }>('GET', '/work-items/counts', { as: staff }))
        .body
    const before = await counts()
    for (const entered of [waiting, taken, done]) await ask(entered)
    expect((await counts()).unassigned).toBe(before.unassigned + 3)
    await query(server, "update work_items set assigned_to = $2, priority = 'urgent' where email = $1", [
      taken.email,
      staff.userId,
    ])
    await query(server, "update work_items set status = 'done', done_at = now() where email = $1", [
      done.email,
    ])
    expect(await counts()).toMatchObject({ unassigned: before.unassigned + 1, urgent: before.urgent + 1 })
    expect(await listed('?priority=urgent&status=open&limit=100')).toHaveLength(before.urgent + 1)
  })

  test('completes it once: who did it stays, and everybody hears it', async () => {
    const entered = form()
    await ask(entered)
    const [item] = await itemsOf(entered.email)
    const admin = await server.signIn('admin')
    const tab = server.tabOf(admin)
    await tab.connect()
    const complete = (as: SignedIn) =>
      server.call<WorkItem>('POST', `/work-items/${item?.id}/complete`, { as })
    expect(await complete(staff)).toMatchObject({
      status: 200,
      body: { status: 'done', done_by: 'Deneme Kişi' },
    })
    // Who is second hears by whom; whoever did it may say so twice.
    expect(await complete(admin)).toMatchObject({
      status: 409,
      body: { code: 'WORK_DONE', message: 'Bu işi Deneme Kişi zaten tamamlamış.' },
    })
    const taking = { as: admin, body: { take: true } }
    expect(await server.call('POST', `/work-items/${item?.id}/assign`, taking)).toMatchObject({
      status: 409,
      body: { code: 'WORK_DONE', message: 'Bu işi Deneme Kişi zaten tamamlamış.' },
    })
    expect((await complete(staff)).status).toBe(200)
    const rows = await query(
      server,
      'select done_by, done_at is not null as timed from work_items where id = $1',
      [item?.id],
    )
    expect(rows).toEqual([{ done_by: staff.userId, timed: true }])
    // The news of its creation may have come just before.
    const finished = () =>
      tab.arrivals.map(({ data }) => data as WorkItem).filter((item) => item.status === 'done')
    await eventually('the news', () => finished().length > 0)
    expect(finished()).toEqual([
      { work_item_id: item?.id, kind: 'demo_request', title: item?.title, status: 'done', added: false },
    ])
    await tab.close()
    expect(await server.call('POST', `/work-items/${randomUUID()}/complete`, { as: staff })).toMatchObject({
      status: 404,
    })
  })

  test('does not complete the work of a request that waits for its price', async () => {
    const customer = await wholeCustomer(server)
    const { id } = await waitingRequest(server, customer)
    const itemOf = async () => {
      const [row] = await query<{ id: string; status: string }>(
        server,
        'select id, status from work_items where request_id = $1 order by created_at desc limit 1',
        [id],
      )
      return row
    }
    const complete = async () =>
      server.call<{ code?: string }>('POST', `/work-items/${(await itemOf())?.id}/complete`, { as: staff })
    expect(await complete()).toMatchObject({
      status: 409,
      body: { code: 'REQUEST_UNPRICED', message: expect.stringContaining('Talebi fiyatlayın') },
    })
    const { body } = await order(server, staff, orderForm(customer, { request_id: id }))
    expect((await itemOf())?.status).toBe('done')
    await server.call('POST', `/requests/${id}/revise`, { as: customer, body: { quote_id: body.quote_id } })
    expect(await complete()).toMatchObject({ status: 409, body: { code: 'REQUEST_UNPRICED' } })
    expect((await itemOf())?.status).toBe('open')
  })

  const openItem = async (kind: string) => {
    const [row] = await query<{ id: string }>(
      server,
      `insert into work_items (kind, title, customer_name, due_at) values ($1, 'İş', 'Defne Işık', now() + interval '1 day') returning id`,
      [kind],
    )
    return row?.id
  }
  const closing = async (as: SignedIn, id: string | undefined, reason = '') => {
    const { status, body } = await server.call<WorkItem & { code?: string }>(
      'POST',
      `/work-items/${id}/complete`,
      { as, body: { reason } },
    )
    return [status, body.code ?? body.closed_because]
  }

  test.each([
    ['unanswered_message', 'MESSAGE_UNANSWERED'],
    ['expiring_quote', 'QUOTE_UNANSWERED'],
    ['inbound_mail', 'MAIL_UNSETTLED'],
    ['revision', 'REQUEST_UNPRICED'],
    ['free_time', 'STILL_WRONG'],
  ])('closes %s, which stands for something undone, with a reason only', async (kind, code) => {
    const id = await openItem(kind)
    expect(await closing(staff, id)).toEqual([409, code])
    expect(await closing(staff, id, '  ')).toEqual([409, code])
    expect(await closing(staff, id, 'Müşteri vazgeçti.')).toEqual([200, 'Müşteri vazgeçti.'])
  })

  test('closes by hand neither a request about personal data nor a forgotten lead, whatever the reason', async () => {
    const admin = await server.signIn('admin')
    for (const as of [staff, admin]) {
      expect(await closing(as, await openItem('data_request'), 'Biliyorum')).toEqual([
        409,
        'DATA_REQUEST_OPEN',
      ])
      expect(await closing(as, await openItem('forgotten_lead'), 'Biliyorum')).toEqual([
        409,
        'DECISION_NEEDED',
      ])
    }
  })

  test.each([['follow_up'], ['appointment'], ['question'], ['operations'], ['mail_failed'], ['automation']])(
    'takes their word for it that %s is done',
    async (kind) => expect(await closing(staff, await openItem(kind))).toEqual([200, '']),
  )

  test('reads the newest updates again after a reload: each thing once, and not what one has done oneself', async () => {
    const [asking, colleague] = [await wholeCustomer(server), await server.signIn('staff')]
    const { id } = await waitingRequest(server, asking)
    await order(server, staff, orderForm(asking, { request_id: id, title: 'Kendi fiyatım' }))
    const entered = form()
    await ask(entered)
    const of = async (as: SignedIn) =>
      (await server.call<{ items: OfficeUpdateEvent[] }>('GET', '/staff/updates', { as })).body.items
    const news = await eventually('the news', async () => {
      const items = await of(colleague)
      return items[0]?.data.title === `Demo talebi: ${entered.company}` && items
    })
    const ofIt = (items: OfficeUpdateEvent[]) =>
      items.filter(({ data }) => data.request_id === id).map(({ data }) => data.change)
    expect(news.length).toBeLessThanOrEqual(30)
    expect(ofIt(news)).toEqual(['quoted', 'created'])
    expect(ofIt(await of(staff))).toEqual(['created'])
    const opened = await server.call<{ id: string }>('POST', '/staff/shipments', {
      as: staff,
      body: newShipmentForm(asking.userId),
    })
    const tellsOfIt = (items: OfficeUpdateEvent[]) =>
      items.some(({ data }) => data.shipment_id === opened.body.id)
    await eventually('the news of the shipment', async () => tellsOfIt(await of(colleague)))
    expect(tellsOfIt(await of(staff))).toBe(false)
    expect(news.every(({ position }, place) => position < (news[place - 1]?.position ?? Infinity))).toBe(true)
  })

  test('who is not of the office neither sees nor completes', async () => {
    const customer = await server.signIn('customer')
    const [item] = await listed()
    for (const [as, status] of [
      [undefined, 401],
      [customer, 403],
    ] as const) {
      expect((await server.call('GET', '/work-items', { as })).status).toBe(status)
      expect((await server.call('POST', `/work-items/${item?.id}/complete`, { as })).status).toBe(status)
    }
  })
})
