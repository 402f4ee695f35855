/** Before all journeys: those members of staff sign in who are needed by journeys about something else. */
import { expect, type FullConfig, request } from '@playwright/test'
import { codeFor, cookiesOf, staff } from './sign-in.ts'

// biome-ignore lint/style/noDefaultExport: Playwright calls the default export before the first test
export default async function signStaffIn({ projects }: FullConfig): Promise<void> {
  const baseURL = projects[0]?.use.baseURL ?? ''
  for (const { email } of [staff.ece, staff.admin]) {
    const visit = await request.newContext({
      baseURL,
      extraHTTPHeaders: { origin: baseURL, 'kervan-surface': 'office' },
    })
    const sent = await visit.post('/api/auth/staff/code', { data: { email } })
    expect(sent.ok(), `a code for ${email}: ${sent.status()}`).toBe(true)
    const code = await codeFor(visit, email)
    const entered = await visit.post('/api/auth/staff/code/verify', { data: { email, code } })
    expect(entered.ok(), `${email} enters: ${entered.status()}`).toBe(true)
    await visit.storageState({ path: cookiesOf(email) })
    await visit.dispose()
  }
}
