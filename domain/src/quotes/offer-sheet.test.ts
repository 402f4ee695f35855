import fc from 'fast-check'
import { expect, test } from 'vitest'
import { offerSheet } from '#quotes/offer-sheet.ts'
import { anOffer, anOfferItem, offerTestId } from '#testing/an-offer.ts'
import { anyQuote } from '#testing/any-quote.ts'
import { formatMoney } from '#values/format-number.ts'

/** With the space that does not break. */
const bound = (text: string) => text.replaceAll(/(?<=\d) (?=[€$₺k])/g, '\u00a0')
const option = anOfferItem({ id: offerTestId(7), kind: 'insurance', title: 'Sigorta', is_optional: true })

test('groups follow the first item of their kind; one that says no more than its only item has no title', () => {
  const { groups, options } = offerSheet(
    anOffer([
      anOfferItem({ kind: 'docs', title: 'Konşimento' }),
      anOfferItem({ kind: 'ocean', title: 'Deniz navlunu' }),
      anOfferItem({ kind: 'docs', title: 'Faks' }),
      option,
    ]),
  )
  expect(groups.map(({ title, lines }) => [title, lines.map((line) => line.title)])).toEqual([
    ['Evrak', ['Konşimento', 'Faks']],
    ['', ['Deniz navlunu']],
  ])
  expect(options.map(({ title }) => title)).toEqual(['Sigorta'])
})

test('an item in another currency is shown in the offer’s, with its own beside it', () => {
  const { groups } = offerSheet(
    anOffer([anOfferItem({ currency: 'USD', unit_price: '1037.5', quantity: '1' })]),
  )
  expect(groups[0]?.lines[0]).toMatchObject({
    quantity: bound('1 konteyner'),
    unit_price: bound('1.037,50 $'),
    amount: bound('903,88 €'),
    original: bound('1.037,50 $'),
    tax: '%0 (311)',
  })
})

test('what is not known is left out', () => {
  const { facts, parties, route, head } = offerSheet(
    anOffer(undefined, {
      incoterm: null,
      hs_code: '',
      etd: null,
      customer_tax_no: '',
      customer_phone: '',
      representative: null,
      request_number: '',
    }),
  )
  expect(facts.map(({ label }) => label)).toEqual(['Yük', 'Ağırlık', 'Hacim', 'Yükün türü', 'Ödeme vadesi'])
  expect(parties).toHaveLength(1)
  expect(parties[0]?.lines).toEqual([
    'Örnek Sanayi Sitesi 4. Blok No: 12, Gaziantep',
    'defne@musteri.example',
  ])
  expect(route.departure).toBe('')
  expect(head.map(({ label }) => label)).toEqual(['Tarih', 'Geçerlilik'])
})

test('numbers, dates and rates', () => {
  const sheet = offerSheet(anOffer([anOfferItem()], { revision: 2 }))
  expect(sheet.number).toBe('KRV-2026-000123 Rev. 2')
  expect(sheet.head).toEqual([
    { label: 'Tarih', value: '16 Kasım 2026' },
    { label: 'Geçerlilik', value: '16 Aralık 2026 sonuna kadar' },
    { label: 'Talep no', value: 'TLP-2026-000451' },
  ])
  expect(sheet.rates).toBe(
    bound('1 EUR = 55,7981 ₺, 1 USD = 48,6116 ₺ · TCMB döviz alış, 13.11.2026, bülten 2026/218'),
  )
  expect(sheet.equivalents).toEqual([bound('2.295,67 $'), bound('111.596,20 ₺')])
  expect(sheet.total_in_words).toBe('Yalnız iki bin euro')
})

test('options are apart until they are accepted, and then part of the total', () => {
  const open = offerSheet(anOffer([anOfferItem(), option]))
  expect([open.total, open.options[0]?.is_chosen]).toEqual([bound('2.000,00 €'), false])
  const accepted = offerSheet(anOffer([anOfferItem(), option], { accepted_options: [option.id] }))
  expect([accepted.total, accepted.options[0]?.is_chosen]).toEqual([bound('4.000,00 €'), true])
  expect(accepted.options_note).not.toBe(open.options_note)
})

test('the total is the offer’s own, to the cent, whatever is in it', () => {
  fc.assert(
    fc.property(anyQuote, ({ items, terms }) => {
      const offer = anOffer(
        items.map((item, place) => anOfferItem({ ...item, id: offerTestId(place) })),
        {
          currency: terms.currency,
          tax_included: terms.tax_included,
          rates: { source: 'manual', date: '2026-11-13', bulletin_no: null, try_per: terms.try_per },
        },
      )
      const sheet = offerSheet(offer)
      expect(sheet.total).toBe(formatMoney(offer.totals[0]?.total ?? '', offer.currency))
      const lines = [...sheet.groups.flatMap((group) => group.lines), ...sheet.options]
      expect(lines.map(({ id }) => id).sort()).toEqual(offer.items.map(({ id }) => id).sort())
    }),
  )
})
