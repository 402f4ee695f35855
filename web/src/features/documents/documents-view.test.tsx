/** The customer's view of documents: uploads by type, by dropping and by a mail's link, lost lines, filters, deleting, and what opens in the page. */

import type { OwnDocument } from '@kervan/domain/documents/document.ts'
import { undoSeconds } from '@kervan/domain/documents/document-kinds.ts'
import { toast } from 'sonner'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aChecklist } from '#testing/a-checklist.ts'
import { aDocument, another, documentCounts } from '#testing/a-document.ts'
import { aShipment } from '#testing/a-shipment.ts'
import { type Answers, problem } from '#testing/answer-calls.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'
import { asCustomer } from '#testing/signed-in.ts'
import { Call, catchCalls } from '#testing/upload-calls.ts'

const verified = another(81, {
  file_name: 'beyanname.docx',
  file_type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  document_type: 'customs',
  description: '',
  review: 'verified',
  is_verified: true,
  uploaded_by: 'staff',
})
const refused = another(82, { file_name: 'eski.pdf', review: 'refused', review_reason: 'Fatura okunmuyor.' })

function open(more: Answers = {}, query = '', screen?: 'desktop' | 'phone') {
  catchCalls()
  return openApp(
    `/dashboard?view=documents${query}`,
    asCustomer({
      'GET /documents': { items: [aDocument, verified, refused], next_cursor: null },
      'GET /document-counts': documentCounts,
      [`GET /documents/${aDocument.id}`]: aDocument,
      [`GET /documents/${verified.id}`]: verified,
      ...more,
    }),
    screen,
  )
}
const file = (name: string, size = 500) => new File([new Uint8Array(size)], name)
const cards = page.getByRole('list', { name: 'Belgelerim' })
const card = (name: string) => cards.getByRole('listitem').filter({ hasText: name })
const typeButton = (name: string) =>
  page.getByRole('group', { name: 'Belgenin türü' }).getByRole('button', { name, exact: true })
const stored = (id: string, name: string) => ({ id, name, type: 'application/pdf', size: 500 })

/** The button asks the browser for a file, which is given to the input behind it. */
async function chooseAs(type: string, ...files: File[]) {
  await typeButton(type).click()
  await userEvent.upload(page.getByLabelText('Belge dosyası'), files)
}
function drop(...files: File[]) {
  const data = new DataTransfer()
  for (const one of files) data.items.add(one)
  const zone = page.getByRole('region', { name: /Belge yükle/ }).element()
  zone.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }))
}

test('each document says what it is, whether it was found right and why not', async () => {
  await open()
  await expect.element(card('fatura.pdf').getByText('İnceleniyor')).toBeVisible()
  await expect.element(card('beyanname.docx').getByText('Onaylandı')).toBeVisible()
  await expect.element(card('eski.pdf').getByText('Fatura okunmuyor.')).toBeVisible()
  // What the office has added only the office deletes.
  expect(card('beyanname.docx').getByRole('button', { name: /^Sil/ }).elements()).toHaveLength(0)
  await expectAccessible()
})

test('a file is sent as the type whose button was pressed, with its description, and said to be there', async () => {
  const sent: unknown[] = []
  await open({
    'POST /documents': async (request: Request) => {
      sent.push(await request.json())
      return aDocument
    },
  })
  await page.getByRole('textbox', { name: /Açıklama/ }).fill('Nisan')
  await chooseAs('Çeki Listesi', file('liste.pdf'))
  await expect.poll(() => Call.all[0]?.address).toBe('/api/uploads')
  Call.all[0]?.answer(201, stored(aDocument.id, 'liste.pdf'))
  await expect.element(page.getByText('Belge başarıyla yüklendi')).toBeVisible()
  expect(sent).toEqual([
    {
      upload_id: aDocument.id,
      document_type: 'packing_list',
      description: 'Nisan',
      paper: null,
      shipment_id: null,
      request_id: null,
    },
  ])
})

