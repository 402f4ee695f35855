/** A customer who is away gets one mail of what staff wrote, answers it in their mail program, and the answer is in the conversation. */
import { randomUUID } from 'node:crypto'
import { type Browser, expect, test } from '@playwright/test'
import { expectAccessible, watchConsole } from './clean-page.ts'
import { signInToDemo } from './make-shipment.ts'
import { startOwnServer } from './own-server.ts'

type Message = { message_text: string; message_type: string; sender_type: string }

const settings = { locale: 'tr-TR', timezoneId: 'Europe/Istanbul', viewport: { width: 1440, height: 900 } }
const contextOf = (browser: Browser, baseURL: string) => browser.newContext({ baseURL, ...settings })

test('a message that nobody reads comes by mail, and its answer comes back', async ({ browser }) => {
  test.setTimeout(240_000)
  // Long enough to write two messages, which are one mail.
  const server = await startOwnServer('answer-by-mail', { KERVAN_TEST_UNREAD_SECONDS: '4' })
  try {
    const office = await signInToDemo((await contextOf(browser, server.url)).request, 'office', server.url)
    const portal = await contextOf(browser, server.url)
    const customer = await signInToDemo(portal.request, 'portal', server.url)
    const { person } = await customer<{ person: { id: string } }>('/session', { method: 'GET' })
    const { id } = await office<{ id: string }>('/staff/chat/conversations', {
      data: { customer_id: person.id },
    })
    for (const message_text of [
      'Konteyneriniz limana girdi.',
      'Ardiye cuma başlıyor, araç gönderebilir misiniz?',
    ])
      await office(`/staff/chat/conversations/${id}/messages`, { data: { id: randomUUID(), message_text } })

    const inbox = await (await contextOf(browser, server.url)).newPage()
    const complaints = watchConsole(inbox, /Blocked script execution in '[^']*\/inbox\/mails\//)
    await inbox.goto('/inbox?to=demo@musteri.example')
    const mail = inbox.getByRole('link', { name: /size yazdı/ })
    await expect(mail).toHaveCount(1, { timeout: 30_000 })
    await mail.click()
    const frame = inbox.frameLocator('iframe')
    await expect(frame.getByRole('paragraph').filter({ hasText: 'Konteyneriniz limana' })).toBeVisible()
    await expect(frame.getByRole('paragraph').filter({ hasText: 'Ardiye cuma başlıyor' })).toBeVisible()
    await inbox.getByRole('button', { name: 'Yanıtla' }).click()
    const answer = inbox.getByLabel('demo@musteri.example adresinden yanıt')
    await expect(answer).toBeFocused()
    await answer.fill('Cuma sabahı araç gönderiyoruz.')
    await expectAccessible(inbox)
    await inbox.getByRole('button', { name: 'Yanıtı gönder' }).click()
    await expect(inbox.getByText('Yanıtınız yazışmaya eklendi.')).toBeVisible()

    const read = () =>
      office<{ items: Message[]; seen: { customer: { read_position: number } } }>(
        `/staff/chat/conversations/${id}/messages`,
        { method: 'GET' },
      )
    const { items, seen } = await read()
    expect(items.at(-1)).toMatchObject({
      message_text: 'Cuma sabahı araç gönderiyoruz.',
      message_type: 'mail',
      sender_type: 'customer',
    })
    expect(items).toHaveLength(3)
    expect(seen.customer.read_position).toBe(2)
    // What was answered is not told again.
    await inbox.waitForTimeout(5_000)
    await expect(mail).toHaveCount(1)
    expect(complaints).toEqual([])
  } finally {
    await server.stop()
  }
})
