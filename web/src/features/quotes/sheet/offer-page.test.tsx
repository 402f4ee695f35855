/** The printable page of an offer: what it shows, on every screen and on paper, and that opening it is told once. */

import { surfaceHeader } from '@kervan/domain/access/roles.ts'
import { offerSheet } from '@kervan/domain/quotes/offer-sheet.ts'
import type { OfferPage } from '@kervan/domain/quotes/offers.contract.ts'
import { aLongOffer, anOffer, anOfferItem, offerTestId } from '@kervan/domain/testing/an-offer.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { problem } from '#testing/answer-calls.ts'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectReadable,
  inColours,
} from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'
import { asCustomer, asStaff } from '#testing/signed-in.ts'

const bank_lines = ['Örnek Banka · EUR · TR00 0000 0000 0000 0000 0000 01']
const shown = (offer = anOffer()): OfferPage => ({ ...offer, bank_lines })
const { id } = anOffer()
const answers = (offer = shown(), more: object = {}) => ({
  [`GET /offers/${id}`]: offer,
  [`POST /offers/${id}/view`]: { ok: true },
  ...more,
})
const title = page.getByRole('heading', { level: 1, name: 'Fiyat Teklifi' })

test.each(['desktop', 'phone'] as const)(
  'is a sheet of paper on a %s, in the light and in the dark',
  async (screen) => {
    await openApp(`/quote/${id}`, asCustomer(answers(shown(aLongOffer(12)))), screen)
    await expect.element(title).toBeVisible()
    await expect.element(page.getByText('KRV-2026-000123', { exact: true })).toBeVisible()
    await expect.element(page.getByText('Toplam fiyat 2 × 40HC içindir.')).toBeVisible()
    await expect.element(page.getByText('Banka hesapları')).toBeVisible()
    expect(document.title).toBe('Teklif KRV-2026-000123 · Kervan Lojistik')
    expectNoSidewaysScroll()
    await expectAccessible()
    await inColours('dark')
    await expectReadable()
    const paper = document.querySelector('article') as HTMLElement
    expect(getComputedStyle(paper).backgroundColor).toBe('rgb(255, 255, 255)')
  },
)

test('tells that it was opened, once, and offers print and PDF', async () => {
  const { calls } = await openApp(`/quote/${id}`, asCustomer(answers()))
  await expect.element(title).toBeVisible()
  await expect
    .poll(() => calls.filter(({ url }) => url.endsWith(`/offers/${id}/view`)).map(({ method }) => method))
    .toEqual(['POST'])
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  await page.getByRole('button', { name: 'Yazdır' }).click()
  expect(print).toHaveBeenCalledOnce()
  print.mockRestore()
  await expect
    .element(page.getByRole('link', { name: 'PDF indir' }))
    .toHaveAttribute('href', `/api/offers/${id}/pdf?surface=portal&download=1`)
})

test('leads to the answer while it waits for one', async () => {
  const open = { ...anOffer(), valid_until: '2099-12-16T20:59:59.999Z' }
  await openApp(`/quote/${id}`, asCustomer(answers(shown(open))))
  const answer = page.getByRole('link', { name: 'Teklifi yanıtla' })
  await expect.element(answer).toHaveAttribute('href', `/dashboard?view=quotes&quote=${id}`)
  await expectAccessible()
})

