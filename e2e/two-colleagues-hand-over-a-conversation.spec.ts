/** A customer writes; one colleague answers, notes something for another and hands over; the other finishes. The customer sees answers, never a note. */
import { type APIRequestContext, expect, test } from '@playwright/test'
import { watchConsole } from './clean-page.ts'
import { signInToDemo } from './make-shipment.ts'
import { startOwnServer } from './own-server.ts'
import { codeFor, staff } from './sign-in.ts'

test('a conversation goes from one colleague to another, and what they note stays in the office', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const server = await startOwnServer('conversation', {})
  const visit = () =>
    browser.newContext({
      baseURL: server.url,
      locale: 'tr-TR',
      timezoneId: 'Europe/Istanbul',
      viewport: { width: 1440, height: 900 },
    })
  const [desk, other, client] = [await visit(), await visit(), await visit()]
  try {
    const customer = await signInToDemo(client.request, 'portal', server.url)
    const write = (message_text: string) =>
      customer<{ conversation_id: string }>('/chat/messages', {
        data: { id: uuidv7(), message_text },
      })
    await signInByCode(desk.request, server.url, staff.ece.email)
    await signInByCode(other.request, server.url, staff.deniz.email)
    const [ece, deniz] = [await desk.newPage(), await other.newPage()]
    const complaints = [ece, deniz].map((page) => watchConsole(page))
    await ece.goto('/staff/communication')
    await expect(ece.getByText('Açık konuşma yok')).toBeVisible()
    const question = 'Konteynerim ne zaman limanda olur?'
    const { conversation_id } = await write(question)

    // It appears by itself; the keyboard opens it and sends the answer.
    const row = ece.getByRole('link', { name: /Defne Işık/ })
    await expect(row).toContainText(question)
    await row.focus()
    await ece.keyboard.press('Enter')
    await expect(ece).toHaveURL(new RegExp(`/staff/communication/${conversation_id}`))
    const mine = ece.getByRole('region', { name: 'Mesajlar' })
    const theirs = deniz.getByRole('region', { name: 'Mesajlar' })
    await expect(mine).toContainText(question)
    // It is the representative's; she is out, so it is taken over knowingly.
    await ece.getByRole('button', { name: 'Üstlen' }).click()
    await ece.getByRole('alertdialog').getByRole('button', { name: 'Devral' }).click()
    await expect(ece.getByText(`İlgilenen: ${staff.ece.name}`)).toBeVisible()
    await ece.getByRole('textbox', { name: 'Yanıtınız' }).fill('Hemen bakıyorum.')
    await ece.keyboard.press('Control+Enter')
    await expect(mine).toContainText('Hemen bakıyorum.')

    // A note names the colleague, who hears of it and finds the conversation by it.
    await deniz.goto('/staff/work-queue')
    const secret = `Navlunda indirim payımız var ${Date.now()}`
    await ece.getByRole('button', { name: 'İç not' }).click()
    await ece.getByRole('textbox', { name: 'İç not' }).fill(`@Deniz Aksoy ${secret}`)
    await ece.getByRole('button', { name: 'Notu kaydet' }).click()
    await expect(mine).toContainText(secret)
    const news = deniz.getByRole('status').filter({ hasText: 'sizi andı' })
    await expect(news.or(deniz.getByText(/sizi andı/)).first()).toBeVisible()

    // Handed over, with both at the same conversation.
    await ece.getByRole('button', { name: 'Devret' }).click()
    const dialog = ece.getByRole('dialog', { name: 'Konuşmayı devret' })
    await dialog.getByLabel('Meslektaş').selectOption({ label: staff.deniz.name })
    await dialog.getByLabel('Not').fill('Varış gününü siz yazar mısınız?')
    await dialog.getByRole('button', { name: 'Devret' }).click()
    await expect(ece.getByText(`İlgilenen: ${staff.deniz.name}`)).toBeVisible()
    await deniz.goto('/staff/communication?part=mine')
    await deniz.getByRole('link', { name: /Defne Işık/ }).click()
    await expect(theirs).toContainText(secret)
    await expect(theirs).toContainText('Varış gününü siz yazar mısınız?')
    const answer = deniz.getByRole('textbox', { name: 'Yanıtınız' })
    await answer.pressSequentially('Cuma')
    await expect(ece.getByText(`${staff.deniz.name} yazıyor`)).toBeVisible()
    await answer.fill('Cuma sabahı limanda olur.')
    await deniz.keyboard.press('Control+Enter')
    await expect(mine).toContainText('Cuma sabahı limanda olur.')
    await deniz.getByRole('button', { name: 'Kapat', exact: true }).click()
    await expect(deniz.getByRole('link', { name: /Kapalı/ })).toContainText('1')

    // The customer has the answers and nothing else; their next message opens it again.
    const { items } = await customer<{ items: { message_text: string }[] }>('/chat/messages', {
      method: 'GET',
    })
    expect(items.map(({ message_text }) => message_text)).toEqual([
      question,
      'Hemen bakıyorum.',
      'Cuma sabahı limanda olur.',
    ])
    const owned = await customer<object>('/own-data', { method: 'GET' })
    expect(JSON.stringify(owned)).not.toContain(secret)
    await write('Teşekkürler, bir sorum daha var.')
    await expect(deniz.getByRole('region', { name: 'Konuşmalar', exact: true })).toContainText(
      'bir sorum daha var',
    )
    await expect(theirs).toContainText('Yeni mesajla yeniden açıldı')
    expect(complaints.flat()).toEqual([])
  } finally {
    for (const context of [desk, other, client]) await context.close()
    await server.stop()
  }
})

/** As the browser of whoever writes makes it: the time, then chance. */
function uuidv7(): string {
  const time = Date.now().toString(16).padStart(12, '0')
  const chance = crypto.randomUUID().slice(15)
  return `${time.slice(0, 8)}-${time.slice(8)}-7${chance}`
}

async function signInByCode(request: APIRequestContext, url: string, email: string): Promise<void> {
  const headers = { origin: url, 'kervan-surface': 'office' }
  const sent = await request.post('/api/auth/staff/code', { headers, data: { email } })
  expect(sent.ok()).toBe(true)
  const code = await codeFor(request, email)
  const entered = await request.post('/api/auth/staff/code/verify', { headers, data: { email, code } })
  expect(entered.ok()).toBe(true)
}
