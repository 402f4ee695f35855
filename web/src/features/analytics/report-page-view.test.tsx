import { consentVersions } from '@kervan/domain/consents/consent-versions.ts'
import type { Consent } from '@kervan/domain/consents/consents.contract.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { reportPageView } from '#features/analytics/report-page-view.ts'
import { openApp } from '#testing/open-app.tsx'
import { asCustomer } from '#testing/signed-in.ts'

const analytics: Consent = {
  purpose: 'analytics',
  title: 'Kullanım analizi',
  text: 'Açtığım sayfalar ölçülsün.',
  text_version: consentVersions.analytics,
  granted: false,
  decided_at: null,
}

/** As a visitor who accepted everything before signing in. */
function agreeAsVisitor() {
  for (const [flag, purpose] of [
    ['kvkk-accepted', 'analytics'],
    ['marketing-consent', 'marketing'],
  ] as const) {
    localStorage.setItem(flag, 'true')
    localStorage.setItem(`${flag}-text`, consentVersions[purpose])
  }
  localStorage.setItem('kervan-visitor', '01890a5d-ac96-4740-8cce-000000000001')
}

test('the panel is measured after the account agrees too, and no more from the moment it withdraws', async () => {
  agreeAsVisitor()
  let recorded = analytics
  let answerDecision = (): unknown => undefined
  const decide = async (request: Request) => {
    const { granted } = (await request.json()) as { granted: boolean }
    await answerDecision()
    recorded = { ...analytics, granted, decided_at: '2026-11-16T08:00:00.000Z' }
    return recorded
  }
  const { calls } = await openApp(
    '/dashboard?view=account',
    asCustomer({
      'GET /consents': () => ({ consents: [recorded] }),
      'PUT /consents/analytics': decide,
      'POST /page-views': { done: true },
    }),
  )
  const sent = () => {
    delete document.documentElement.dataset.reportedView
    reportPageView()
    return calls.filter(({ url }) => url.endsWith('/page-views')).length
  }
  await expect.element(page.getByText('onay verilmemiş sayılır')).toBeVisible()
  expect(sent()).toBe(0)
  const consent = page.getByRole('switch', { name: 'Kullanım analizi' })
  await consent.click()
  await expect.element(page.getByText('Onay verdiniz')).toBeVisible()
  expect(sent()).toBe(1)
  // The server has not answered the withdrawal yet.
  const answered = Promise.withResolvers<void>()
  answerDecision = () => answered.promise
  await consent.click()
  await expect.element(page.getByText('Kaydediliyor.')).toBeVisible()
  expect(sent()).toBe(1)
  answered.resolve()
  await expect.element(page.getByText('Onayınızı geri aldınız')).toBeVisible()
  expect(sent()).toBe(1)
})