test('what is dropped is asked for its type; one that is too large is not sent', async () => {
  await open()
  await expect.element(typeButton('Fatura')).toBeVisible()
  drop(file('bir.pdf'), file('büyük.pdf', 10 * 1024 ** 2 + 1))
  await expect.element(page.getByText('2 dosya: hangi tür belgeler?')).toBeVisible()
  expect(Call.all).toHaveLength(0)
  await typeButton('Sigorta').click()
  await expect.element(page.getByText("Dosya boyutu 10MB'dan küçük olmalıdır")).toBeVisible()
  await expect.poll(() => Call.all.map(({ body }) => body?.name)).toEqual(['bir.pdf'])
})

test('after a lost line the same file is sent again under the same key', async () => {
  await open({ 'POST /documents': aDocument })
  await chooseAs('Fatura', file('fatura.pdf'))
  await expect.poll(() => Call.all.length).toBe(1)
  Call.all[0]?.onerror?.()
  await expect.element(page.getByText(/^Dosya yüklenirken hata oluştu\. Bağlantı koptu/)).toBeVisible()
  await page.getByRole('button', { name: 'Yeniden dene: fatura.pdf' }).click()
  await expect.poll(() => Call.all.length).toBe(2)
  expect(Call.all[1]?.headers['idempotency-key']).toBe(Call.all[0]?.headers['idempotency-key'])
  Call.all[1]?.answer(201, stored(aDocument.id, 'fatura.pdf'))
  await expect.element(page.getByText('Belge başarıyla yüklendi')).toBeVisible()
})

test('where only the document was not made, another try does not send the file again', async () => {
  const answers = [problem(503, 'BUSY', 'Sunucu meşgul.'), aDocument]
  const { calls } = await open({ 'POST /documents': () => answers.shift() })
  await chooseAs('Fatura', file('fatura.pdf'))
  await expect.poll(() => Call.all.length).toBe(1)
  Call.all[0]?.answer(201, stored(aDocument.id, 'fatura.pdf'))
  await expect.element(page.getByText('Dosya yüklenirken hata oluştu. Sunucu meşgul.')).toBeVisible()
  await page.getByRole('button', { name: 'Yeniden dene: fatura.pdf' }).click()
  await expect.element(page.getByText('Belge başarıyla yüklendi')).toBeVisible()
  expect(Call.all).toHaveLength(1)
  const made = calls.filter(({ method }) => method === 'POST')
  expect(new Set(made.map(({ headers }) => headers.get('idempotency-key')))).toEqual(new Set([aDocument.id]))
})

test('an upload can be cancelled', async () => {
  await open()
  await chooseAs('Fatura', file('fatura.pdf'))
  await page.getByRole('button', { name: 'İptal et: fatura.pdf' }).click()
  await expect.poll(() => Call.all[0]?.isAborted).toBe(true)
  await expect.element(page.getByRole('list', { name: 'Dosyalar' })).not.toBeInTheDocument()
})

test('three types are filters in sight, the rest behind one button; the order is a toggle', async () => {
  const { calls, address } = await open()
  const filter = page.getByRole('navigation', { name: 'Türe göre süz' })
  await expect.element(filter.getByRole('link', { name: 'Tümü 3' })).toHaveAttribute('aria-current')
  expect(filter.getByRole('link').elements()).toHaveLength(4)
  await page.getByRole('button', { name: 'Daha fazla' }).click()
  await filter.getByRole('link', { name: /Gümrük Belgesi/ }).click()
  await page
    .getByRole('navigation', { name: 'Sırala' })
    .getByRole('link', { name: 'Ad', exact: true })
    .click()
  await expect.poll(address).toBe('/dashboard?view=documents&type=customs&sort=name')
  await expect.poll(() => calls.some(({ url }) => url.includes('type=customs&sort=name'))).toBe(true)
})

