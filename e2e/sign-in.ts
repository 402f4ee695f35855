/** People who sign in: fresh addresses, the mails that reach them, and a short way in for journeys about something else. */
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'

type Mail = { subject: string; text: string }
type Customer = { email: string; password?: string; company?: string }

export const freshAddress = () => `${randomUUID()}@musteri.example`

/** Each address gets five codes an hour, so journeys of the office come as different people. */
export const staff = {
  deniz: { name: 'Deniz Aksoy', email: 'deniz.aksoy@kervan.example' },
  ece: { name: 'Ece Yaman', email: 'ece.yaman@kervan.example' },
  kerem: { name: 'Kerem Uslu', email: 'kerem.uslu@kervan.example' },
  admin: { name: 'Selin Kaya', email: 'admin@kervan.example' },
} as const

/** What somebody was sent, newest first, as soon as `wanted` finds so many mails among it. */
async function found(
  request: APIRequestContext,
  email: string,
  wanted: RegExp,
  count: number,
): Promise<string[]> {
  let texts: string[] = []
  await expect
    .poll(
      async () => {
        const mails: Mail[] = await (await request.get('/api/demo/inbox', { params: { to: email } })).json()
        texts = mails.flatMap(({ text }) => wanted.exec(text)?.[1] ?? [])
        return texts.length
      },
      { message: `${wanted} in the mails of ${email}`, intervals: [50, 100, 200, 400] },
    )
    .toBeGreaterThanOrEqual(count)
  return texts
}

/** The code of somebody's newest mail; `sent` says how many codes there must be by now. */
export async function codeFor(request: APIRequestContext, email: string, { sent = 1 } = {}): Promise<string> {
  return (await found(request, email, /^\s*(\d{6})\s*$/m, sent))[0] ?? ''
}

/** The address behind the newest mail of *Şifremi unuttum*. */
export async function resetLinkFor(request: APIRequestContext, email: string): Promise<string> {
  return (await found(request, email, /(https?:\S+\/reset-password#token=[\w-]+)/, 1))[0] ?? ''
}

/** The address behind the button of an offer's mail. */
export async function offerLinkFor(request: APIRequestContext, email: string, id: string): Promise<string> {
  return (await found(request, email, new RegExp(`(https?:\\S+/quote/${id})`), 1))[0] ?? ''
}

/** The address behind a mail that asks for a paper. */
export async function uploadLinkFor(
  request: APIRequestContext,
  email: string,
  paper: string,
): Promise<string> {
  const link = new RegExp(`(https?:\\S+view=documents\\S*paper=${paper})`)
  return (await found(request, email, link, 1))[0] ?? ''
}

/** Codes that are certainly not the right one. */
export function wrongCodes(right: string, count: number): string[] {
  return Array.from({ length: count }, (_, step) =>
    String((Number(right) + step + 1) % 1_000_000).padStart(6, '0'),
  )
}

async function call(
  request: APIRequestContext,
  method: 'POST' | 'PUT',
  path: string,
  data: object,
): Promise<void> {
  const origin = test.info().project.use.baseURL ?? ''
  const answer = await request.fetch(`/api${path}`, {
    method,
    data,
    headers: { origin, 'kervan-surface': 'portal' },
  })
  expect(answer.ok(), `${path} answers ${answer.status()}`).toBe(true)
}

/** A customer, signed in where `request` belongs: a page's browser, or nowhere that is seen. Without a company they are new. */
export async function signInAsCustomer(
  request: APIRequestContext,
  { email = freshAddress(), password, company = 'Örnek Tekstil' }: Partial<Customer> = {},
): Promise<string> {
  await call(request, 'POST', '/auth/code', { email })
  const code = await codeFor(request, email)
  await call(request, 'POST', '/auth/code/verify', { email, code, first_name: 'Defne', last_name: 'Işık' })
  if (password) await call(request, 'POST', '/auth/password', { password })
  if (company)
    await call(request, 'PUT', '/profile/basics', { full_name: 'Defne Işık', company_name: company })
  return email
}

export function signInWithPassword(request: APIRequestContext, email: string, password: string) {
  return call(request, 'POST', '/auth/password/sign-in', { email, password })
}

/** The file with the cookies of a member of staff during a run. */
export const cookiesOf = (email: string) => join(process.env.KERVAN_TEST_DATA ?? '', `${email}.json`)

/** A member of staff who arrived before all journeys (`sign-staff-in.ts`): an address has one code at a time, and journeys run side by side. */
export async function signInAsStaff(page: Page, { email }: { email: string } = staff.ece): Promise<void> {
  const { cookies } = JSON.parse(await readFile(cookiesOf(email), 'utf8'))
  await page.context().addCookies(cookies)
}

/** Through the button that a screen of this size has: in the sidebar, or in the menu behind the header. */
export async function signOut(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menü', exact: true })
  // By key: a notice may lie over it.
  if ((page.viewportSize()?.width ?? 0) < 768) await menu.press('Enter')
  await page.getByRole('button', { name: 'Çıkış yap', exact: true }).click()
}
