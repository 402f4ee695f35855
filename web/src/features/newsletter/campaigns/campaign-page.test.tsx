/** A campaign is written, checked, sent after a question, and watched. */
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aCampaign, aProgress, newsletterSettings } from '#testing/a-campaign.ts'
import { type Answers, problem } from '#testing/answer-calls.ts'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectReadable,
  inColours,
} from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'
import { pageData } from '#testing/page-data.ts'
import { asStaff } from '#testing/signed-in.ts'

const address = `/newsletter/campaigns/${aCampaign.id}`
const found = {
  matching: 1040,
  deliverable: 1000,
  ...{ pending: 12, not_active: 8, without_consent: 10, suppressed: 10 },
  sample: [],
}
type Sent = { version: number; draft: typeof aCampaign }
const saved = async (request: Request) => {
  const { version, draft } = (await request.json()) as Sent
  return { ...aCampaign, ...draft, version: version + 1 }
}
const answers = (more: Answers = {}) =>
  asStaff({
    'GET /company': pageData.company,
    'GET /newsletter/settings': newsletterSettings,
    [`GET ${address}`]: aCampaign,
    [`PUT ${address}`]: saved,
    [`POST ${address}/checks`]: { items: [] },
    'POST /newsletter/segments/preview': found,
    'POST /newsletter/links/open': { items: [{ url: 'https://kervan.example/auth', state: 'gone' }] },
    ...more,
  })
const sent = (calls: readonly Request[], method: string, end = '') =>
  calls.filter((call) => call.method === method && call.url.endsWith(`${address}${end}`))

test('what is written is saved by itself with its version, and each step can be taken back', async () => {
  const { calls } = await openApp(address, answers())
  const heading = page.getByRole('group', { name: 'Başlık' }).getByRole('textbox', { name: 'Başlık' })
  await expect.element(heading).toHaveValue('Mart bülteni')
  await expectAccessible()
  await heading.fill('Nisan bülteni')
  await vi.waitFor(() => expect(sent(calls, 'PUT')).toHaveLength(1), 5_000)
  const first = (await sent(calls, 'PUT')[0]?.clone().json()) as Sent
  expect(first.version).toBe(3)
  expect(first.draft.document?.blocks[0]).toMatchObject({ text: 'Nisan bülteni' })
  await page.getByRole('button', { name: 'Geri al (Ctrl Z)' }).click()
  await expect.element(heading).toHaveValue('Mart bülteni')
  await page.getByRole('button', { name: 'Yinele (Ctrl Y)' }).click()
  await expect.element(heading).toHaveValue('Nisan bülteni')
})

test('another tab is never overwritten unasked', async () => {
  const newer = { ...aCampaign, subject: 'Öbür sekmenin konusu', version: 9 }
  let stored: typeof aCampaign = aCampaign
  const { calls } = await openApp(
    address,
    answers({
      [`GET ${address}`]: () => stored,
      [`PUT ${address}`]: (request: Request) => {
        if (stored === newer) return saved(request)
        stored = newer
        return problem(409, 'STALE')
      },
    }),
  )
  const subject = page.getByRole('textbox', { name: 'Konu', exact: true })
  await subject.fill('Bu sekmenin konusu')
  await expect.element(page.getByText('Kampanya başka bir yerde değiştirildi')).toBeVisible()
  await expect.element(subject).toHaveValue('Bu sekmenin konusu')
  await page.getByRole('button', { name: 'Benimkini kaydet' }).click()
  await vi.waitFor(() => expect(sent(calls, 'PUT')).toHaveLength(2), 5_000)
  const last = (await sent(calls, 'PUT')[1]?.clone().json()) as Sent
  expect(last).toMatchObject({ version: 9, draft: { subject: 'Bu sekmenin konusu' } })
})