test('deleting asks, says so and can be taken back', async () => {
  let shown: OwnDocument[] = [aDocument]
  await open({
    'GET /documents': () => ({ items: shown, next_cursor: null }),
    [`DELETE /documents/${aDocument.id}`]: () => {
      shown = []
      return { id: aDocument.id, restorable_until: '2099-03-05T09:00:00.000Z' }
    },
    [`POST /documents/${aDocument.id}/restore`]: () => {
      shown = [aDocument]
      return aDocument
    },
  })
  await card('fatura.pdf').getByRole('button', { name: 'Sil: fatura.pdf' }).click()
  const question = page.getByRole('alertdialog', { name: 'fatura.pdf silinsin mi?' })
  await question.getByRole('button', { name: 'Vazgeç' }).click()
  await expect.element(card('fatura.pdf')).toBeVisible()
  await card('fatura.pdf').getByRole('button', { name: 'Sil: fatura.pdf' }).click()
  await question.getByRole('button', { name: 'Belgeyi sil' }).click()
  await expect.element(page.getByText('Belge silindi')).toBeVisible()
  await expect.element(page.getByText('Henüz belgeniz yok')).toBeVisible()
  // The button stays as long as the question has promised.
  expect(toast.getToasts().some((one) => 'duration' in one && one.duration === undoSeconds * 1000)).toBe(true)
  await page.getByRole('button', { name: 'Geri al' }).click()
  await expect.element(card('fatura.pdf')).toBeVisible()
})

test('what cannot be deleted or downloaded says so', async () => {
  await open({
    [`DELETE /documents/${aDocument.id}`]: () => problem(503, 'BUSY', 'Sunucu meşgul.'),
    [`GET /documents/${aDocument.id}/file`]: () => problem(404, 'NOT_FOUND', 'Yok.'),
  })
  await card('fatura.pdf').getByRole('button', { name: 'Sil: fatura.pdf' }).click()
  await page.getByRole('button', { name: 'Belgeyi sil' }).click()
  await expect.element(page.getByText('Belge silinemedi')).toBeVisible()
  await card('fatura.pdf').getByRole('button', { name: 'İndir: fatura.pdf' }).click()
  await expect.element(page.getByText('Dosya indirilemedi')).toBeVisible()
})

