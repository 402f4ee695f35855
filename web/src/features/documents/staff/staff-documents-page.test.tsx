/** The office's list of documents: what it shows and filters, verifying, refusing with a reason, and adding for a customer. */
import type { StaffDocument } from '@kervan/domain/documents/document.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aStaffDocument, documentCounts } from '#testing/a-document.ts'
import { aShipment } from '#testing/a-shipment.ts'
import { type Answers, problem } from '#testing/answer-calls.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'
import { asStaff, completeProfile } from '#testing/signed-in.ts'
import { Call, catchCalls } from '#testing/upload-calls.ts'

const { id } = aStaffDocument
const internal: StaffDocument = {
  ...aStaffDocument,
  id: '01890a5d-ac96-774b-bcce-000000000083',
  file_name: 'navlun.docx',
  file_type: 'application/msword',
  visibility: 'internal',
  uploaded_by: 'staff',
  uploader_name: 'Ece Yaman',
}

function open(more: Answers = {}, query = '', screen?: 'desktop' | 'phone') {
  catchCalls()
  return openApp(
    `/staff/documents${query}`,
    asStaff({
      'GET /staff/documents': { items: [aStaffDocument, internal], next_cursor: null },
      'GET /staff/document-counts': { ...documentCounts, internal: 1 },
      [`GET /staff/documents/${id}`]: aStaffDocument,
      ...more,
    }),
    screen,
  )
}
const dialog = page.getByRole('dialog', { name: 'fatura.pdf' })

test.each(['desktop', 'phone'] as const)('shows whose each document is, on a %s', async (screen) => {
  await open({}, '', screen)
  await expect.element(page.getByRole('link', { name: 'fatura.pdf' })).toBeVisible()
  await expect.element(page.getByText('Örnek Tekstil').first()).toBeVisible()
  expectNoSidewaysScroll()
  await expectAccessible()
})

test('filters by state, and the address says so', async () => {
  const { calls, address } = await open()
  await page.getByRole('link', { name: /^İnceleniyor/ }).click()
  await expect.poll(address).toBe('/staff/documents?review=waiting')
  await expect.poll(() => calls.some(({ url }) => url.includes('review=waiting'))).toBe(true)
})

test('the list is exported as it is filtered', async () => {
  const { calls } = await open({ 'POST /exports': {}, 'GET /saved-views': { items: [] } }, '?review=waiting')
  await page.getByRole('button', { name: 'Dışa aktar' }).click()
  await page.getByRole('button', { name: /CSV dosyası/ }).click()
  const sent = () => calls.find(({ url }) => url.endsWith('/exports'))
  await expect.poll(sent).toBeDefined()
  expect(await sent()?.json()).toMatchObject({
    list: 'staff_documents',
    format: 'csv',
    input: { review: 'waiting' },
  })
})

