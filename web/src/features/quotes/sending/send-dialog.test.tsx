/** Sending from the quote page: who receives it, when, what is refused in place, and who approves a thin margin. */
import type { QuoteMail } from '@kervan/domain/quotes/quote-mail.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aQuote, quoteDesk } from '#testing/a-quote.ts'
import { problem } from '#testing/answer-calls.ts'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectReadable,
  inColours,
} from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'

const address = `/staff/quotes/${aQuote.id}`
const path = (rest: string) => `/staff/quotes/${aQuote.id}/${rest}`
const bar = page.getByRole('toolbar', { name: 'Teklif işlemleri' })
const dialog = page.getByRole('dialog', { name: 'Teklifi gönder' })
const to = dialog.getByLabelText('Alıcılar')
const fine = { floor_pct: '8', state: 'fine', approval: null }
const sent = { state: 'sent', recipients: ['a@b.example'], send_at: '2026-11-16T10:00:00.000Z' }

const mail = (more: Partial<QuoteMail>): QuoteMail => ({
  id: '01890a5d-ac96-774b-bcce-000000000077',
  kind: 'offer',
  state: 'sent',
  recipients: ['defne@musteri.example'],
  copies: [],
  subject: 'Fiyat Teklifi KRV-2026-000123',
  send_at: '2099-11-17T11:00:00.000Z',
  reason: '',
  outcomes: [],
  created_by_name: 'Ece Yaman',
  ...more,
})

async function open(answers = {}, screen: 'desktop' | 'phone' = 'desktop') {
  const desk = quoteDesk(aQuote, answers)
  const app = await openApp(address, desk.answers, screen)
  await bar.getByRole('button', { name: 'Gönder', exact: true }).click()
  await expect.element(dialog).toBeVisible()
  return { ...app, ...desk }
}
const bodies = async (calls: readonly Request[], end: string) =>
  Promise.all(
    calls
      .filter(({ method, url }) => method === 'POST' && new URL(url).pathname.endsWith(end))
      .map((call) => call.clone().json()),
  )

test.each(['desktop', 'phone'] as const)('is clean on a %s, in the light and in the dark', async (screen) => {
  await open({}, screen)
  await expect.element(dialog.getByText(/En iyi zaman: 17 Kasım 2099 14:00/)).toBeVisible()
  await expectAccessible()
  expectNoSidewaysScroll()
  await inColours('dark')
  await expectReadable()
})

test('several addresses are typed and pasted, a wrong one is marked, and one click sends once', async () => {
  const { calls } = await open({ [`POST ${path('send')}`]: sent })
  await expect.element(dialog.getByText('defne@musteri.example')).toBeVisible()
  await to.fill('yanlış')
  await userEvent.keyboard('{Enter}')
  await dialog.getByRole('button', { name: 'Şimdi gönder' }).click()
  await expect.element(dialog.getByText('İşaretli adresler geçerli değil.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Kaldır: yanlış' }).click()
  await expect.element(to).toHaveFocus()
  const clipboard = new DataTransfer()
  clipboard.setData('text', 'Ali Can <ali@musteri.example>; veli@musteri.example')
  to.element().dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true, cancelable: true }),
  )
  await expect.element(dialog.getByText('veli@musteri.example')).toBeVisible()
  await dialog.getByLabelText('Mesaj').fill('Konuştuğumuz gibi.')
  await dialog.getByRole('button', { name: 'Şimdi gönder' }).dblClick()
  await expect.element(page.getByText('Gönderildi', { exact: true })).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(await bodies(calls, '/send')).toEqual([
    {
      version: 1,
      to: ['defne@musteri.example', 'ali@musteri.example', 'veli@musteri.example'],
      cc: [],
      subject: 'Fiyat Teklifi KRV-2026-000123',
      message: 'Konuştuğumuz gibi.',
      orientation: 'portrait',
      send_at: null,
    },
  ])
})

