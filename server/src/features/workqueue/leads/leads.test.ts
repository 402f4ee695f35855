/** Leads: what comes next with each, who is asked to decide about forgotten ones, and what closes that by itself. */
import type { Customer } from '@kervan/domain/customers/customers.contract.ts'
import { dayAfter } from '@kervan/domain/values/calendar-day.ts'
import type { LeadStep } from '@kervan/domain/workqueue/lead-steps.ts'
import type { Lead } from '@kervan/domain/workqueue/leads.contract.ts'
import type { WorkItem } from '@kervan/domain/workqueue/work-item.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { demoRepresentatives } from '#assembly/demo/demo-world.ts'
import { watchLeads } from '#features/workqueue/leads/watch-leads.jobs.ts'
import { eventually } from '#testing/eventually.ts'
import { order, orderForm } from '#testing/orders.ts'
import { freshAddress, query } from '#testing/sign-in.ts'
import { startTestServer } from '#testing/test-server.ts'

const server = await startTestServer()
afterAll(() => server.close())
const staff = await server.signIn('staff')
const asStaff = <Answer>(method: string, path: string, body?: object) =>
  server.call<Answer & { code?: string }>(method, path, { as: staff, ...(body && { body }) })

const enter = async (company: string) => {
  const form = { email: freshAddress(), first_name: null, last_name: null, phone: null, company }
  const { body } = await asStaff<{ customer: Customer }>('POST', '/customers', form)
  return body.customer.id
}
/** Made so many days ago, with no word since. */
const quiet = async (company: string, days = 20) => {
  const id = await enter(company)
  await query(server, 'update profiles set created_at = now() - make_interval(days => $2) where id = $1', [
    id,
    days,
  ])
  return id
}
/** The first order of a process loads what draws papers, and meanwhile calls are turned away. */
const lead = async (id: string) => {
  const { body } = await eventually('the server has breath again', async () => {
    const answer = await asStaff<{ items: Lead[] }>('GET', '/leads?limit=100')
    return answer.status === 200 && answer
  })
  return body.items.find((each) => each.id === id)
}
const step = async (id: string): Promise<LeadStep['kind'] | undefined> => (await lead(id))?.next_step.kind
const questions = (id: string) =>
  query<{
    id: string
    status: string
    closed_because: string
    done_by: string | null
    assigned_to: string
    description: string
  }>(
    server,
    `select id, status, closed_because, done_by, assigned_to, description from work_items
     where customer_id = $1 and kind = 'forgotten_lead' order by id`,
    [id],
  )
const inTheMorning = () => watchLeads(server.services)

beforeEach(async () => {
  await query(
    server,
    "update work_items set status = 'done', done_at = now() where kind = 'forgotten_lead' and status = 'open'",
  )
  await query(server, 'update profiles set given_up_at = now() where first_request_at is null')
})

test('a lead that nobody speaks with is asked about once, of its representative', async () => {
  const [fresh, old] = [await enter('Yeni'), await quiet('Çınar Mermer')]
  expect(await step(old)).toBe('contact')
  await inTheMorning()
  await inTheMorning()
  expect(await questions(fresh)).toEqual([])
  const asked = await questions(old)
  expect(asked).toMatchObject([{ status: 'open', assigned_to: demoRepresentatives[0]?.id }])
  expect(asked[0]?.description).toMatch(/^Kaynak: Personel kaydı\. Kayıt: .* Henüz kimse görüşmedi\.$/)
  expect(await step(old)).toBe('decide')
  const { body } = await asStaff<{ items: Lead[] }>('GET', '/leads?only=waiting')
  expect(body.items.map(({ id }) => id)).toEqual([old])
})

test('the setting says after how many days', async () => {
  const admin = await server.signIn('admin')
  const id = await quiet('Kısa', 20)
  const settings = (
    await server.call<{ version: number; company: object }>('GET', '/company/settings', { as: admin })
  ).body
  const set = (version: number, forgotten_lead_days: number) =>
    server.call('PUT', '/company/settings', {
      as: admin,
      body: { version, company: { ...settings.company, forgotten_lead_days } },
    })
  expect((await set(settings.version, 30)).status).toBe(200)
  await inTheMorning()
  expect(await questions(id)).toEqual([])
  expect((await set(settings.version + 1, 14)).status).toBe(200)
  await inTheMorning()
  expect(await questions(id)).toHaveLength(1)
})

test('no representative is asked about more than ten at once, and about the longest forgotten first', async () => {
  const ids: string[] = []
  for (let count = 0; count < 12; count += 1) ids.push(await quiet(`Sıra ${count}`, 60 - count))
  await inTheMorning()
  const open = await Promise.all(ids.map(async (id) => (await questions(id)).length))
  expect(open).toEqual([...Array(10).fill(1), 0, 0])
  await asStaff('POST', `/leads/${ids[0]}/give-up`, { reason: 'Kapanmışlar.' })
  await inTheMorning()
  expect(await Promise.all(ids.map(async (id) => (await questions(id)).length))).toEqual([
    ...Array(11).fill(1),
    0,
  ])
})

