import type { ImportOutcome, TrackingMessage } from '@kervan/domain/tracking/tracking-messages.contract.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Answers, problem } from '#testing/answer-calls.ts'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectReadable,
  inColours,
} from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'
import { asStaff } from '#testing/signed-in.ts'

const unknownCode: TrackingMessage = {
  id: '01890a5d-ac96-774b-bcce-000000000040',
  source: 'iftsta',
  heard_at: '2026-03-05T09:00:00.000Z',
  why: 'Bilinmeyen durum kodu: ZX',
  content: "CNI+1+DL7730218'STS+1+ZX",
  is_readable: false,
  shipment_number: null,
  settled_at: null,
}
const noShipment: TrackingMessage = {
  ...unknownCode,
  id: '01890a5d-ac96-774b-bcce-000000000041',
  source: 'dcsa',
  why: 'Gönderisi yok.',
  content: `CSQU3054383 ${'x'.repeat(500)}`,
  is_readable: true,
}

/** A server that keeps messages in memory. */
function office(messages: TrackingMessage[], more: Answers = {}): Answers {
  const change = (id: string, changes: Partial<TrackingMessage>) => {
    const message = messages.find((each) => each.id === id)
    return Object.assign(message ?? {}, changes)
  }
  const acts = messages.flatMap(({ id }): [string, unknown][] => [
    [`POST /tracking-messages/${id}/settle`, () => change(id, { settled_at: '2026-03-05T10:00:00.000Z' })],
    [`POST /tracking-messages/${id}/reopen`, () => change(id, { settled_at: null })],
  ])
  return asStaff({
    'GET /tracking-messages': ({ url }: Request) => {
      const isSettled = new URL(url).searchParams.get('state') === 'settled'
      return {
        items: messages.filter(({ settled_at }) => (settled_at !== null) === isSettled),
        next_cursor: null,
      }
    },
    ...Object.fromEntries(acts),
    ...more,
  })
}

const open = (answers: Answers, screen: 'desktop' | 'phone' = 'desktop') =>
  openApp('/staff/tracking-messages', answers, screen)
const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = () => page.getByRole('dialog')
const bodyOf = (calls: readonly Request[], path: string) =>
  calls
    .find(({ method, url }) => method === 'POST' && url.endsWith(path))
    ?.clone()
    .json()

test('where nothing waits, the page says so', async () => {
  await open(office([]))
  await expect.element(page.getByText('Bekleyen ileti yok')).toBeVisible()
  await page.getByRole('tab', { name: 'Kapatılan' }).click()
  await expect.element(page.getByText('Kapatılan ileti yok')).toBeVisible()
  await expectAccessible()
})

test('each message says why it waits, from whom it came and what it says; on a phone too', async () => {
  await open(office([{ ...unknownCode }, { ...noShipment }]), 'phone')
  const [first, second] = [
    page.getByRole('listitem').filter({ hasText: unknownCode.why }),
    page.getByRole('listitem').filter({ hasText: noShipment.why }),
  ]
  await expect.element(first).toMatchTextContent('EDI (IFTSTA) · 5 Mart 2026 12:00')
  await expect.element(first.getByText(unknownCode.content)).toBeVisible()
  await expect.element(second.getByText(noShipment.content)).not.toBeVisible()
  await second.getByText('Geldiği gibi').click()
  await expect.element(second.getByText(noShipment.content)).toBeVisible()
  await expect.element(button(`Gönderiye işle: ${unknownCode.why}`)).not.toBeInTheDocument()
  await expectAccessible()
  expectNoSidewaysScroll()
  await inColours('dark')
  await expectReadable()
})

test('a message is closed, and open again by Geri al', async () => {
  await open(office([{ ...unknownCode }]))
  await button(`Kapat: ${unknownCode.why}`).click()
  await expect.element(page.getByText('Bekleyen ileti yok')).toBeVisible()
  await button('Geri al').click()
  await expect.element(button(`Kapat: ${unknownCode.why}`)).toBeVisible()
})

test('a message that was closed is found among those, and opened again there', async () => {
  await open(office([{ ...unknownCode, settled_at: '2026-03-05T10:00:00.000Z' }]))
  await page.getByRole('tab', { name: 'Kapatılan' }).click()
  await button(`Yeniden aç: ${unknownCode.why}`).click()
  await expect.element(page.getByText('Kapatılan ileti yok')).toBeVisible()
  await page.getByRole('tab', { name: 'Açık' }).click()
  await expect.element(button(`Kapat: ${unknownCode.why}`)).toBeVisible()
})

