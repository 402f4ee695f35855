/** The conversation of a customer or guest in a browser, and the office's half of it by calls or in its own page. */
import {
  type APIRequestContext,
  type Browser,
  expect,
  type Page,
  request as requests,
  test,
} from '@playwright/test'
import { cookiesOf, staff } from './sign-in.ts'

type Message = { message_text: string; position: number; sender_type: string }

/** By whatever button the page has for it. */
export async function openTalk(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Temsilcinize yazın|Bize yazın)/ }).click()
  await expect(field(page)).toBeVisible()
}

export const field = (page: Page) => page.getByLabel('Mesajınız', { exact: true })
export const talk = (page: Page) => page.getByRole('region', { name: 'Mesajlar' })

export async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await page.getByRole('button', { name: 'Gönder', exact: true }).click()
}

/** The texts in their order, as they stand on the screen. */
export const textsOn = (page: Page) => talk(page).locator('[data-message] [dir=auto]').allTextContents()

/** Of whoever is at this page. */
export async function ownConversationId(page: Page): Promise<string> {
  const { conversation } = await (await page.request.get('/api/chat')).json()
  return conversation?.id ?? ''
}

export type Office = {
  answer: (text: string) => Promise<void>
  read: () => Promise<void>
  texts: () => Promise<string[]>
  close: () => Promise<void>
}

let made = 0

/** A member of staff who answers this conversation. */
export async function officeOf(conversationId: string): Promise<Office> {
  const origin = test.info().project.use.baseURL ?? ''
  const office = await requests.newContext({
    baseURL: origin,
    storageState: cookiesOf(staff.ece.email),
    extraHTTPHeaders: { origin, 'kervan-surface': 'office' },
  })
  const address = `/api/staff/chat/conversations/${conversationId}`
  const messages = async (): Promise<Message[]> => {
    const answer = await office.get(`${address}/messages`, { params: { limit: 100 } })
    return answer.ok() ? (await answer.json()).items : []
  }
  return {
    answer: (text) => post(office, `${address}/messages`, { id: newId(), message_text: text }),
    read: async () =>
      post(office, `${address}/seen`, { read_position: (await messages()).at(-1)?.position ?? 0 }),
    texts: async () => (await messages()).map(({ message_text }) => message_text),
    close: () => office.dispose(),
  }
}

/** The same in the communication centre, as a colleague sees and writes it. */
export async function officePage(
  browser: Browser,
  conversationId: string,
): Promise<{ page: Page; answer: (text: string) => Promise<void> }> {
  const context = await browser.newContext({ storageState: cookiesOf(staff.ece.email) })
  const page = await context.newPage()
  await page.goto(`/staff/communication/${conversationId}`)
  const answer = page.getByLabel('Yanıtınız', { exact: true })
  await expect(answer).toBeVisible()
  return {
    page,
    answer: async (text) => {
      await answer.fill(text)
      await answer.press('Enter')
    },
  }
}

async function post(request: APIRequestContext, path: string, data: object): Promise<void> {
  const answer = await request.post(path, { data })
  expect(answer.ok(), `${path} answers ${answer.status()}: ${await answer.text()}`).toBe(true)
}

/** A UUIDv7, as browsers make them for messages. */
function newId(): string {
  made += 1
  const time = Date.now().toString(16).padStart(12, '0')
  const count = (0x7000 | (made & 0xfff)).toString(16)
  return `${time.slice(0, 8)}-${time.slice(8)}-${count}-${crypto.randomUUID().slice(19)}`
}