test('an address opens a document over the list; what cannot be drawn has an icon and a sentence', async () => {
  const { address } = await open({}, `&document=${verified.id}`)
  const dialog = page.getByRole('dialog', { name: 'beyanname.docx' })
  await expect.element(dialog.getByText('Bu tür dosyalar burada gösterilmez.')).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Kapat' }).click()
  await expect.poll(address).toBe('/dashboard?view=documents')
  await page.getByRole('link', { name: 'fatura.pdf' }).click()
  await expect.element(page.getByRole('dialog', { name: 'fatura.pdf' })).toBeVisible()
  history.back()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('a document that is not there says so, and a list that cannot be loaded', async () => {
  await open(
    {
      'GET /documents': () => problem(500, 'INTERNAL', 'Beklenmeyen bir hata.'),
      [`GET /documents/${aDocument.id}`]: () => problem(404, 'NOT_FOUND', 'Yok.'),
    },
    `&document=${aDocument.id}`,
  )
  await expect.element(page.getByText('Belge bulunamadı')).toBeVisible()
  await page.getByRole('button', { name: 'Belgelere dön' }).click()
  await expect.element(page.getByText('Belgeler yüklenirken hata oluştu')).toBeVisible()
})

test('the link of a mail knows paper and shipment: one file, and it is uploaded as that', async () => {
  let sent: unknown
  await open(
    {
      [`GET /shipments/${aShipment.id}`]: aShipment,
      'GET /document-checklist': aChecklist,
      'POST /documents': async (request: Request) => {
        sent = await request.json()
        return aDocument
      },
    },
    `&shipment=${aShipment.id}&paper=commercial_invoice`,
    'phone',
  )
  await expect
    .element(page.getByRole('heading', { name: 'Belge yükle: SH-00000060 · Ticari fatura' }))
    .toBeVisible()
  // Whatever else was asked for is given from here too.
  await expect.element(page.getByRole('button', { name: 'Yükle: İhracat beyannamesi' })).toBeVisible()
  expectNoSidewaysScroll()
  await expectAccessible()
  await page.getByRole('button', { name: 'Dosya seç', exact: true }).click()
  await userEvent.upload(page.getByLabelText('Belge dosyası'), [file('fatura.pdf')])
  await expect.poll(() => Call.all.length).toBe(1)
  Call.all[0]?.answer(201, stored(aDocument.id, 'fatura.pdf'))
  await expect
    .poll(() => sent)
    .toMatchObject({
      document_type: 'invoice',
      paper: 'commercial_invoice',
      shipment_id: aShipment.id,
    })
})

test('photographs taken one after the other wait together for their type', async () => {
  await open()
  await expect.element(typeButton('Fatura')).toBeVisible()
  drop(file('bir.jpg'))
  await expect.element(page.getByText('bir.jpg: hangi tür belge?')).toBeVisible()
  drop(file('iki.jpg'))
  await expect.element(page.getByText('2 dosya: hangi tür belgeler?')).toBeVisible()
  await typeButton('Fotoğraf').click()
  await expect.poll(() => Call.all.map(({ body }) => body?.name)).toEqual(['bir.jpg', 'iki.jpg'])
})

test('what waits for its type is there again when its view was left, and the browser asks before it is lost', async () => {
  await open()
  await expect.element(typeButton('Fatura')).toBeVisible()
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(isAsked()).toBe(false)
  drop(file('bir.jpg'))
  await expect.element(page.getByText('bir.jpg: hangi tür belge?')).toBeVisible()
  await page.getByRole('link', { name: 'Hesabım' }).first().click()
  await expect.element(cards).not.toBeInTheDocument()
  expect(isAsked()).toBe(true)
  history.back()
  await expect.element(page.getByText('bir.jpg: hangi tür belge?')).toBeVisible()
  await page.getByRole('button', { name: 'Vazgeç' }).click()
  await expect.element(page.getByText('bir.jpg: hangi tür belge?')).not.toBeInTheDocument()
  expect(isAsked()).toBe(false)
})

test('an upload goes on when its view is left, says so there, and fails where it can be tried again', async () => {
  const { calls } = await open({ 'POST /documents': aDocument })
  await chooseAs('Fatura', file('giden.pdf'), file('kalan.pdf'))
  await expect.poll(() => Call.all.length).toBe(2)
  await page.getByRole('link', { name: 'Hesabım' }).first().click()
  await expect.element(cards).not.toBeInTheDocument()
  expect(Call.all.some(({ isAborted }) => isAborted)).toBe(false)
  Call.all[0]?.answer(201, stored(aDocument.id, 'giden.pdf'))
  await expect.element(page.getByText('giden.pdf yüklendi')).toBeVisible()
  expect(calls.filter(({ method, url }) => method === 'POST' && url.endsWith('/documents'))).toHaveLength(1)
  Call.all[1]?.onerror?.()
  await expect.element(page.getByText('kalan.pdf yüklenemedi')).toBeVisible()
  history.back()
  await page.getByRole('button', { name: 'Yeniden dene: kalan.pdf' }).click()
  await expect.poll(() => Call.all.length).toBe(3)
})

test('a file that is no longer stored is sent again as a new one', async () => {
  const answers = [problem(422, 'UNKNOWN_UPLOAD', 'Yüklenen dosya bulunamadı.'), aDocument]
  await open({ 'POST /documents': () => answers.shift() })
  await chooseAs('Fatura', file('fatura.pdf'))
  await expect.poll(() => Call.all.length).toBe(1)
  Call.all[0]?.answer(201, stored(aDocument.id, 'fatura.pdf'))
  await page.getByRole('button', { name: 'Yeniden dene: fatura.pdf' }).click()
  await expect.poll(() => Call.all.length).toBe(2)
  expect(Call.all[1]?.headers['idempotency-key']).not.toBe(Call.all[0]?.headers['idempotency-key'])
  Call.all[1]?.answer(201, stored(verified.id, 'fatura.pdf'))
  await expect.element(page.getByText('Belge başarıyla yüklendi')).toBeVisible()
})

test('one that is cancelled while it becomes a document does not stay one', async () => {
  let made: (document: OwnDocument) => void = () => undefined
  const { calls } = await open({
    'POST /documents': () => new Promise((resolve) => (made = resolve)),
    [`DELETE /documents/${aDocument.id}`]: { id: aDocument.id, restorable_until: '2099-03-05T09:00:00.000Z' },
  })
  await chooseAs('Fatura', file('fatura.pdf'))
  await expect.poll(() => Call.all.length).toBe(1)
  Call.all[0]?.answer(201, stored(aDocument.id, 'fatura.pdf'))
  await expect.poll(() => calls.some(({ method }) => method === 'POST')).toBe(true)
  await page.getByRole('button', { name: 'İptal et: fatura.pdf' }).click()
  made(aDocument)
  await expect.poll(() => calls.some(({ method }) => method === 'DELETE')).toBe(true)
})

test('in place of a refused document another is uploaded as the same type of the same request', async () => {
  const ofRequest = { ...refused, request_id: aShipment.id, request_number: 'TLP-2026-000001' }
  await open({ [`GET /documents/${refused.id}`]: ofRequest }, `&document=${refused.id}`)
  await expect
    .element(page.getByRole('link', { name: 'Yenisini yükle' }))
    .toHaveAttribute('href', `/dashboard?view=documents&request=${aShipment.id}&upload=invoice`)
})

test('a type in the address is not asked for again', async () => {
  let sent: unknown
  await open(
    {
      'POST /documents': async (request: Request) => {
        sent = await request.json()
        return aDocument
      },
    },
    '&upload=customs',
  )
  await expect.element(page.getByText('İstenen belge: Gümrük Belgesi')).toBeVisible()
  await page.getByRole('button', { name: 'Dosya seç', exact: true }).click()
  await userEvent.upload(page.getByLabelText('Belge dosyası'), [file('beyan.pdf')])
  await expect.poll(() => Call.all.length).toBe(1)
  Call.all[0]?.answer(201, stored(aDocument.id, 'beyan.pdf'))
  await expect.poll(() => sent).toMatchObject({ document_type: 'customs', paper: null })
})

test('a shipment of somebody else is told before a file is taken', async () => {
  await open(
    { [`GET /shipments/${aShipment.id}`]: () => problem(404, 'NOT_FOUND', 'Yok.') },
    `&shipment=${aShipment.id}&paper=commercial_invoice`,
  )
  await expect.element(page.getByText('Gönderi bulunamadı')).toBeVisible()
  expect(page.getByRole('button', { name: 'Dosya seç' }).elements()).toHaveLength(0)
  await page.getByRole('link', { name: 'Bütün belgelerim' }).click()
  await expect.element(typeButton('Fatura')).toBeVisible()
})

test('a document is said to be a paper of the checklist', async () => {
  let sent: unknown
  await open(
    {
      [`PUT /documents/${aDocument.id}`]: async (request: Request) => {
        sent = await request.json()
        return aDocument
      },
    },
    `&document=${aDocument.id}`,
  )
  await page.getByRole('button', { name: 'Düzenle' }).click()
  await page.getByLabelText('Tür', { exact: true }).selectOptions('certificate')
  await page.getByLabelText('Hangi belge').selectOptions('atr')
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await expect.poll(() => sent).toMatchObject({ document_type: 'certificate', paper: 'atr' })
})

test('the first page of a large PDF is not fetched for its card', async () => {
  const large = another(85, { file_name: 'katalog.pdf', file_size: 3 * 1024 ** 2 })
  const { calls } = await open({ 'GET /documents': { items: [large, aDocument], next_cursor: null } })
  const previews = () => calls.map(({ url }) => url).filter((url) => url.includes('/preview'))
  await expect.poll(previews).toHaveLength(1)
  expect(previews()[0]).toContain(aDocument.id)
})
