import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '#testing/open-app.tsx'
import { asCustomer, completeProfile } from '#testing/signed-in.ts'

const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const never = () => new Promise(() => undefined)
const newcomer = {
  ...completeProfile,
  company: '',
  company_name: '',
  profile_completed: false,
  missing_fields: ['company'],
}

/** The time limits of the page's calls, ended by the test instead of by the clock. */
function endTimeLimits() {
  const limits: { seconds: number; end: () => void }[] = []
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const limit = new AbortController()
    const late = new DOMException('signal timed out', 'TimeoutError')
    limits.push({ seconds: milliseconds / 1000, end: () => limit.abort(late) })
    return limit.signal
  })
  onTestFinished(() => timeout.mockRestore())
  return limits
}

test('the profile step gives up reading the profile after 15 seconds, and offers to begin anew', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const { calls } = await openApp('/auth', asCustomer({ 'GET /profile': never }))
  await expect.poll(() => calls.some(({ url }) => url.endsWith('/profile'))).toBe(true)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(heading('Zaman Aşımı').query()).toBeNull()
  await vi.advanceTimersByTimeAsync(5_500)
  await expect.element(heading('Zaman Aşımı')).toBeVisible()
  await expect.element(page.getByRole('alert')).toHaveTextContent('İşlem çok uzun sürdü. Sayfayı yenileyin.')
  await expect.element(page.getByRole('button', { name: 'Sayfayı yenile' })).toBeVisible()
})

test('the profile step gives up saving after 15 seconds and keeps what was written', async () => {
  const limits = endTimeLimits()
  const answers = asCustomer({ 'GET /profile': newcomer, 'PUT /profile/basics': never })
  await openApp('/auth', answers)
  const company = page.getByLabelText('Şirket adı')
  await company.fill('Yavaş Hat Lojistik')
  const save = page.getByRole('button', { name: /^Kaydet ve devam et/ })
  await save.click()
  await expect.element(save).toHaveAttribute('aria-busy', 'true')
  for (const { seconds, end } of limits) if (seconds === 15) end()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Zaman Aşımı')
  await expect.element(page.getByRole('alert')).toMatchTextContent('İşlem çok uzun sürdü. Sayfayı yenileyin.')
  await expect.element(save).not.toHaveAttribute('aria-busy')
  await expect.element(company).toHaveValue('Yavaş Hat Lojistik')
})
