/** The offline file: rates that are being typed, those that were learned last, whose what is typed is, and a part of it that fails. */
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { DeskApp } from '#assembly/desk/desk-app.tsx'
import { type DeskData, type NewestDesk, withLearned } from '#assembly/desk/desk-data.ts'
import { deskStore } from '#assembly/desk/desk-storage.ts'
import { PartBoundary } from '#assembly/desk/part-boundary.tsx'
import { beginDeviceSession, endDeviceSession, pauseDeviceSession } from '#spine/drafts/device-session.ts'
import { showPart } from '#testing/show-part.tsx'

const data: DeskData = {
  company: 'Kervan Lojistik',
  panel: location.origin,
  version: 'aaaa1111',
  day: '2026-11-16',
  rates: { date: '2026-11-16', try_per: { EUR: '50.0000', USD: '40.0000', GBP: '60.0000' } },
  tax_codes: [
    { code: '311', title: 'KDV istisnası', percent: '0', exemption_reason: '311', next: null },
    { code: 'KDV20', title: 'KDV %20', percent: '20', exemption_reason: null, next: null },
  ],
}

/** Without an answer the panel cannot be reached. */
async function openDesk(answer?: NewestDesk, given = data): Promise<void> {
  const fetching = vi.spyOn(window, 'fetch').mockImplementation(async () => {
    if (!answer) throw new TypeError('no network')
    return Response.json(answer)
  })
  onTestFinished(() => fetching.mockRestore())
  await showPart(<DeskApp data={given} />, 'desktop', '/teklif')
}

const sum = page.getByRole('region', { name: 'Toplam' })

async function priceThousandEuros(): Promise<void> {
  await page.getByRole('button', { name: 'Yeni teklif' }).click()
  await page.getByLabelText('1. kalem, Para birimi').selectOptions('EUR')
  await page.getByLabelText('1. kalem, Birim fiyat').fill('1000')
}

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('a rate that is empty or zero is not divided by: that of the file counts meanwhile, and is named', async () => {
  await openDesk()
  await priceThousandEuros()
  await expect.element(sum).toMatchTextContent(/Ara toplam1\.250,00/)
  await page.getByText('16.11.2026 kurları', { exact: true }).click()
  const dollar = page.getByLabelText('1 USD')
  for (const typed of ['', '0']) {
    await dollar.fill(typed)
    await expect.element(page.getByText('O zamana dek 40 ₺ sayılır.')).toBeVisible()
    await expect.element(sum).toMatchTextContent(/Ara toplam1\.250,00/)
  }
  await dollar.fill('50')
  await expect.element(page.getByText('O zamana dek')).not.toBeInTheDocument()
  await expect.element(sum).toMatchTextContent(/Ara toplam1\.000,00/)
})

test('rates that the panel has named stay when it is out of reach again, with their day', async () => {
  const learned = {
    version: data.version,
    rates: { date: '2026-11-18', try_per: { EUR: '60.0000', USD: '40.0000', GBP: '70.0000' } },
    tax_codes: data.tax_codes,
  }
  await openDesk(learned)
  await expect.element(page.getByRole('link', { name: 'Paneli aç' })).toBeVisible()
  dispatchEvent(new Event('offline'))
  await expect.element(page.getByText('Çevrimdışı', { exact: true })).toBeVisible()
  await priceThousandEuros()
  await expect.element(page.getByText('18.11.2026 kurları', { exact: true })).toBeVisible()
  await expect.element(sum).toMatchTextContent(/Ara toplam1\.500,00/)
  // As the file is when it is opened anew.
  expect(withLearned(data).rates).toEqual(learned.rates)
})

test('a file that was downloaded later than that keeps its own', () => {
  localStorage.setItem('kervan-desk-learned', JSON.stringify({ ...data, day: '2026-11-15' }))
  const rates = { date: '2026-11-14', try_per: { EUR: '51.0000', USD: '41.0000', GBP: '61.0000' } }
  expect(withLearned({ ...data, rates }).rates).toEqual(rates)
  localStorage.setItem('kervan-desk-learned', '{"day":"2027-01-01"}')
  expect(withLearned(data)).toEqual(data)
})