test('a document is verified as the state that the page shows', async () => {
  let sent: unknown
  let shown = aStaffDocument
  await open(
    {
      [`GET /staff/documents/${id}`]: () => shown,
      [`PUT /staff/documents/${id}/review`]: async (request: Request) => {
        sent = await request.json()
        shown = { ...aStaffDocument, review: 'verified', is_verified: true }
        return shown
      },
    },
    `?document=${id}`,
  )
  await dialog.getByRole('button', { name: 'Onayla' }).click()
  await expect.poll(() => sent).toEqual({ review: 'verified', reason: '', seen: 'waiting' })
  await expect.element(dialog.getByText('Onaylandı')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Onayla' })).not.toBeInTheDocument()
})

test('refusing needs a reason; where a colleague was faster that is said', async () => {
  const sent: unknown[] = []
  await open(
    {
      [`PUT /staff/documents/${id}/review`]: async (request: Request) => {
        sent.push(await request.json())
        return problem(409, 'STALE', 'Bu arada değişti.')
      },
    },
    `?document=${id}`,
  )
  await dialog.getByRole('button', { name: 'Reddet' }).click()
  const refusing = page.getByRole('dialog', { name: 'Belgeyi reddet' })
  await refusing.getByRole('button', { name: 'Reddet' }).click()
  await expect
    .element(refusing.getByText('Müşterinin ne yapacağını bilmesi için bir neden yazın.'))
    .toBeVisible()
  expect(sent).toEqual([])
  await refusing.getByLabelText('Neden').fill('Fatura okunmuyor')
  await refusing.getByRole('button', { name: 'Reddet' }).click()
  await expect.element(refusing.getByText('Bu arada değişti.')).toBeVisible()
  expect(sent).toEqual([{ review: 'refused', reason: 'Fatura okunmuyor', seen: 'waiting' }])
  await expectAccessible()
})

test('a document is moved to another of its customer’s, and brought back', async () => {
  const sent: unknown[] = []
  const [here, there] = [
    { shipment_id: '01890a5d-ac96-774b-bcce-000000000091', shipment_number: 'SH-00000091' },
    { shipment_id: aShipment.id, shipment_number: aShipment.shipment_number },
  ]
  let shown: StaffDocument = { ...aStaffDocument, ...here }
  const { calls } = await open(
    {
      [`GET /staff/documents/${id}`]: () => shown,
      'GET /staff/shipments': {
        items: [{ ...aShipment, id: here.shipment_id, shipment_number: here.shipment_number }, aShipment],
        next_cursor: null,
      },
      'GET /staff/requests': { items: [], next_cursor: null },
      [`PUT /staff/documents/${id}/matter`]: async (request: Request) => {
        const body = await request.json()
        sent.push(body)
        shown = { ...shown, ...(body.shipment_id === there.shipment_id ? there : here) }
        return shown
      },
    },
    `?document=${id}`,
  )
  await dialog.getByRole('button', { name: 'Taşı' }).click()
  const moving = page.getByRole('dialog', { name: 'Belgeyi taşı' })
  await moving.getByRole('button', { name: 'Taşı' }).click()
  await expect.element(moving.getByText('Bir gönderi ya da talep seçin.')).toBeVisible()
  await moving.getByLabelText('Nereye').fill('mersin')
  await expect
    .poll(() => calls.some(({ url }) => /staff\/shipments\?.*customer_id=.*search=mersin/.test(url)))
    .toBe(true)
  // Where it lies already it cannot go.
  await expect
    .poll(() =>
      page
        .getByRole('option')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(['SH-00000060Mersin – Hamburg', 'Hiçbiri, yalnızca müşterinin belgesi'])
  await expectAccessible()
  await page.getByRole('option', { name: /SH-00000060/ }).click()
  await moving.getByRole('button', { name: 'Taşı' }).click()
  await expect.element(page.getByText('Belge taşındı')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Geri al' }).click()
  await expect.poll(() => sent.length).toBe(2)
  const [from, to] = [here, there].map(({ shipment_id }) => ({ shipment_id, request_id: null }))
  expect(sent).toEqual([
    { ...to, seen: from },
    { ...from, seen: to },
  ])
})

test('the office adds a document for a customer that the customer does not see', async () => {
  let sent: unknown
  await open(
    {
      'GET /customers': { items: [completeProfile], next_cursor: null },
      'POST /staff/documents': async (request: Request) => {
        sent = await request.json()
        return internal
      },
    },
    '?add=1',
  )
  const adding = page.getByRole('dialog', { name: 'Belge ekle' })
  await expect.element(adding.getByRole('group', { name: 'Belgenin türü' })).not.toBeInTheDocument()
  await adding.getByLabelText('Müşteri', { exact: true }).fill('Defne')
  await page.getByRole('option', { name: /Defne Işık/ }).click()
  await adding.getByRole('radio', { name: /Yalnızca ofis görür/ }).click({ force: true })
  await adding.getByRole('group', { name: 'Belgenin türü' }).getByRole('button', { name: 'Diğer' }).click()
  await userEvent.upload(adding.getByLabelText('Belge dosyası'), [
    new File([new Uint8Array(9)], 'navlun.docx'),
  ])
  await expect.poll(() => Call.all.length).toBe(1)
  Call.all[0]?.answer(201, { id: internal.id, name: 'navlun.docx', type: internal.file_type, size: 9 })
  await expect.element(adding.getByText('Belge başarıyla yüklendi')).toBeVisible()
  expect(sent).toMatchObject({
    document_type: 'other',
    visibility: 'internal',
    customer_id: completeProfile.id,
  })
})
