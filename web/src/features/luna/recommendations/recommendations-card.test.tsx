/** Recommendations on the overview: each says why, is followed or closed with one click, and a new one is told of at once. */
import type { Recommendation } from '@kervan/domain/luna/recommendations.contract.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { RecommendationsCard } from '#features/luna/recommendations/recommendations-card.tsx'
import { queriesOf } from '#spine/api/queries.ts'
import { type Answers, answerCalls, problem } from '#testing/answer-calls.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'
import { showPart } from '#testing/show-part.tsx'
import { asCustomer } from '#testing/signed-in.ts'

const idOf = (end: number) => `01890a5d-ac96-774b-bcce-${String(end).padStart(12, '0')}`
const late: Recommendation = {
  id: idOf(51),
  kind: 'late',
  title: 'SH-9A8057B1 söz verilen günü kaçıracak',
  text: 'Alıcınıza yeni günü bildirin.',
  action_label: 'Gönderiyi aç',
  action_link: `/dashboard?view=shipments&shipment=${idOf(42)}`,
  evidence: [
    {
      label: 'Beklenen varış',
      value: '24 Kasım 2026',
      source: 'Takip kayıtları',
      sample: null,
      as_of: '2026-11-16T09:00:00.000Z',
      link: null,
    },
  ],
  created_at: '2026-11-16T09:00:00.000Z',
}
const joined: Recommendation = {
  ...late,
  id: idOf(52),
  kind: 'consolidate',
  title: '2 parsiyel yükü birleştirin',
  action_label: 'Talepleri aç',
}

async function showCard(more: Answers = {}, screen?: 'phone') {
  const calls = answerCalls({
    'GET /recommendations': { recommendations: [late, joined] },
    [`POST /recommendations/${late.id}/answer`]: { done: true },
    ...more,
  })
  const queries = queriesOf('portal')
  onTestFinished(() => queries.clear())
  await showPart(
    <QueryClientProvider client={queries}>
      <RecommendationsCard />
    </QueryClientProvider>,
    screen,
  )
  const answers = () => calls.filter(({ method }) => method === 'POST')
  await expect.element(page.getByRole('heading', { name: late.title })).toBeVisible()
  return { answers }
}

test('each says why, and one is closed with a click', async () => {
  const { answers } = await showCard({}, 'phone')
  await page.getByRole('button', { name: 'Neden?' }).first().click()
  await expect.element(page.getByText('Takip kayıtları · 16 Kasım 2026')).toBeVisible()
  await expectAccessible()
  expectNoSidewaysScroll()
  await page.getByRole('button', { name: `Kapat: ${late.title}` }).click()
  await expect.element(page.getByRole('heading', { name: late.title })).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: joined.title })).toBeVisible()
  expect(await answers()[0]?.clone().json()).toMatchObject({ answer: 'dismissed' })
})

test('to follow one is an answer too', async () => {
  const { answers } = await showCard()
  await page.getByRole('button', { name: 'Gönderiyi aç' }).click()
  await expect.element(page.getByRole('heading', { name: late.title })).not.toBeInTheDocument()
  expect(await answers()[0]?.clone().json()).toMatchObject({ answer: 'acted' })
})

test('what could not be closed comes back', async () => {
  await showCard({ [`POST /recommendations/${late.id}/answer`]: () => problem(500, 'INTERNAL') })
  await page.getByRole('button', { name: `Kapat: ${late.title}` }).click()
  await expect.element(page.getByRole('heading', { name: late.title })).toBeVisible()
})

test('a new one is told of on any page of the portal, with a way to it', async () => {
  const { live } = await openApp('/dashboard?view=requests', asCustomer())
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  live.emit('luna.recommendation_made', { recommendation_id: late.id, title: late.title })
  await expect.element(page.getByText('Yeni öneri')).toBeVisible()
  await expect.element(page.getByText(late.title)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Göster' })).toBeVisible()
})
