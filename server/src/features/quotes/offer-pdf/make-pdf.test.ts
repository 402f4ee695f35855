/** Documents made in the thread: the same bytes as anywhere, each to who asked for it, whatever becomes of the thread. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Offer } from '@kervan/domain/quotes/offer.ts'
import { aLongOffer, anOffer } from '@kervan/domain/testing/an-offer.ts'
import { expect, test } from 'vitest'
import { demoCompany } from '#assembly/demo/demo-world.ts'
import { makeOfferPdf } from '#features/quotes/offer-pdf/make-offer-pdf.ts'
import { endPdfThread, makePdf, PdfError } from '#features/quotes/offer-pdf/make-pdf.ts'
import { killPdfThreadUntil } from '#testing/kill-pdf-thread.ts'

const letterhead = { company: demoCompany, logo: null }
const options = { orientation: 'portrait', publicUrl: 'https://kervan.example' } as const
const make = (offer: Offer) => makePdf({ kind: 'offer', offer, letterhead, options })
const broken = { ...anOffer(), items: null } as unknown as Offer

test('are those that are made outside of it, to the byte, however many are ordered at once', async () => {
  const offers = [3, 30, 1, 12].map((count) => aLongOffer(count, {}, count))
  const made = await Promise.all(offers.map(make))
  for (const [place, offer] of offers.entries())
    expect(made[place]?.equals(await makeOfferPdf(offer, letterhead, options))).toBe(true)
})

test('one that cannot be made fails by itself, and the next is made', async () => {
  const [failed, next] = await Promise.allSettled([make(broken), make(anOffer())])
  expect(failed).toMatchObject({ status: 'rejected', reason: expect.any(PdfError) })
  expect(next.status).toBe('fulfilled')
})

test('a thread that dies is replaced, and what it was making is made', async () => {
  const made = make(aLongOffer(200))
  await nextTurn()
  await endPdfThread()
  expect((await made).subarray(0, 5).toString()).toBe('%PDF-')
})

test('a thread that dies each time is given up, and the next document gets another', async () => {
  const made = make(anOffer())
  await killPdfThreadUntil(made)
  await expect(made).rejects.toBeInstanceOf(PdfError)
  expect((await make(anOffer())).length).toBeGreaterThan(10_000)
})
