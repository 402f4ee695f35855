import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { anAcceptance, anOffer, anOption, summaryOf, withOffers } from '#testing/an-offer.ts'
import { problem } from '#testing/answer-calls.ts'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectReadable,
  inColours,
} from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'
import { aPricedRequest } from '#testing/signed-in.ts'

const list = '/dashboard?view=quotes'
const detail = `${list}&quote=${anOffer.id}`
const dialog = () => page.getByRole('dialog', { name: anOffer.title })
const posts = (calls: readonly Request[], end: string) =>
  calls.filter(({ method, url }) => method === 'POST' && url.endsWith(end))

test('a card says what the price is for and how long it holds; opening it tells the office once', async () => {
  const { calls, address } = await openApp(list, withOffers([anOffer]))
  const card = page.getByRole('article')
  for (const text of [
    'KRV-2026-000123 Rev. 2',
    'İnceleniyor',
    '2 × 40HC',
    '1.280,00',
    'Toplam fiyat 2 × 40HC içindir.',
    'Dahil: Deniz navlunu, Terminal elleçleme',
    'Dahil değil: Gümrük vergileri',
  ])
    await expect.element(card).toMatchTextContent(text)
  await expect.element(card).toMatchTextContent(/Geçerlilik: 5 Mart 2099 · .+ kaldı/)
  expect(posts(calls, '/view')).toHaveLength(0)
  await expectAccessible()
  await page.getByRole('link', { name: anOffer.title }).click()
  await expect.element(dialog()).toBeVisible()
  expect(address()).toBe(detail)
  await expect.poll(() => posts(calls, '/view').length).toBe(1)
  await expectAccessible()
  history.back()
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('a ticked option moves the total at once, is heard, and is what is accepted', async () => {
  const { calls } = await openApp(
    detail,
    withOffers([anOffer], {
      [`POST /requests/${aPricedRequest.id}/approve`]: {
        id: aPricedRequest.id,
        status: 'approved',
        shipment_id: aPricedRequest.id,
      },
    }),
  )
  const total = dialog().getByRole('region', { name: 'Toplam' })
  await expect.element(total).toMatchTextContent('Genel toplam1.280,00')
  const option = dialog().getByRole('checkbox', { name: 'Nakliyat sigortası, 85,50 €' })
  option.element().focus()
  await userEvent.keyboard(' ')
  await expect.element(total).toMatchTextContent('Genel toplam1.365,50')
  await expect.element(total.getByRole('status')).toMatchTextContent('Genel toplam 1.365,50')
  await dialog().getByRole('button', { name: 'Teklifi onayla' }).click()
  const question = page.getByRole('dialog', { name: 'Teklif onaylansın mı?' })
  await expect.element(question).toMatchTextContent('1.365,50')
  await expect.element(question).toMatchTextContent('Nakliyat sigortası')
  await expect.element(question).toMatchTextContent('Toplam fiyat 2 × 40HC içindir.')
  await question.getByRole('button', { name: 'Onayla' }).click()
  await expect.element(page.getByText('Teklif onaylandı. Sevkiyat süreci başlatılacak.')).toBeVisible()
  const [sent] = posts(calls, '/approve')
  expect(await sent?.json()).toEqual({ quote_id: anOffer.id, options: [anOption] })
})

test('a refusal asks for a reason; what it says is sent', async () => {
  const { calls } = await openApp(
    detail,
    withOffers([anOffer], {
      [`POST /requests/${aPricedRequest.id}/reject`]: { id: aPricedRequest.id, status: 'rejected' },
    }),
  )
  await dialog().getByRole('button', { name: 'Reddet' }).click()
  const question = page.getByRole('dialog', { name: 'Teklif reddedilsin mi?' })
  await expect.element(question.getByText('Neden reddediyorsunuz? (isteğe bağlı)')).toBeVisible()
  await expectAccessible()
  await question.getByRole('radio', { name: 'Fiyat yüksek' }).click()
  await question.getByLabelText(/Eklemek istedikleriniz/).fill('Bütçemizi aşıyor')
  await question.getByRole('button', { name: 'Reddet' }).click()
  await expect.poll(() => posts(calls, '/reject').length).toBe(1)
  expect(await posts(calls, '/reject')[0]?.json()).toEqual({
    quote_id: anOffer.id,
    reason: 'price',
    note: 'Bütçemizi aşıyor',
  })
})

test('a refusal without a reason is sent as one', async () => {
  const { calls } = await openApp(
    detail,
    withOffers([anOffer], {
      [`POST /requests/${aPricedRequest.id}/reject`]: { id: aPricedRequest.id, status: 'rejected' },
    }),
  )
  await dialog().getByRole('button', { name: 'Reddet' }).click()
  const question = page.getByRole('dialog', { name: 'Teklif reddedilsin mi?' })
  await question.getByRole('button', { name: 'Reddet' }).click()
  await expect.poll(() => posts(calls, '/reject').length).toBe(1)
  expect(await posts(calls, '/reject')[0]?.json()).toEqual({ quote_id: anOffer.id, reason: null, note: '' })
})

test.each([
  ['Teklifi onayla', 'Onayla', 'approve', 'Teklif onaylanırken bir hata oluştu.'],
  ['Reddet', 'Reddet', 'reject', 'Teklif reddedilirken bir hata oluştu.'],
  ['Revize Talebi', 'Revize iste', 'revise', 'Revize talebi gönderilirken bir hata oluştu.'],
])('an answer that fails says so where it was given: %s', async (button, confirm, step, failed) => {
  await openApp(
    detail,
    withOffers([anOffer], {
      [`POST /requests/${aPricedRequest.id}/${step}`]: () =>
        problem(409, 'ALREADY_ANSWERED', 'Bu teklif daha önce yanıtlandı.'),
    }),
  )
  await dialog().getByRole('button', { name: button }).click()
  const question = page.getByRole('dialog', { name: /mi\?$|mı\?$/ })
  if (step === 'reject') await question.getByRole('radio', { name: 'Süre uzun' }).click()
  await question.getByRole('button', { name: confirm }).click()
  await expect.element(question.getByRole('alert')).toMatchTextContent(failed)
  await expect.element(question.getByRole('alert')).toMatchTextContent('Bu teklif daha önce yanıtlandı.')
})

test('one that was renewed meanwhile says so, shows the newer one and cannot be answered', async () => {
  const newer = { ...anOffer, id: '01890a5d-ac96-774b-bcce-000000000060', revision: 3 }
  const answers = withOffers([anOffer, newer], { [`GET /offers/${aPricedRequest.id}`]: newer })
  const { live } = await openApp(detail, answers)
  await expect.element(dialog().getByRole('button', { name: 'Teklifi onayla' })).toBeVisible()
  answers[`GET /offers/${anOffer.id}`] = { ...anOffer, status: 'superseded', is_newest: false }
  live.emit('request.changed', { request_id: aPricedRequest.id })
  await expect.element(dialog().getByText('Bu teklif yenilendi; artık yanıtlanamaz.')).toBeVisible()
  await expect.element(dialog().getByText(/Güncel teklif: KRV-2026-000123 Rev. 3, 1.280,00/)).toBeVisible()
  await expect.element(dialog().getByRole('button', { name: 'Teklifi onayla' })).not.toBeInTheDocument()
  await dialog().getByRole('link', { name: 'Güncel teklifi aç' }).click()
  await expect.element(dialog().getByRole('button', { name: 'Teklifi onayla' })).toBeVisible()
})

test('an expired one can only be revised, an accepted one shows what was chosen', async () => {
  const past = { ...anOffer, valid_until: '2026-01-01T20:59:59.999Z' }
  const { reopen, calls } = await openApp(detail, withOffers([past]))
  await expect.element(dialog().getByText('Süresi doldu', { exact: true })).toBeVisible()
  await expect.element(dialog().getByRole('checkbox')).toBeDisabled()
  await expect.element(dialog().getByRole('button', { name: 'Revize Talebi' })).toBeVisible()
  await expect.element(dialog().getByRole('button', { name: 'Teklifi onayla' })).not.toBeInTheDocument()
  expect(calls.length).toBeGreaterThan(0)
  reopen(list)
})

test('what the office has entered as accepted has no proof, and no button to it', async () => {
  const accepted = { ...anOffer, status: 'accepted' as const, accepted_options: [], has_evidence: false }
  await openApp('/dashboard?view=quotes', withOffers([accepted]))
  await expect.element(page.getByText('Onaylandı', { exact: true }).first()).toBeVisible()
  await expect.element(page.getByText('Onay belgesi')).not.toBeInTheDocument()
  await openApp(detail, withOffers([accepted]))
  await expect.element(dialog().getByText('Onaylandı', { exact: true })).toBeVisible()
  await expect.element(dialog().getByText('Onay belgesi')).not.toBeInTheDocument()
})

test('accepted, with the option ticked and its total', async () => {
  const accepted = {
    ...anOffer,
    ...{ status: 'accepted' as const, accepted_options: [anOption], has_evidence: true },
  }
  await openApp(detail, withOffers([accepted], { [`GET /offers/${anOffer.id}/evidence`]: anAcceptance }))
  await expect.element(dialog().getByText('Onaylandı', { exact: true })).toBeVisible()
  await expect.element(dialog().getByRole('checkbox')).toBeChecked()
  await expect.element(dialog().getByRole('region', { name: 'Toplam' })).toMatchTextContent('1.365,50')
  await dialog().getByRole('link', { name: 'Onay belgesi' }).click()
  await expect.element(page.getByRole('heading', { name: 'Teklif Onay Belgesi' })).toBeVisible()
  for (const text of ['Defne Işık', '203.0.113.7', 'Nakliyat sigortası: 85,50', '9f86d081'])
    await expect
      .element(page.getByRole('region', { name: 'KRV-2026-000123 Rev. 2' }))
      .toMatchTextContent(text)
  await expectAccessible()
})

test('a question goes one way: into the conversation, about this offer', async () => {
  await openApp(detail, withOffers([anOffer]))
  const link = dialog().getByRole('link', { name: 'Soru sor' }).first()
  await expect.element(link).toHaveAttribute('href', expect.stringContaining(`chat=`))
  expect(link.element().getAttribute('href')).toContain(anOffer.id)
})

test('nothing yet, nothing of this state, nothing that could be loaded', async () => {
  const { reopen } = await openApp(list, withOffers([]))
  await expect.element(page.getByText('Henüz Teklif Almadınız')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Teklif iste' })).toBeVisible()
  reopen(`${list}&status=rejected`)
  await expect.element(page.getByText('Bu durumda teklif yok')).toBeVisible()
})

test('what cannot be loaded says so', async () => {
  await openApp(list, withOffers([], { 'GET /offers': () => problem(400, 'BAD_REQUEST') }))
  await expect.element(page.getByText('Teklifler yüklenirken bir hata oluştu.')).toBeVisible()
})

test('a new one arrives by itself', async () => {
  const answers = withOffers([])
  const { live } = await openApp(list, answers)
  await expect.element(page.getByText('Henüz Teklif Almadınız')).toBeVisible()
  answers['GET /offers'] = { items: [summaryOf(anOffer)], next_cursor: null }
  live.emit('request.changed', { request_id: aPricedRequest.id })
  await expect.element(page.getByRole('article')).toMatchTextContent('KRV-2026-000123')
})

test('on a phone, in the light and in the dark', async () => {
  await openApp(list, withOffers([anOffer]), 'phone')
  await expect.element(page.getByRole('article')).toBeVisible()
  expectNoSidewaysScroll()
  await page.getByRole('link', { name: anOffer.title }).click()
  await expect.element(dialog().getByRole('button', { name: 'Teklifi onayla' })).toBeVisible()
  expectNoSidewaysScroll()
  await expectAccessible()
  await inColours('dark')
  await expectReadable()
})