test('without a recipient it says so; a refusal is shown in place and what was typed stays', async () => {
  await open({ [`POST ${path('send')}`]: problem(409, 'NOT_PENDING', 'Bu talep artık fiyat beklemiyor.') })
  await dialog.getByRole('button', { name: 'Kaldır: defne@musteri.example' }).click()
  await dialog.getByRole('button', { name: 'Şimdi gönder' }).click()
  await expect.element(dialog.getByText('Alıcı eksik: Gönderilecek e-posta adresi bulunamadı')).toBeVisible()
  await to.fill('ali@musteri.example')
  await dialog.getByRole('button', { name: 'Şimdi gönder' }).click()
  await expect.element(dialog.getByText('Teklif gönderilemedi')).toBeVisible()
  await expect.element(dialog.getByText('Bu talep artık fiyat beklemiyor.')).toBeVisible()
  await expect.element(dialog.getByText('ali@musteri.example')).toBeVisible()
})

test('at the best time or a chosen one, but not in the past', async () => {
  const { calls } = await open({
    [`POST ${path('send')}`]: { ...sent, state: 'scheduled', send_at: '2099-11-17T11:00:00.000Z' },
  })
  await dialog.getByRole('radio', { name: /Başka bir zaman/ }).click()
  await dialog.getByLabelText('Gün').fill('01.01.2020')
  await dialog.getByLabelText('Saat (İstanbul)').fill('10:00')
  await dialog.getByRole('button', { name: 'Gönderimi zamanla' }).click()
  await expect.element(dialog.getByText('Gelecekte bir gün ve saat seçin.')).toBeVisible()
  await dialog.getByRole('radio', { name: /En iyi zaman/ }).click()
  await dialog.getByRole('button', { name: 'Gönderimi zamanla' }).click()
  await expect.element(page.getByText('Gönderim zamanlandı')).toBeVisible()
  expect(await bodies(calls, '/send')).toMatchObject([{ send_at: '2099-11-17T11:00:00.000Z' }])
})

test('what is typed on the page is saved before the dialog opens', async () => {
  const { desk, answers } = quoteDesk()
  await openApp(address, answers)
  await page.getByLabelText('Notlar').fill('Son anda')
  await bar.getByRole('button', { name: 'Gönder', exact: true }).click()
  await expect.element(dialog).toBeVisible()
  expect(desk.quote.notes).toBe('Son anda')
})

test('the PDF is made of what is on the screen, and says when it is ready or could not be made', async () => {
  let isBroken = false
  const { desk, answers } = quoteDesk(aQuote, {
    [`GET /offers/${aQuote.id}/pdf`]: () =>
      isBroken ? problem(500, 'INTERNAL_SERVER_ERROR', 'Olmadı.') : { made: true },
  })
  await openApp(address, answers)
  await page.getByLabelText('Notlar').fill('PDF notu')
  await bar.getByRole('button', { name: 'PDF', exact: true }).click()
  // The notice of an earlier test may still be there.
  await expect.poll(() => desk.quote.notes).toBe('PDF notu')
  await expect.element(page.getByText('PDF Hazır').last()).toBeVisible()
  isBroken = true
  await bar.getByRole('button', { name: 'PDF', exact: true }).click()
  await expect.element(page.getByText('PDF oluşturulamadı')).toBeVisible()
  await page.getByRole('group', { name: 'Deniz navlunu' }).getByLabelText('Miktar').fill('0')
  await bar.getByRole('button', { name: 'PDF', exact: true }).click()
  await expect
    .element(page.getByText('PDF oluşturulamadı. Önce kaydedilmeyen alanları düzeltin.'))
    .toBeVisible()
})

test('the preview opens with the message as it is', async () => {
  await open()
  await dialog.getByLabelText('Mesaj').fill('Konuştuğumuz gibi.')
  await dialog.getByRole('button', { name: 'E-postayı önizle' }).click()
  const frame = dialog.getByTitle('Müşterinin göreceği e-posta')
  await expect.element(frame).toBeInTheDocument()
  const { src } = frame.element() as HTMLIFrameElement
  expect(new URL(src).searchParams.get('message')).toBe('Konuştuğumuz gibi.')
})

test('a thin margin waits for an admin; staff are told so', async () => {
  const thin = { mails: [], margin: { ...fine, state: 'needs_approval' } }
  await open({ [`GET ${path('mails')}`]: thin })
  await expect.element(dialog.getByText(/bir yöneticinin onayı gerekir/)).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Şimdi gönder' })).toBeDisabled()
  expect(dialog.getByRole('button', { name: 'Marjı onayla' }).query()).toBeNull()
})

