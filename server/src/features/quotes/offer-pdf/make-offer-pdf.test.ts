/** The PDF of an offer: the same bytes each time, text that can be searched, pages that break well, and any text that was typed. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { offerSheet } from '@kervan/domain/quotes/offer-sheet.ts'
import { aLongOffer, anOffer, anOfferItem, offerTestId } from '@kervan/domain/testing/an-offer.ts'
import { anyQuote } from '@kervan/domain/testing/any-quote.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { demoCompany } from '#assembly/demo/demo-world.ts'
import { builtWeb } from '#assembly/server.ts'
import { makeOfferPdf } from '#features/quotes/offer-pdf/make-offer-pdf.ts'
import { pdfPages } from '#testing/pdf-text.ts'
import { sized } from '#testing/size.ts'

const letterhead = { company: demoCompany }
const options = { orientation: 'portrait', publicUrl: 'https://kervan.example' } as const
const make = (offer = anOffer(), more: object = {}) =>
  makeOfferPdf(offer, letterhead, { ...options, ...more })
const pagesOf = async (offer = anOffer(), more: object = {}) => pdfPages(await make(offer, more))
const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('the same offer gives the same bytes, also after others; another one gives others', async () => {
  const first = hash(await make(aLongOffer(30)))
  await make(aLongOffer(3))
  expect(hash(await make(aLongOffer(30)))).toBe(first)
  expect(hash(await make(aLongOffer(30, { revision: 2 })))).not.toBe(first)
})

test('has a title, a language, an author and the date of its sending', async () => {
  const file = (await make()).toString('latin1')
  const title = Buffer.from('\ufeffFiyat Teklifi KRV-2026-000123', 'utf16le').swap16().toString('latin1')
  for (const part of ['/Lang (tr-TR)', '/DisplayDocTitle true', '(D:20261116093000Z)', 'Kervan Lojistik'])
    expect(file).toContain(part)
  expect(file.includes('(Fiyat Teklifi KRV-2026-000123)') || file.includes(title)).toBe(true)
})

test('letters stay what was typed, whatever was drawn before', async () => {
  const typed = '2x40 3×4 -> => (A) 10:30 fi İi'
  await pagesOf(anOffer([anOfferItem()], { notes: '1x2 4x5 -> <- == 1:2 (B)' }))
  const [page = ''] = await pagesOf(anOffer([anOfferItem()], { notes: typed }))
  expect(plain(page)).toContain(typed)
})

test('its text can be searched, Turkish letters and signs of money included, in the order in which it is read', async () => {
  const [page = ''] = await pagesOf(anOffer([anOfferItem()], { notes: 'İIıiŞşĞğÇçÖöÜü ₺ € $ £ × m³ — “x”' }))
  const order = [
    'Kervan Lojistik',
    'Fiyat Teklifi',
    'KRV-2026-000123',
    'Örnek Tekstil Sanayi ve Ticaret A.Ş.',
    'Mersin',
    'Hamburg',
    '2 × 40HC',
    'Okyanus taşıması',
    '2.000,00 €',
    'Yalnız iki bin euro',
    'Ara toplam',
    'Genel toplam',
    'Fiyata dahil',
    'Şartlar',
    'İIıiŞşĞğÇçÖöÜü ₺ € $ £ × m³ — “x”',
    'Banka hesapları',
    'Sayfa 1 / 1',
  ]
  const places = order.map((part) => plain(page).indexOf(part))
  expect(
    places.every((place, at) => place > (places[at - 1] ?? -1)),
    places.join(),
  ).toBe(true)
})

describe('pages', () => {
  test.each([30, 200])('of %i items repeat the head of the table and number themselves', async (count) => {
    const pages = await pagesOf(aLongOffer(count))
    expect(pages.length).toBeGreaterThan(1)
    pages.forEach((page, place) => {
      expect(page).toContain(`Sayfa ${place + 1} / ${pages.length}`)
      if (/\d [€$]%\d+ \(/.test(plain(page))) expect(page).toContain('KalemMiktarBirim fiyatVergiTutar')
    })
  })

  test('of a usual offer, with three kinds of items and the default terms, are one', async () => {
    const items = (['ocean', 'local_origin', 'docs'] as const).map((kind, place) =>
      anOfferItem({
        id: offerTestId(place),
        kind,
        currency: kind === 'ocean' ? 'EUR' : 'USD',
        ...(kind === 'docs' && { tax_code: 'KDV20', tax_percent: '20' }),
      }),
    )
    expect(await pagesOf(anOffer(items))).toHaveLength(1)
  })

  test('never begin with the totals, and never end with a heading', async () => {
    for (let count = 1; count <= sized(60, 30); count += 1) {
      const offer = aLongOffer(count)
      const pages = (await pagesOf(offer)).map(plain)
      const last = offerSheet(offer).groups.at(-1)?.lines.at(-1)
      const page = pages.find((each) => each.includes('Genel toplam')) ?? ''
      // The last item's own price stands above the totals, on their page.
      const above = page.slice(0, page.indexOf('Toplam fiyat'))
      expect(above, `${count} items`).toContain(plain(last?.amount ?? 'none'))
      expect(above, `${count} items`).toContain('KalemMiktarBirim fiyatVergiTutar')
      for (const each of pages)
        expect(each).not.toMatch(
          /(Fiyata dahil|Fiyata dahil değil|Şartlar|Notlar|İsteğe bağlı kalemler)Kervan Lojistik · KRV/,
        )
    }
  })

  test.each(['portrait', 'landscape'])(
    'in %s ask for signatures below the terms, never on a page of their own',
    async (orientation) => {
      for (let count = 1; count <= sized(40, 12); count += 1) {
        const pages = (await pagesOf(aLongOffer(count), { orientation })).map(plain)
        const signed = pages.at(-1) ?? ''
        for (const part of ['Fiyata dahil', 'Şartlar', 'Banka hesapları', 'Onaylayan'])
          expect(signed, `${count} items`).toContain(part)
      }
    },
  )

  test.each(['portrait', 'landscape'])(
    'in %s hold all of the terms, however long and wide they are',
    async (orientation) => {
      for (let count = 1; count <= 120; count += sized(1, 9)) {
        const terms_conditions = Array.from({ length: count }, (_, place) => `${'WM'.repeat(16)} ${place}`)
        const text = plain(
          (await pagesOf(anOffer(undefined, { terms_conditions }), { orientation })).join('\n'),
        )
        for (const place of terms_conditions.keys()) expect(text).toContain(` ${place}`)
        expect(text).toContain('Onaylayan')
      }
    },
  )

  test('lie on their side by choice', async () => {
    const file = (await make(anOffer(), { orientation: 'landscape' })).toString('latin1')
    expect(file).toContain('/MediaBox [0 0 841.89 595.28]')
  })

  test('of a quote that is not sent say so', async () => {
    const [page = ''] = await pagesOf(anOffer(undefined, { sent_at: null }))
    expect(page).toContain('Henüz gönderilmedi')
    expect(page).toContain('Önizleme')
  })
})

test('optional items are apart, and those that were accepted are marked', async () => {
  const items = [anOfferItem(), anOfferItem({ id: offerTestId(7), title: 'Sigorta', is_optional: true })]
  const [open = ''] = await pagesOf(anOffer(items))
  expect(plain(open)).toMatch(/Genel toplam2\.000,00 €.*İsteğe bağlı kalemler.*Sigorta/s)
  const [accepted = ''] = await pagesOf(anOffer(items, { accepted_options: [offerTestId(7)] }))
  expect(plain(accepted)).toMatch(/Genel toplam4\.000,00 €.*Sigorta \(Seçildi\)/s)
})

const hostile = [
  '<script>alert(1)</script> {{constructor}} #{7*7} <%= x %> ]]>',
  'ağaç'.repeat(200),
  '\u0000\u0001\u0007\u001b[31mkırmızı\u001b[0m\r\n\t',
  '\u202eters\u202c مرحبا שלום',
  '😀👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿 漢字',
  '\ud800 yarım',
  'a\n'.repeat(100),
  'e\u0301\u0301\u0301\u0301',
]

test.each(hostile)('typed text breaks nothing: %j', async (text) => {
  const long = text.slice(0, 900)
  const offer = anOffer(
    [
      anOfferItem({ title: long.slice(0, 140), description: long }),
      anOfferItem({ title: long.slice(0, 140) }),
    ],
    {
      customer_name: long.slice(0, 140),
      customer_address: long.slice(0, 500),
      customer_email: long.slice(0, 254),
      pol: long.slice(0, 80),
      pod: long.slice(0, 80),
      cargo_type: long.slice(0, 80),
      hs_code: long.slice(0, 20),
      notes: long.repeat(10),
      terms_conditions: [long, long],
      out_of_scope: [long],
      quote_no: long.slice(0, 30),
    },
  )
  const pages = await pagesOf(offer)
  expect(plain(pages.join(''))).toContain('4.000,00 €')
  expect(pages.length).toBeLessThan(60)
})

test('markup and templates are shown as they were typed', async () => {
  const text = '<b>x</b> {{y}} <%= z %> &amp;'
  const [page] = await pagesOf(anOffer([anOfferItem({ title: text })]))
  expect(page).toContain(text)
})

describe('the logo', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><path d="M0 0h40v10z"/></svg>'
  const png = `data:image/png;base64,${readFileSync(join(builtWeb, '../public/icon-48.png')).toString('base64')}`
  const withLogo = async (logo: string) =>
    pdfPages(await makeOfferPdf(anOffer(), { ...letterhead, logo }, options)).join('')

  test.each([
    ['SVG', svg],
    ['PNG', png],
  ])('as %s stands where the name does without it', async (_, logo) => {
    expect((await pagesOf()).join('')).toMatch(/^Kervan LojistikKervan Uluslararası/)
    expect(await withLogo(logo)).toMatch(/^Kervan Uluslararası/)
  })

  test.each(['<svg', '<html></html>', 'data:image/png;base64,AAAA', ''])(
    'that cannot be drawn gives way to the name: %j',
    async (logo) => expect(await withLogo(logo)).toMatch(/^Kervan LojistikKervan Uluslararası/),
  )
})

test('the total on paper is the total of the offer, to the cent', {
  timeout: sized(600_000, 60_000),
}, async () => {
  const quotes = fc.sample(anyQuote, { numRuns: sized(1000, 40), seed: 16 })
  for (const { items, terms } of quotes) {
    const offer = anOffer(
      items.map((item, place) => anOfferItem({ ...item, id: offerTestId(place) })),
      {
        currency: terms.currency,
        tax_included: terms.tax_included,
        rates: { source: 'manual', date: '2026-11-13', bulletin_no: null, try_per: terms.try_per },
      },
    )
    const { total, total_in_words } = offerSheet(offer)
    const text = plain((await pagesOf(offer)).join(''))
    expect(text).toContain(`Genel toplam${plain(total)}`)
    expect(text).toContain(total_in_words)
  }
})