test('a draft that a colleague deletes says so, keeps what was typed, and is kept as a new one', async () => {
  const [old, made] = ['2', '1'].map((end) => ({ ...aCampaign, id: aCampaign.id.replace(/.$/, end) }))
  if (!old || !made) throw new Error('There are two.')
  const [place, newPlace] = [`/newsletter/campaigns/${old.id}`, `/newsletter/campaigns/${made.id}`]
  let isThere = true
  let kept = { ...made, subject: '' }
  const gone = () => problem(404, 'NOT_FOUND', 'Aradığınız kayıt bulunamadı.')
  const { address: shown } = await openApp(
    place,
    answers({
      [`GET ${place}`]: () => (isThere ? old : gone()),
      [`PUT ${place}`]: gone,
      'POST /newsletter/campaigns': () => ({ ...made, version: 1 }),
      [`GET ${newPlace}`]: () => ({ ...kept, version: 1 }),
      [`PUT ${newPlace}`]: async (request: Request) => {
        kept = { ...made, ...((await request.json()) as Sent).draft, version: 2 }
        return kept
      },
      [`POST ${newPlace}/checks`]: { items: [] },
    }),
  )
  const subject = page.getByRole('textbox', { name: 'Konu', exact: true })
  await expect.element(subject).toHaveValue(old.subject)
  isThere = false
  await subject.fill('Silinirken yazılan konu')
  await expect.element(page.getByText('Bu kampanya silindi')).toBeVisible()
  await expect.element(subject).toHaveValue('Silinirken yazılan konu')
  await expect.element(page.getByRole('button', { name: 'Gönder', exact: true })).not.toBeInTheDocument()
  await expect.element(page.getByText('Kaydedildi')).not.toBeInTheDocument()
  await expect
    .element(page.getByRole('link', { name: 'Kampanyalara dön' }))
    .toHaveAttribute('href', '/newsletter?view=campaigns')
  await expectAccessible()
  await page.getByRole('button', { name: 'Yeni taslak olarak sakla' }).click()
  await vi.waitFor(() => expect(shown()).toBe(newPlace))
  await expect.element(subject).toHaveValue('Silinirken yazılan konu')
  await expect.element(page.getByText('Bu kampanya silindi')).not.toBeInTheDocument()
})

test('blocks are added, written and put into order with the keyboard alone', async () => {
  await openApp(address, answers())
  await page.getByRole('group', { name: 'Blok ekle' }).getByRole('button', { name: 'Metin' }).click()
  const written = page.getByRole('textbox', { name: 'Metin' }).last()
  await expect.element(written).toHaveFocus()
  await userEvent.keyboard('Merhaba {{{{constructor}}')
  const frame = () => document.querySelector('iframe')?.contentDocument?.body.textContent ?? ''
  await vi.waitFor(() => expect(frame()).toContain('Merhaba {{constructor}}'), 5_000)
  const handles = page.getByRole('button', { name: /^Taşı/ })
  await expect.element(handles.nth(3)).toHaveAccessibleName('Taşı: Metin')
  ;(handles.nth(3).element() as HTMLElement).focus()
  await userEvent.keyboard(' {ArrowUp}{ArrowUp}{ArrowUp} ')
  await expect.element(handles.first()).toHaveAccessibleName('Taşı: Metin')
})

test('pasted HTML runs nothing in the preview, and the checks say what is taken out', async () => {
  const html =
    '<script>window.ran = 1</script><img src=x onerror="parent.ran = 1" alt="a"><a href="javascript:parent.ran=1">x</a><form action="//kotu.example"><input></form><p>Kalan</p>'
  // Another campaign, since the browser remembers what the last test has written into that one.
  const other = { ...aCampaign, id: aCampaign.id.replace(/.$/, '7'), content_html: html, document: null }
  const place = `/newsletter/campaigns/${other.id}`
  await openApp(place, answers({ [`GET ${place}`]: other, [`POST ${place}/checks`]: { items: [] } }))
  const inside = () => document.querySelector('iframe')?.contentDocument
  await vi.waitFor(() => expect(inside()?.body.textContent ?? '').toContain('Kalan'), 5_000)
  expect(inside()?.querySelector('script, form, input, [onerror], [href^="javascript"]')).toBeNull()
  expect((window as { ran?: number }).ran).toBeUndefined()
  await page.getByRole('link', { name: /^Denetim/ }).click()
  await expect.element(page.getByText(/e-postada çalışmaz, çıkarılacak/)).toBeVisible()
  await expect.element(page.getByText(/adresi açılamaz/)).toBeVisible()
})

test('a picture of another site is named in the preview instead of being asked for, and stays in what is saved', async () => {
  const html =
    '<p>Kalan</p><img src="https://resim.example/gemi.png" alt="Gemi" width="300"><img src="https://resim.example/say.gif" width="1" height="1">'
  const other = { ...aCampaign, id: aCampaign.id.replace(/.$/, '4'), content_html: html, document: null }
  const place = `/newsletter/campaigns/${other.id}`
  await openApp(place, answers({ [`GET ${place}`]: other, [`POST ${place}/checks`]: { items: [] } }))
  const inside = () => document.querySelector('iframe')?.contentDocument?.body
  await vi.waitFor(() =>
    expect(inside()?.textContent ?? '').toContain(
      '«Gemi» görseli resim.example sitesinde; burada gösterilmez, alıcı görür.',
    ),
  )
  expect(inside()?.textContent?.match(/resim\.example/g)).toHaveLength(1)
  expect(inside()?.querySelector('img[src*="resim.example"]')).toBeNull()
  await expect
    .element(page.getByRole('group', { name: 'HTML' }).getByRole('textbox', { name: 'HTML' }))
    .toHaveValue(html)
})