test('a renewed one says so, and leads to the one that holds', async () => {
  const renewed = { ...anOffer(), status: 'superseded' as const, request_id: offerTestId(8) }
  const newer = { ...anOffer(), id: offerTestId(7), revision: 2 }
  await openApp(
    `/quote/${id}`,
    asCustomer(answers(shown(renewed), { [`GET /offers/${offerTestId(8)}`]: shown(newer) })),
  )
  await expect.element(page.getByText('Bu teklif yenilendi; artık yanıtlanamaz.')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Güncel teklifi aç' }))
    .toHaveAttribute('href', `/dashboard?view=quotes&quote=${newer.id}`)
  expect(page.getByRole('link', { name: 'Teklifi yanıtla' }).query()).toBeNull()
  await expectAccessible()
})

test('on paper it ends with its address and room for two signatures', async () => {
  await openApp(`/quote/${id}`, asCustomer(answers()))
  await expect.element(title).toBeVisible()
  const place = page.getByText('Onaylayan: ad, unvan, tarih, kaşe, imza')
  await expect.element(place).not.toBeVisible()
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  onTestFinished(() =>
    cdp()
      .send('Emulation.setEmulatedMedia', { media: '' })
      .then(() => undefined),
  )
  await expect.element(place).toBeVisible()
  await expect.element(page.getByText(`${window.location.origin}/quote/${id}`)).toBeVisible()
  await expect.element(page.getByText('Yazdır')).not.toBeVisible()
  // What is said beside the text is not larger than it.
  const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
  const side = page.getByText('Vergi no 1234567890').element()
  expect(size(side)).toBeLessThan(size(side.closest('article') as Element))
})

test('staff read it too, and that counts for nothing', async () => {
  const { calls } = await openApp(`/staff/quotes/${id}/offer`, asStaff(answers()))
  await expect.element(title).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'PDF indir' }))
    .toHaveAttribute('href', `/api/offers/${id}/pdf?surface=office&download=1`)
  await expect
    .element(page.getByRole('link', { name: 'Teklife dön' }))
    .toHaveAttribute('href', `/staff/quotes/${id}`)
  expect(calls.filter(({ url }) => url.includes('/view'))).toEqual([])
})

test('staff who open a customer’s link are led to their own page of it', async () => {
  const staff = asStaff(answers())
  const session = (request: Request) =>
    request.headers.get(surfaceHeader) === 'office' ? staff['GET /session'] : { person: null }
  const { address } = await openApp(`/quote/${id}`, { ...staff, 'GET /session': session })
  await expect.element(title).toBeVisible()
  expect(address()).toBe(`/staff/quotes/${id}/offer`)
})

test('one that does not exist, and one that cannot be loaded, say so', async () => {
  const { reopen } = await openApp(
    `/quote/${id}`,
    asCustomer({
      [`GET /offers/${id}`]: () => problem(404, 'NOT_FOUND', 'Teklif bulunamadı.'),
      [`GET /offers/${offerTestId(9)}`]: () => problem(403, 'FORBIDDEN', 'Olmaz.'),
    }),
  )
  await expect.element(page.getByText('Teklif bulunamadı.')).toBeVisible()
  reopen(`/quote/${offerTestId(9)}`)
  await expect.element(page.getByText('Teklif yüklenemedi.')).toBeVisible()
})

test('markup is shown as it was typed, and a word without end wraps', async () => {
  const text = `<img src=x onerror=alert(1)> ${'ağaç'.repeat(60)}`
  const offer = anOffer([anOfferItem({ title: text, description: text })], {
    customer_name: text,
    pol: text,
    notes: text,
    terms_conditions: [text],
  })
  await openApp(`/quote/${id}`, asCustomer(answers(shown(offer))), 'phone')
  await expect.element(title).toBeVisible()
  expect(document.querySelector('article img')).toBeNull()
  expectNoSidewaysScroll()
})

test.each([0, 1, 2, 3, 4])('the total on the page is that of the offer, to the cent (%i)', async (seed) => {
  const offer = aLongOffer(1 + seed * 4, { tax_included: seed % 2 === 1 }, seed)
  await openApp(`/quote/${id}`, asCustomer(answers(shown(offer))))
  const totals = page.getByRole('region', { name: 'Toplamlar' })
  await expect.element(totals.getByText(offerSheet(offer).total, { exact: true }).last()).toBeVisible()
  await expect.element(totals.getByText(offerSheet(offer).total_in_words)).toBeVisible()
})