test.each(['desktop', 'phone'] as const)(
  'of several addresses each says what became of it, on a %s',
  async (screen) => {
    const partly = mail({
      state: 'failed',
      recipients: ['defne@musteri.example', 'yok@musteri.example'],
      copies: ['muhasebe@musteri.example'],
      reason: 'yok@musteri.example: No such mailbox',
      outcomes: [
        { address: 'defne@musteri.example', state: 'sent', reason: '' },
        { address: 'yok@musteri.example', state: 'failed', reason: 'No such mailbox' },
      ],
    })
    const quote = { ...aQuote, status: 'sent' as const, sent_at: '2026-11-16T10:00:00.000Z' }
    const { answers } = quoteDesk(quote, { [`GET ${path('mails')}`]: { mails: [partly], margin: fine } })
    await openApp(address, answers, screen)
    await expect.element(page.getByText('Bazılarına ulaşmadı')).toBeVisible()
    const people = page.getByRole('listitem').filter({ hasText: '@musteri.example' })
    const texts = () => people.elements().map((element) => element.textContent)
    await expect
      .poll(texts)
      .toEqual(
        expect.arrayContaining([
          'defne@musteri.example Gönderildi',
          'yok@musteri.example UlaşmadıNo such mailbox',
          'muhasebe@musteri.example Yolda',
        ]),
      )
    await expectAccessible()
    expectNoSidewaysScroll()
  },
)

test('what waits is shown with its time and can be cancelled; what did not arrive says why', async () => {
  const mails = [
    mail({ kind: 'reminder', state: 'scheduled' }),
    mail({ id: aQuote.customer_id, state: 'failed', reason: 'defne@musteri.example: No such mailbox' }),
  ]
  const quote = { ...aQuote, status: 'sent' as const, sent_at: '2026-11-16T10:00:00.000Z' }
  const { answers } = quoteDesk(quote, {
    [`GET ${path('mails')}`]: { mails, margin: fine },
    [`POST ${path('reminder/cancel')}`]: { id: aQuote.id },
  })
  const { calls } = await openApp(address, answers)
  await expect.element(page.getByText('17 Kasım 2099 14:00')).toBeVisible()
  await expect.element(page.getByText('defne@musteri.example: No such mailbox')).toBeVisible()
  // It is scheduled already.
  expect(bar.getByRole('button', { name: '24 saat hatırlatma' }).query()).toBeNull()
  await page.getByRole('button', { name: 'Hatırlatmayı iptal et' }).click()
  await expect.poll(() => calls.filter(({ url }) => url.endsWith(path('reminder/cancel'))).length).toBe(1)
  await expectAccessible()
})

test('a send that waits for its time is told on the page and before another one', async () => {
  const mails = [mail({ state: 'scheduled' })]
  const { calls } = await open({
    [`GET ${path('mails')}`]: { mails, margin: fine },
    [`POST ${path('send/cancel')}`]: { id: aQuote.id },
  })
  await expect
    .element(dialog.getByText(/Gönderim zamanlandı: 17 Kasım 2099 14:00\. Şimdi gönderirseniz/))
    .toBeVisible()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Gönderimi iptal et' }).click()
  await expect.poll(() => calls.filter(({ url }) => url.endsWith(path('send/cancel'))).length).toBe(1)
  await userEvent.keyboard('{Escape}')
  await expect
    .element(page.getByRole('status').getByText('Gönderim zamanlandı: 17 Kasım 2099 14:00', { exact: true }))
    .toBeVisible()
})

test('a reminder is offered for a sent quote only, a best time for a draft and a sent one', async () => {
  const quote = { ...aQuote, status: 'sent' as const, sent_at: '2026-11-16T10:00:00.000Z' }
  const { answers } = quoteDesk(quote, {
    [`POST ${path('reminder')}`]: { send_at: '2099-11-17T11:00:00.000Z' },
  })
  await openApp(address, answers)
  await expect.element(bar.getByText('14:00-16:00')).toBeVisible()
  expect(bar.getByRole('button', { name: 'Gönder', exact: true }).query()).toBeNull()
  await bar.getByRole('button', { name: '24 saat hatırlatma' }).click()
  await expect.element(page.getByText('Hatırlatma zamanlandı')).toBeVisible()
})
