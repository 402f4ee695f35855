/** Why an offer was not taken: answered with one click, corrected with another, and refused in words. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { problem } from '#testing/answer-calls.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'

const guest = { 'GET /session': { person: null } }
const given = (calls: readonly Request[]) =>
  Promise.all(calls.filter(({ method }) => method === 'POST').map((call) => call.json()))

test('one click answers, another corrects it; opening the link says nothing yet', async () => {
  const { calls } = await openApp(
    '/teklif-nedeni#token=abc',
    {
      ...guest,
      'POST /quote-reasons': async (request: Request) => {
        const { reason } = (await request.json()) as { reason: string }
        return { quote_no: 'Q-2026-000042', reason }
      },
    },
    'phone',
  )
  const choice = (name: string) => page.getByRole('button', { name })
  await expect.element(choice('Fiyat yüksek')).toBeEnabled()
  expect(await given(calls)).toEqual([])
  await expectAccessible()
  await expectNoSidewaysScroll()
  await choice('Fiyat yüksek').click()
  await expect.element(page.getByRole('heading', { name: 'Teşekkür ederiz' })).toHaveFocus()
  await expect.element(page.getByText('Q-2026-000042 için yanıtınız: Fiyat yüksek.')).toBeVisible()
  await expect.element(choice('Fiyat yüksek')).toHaveAttribute('aria-pressed', 'true')
  await choice('Süre uzun').click()
  await expect.element(choice('Süre uzun')).toHaveAttribute('aria-pressed', 'true')
  expect(await given(calls)).toEqual([
    { token: 'abc', reason: 'price' },
    { token: 'abc', reason: 'transit_time' },
  ])
})

test('a link without its key, one that is refused and a server that is away are said in words', async () => {
  const { reopen } = await openApp('/teklif-nedeni', {
    ...guest,
    'POST /quote-reasons': async (request: Request) => {
      const { token } = (await request.json()) as { token: string }
      return token === 'old' ? problem(400, 'LINK_REFUSED') : problem(503, 'SERVICE_UNAVAILABLE')
    },
  })
  await expect.element(page.getByRole('heading', { name: 'Bağlantı çalışmıyor' })).toBeVisible()
  const answer = page.getByRole('button', { name: 'Şartlar uygun değil' })
  reopen('/teklif-nedeni#token=old')
  await answer.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Bağlantı geçersiz veya süresi dolmuş.')
  reopen('/teklif-nedeni#token=new')
  await answer.click()
  await expect.element(page.getByRole('alert')).not.toBeEmptyDOMElement()
  await expect.element(answer).toBeEnabled()
})
