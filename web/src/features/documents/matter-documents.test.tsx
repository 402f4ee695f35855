/** The papers of a shipment on both sides: what is needed, adding it from its row, asking the customer for it, and all as one archive. */
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aChecklist } from '#testing/a-checklist.ts'
import { aDocument, another, aStaffDocument } from '#testing/a-document.ts'
import { aShipment, aTracking } from '#testing/a-shipment.ts'
import { type Answers, problem } from '#testing/answer-calls.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'
import { asCustomer, asStaff } from '#testing/signed-in.ts'
import { Call, catchCalls } from '#testing/upload-calls.ts'

const { id } = aShipment

const figures = {
  ...{ total: 1, active: 1, preparing: 0, in_transit: 1, customs: 0, delayed: 0, delivered: 0 },
  total_value: [],
  on_time: { percent: null, part: 0, of: 0 },
  on_promise: { percent: null, part: 0, of: 0 },
}

const needed = page.getByRole('region', { name: 'Gereken belgeler' })
const row = (word: string) => needed.getByRole('listitem').filter({ hasText: word })

function openOwn(more: Answers = {}, screen?: 'desktop' | 'phone') {
  catchCalls()
  return openApp(
    `/dashboard?view=shipments&shipment=${id}&tab=documents`,
    asCustomer({
      'GET /shipments': { items: [], next_cursor: null },
      'GET /shipment-figures': figures,
      [`GET /shipments/${id}`]: {
        ...aShipment,
        cargo_type: null,
        estimated_weight: null,
        estimated_volume: null,
      },
      'GET /documents': { items: [another(84, { shipment_id: id })], next_cursor: null },
      'GET /document-checklist': aChecklist,
      ...more,
    }),
    screen,
  )
}

function openOffice(more: Answers = {}) {
  return openApp(
    `/staff/shipments/${id}`,
    asStaff({
      [`GET /staff/shipments/${id}`]: aShipment,
      [`GET /shipments/${id}/tracking`]: aTracking,
      'GET /staff/documents': { items: [aStaffDocument], next_cursor: null },
      'GET /staff/document-checklist': aChecklist,
      ...more,
    }),
  )
}

test.each(['desktop', 'phone'] as const)(
  'says from whom each paper comes and by when, on a %s',
  async (screen) => {
    await openOwn({}, screen)
    await expect.element(row('Ticari fatura').getByText('Eksik')).toBeVisible()
    await expect
      .element(row('Ticari fatura'))
      .toMatchTextContent(/Sizden · Zorunlu · 4 Mart 2026 günü gerekiyordu/)
    await expect.element(row('Konşimento')).toMatchTextContent(/Bizden · Zorunlu · günü henüz belli değil/)
    // What depends on the goods is a reminder, never missing; what the office gives is not asked of the customer.
    expect(row('Menşe').getByText('Eksik').elements()).toHaveLength(0)
    expect(row('Konşimento').getByRole('button').elements()).toHaveLength(0)
    await expect.element(row('İhracat beyannamesi').getByRole('button', { name: /^Yükle/ })).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Tümünü indir (ZIP)' }))
      .toHaveAttribute('href', `/api/shipments/${id}/documents.zip?surface=portal`)
    expectNoSidewaysScroll()
    await expectAccessible()
  },
)

test('a paper is added from its row, as that paper of that shipment', async () => {
  let sent: unknown
  await openOwn({
    'POST /documents': async (request: Request) => {
      sent = await request.json()
      return aDocument
    },
  })
  await row('Ticari fatura').getByRole('button', { name: 'Yükle: Ticari fatura' }).click()
  await userEvent.upload(page.getByLabelText('Dosya: Ticari fatura'), [new File(['x'], 'fatura.pdf')])
  await expect.poll(() => Call.all.length).toBe(1)
  Call.all[0]?.answer(201, { id: aDocument.id })
  await expect
    .poll(() => sent)
    .toMatchObject({
      upload_id: aDocument.id,
      paper: 'commercial_invoice',
      document_type: 'invoice',
      shipment_id: id,
    })
})

test('the office asks for what is missing, once, with a word of its own', async () => {
  const sent: unknown[] = []
  await openOffice({
    'POST /staff/document-requests': async (request: Request) => {
      sent.push(await request.json())
      if (sent.length === 1) return problem(422, 'UNREACHABLE', 'İstek ona ulaşmaz.')
      return { papers: ['commercial_invoice'], asked_at: '2026-03-05T09:00:00.000Z' }
    },
  })
  await needed.getByRole('button', { name: 'Müşteriden iste' }).click()
  const asking = page.getByRole('dialog', { name: 'Müşteriden belge iste' })
  await expect.element(asking.getByRole('checkbox', { name: 'Ticari fatura' })).toBeChecked()
  await expect.element(asking.getByRole('checkbox', { name: 'Menşe şahadetnamesi' })).not.toBeChecked()
  // The broker's papers come through the customer; they are not asked for unless chosen.
  await expect.element(asking.getByRole('checkbox', { name: 'İhracat beyannamesi' })).not.toBeChecked()
  await asking.getByRole('checkbox', { name: 'Ticari fatura' }).click()
  await asking.getByRole('button', { name: 'İste' }).click()
  await expect.element(asking.getByText('En az bir belge seçin.')).toBeVisible()
  await asking.getByRole('checkbox', { name: 'Ticari fatura' }).click()
  await asking.getByLabelText(/Not/).fill('İmzalı olsun')
  await asking.getByRole('button', { name: 'İste' }).click()
  await expect.element(asking.getByText('İstek ona ulaşmaz.')).toBeVisible()
  await expectAccessible()
  await asking.getByRole('button', { name: 'İste' }).click()
  await expect.element(page.getByText('Belgeler müşteriden istendi')).toBeVisible()
  expect(sent).toEqual(
    Array(2).fill({ shipment_id: id, papers: ['commercial_invoice'], note: 'İmzalı olsun' }),
  )
})

test('a checklist that cannot be loaded says so', async () => {
  const broken = () => problem(500, 'INTERNAL', 'Beklenmeyen bir hata.')
  await openOwn({ 'GET /document-checklist': broken })
  await expect.element(page.getByText('Gereken belgeler gösterilemedi')).toBeVisible()
})
test('the office is told so too', async () => {
  const broken = () => problem(500, 'INTERNAL', 'Beklenmeyen bir hata.')
  await openOffice({ 'GET /staff/document-checklist': broken })
  await expect.element(page.getByText('Gereken belgeler gösterilemedi')).toBeVisible()
})
