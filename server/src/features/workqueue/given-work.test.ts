/** To whom work goes that the program opens, and what happens when more comes in for it. */
import { randomUUID } from 'node:crypto'
import { afterOfficeTime } from '@kervan/domain/company/office-time.ts'
import type { WorkEvent } from '@kervan/domain/workqueue/work-acts.contract.ts'
import { expect, test } from 'vitest'
import { openExpiryWork, openMailWork } from '#features/workqueue/open-quote-work.ts'
import { openReceivedMail } from '#features/workqueue/open-received-mail.ts'
import { system } from '#spine/database/act-as.ts'
import { eventually } from '#testing/eventually.ts'
import { quotedRequest, wholeCustomer } from '#testing/orders.ts'
import { newShipmentForm } from '#testing/request-forms.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { freshAddress, query } from '#testing/sign-in.ts'
import type { SignedIn } from '#testing/test-server.ts'

const server = await sharedServer()
const { services } = server

const close = ({ userId }: SignedIn) =>
  query(server, 'update users set disabled_at = now() where id = $1', [userId])
const sendOnLeave = ({ userId }: SignedIn) =>
  query(
    server,
    `insert into staff_profiles (id, absent_from, absent_until)
     select $1, today, today from (select (now() at time zone 'Europe/Istanbul')::date as today) as day`,
    [userId],
  )

async function customerOf(representative: SignedIn): Promise<SignedIn> {
  const customer = await wholeCustomer(server)
  await query(server, 'update profiles set assigned_to = $2 where id = $1', [
    customer.userId,
    representative.userId,
  ])
  return customer
}

const holdersOf = (column: 'quote_id' | 'email' | 'shipment_id', value: string) =>
  query<{ kind: string; assigned_to: string | null }>(
    server,
    `select kind, assigned_to from work_items where ${column} = $1 and status = 'open' and kind <> 'shipment_late' order by kind`,
    [value],
  )

async function mailFrom(sender: string, customer?: SignedIn, subject = 'Fiyat talebi'): Promise<void> {
  const [mail] = await query<{ id: string }>(
    server,
    `insert into inbound_mails (fingerprint, outcome, sender, subject, content, customer_id)
     values ($1, 'unknown', $2, $3, 'Merhaba', $4) returning id`,
    [randomUUID(), sender, subject, customer?.userId ?? null],
  )
  await services.actAs(system, (tx) => openReceivedMail(tx, { inbound_mail_id: mail?.id ?? '' }, services))
}

test('a mail that failed goes to who works here: not to a closed account, nor to who is on leave', async () => {
  const [closed, away, representative] = await Promise.all([1, 2, 3].map(() => server.signIn('staff')))
  if (!closed || !away || !representative) throw new Error('Nobody signed in.')
  const customer = await customerOf(representative)
  const quoted = await quotedRequest(server, away, customer)
  await query(server, 'update quotes set owner_id = $2 where id = $1', [quoted.quote_id, away.userId])
  await close(closed)
  await sendOnLeave(away)
  const { quote_id, quote_no } = quoted
  const before = new Date()
  await services.actAs(system, (tx) =>
    openMailWork(
      tx,
      {
        ...{
          quote_id,
          quote_no,
          request_id: null,
          kind: 'offer',
          state: 'failed',
          reason: 'No such mailbox',
        },
        work_for: closed.userId,
      },
      services,
    ),
  )
  await services.actAs(system, (tx) =>
    openExpiryWork(
      tx,
      {
        ...{
          quote_id,
          quote_no,
          request_id: quoted.id,
          customer_id: customer.userId,
          title: 'İzmir – Münih',
        },
        valid_until: new Date(Date.now() + 86_400_000).toISOString(),
      },
      services,
    ),
  )
  expect(await holdersOf('quote_id', quote_id)).toEqual([
    { kind: 'expiring_quote', assigned_to: representative.userId },
    { kind: 'mail_failed', assigned_to: representative.userId },
  ])
  // Four hours of the office, not of the clock: nobody is late over night.
  const [{ due_at } = { due_at: before }] = await query<{ due_at: Date }>(
    server,
    "select due_at from work_items where quote_id = $1 and kind = 'mail_failed'",
    [quote_id],
  )
  const due = afterOfficeTime(before, 4 * 3_600_000, await services.company.calendar())
  expect(Math.abs(new Date(due_at).getTime() - due.getTime())).toBeLessThan(60_000)
})

test('mail of a customer whose representative is not here is nobody’s', async () => {
  const [closed, away, here] = await Promise.all([1, 2, 3].map(() => server.signIn('staff')))
  if (!closed || !away || !here) throw new Error('Nobody signed in.')
  await close(closed)
  await sendOnLeave(away)
  for (const [representative, holder] of [
    [closed, null],
    [away, null],
    [here, here.userId],
  ] as const) {
    const address = freshAddress()
    await mailFrom(address, await customerOf(representative))
    expect(await holdersOf('email', address)).toEqual([{ kind: 'inbound_mail', assigned_to: holder }])
  }
})

test('what more comes in for wakes, says so in its history, and its holder hears of it', async () => {
  const holder = await server.signIn('staff')
  const address = freshAddress()
  await mailFrom(address, await customerOf(holder))
  const [item] = await query<{ id: string }>(
    server,
    "update work_items set snoozed_until = now() + interval '2 days' where email = $1 returning id",
    [address],
  )
  const tab = server.tabOf(holder)
  await tab.connect()
  await mailFrom(address, undefined, 'Ek bilgi')
  const [woken] = await query(server, 'select snoozed_until from work_items where id = $1', [item?.id])
  expect(woken).toEqual({ snoozed_until: null })
  const news = await eventually('the news', () =>
    tab.arrivals.find(({ name }) => name === 'work_item.for_you'),
  )
  expect(news.data).toMatchObject({ work_item_id: item?.id, reason: 'grown', person_id: holder.userId })
  await tab.close()
  const { body } = await server.call<{ events: WorkEvent[] }>('GET', `/work-items/${item?.id}/history`, {
    as: holder,
  })
  expect(body.events).toMatchObject([{ kind: 'woken', actor_name: '', text: 'Yeni bilgi geldi.' }])
})

test('nobody hears of what they have added themselves', async () => {
  const [operator, colleague] = [await server.signIn('staff'), await server.signIn('staff')]
  const customer = await wholeCustomer(server)
  const { body } = await server.call<{ id: string }>('POST', '/staff/shipments', {
    as: operator,
    body: newShipmentForm(customer.userId),
  })
  await server.call('PUT', `/staff/shipments/${body.id}/operations`, {
    as: operator,
    body: { assigned_to: operator.userId },
  })
  const notice = (as: SignedIn, message: string) =>
    server.call('POST', `/staff/shipments/${body.id}/notices`, { as, body: { to: 'operations', message } })
  await notice(operator, 'Kendime not')
  await notice(operator, 'Bir not daha')
  await notice(colleague, 'Bakar mısınız')
  type Update = { name: string; data: { by?: string; reason?: string; kind?: string; title: string } }
  const updatesOf = async (as: SignedIn) => {
    const found = await server.call<{ items: Update[] }>('GET', '/staff/updates', { as })
    return found.body.items.filter(
      ({ name, data }) => name.startsWith('work_item') && data.title.startsWith('Operasyon'),
    )
  }
  const heard = await eventually('the news', async () => {
    const found = await updatesOf(operator)
    return found.length > 0 && found
  })
  expect(heard.map(({ data }) => data.reason ?? data.kind)).toEqual(['grown'])
  expect((await updatesOf(colleague)).map(({ data }) => data.by)).toEqual([operator.userId])
})