describe('the question closes by itself', () => {
  const asked = async (company: string) => {
    const id = await quiet(company)
    await inTheMorning()
    expect(await questions(id)).toMatchObject([{ status: 'open' }])
    return id
  }

  test('when somebody has spoken with them, not when nobody answered', async () => {
    const id = await asked('Aranan')
    await asStaff('POST', `/customers/${id}/contacts`, { kind: 'call', outcome: 'not_reached', text: '' })
    expect(await questions(id)).toMatchObject([{ status: 'open' }])
    await asStaff('POST', `/customers/${id}/contacts`, { kind: 'call', outcome: 'reached', text: '' })
    expect(await questions(id)).toMatchObject([
      { status: 'done', closed_because: 'Görüşüldü.', done_by: staff.userId },
    ])
    await inTheMorning()
    expect(await questions(id)).toHaveLength(1)
    expect(await step(id)).toBe('contact')
  })

  test('when a meeting is planned', async () => {
    const id = await asked('Randevulu')
    const { status } = await asStaff('POST', `/customers/${id}/appointments`, {
      ...{ title: 'Tanışma', place: '', note: '', minutes: 30, staff_id: staff.userId },
      starts_at: new Date(Date.now() + 86_400_000).toISOString(),
    })
    expect(status).toBe(201)
    expect(await questions(id)).toMatchObject([{ status: 'done' }])
    expect((await lead(id))?.next_step).toMatchObject({ kind: 'work', text: 'Randevu: Tanışma' })
  })

  test('when they ask for something: they are no lead then, but potential', async () => {
    const id = await asked('Soran')
    await order(server, staff, orderForm({ userId: id }))
    expect(await questions(id)).toMatchObject([{ status: 'done', closed_because: 'Talebi geldi.' }])
    expect(await lead(id)).toBeUndefined()
    const { body } = await asStaff<Customer>('GET', `/customers/${id}`)
    expect(body.customer_status).toBe('potential')
    expect((await asStaff('POST', `/leads/${id}/give-up`, { reason: 'x' })).body.code).toBe('NOT_A_LEAD')
  })

  test('when they are to rest until a day, which then comes', async () => {
    const id = await asked('Bekleyen')
    const { status } = await asStaff('POST', `/leads/${id}/park`, {
      until: dayAfter(30),
      reason: 'Sezon başında.',
    })
    expect(status).toBe(200)
    expect(await questions(id)).toMatchObject([{ status: 'done', closed_because: 'Bekletiliyor.' }])
    await inTheMorning()
    expect([await step(id), (await questions(id)).length]).toEqual(['parked', 1])
    await query(server, "update profiles set lead_parked_until = now() - interval '1 minute' where id = $1", [
      id,
    ])
    await inTheMorning()
    expect([await step(id), (await questions(id)).length]).toEqual(['decide', 2])
  })

  test('when they are given up, until somebody speaks with them after all', async () => {
    const id = await asked('Vazgeçilen')
    expect((await asStaff('POST', `/leads/${id}/give-up`, { reason: '' })).status).toBe(400)
    await asStaff('POST', `/leads/${id}/give-up`, { reason: 'İhracat yapmıyorlar.' })
    expect(await questions(id)).toMatchObject([{ closed_because: 'Vazgeçildi: İhracat yapmıyorlar.' }])
    await inTheMorning()
    expect((await lead(id))?.next_step).toMatchObject({ kind: 'given_up', text: 'İhracat yapmıyorlar.' })
    const notes = await asStaff<{ items: { detail: string }[] }>('GET', `/customers/${id}/timeline?kind=note`)
    expect(notes.body.items[0]?.detail).toBe('Adaydan vazgeçildi. İhracat yapmıyorlar.')
    await asStaff('POST', `/customers/${id}/contacts`, { kind: 'call', outcome: 'reached', text: '' })
    expect(await step(id)).toBe('contact')
  })
})

test('it cannot be finished without a decision, nor rest for longer than a year', async () => {
  const id = await quiet('Kararsız')
  await inTheMorning()
  const [item] = await questions(id)
  const done = await asStaff<WorkItem>('POST', `/work-items/${item?.id}/complete`, { reason: 'Sonra' })
  expect([done.status, done.body.code]).toEqual([409, 'DECISION_NEEDED'])
  for (const until of [dayAfter(0), dayAfter(366)])
    expect((await asStaff('POST', `/leads/${id}/park`, { until, reason: '' })).body.code).toBe('PARK_RANGE')
  expect((await asStaff('POST', `/leads/${crypto.randomUUID()}/resume`)).status).toBe(404)
})

test('what was decided is taken back, and the list counts each', async () => {
  const [parked, given] = [await quiet('Sayılan bekleyen'), await quiet('Sayılan vazgeçilen')]
  await asStaff('POST', `/leads/${parked}/park`, { until: dayAfter(5), reason: '' })
  await asStaff('POST', `/leads/${given}/give-up`, { reason: 'Kapanmışlar.' })
  const counts = () => asStaff<Record<string, number>>('GET', '/leads/counts?search=sayılan')
  expect((await counts()).body).toEqual({ total: 2, waiting: 0, parked: 1, given_up: 1 })
  const found = await asStaff<{ items: Lead[] }>(
    'GET',
    '/leads?only=parked&search=sayılan&source=staff&sort=contact',
  )
  expect(found.body.items.map(({ id }) => id)).toEqual([parked])
  for (const id of [parked, given]) await asStaff('POST', `/leads/${id}/resume`)
  expect((await counts()).body).toEqual({ total: 2, waiting: 0, parked: 0, given_up: 0 })
})