test('a message is given to a shipment by its number; a number that is none is said beside it', async () => {
  const messages = [{ ...noShipment }]
  const { calls } = await open(
    office(messages, {
      [`POST /tracking-messages/${noShipment.id}/assign`]: async (request: Request) => {
        const { shipment_number } = (await request.json()) as { shipment_number: string }
        if (shipment_number !== 'SH-9A8057B1')
          return problem(409, 'NO_SUCH_SHIPMENT', 'Bu numarayla bir gönderi yok.')
        const [message] = messages
        return Object.assign(message ?? {}, { shipment_number, settled_at: '2026-03-05T10:00:00.000Z' })
      },
      [`POST /tracking-messages/${noShipment.id}/reopen`]: () =>
        Object.assign(messages[0] ?? {}, { shipment_number: null, settled_at: null }),
    }),
  )
  await button(`Gönderiye işle: ${noShipment.why}`).click()
  const number = page.getByLabelText('Gönderi numarası')
  await expect.element(number).toHaveFocus()
  await number.fill('SH-YOK')
  await userEvent.keyboard('{Enter}')
  await expect.element(number).toHaveAccessibleDescription('Bu numarayla bir gönderi yok.')
  await expectAccessible()
  await number.fill(' SH-9A8057B1 ')
  await button('İşle').click()
  await expect.element(page.getByText('Bekleyen ileti yok')).toBeVisible()
  expect(calls.filter(({ url }) => url.endsWith('/assign'))).toHaveLength(2)
  await page.getByRole('tab', { name: 'Kapatılan' }).click()
  await expect.element(page.getByText(/SH-9A8057B1 gönderisine işlendi/)).toBeVisible()
  await button(`Yeniden aç: ${noShipment.why}`).click()
  const asked = page.getByRole('alertdialog', { name: 'İleti gönderiden geri alınsın mı?' })
  await asked.getByRole('button', { name: 'Vazgeç' }).click()
  expect(calls.filter(({ url }) => url.endsWith('/reopen'))).toHaveLength(0)
  await button(`Yeniden aç: ${noShipment.why}`).click()
  await asked.getByRole('button', { name: 'Geri al ve aç' }).click()
  await expect.element(page.getByText('Kapatılan ileti yok')).toBeVisible()
})

const outcome: ImportOutcome = {
  recorded: 1,
  placed: 1,
  kept: 1,
  lines: [
    { content: 'CSQU3054383;Vardı;18.03.2026', shipments: ['SH-9A8057B1'], why: '' },
    { content: 'CSQU3054383;Uçtu;18.03.2026', shipments: [], why: 'Bilinmeyen olay: Uçtu' },
  ],
}

test('a table is pasted, and each line has its outcome', async () => {
  const { calls } = await open(office([], { 'POST /tracking-imports': outcome }))
  await button('Dosyadan ekle').click()
  await expect.element(dialog()).toMatchTextContent('yer_kodu')
  await dialog().getByRole('button', { name: 'İşle', exact: true }).click()
  const content = dialog().getByLabelText('Dosyanın içeriği')
  await expect.element(content).toHaveAccessibleDescription(/Dosyanın içeriğini yapıştırın/)
  await expectAccessible()
  await content.fill('referans;olay;zaman\nCSQU3054383;Vardı;18.03.2026')
  await dialog().getByRole('button', { name: 'İşle', exact: true }).click()
  await expect
    .element(dialog().getByRole('status').first())
    .toMatchTextContent('1 satır gönderisine işlendi, 1 yeni olay eklendi. 1 satır takip iletileri arasında')
  const lines = dialog().getByRole('list', { name: 'Satırların sonucu' }).getByRole('listitem')
  await expect.element(lines.nth(0)).toMatchTextContent('İşlendi: SH-9A8057B1')
  await expect.element(lines.nth(1)).toMatchTextContent('Bilinmeyen olay: Uçtu')
  await expectAccessible()
  expect(await bodyOf(calls, '/tracking-imports')).toEqual({
    format: 'csv',
    text: 'referans;olay;zaman\nCSQU3054383;Vardı;18.03.2026',
  })
  await button('Tamam').click()
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('the kind of a chosen file is recognised, and letters of an older encoding are read', async () => {
  await open(
    office([], { 'POST /tracking-imports': () => problem(413, 'PAYLOAD_TOO_LARGE', 'Çok büyük.') }),
    'phone',
  )
  await button('Dosyadan ekle').click()
  const chooser = dialog().getByLabelText('Olay dosyası')
  const content = dialog().getByLabelText('Dosyanın içeriği')
  await userEvent.upload(chooser, new File(["UNB+UNOC:3+A+B'"], 'durum.edi'))
  await expect.element(content).toHaveValue("UNB+UNOC:3+A+B'")
  await expect.element(dialog().getByLabelText('Dosyanın türü')).toHaveValue('iftsta')
  await userEvent.upload(chooser, new File([new Uint8Array([0x59, 0xfc, 0x6b, 0xfe])], 'tablo.csv'))
  await expect.element(content).toHaveValue('Yükş')
  await expect.element(dialog().getByLabelText('Dosyanın türü')).toHaveValue('csv')
  await expect.element(dialog().getByText('tablo.csv')).toBeVisible()
  expectNoSidewaysScroll()
  await dialog().getByRole('button', { name: 'İşle', exact: true }).click()
  await expect.element(dialog().getByRole('alert')).toMatchTextContent('Dosya işlenemedi')
  await expect.element(content).toHaveValue('Yükş')
})
