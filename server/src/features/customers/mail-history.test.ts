/** What a customer is mailed about something of theirs stands in their timeline; sign-in codes, and mails to the office, do not. */
import type { TimelineEntry } from '@kervan/domain/workqueue/customer-page.contract.ts'
import { expect, test } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { order, orderForm } from '#testing/orders.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { codeFromInbox, freshAddress, openBrowser, query } from '#testing/sign-in.ts'

const server = await sharedServer()
const staff = await server.signIn('staff')

async function mailsOf(id: string): Promise<TimelineEntry[]> {
  const path = `/customers/${id}/timeline?kind=mail`
  return (await server.call<{ items: TimelineEntry[] }>('GET', path, { as: staff })).body.items
}

test('an order that is confirmed by mail, and no code', async () => {
  const email = freshAddress()
  const form = { email, first_name: 'Ada', last_name: 'Er', phone: null, company: 'Er Ltd' }
  const entered = await server.call<{ customer: { id: string } }>('POST', '/customers', {
    as: staff,
    body: form,
  })
  const { id } = entered.body.customer
  const contacted = () =>
    query<{ last_contact_at: Date | null }>(server, 'select last_contact_at from profiles where id = $1', [
      id,
    ])
  const { body } = await order(
    server,
    staff,
    orderForm({ userId: id }, { quote_amount: null, notify_customer: true }),
  )
  const [before] = await contacted()
  const browser = openBrowser(server)
  await browser.verifyCode(email, await codeFromInbox(browser, email), {})
  const [mail, ...others] = await eventually('the mail has arrived', async () => {
    const mails = await mailsOf(id)
    return mails.some(({ state }) => state === 'sent') && mails
  })
  expect(mail).toMatchObject({ kind: 'mail', actor_name: '', detail: expect.stringContaining(body.number) })
  expect(others).toEqual([])
  // What the program sends by itself is nobody speaking with them.
  expect(await contacted()).toEqual([before])
})