test('what one person types is not there for the next, nor after signing out', async () => {
  beginDeviceSession('office', 'person-a')
  await openDesk()
  await page.getByRole('button', { name: 'Yeni teklif' }).click()
  await page.getByLabelText('Şirket').fill('Gizli Tekstil')
  const entry = page.getByRole('navigation', { name: 'Tekliflerim' }).getByText('Gizli Tekstil')
  await expect.element(entry).toBeVisible()
  await expect.element(page.getByText('çıkış yaptığınızda ve 30 gün dokunulmazsa silinir')).toBeVisible()
  const comesBack = () => dispatchEvent(new Event('pageshow'))

  pauseDeviceSession('office')
  comesBack()
  await expect.element(entry).not.toBeInTheDocument()
  beginDeviceSession('office', 'person-a')
  comesBack()
  await expect.element(entry).toBeVisible()

  beginDeviceSession('office', 'person-b')
  comesBack()
  await expect.element(entry).not.toBeInTheDocument()
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Gizli')
})

test('what nobody has signed in for stays in its tab, and comes along to whoever signs in there', async () => {
  await openDesk()
  await page.getByRole('button', { name: 'Yeni teklif' }).click()
  await page.getByLabelText('Şirket').fill('Yeni Gıda')
  const entry = page.getByRole('navigation', { name: 'Tekliflerim' }).getByText('Yeni Gıda')
  await expect.element(entry).toBeVisible()
  await expect.element(page.getByText('bu sekme kapanana dek')).toBeVisible()
  expect(JSON.stringify({ ...localStorage })).not.toContain('Yeni Gıda')
  beginDeviceSession('office', 'person-a')
  dispatchEvent(new Event('pageshow'))
  await expect.element(entry).toBeVisible()
  await endDeviceSession('office')
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Yeni Gıda')
})

test('where there is no room, what is typed after signing in is not replaced by what the tab had before', () => {
  const name = 'quote-full'
  deskStore().write(name, 'before')
  beginDeviceSession('office', 'person-a')
  const store = Storage.prototype.setItem
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
    this: Storage,
    key,
    value,
  ) {
    if (this === localStorage) throw new DOMException('full', 'QuotaExceededError')
    store.call(this, key, value)
  })
  onTestFinished(() => full.mockRestore())
  expect(deskStore().read(name)).toBe('before')
  deskStore().write(name, 'after')
  expect(deskStore().read(name)).toBe('after')
  // Only the tab's survives a reload.
  expect(Object.keys(sessionStorage).filter((key) => key.endsWith(name))).toHaveLength(1)
  deskStore().remove(name)
  expect(deskStore().names('quote-')).not.toContain(name)
})

test('a part that fails leaves the rest, and is tried again', async () => {
  let isBroken = true
  function Part() {
    if (isBroken) throw new Error('broken')
    return <p>Yeniden burada</p>
  }
  await showPart(
    <PartBoundary what="Bu araç">
      <Part />
    </PartBoundary>,
  )
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^Bu araç gösterilemedi/)
  isBroken = false
  await page.getByRole('button', { name: 'Yeniden dene' }).click()
  await expect.element(page.getByText('Yeniden burada')).toBeVisible()
})

test('a number too precise to be counted is named before the quote is saved', async () => {
  const saving = vi.spyOn(URL, 'createObjectURL')
  onTestFinished(() => saving.mockRestore())
  await openDesk()
  await page.getByRole('button', { name: 'Yeni teklif' }).click()
  const price = page.getByLabelText('1. kalem, Birim fiyat')
  await price.fill('1,23456')
  await page.getByRole('button', { name: 'Dosya olarak kaydet' }).click()
  await expect.element(page.getByText('Kaydetmeden önce işaretli alanları tamamlayın.')).toBeVisible()
  await expect.element(page.getByText('Virgülden sonra daha az basamak yazın.')).toBeVisible()
  expect(saving).not.toHaveBeenCalled()
  await price.fill('1,2345')
  await page.getByRole('button', { name: 'Dosya olarak kaydet' }).click()
  await expect.element(page.getByText(/^Dosya indirildi/)).toBeVisible()
})

test('quotes are begun where the page is not of a secure origin, as on a local network', async () => {
  const known = Object.getOwnPropertyDescriptor(Crypto.prototype, 'randomUUID')
  // @ts-expect-error: browsers leave it out there.
  delete Crypto.prototype.randomUUID
  onTestFinished(() => {
    if (known) Object.defineProperty(Crypto.prototype, 'randomUUID', known)
  })
  await openDesk()
  await page.getByRole('button', { name: 'Yeni teklif' }).click()
  await page.getByRole('button', { name: 'Çoğalt' }).click()
  await expect.poll(() => page.getByRole('button', { name: /^Sil: / }).length).toBe(2)
})