test('what is pasted into a text loses its styles before the page reads it, and keeps its words', async () => {
  const other = { ...aCampaign, id: aCampaign.id.replace(/.$/, '3') }
  const place = `/newsletter/campaigns/${other.id}`
  await openApp(place, answers({ [`GET ${place}`]: other }))
  const written = page.getByRole('textbox', { name: 'Metin' }).first()
  await written.click()
  const read = vi.spyOn(Element.prototype, 'innerHTML', 'set')
  onTestFinished(() => read.mockRestore())
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/html', '<span style="color:red" onclick="run()">kırmızı <b>kalın</b></span>')
  written
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  await expect.element(written).toMatchTextContent(/kırmızı kalın/)
  await expect.element(written.getByText('kalın')).toHaveRole('strong')
  expect(read.mock.calls.filter(([html]) => /style=|onclick/.test(String(html)))).toEqual([])
})

test('it is sent after a question that names the exact number of people', async () => {
  let campaign: typeof aCampaign = aCampaign
  const { calls } = await openApp(
    `${address}?send=1`,
    answers({
      [`GET ${address}`]: () => campaign,
      [`GET ${address}/progress`]: { ...aProgress, status: 'scheduled' },
      [`POST ${address}/preview`]: { subject: aCampaign.subject, html: '<p>Merhaba</p>', text: 'Merhaba' },
      [`POST ${address}/start`]: () => {
        campaign = { ...aCampaign, status: 'scheduled', scheduled_at: '2026-03-06T07:00:00.000Z' }
        return campaign
      },
    }),
  )
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('heading', { name: '1.000 kişiye gönderilsin mi?' })).toBeVisible()
  await expect
    .element(dialog.getByText('«Teklif iste» bağlantısı açılmadı: böyle bir sayfa yok.'))
    .toBeVisible()
  await expectAccessible()
  await dialog.getByRole('button', { name: '1.000 kişiye gönder' }).click()
  await vi.waitFor(() => expect(sent(calls, 'POST', '/start')).toHaveLength(1))
  expect(await sent(calls, 'POST', '/start')[0]?.clone().json()).toEqual({ version: 3 })
  await expect.element(page.getByText(/gönderilmeye başlar/)).toBeVisible()
})

test('subscribers are chosen by their status too; those who may not receive are counted apart', async () => {
  const other = { ...aCampaign, id: aCampaign.id.replace(/.$/, '6') }
  const place = `/newsletter/campaigns/${other.id}`
  const { calls } = await openApp(
    `${place}?part=audience`,
    answers({ [`GET ${place}`]: other, [`PUT ${place}`]: saved, [`POST ${place}/checks`]: { items: [] } }),
  )
  await page
    .getByRole('group', { name: 'Abonelik durumu' })
    .getByRole('checkbox', { name: 'Onay bekliyor' })
    .click()
  await expect.element(page.getByText(/Seçime uyan 1.040 abone · 12 onay bekliyor · 8 ayrıldı/)).toBeVisible()
  await vi.waitFor(async () => {
    const asked = calls.filter(({ url }) => url.endsWith('/segments/preview')).at(-1)
    expect(await asked?.clone().json()).toMatchObject({ segment: { statuses: ['pending'] } })
  }, 5_000)
  await expectAccessible()
})

test('a mail with errors is not sent', async () => {
  const empty = { ...aCampaign, document: { blocks: [] } }
  await openApp(`${address}?send=1`, answers({ [`GET ${address}`]: empty }))
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('Önce hataları düzeltin')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: /kişiye gönder/ })).toBeDisabled()
})

test('the sending is watched, paused and resumed', async () => {
  let status: 'sending' | 'paused' = 'sending'
  const turn = (next: typeof status) => () => {
    status = next
    return { ...aCampaign, status }
  }
  await openApp(
    `${address}?part=mail`,
    answers({
      [`GET ${address}`]: () => ({ ...aCampaign, status }),
      [`GET ${address}/progress`]: () => ({ ...aProgress, status, bounces: 3 }),
      [`POST ${address}/preview`]: { subject: aCampaign.subject, html: '<p>Merhaba</p>', text: 'Merhaba' },
      [`POST ${address}/pause`]: turn('paused'),
      [`POST ${address}/resume`]: turn('sending'),
    }),
  )
  await expect.element(page.getByRole('progressbar', { name: 'Gönderim' })).toBeVisible()
  await expect
    .element(page.getByText(/590 gönderildi, 3 geri döndü · 8 gönderilmedi · 2 reddedildi/))
    .toBeVisible()
  await page.getByRole('button', { name: 'Duraklat' }).click()
  await page.getByRole('button', { name: 'Sürdür' }).click()
  await expect.element(page.getByRole('button', { name: 'Duraklat' })).toBeVisible()
})

test('a series is paused, and not cancelled', async () => {
  const series = { ...aCampaign, campaign_type: 'series', status: 'sending' }
  await openApp(
    `${address}?part=mail`,
    answers({
      [`GET ${address}`]: series,
      [`GET ${address}/progress`]: aProgress,
      [`POST ${address}/preview`]: { subject: aCampaign.subject, html: '<p>Merhaba</p>', text: 'Merhaba' },
    }),
  )
  await expect.element(page.getByRole('button', { name: 'Duraklat' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Gönderimi iptal et' })).not.toBeInTheDocument()
})

test('what was sent to somebody is kept: only a campaign that nobody got offers to be deleted', async () => {
  const cancelled = { ...aCampaign, status: 'cancelled', recipients_count: 12 }
  const progress = { ...aProgress, status: 'cancelled' }
  await openApp(
    `${address}?part=mail`,
    answers({
      [`GET ${address}`]: cancelled,
      [`GET ${address}/progress`]: progress,
      [`POST ${address}/preview`]: { subject: aCampaign.subject, html: '<p>Merhaba</p>', text: 'Merhaba' },
    }),
  )
  await page.getByRole('button', { name: 'Diğer işlemler' }).click()
  await expect.element(page.getByRole('button', { name: 'Kopyasını aç' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Kampanyayı sil' })).not.toBeInTheDocument()
})

test('a draft is of a kind that somebody writes, and its lines are as long as they may be', async () => {
  await openApp(address, answers({ [`GET ${address}`]: { ...aCampaign, campaign_type: 'series' } }))
  const kind = page.getByRole('combobox', { name: 'Tür' })
  await expect.element(kind).toHaveValue('newsletter')
  await expect.element(kind.getByRole('option', { name: 'Otomatik seri' })).not.toBeInTheDocument()
})

test('a rate that programs make uncertain is shown from its least to its most', async () => {
  const report = {
    ...{ recipients: 1000, sent: 980, delivered: 972, measured: 500, opens: 200, clicks: 50 },
    ...{ unsure_opens: 100, unsure_clicks: 0, machine_opens: 130, machine_clicks: 0, unsubscribes: 4 },
    ...{ refused: 0, bounces: 8, complaints: 0, skipped: [], machines: [{ reason: 'proxy', count: 130 }] },
    ...{ step_minutes: 60, timeline: [], links: [] },
    followed: { days: 30, requests: 0, accepted_quotes: 0, revenue_eur: '0.00', items: [] },
  }
  await openApp(
    address,
    answers({
      [`GET ${address}`]: { ...aCampaign, status: 'sent', started_at: '2026-03-05T09:00:00.000Z' },
      [`GET ${address}/progress`]: { ...aProgress, status: 'sent' },
      [`GET ${address}/report`]: report,
    }),
  )
  const opened = page.getByRole('button', { name: /^Açan/ })
  await expect.element(opened).toMatchTextContent(/%40–%60/)
  await expect.element(opened).toMatchTextContent('En az 200, en çok 300 kişi')
  await expect.element(page.getByRole('button', { name: /^Tıklayan/ })).toMatchTextContent(/%1050 kişi/)
  await opened.click()
  await expect.element(page.getByText(/100 kişide yalnızca bir programın açtığı görüldü/)).toBeVisible()
})

test('a report shows what there is: no bars and headings of nothing, and the newest of what followed', async () => {
  const items = Array.from({ length: 14 }, (_, n) => ({
    ...{ kind: 'request', id: aCampaign.id.replace(/..$/, String(70 + n)), number: `TLP-2026-0000${10 + n}` },
    ...{
      customer_id: aCampaign.id,
      customer_name: 'Örnek Tekstil',
      at: '2026-03-06T09:00:00.000Z',
      clicked: false,
    },
  }))
  const report = {
    ...{ recipients: 7, sent: 7, delivered: 7, measured: 4, opens: 2, clicks: 0, unsubscribes: 0 },
    ...{ unsure_opens: 0, unsure_clicks: 0, machine_opens: 1, machine_clicks: 0, refused: 0, bounces: 0 },
    ...{
      complaints: 0,
      skipped: [],
      machines: [{ reason: 'proxy', count: 1 }],
      step_minutes: 60,
      timeline: [],
    },
    links: [{ index: 0, url: 'https://kervan.example/teklif', clicks: 0, people: 0, machine_clicks: 0 }],
    followed: { days: 30, requests: 14, accepted_quotes: 0, revenue_eur: '0.00', items },
  }
  await openApp(
    address,
    answers({
      [`GET ${address}`]: { ...aCampaign, status: 'sent', started_at: '2026-03-05T09:00:00.000Z' },
      [`GET ${address}/report`]: report,
    }),
  )
  await expect.element(page.getByText('Henüz tıklayan yok')).toBeVisible()
  await expect.element(page.getByText(/^Programların açtıkları/)).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Gönderilmedi' })).not.toBeInTheDocument()
  const followed = page.getByRole('region', { name: 'Ardından gelenler' })
  await expect.poll(() => followed.getByRole('listitem').elements().length).toBe(10)
  await followed.getByRole('button', { name: '4 kayıt daha' }).click()
  await expect.poll(() => followed.getByRole('listitem').elements().length).toBe(14)
  await expectAccessible()
})

test('once it has started, the page says whom it was sent to and since when that holds', async () => {
  const segment = {
    ...aCampaign.segment,
    sources: ['website' as const, 'fair' as const],
    lane: { origin_country: 'TR', destination_country: null },
  }
  const frozen = {
    ...aCampaign,
    status: 'sending' as const,
    segment,
    started_at: '2026-03-05T09:00:00.000Z',
    recipients_count: 1000,
  }
  let campaign: typeof aCampaign = frozen
  const { reopen } = await openApp(
    `${address}?part=mail`,
    answers({
      [`GET ${address}`]: () => campaign,
      [`GET ${address}/progress`]: aProgress,
      [`POST ${address}/preview`]: { subject: aCampaign.subject, html: '<p>Merhaba</p>', text: 'Merhaba' },
    }),
  )
  await expect
    .element(
      page.getByText(
        /^Kime: kaynak: .*Fuar · hat: Türkiye → her yer · 5 Mart 2026.* kesinleşen liste, 1\.000 alıcı$/,
      ),
    )
    .toBeVisible()
  campaign = { ...frozen, segment: aCampaign.segment, segment_mode: 'live' }
  reopen()
  await expect
    .element(
      page.getByText(
        'Kime: onayı olan bütün aboneler · Sırası gelene kadar güncel liste, şimdiye kadar 1.000 alıcı',
      ),
    )
    .toBeVisible()
})

test('on a phone, in the dark', async () => {
  await openApp(address, answers(), 'phone')
  await expect.element(page.getByRole('textbox', { name: 'Konu', exact: true })).toBeVisible()
  await inColours('dark')
  await expectReadable()
  expectNoSidewaysScroll()
})

test('on a phone both parts of a mail that was sent are as wide as the screen, however long its words are', async () => {
  const long = `https://kervan.example/${'takip-'.repeat(30)}`
  await openApp(
    `${address}?part=mail`,
    answers({
      [`GET ${address}`]: { ...aCampaign, status: 'sent', started_at: '2026-03-05T09:00:00.000Z' },
      [`POST ${address}/preview`]: { subject: aCampaign.subject, html: '<p>Merhaba</p>', text: long },
    }),
    'phone',
  )
  await expect.element(page.getByText(long)).toBeVisible()
  expectNoSidewaysScroll()
})

test('on a phone the text part of a draft is as wide as the screen, however long its words are', async () => {
  const long = `https://kervan.example/${'takip'.repeat(30)}`
  const other = { ...aCampaign, id: aCampaign.id.replace(/.$/, '5'), text_override: long }
  const place = `/newsletter/campaigns/${other.id}`
  await openApp(`${place}?part=text`, answers({ [`GET ${place}`]: other }), 'phone')
  const whole = page.getByRole('region', { name: 'Gidecek metin' })
  await expect.element(whole.getByText(long)).toBeVisible()
  expectNoSidewaysScroll()
})
