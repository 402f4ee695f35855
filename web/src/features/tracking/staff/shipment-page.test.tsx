/** The office's page of a shipment: what we say and why, what staff tell and take back, containers, and what happens when it fails. */
import { mailedLinkLabel } from '@kervan/domain/tracking/share-link.ts'
import type { ShareLink } from '@kervan/domain/tracking/share-links.contract.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aShipment, aTracking, delay, departure, told } from '#testing/a-shipment.ts'
import { type Answers, problem } from '#testing/answer-calls.ts'
import { expectAccessible, expectNoSidewaysScroll, inColours } from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'
import { aCustomer, asStaff } from '#testing/signed-in.ts'

const address = `/staff/shipments/${aShipment.id}`
const ece = { id: '01890a5d-ac96-774b-bcce-000000000002', full_name: 'Ece Yaman' }
const answers = (more: Answers = {}) =>
  asStaff({
    [`GET ${address}`]: aShipment,
    [`GET /shipments/${aShipment.id}/tracking`]: aTracking,
    [`GET ${address}/driver-links`]: { items: [] },
    [`GET ${address}/share-links`]: { links: [] },
    'GET /staff/quote-choices': { people: [ece], lanes: [] },
    ...more,
  })
const open = (more: Answers = {}, screen?: 'desktop' | 'phone') => openApp(address, answers(more), screen)
const dialog = (name: string) => page.getByRole('dialog', { name })
const sentTo = (calls: readonly Request[], end: string) =>
  calls.filter(({ method, url }) => method !== 'GET' && url.endsWith(end))

/** A statement of the card, with what stands behind it. */
function statement(name: string) {
  const term = [...document.querySelectorAll('dt')].find(({ textContent }) => textContent === name)
  return term?.parentElement ?? document.body
}

test('each statement names the events it rests on', async () => {
  await open()
  await expect.element(page.getByRole('heading', { name: aShipment.shipment_number })).toBeVisible()
  await expect.poll(() => statement('Gecikme').textContent).toContain('Neden böyle diyoruz?')
  expect(statement('Gecikme').textContent).toContain('Limanda yoğunluk')
  expect(statement('Durum').textContent).toContain('Yolda')
  expect(statement('Son yer').textContent).toContain('Mersin')
  // Nothing was told of customs, so there is nothing to show.
  expect(statement('Gümrük').textContent).toBe('GümrükBaşlamadı')
  const why = page.elementLocator(statement('Gecikme')).getByText('Neden böyle diyoruz?')
  await why.click()
  await expect
    .element(page.elementLocator(statement('Gecikme')).getByRole('listitem'))
    .toMatchTextContent('Ece Yaman')
})

test('a link that went out by mail is seen with its visits, and closed', async () => {
  const link: ShareLink = {
    id: '01890a5d-ac96-774b-bcce-000000000090',
    url: 'https://kervan.example/t/abc',
    label: mailedLinkLabel,
    created_at: '2026-03-02T09:00:00.000Z',
    expires_at: '2099-06-02T09:00:00.000Z',
    revoked_at: null,
    visits: [{ device: 'Chrome, Windows', visited_at: '2026-03-03T09:00:00.000Z' }],
  }
  let revoked_at: string | null = null
  const { calls } = await open({
    [`GET ${address}/share-links`]: () => ({ links: [{ ...link, revoked_at }] }),
    [`DELETE /staff/share-links/${link.id}`]: () => {
      revoked_at = '2026-03-04T09:00:00.000Z'
      return { ...link, revoked_at }
    },
  })
  const card = page.getByRole('region', { name: 'Takip bağlantıları' })
  await expect.element(card.getByText('E-postalardaki bağlantı')).toBeVisible()
  await expect.element(card.getByText('2 Mart 2026 günü bir e-postayla gitti')).toBeVisible()
  await expect.element(card.getByText('Son açılış 3 Mart 2026 12:00')).toBeVisible()
  await card.getByRole('button', { name: 'Bağlantıyı kapat: E-postalardaki bağlantı' }).click()
  await page.getByRole('button', { name: 'Bağlantıyı kapat', exact: true }).click()
  await expect.element(card.getByText('4 Mart 2026 tarihinde kapatıldı')).toBeVisible()
  expect(sentTo(calls, `/share-links/${link.id}`)).toHaveLength(1)
})

test('a status that is set by hand is told once, and the page shows what follows from it', async () => {
  const answer = Promise.withResolvers<object>()
  let status: typeof aShipment.status = 'in_transit'
  const { calls } = await open({
    [`GET ${address}`]: () => ({ ...aShipment, status }),
    [`POST ${address}/events`]: () => answer.promise,
  })
  await page.getByRole('button', { name: 'Durumu değiştir' }).click()
  await userEvent.selectOptions(dialog('Durumu değiştir').getByLabelText('Yeni durum'), 'customs')
  await dialog('Durumu değiştir').getByLabelText('Not').fill('Beyanname açıldı')
  await dialog('Durumu değiştir').getByRole('button', { name: 'Durumu kaydet' }).dblClick()
  status = 'customs'
  answer.resolve({ id: aShipment.id })
  await expect.element(dialog('Durumu değiştir')).not.toBeInTheDocument()
  await expect.poll(() => statement('Durum').textContent).toContain('Gümrükte')
  const sent = sentTo(calls, '/events')
  expect(sent).toHaveLength(1)
  expect(await sent[0]?.json()).toMatchObject({
    kind: 'status_set',
    status: 'customs',
    note: 'Beyanname açıldı',
  })
})

test('three buttons tell the steps of the way; the one it is at cannot be pressed', async () => {
  const { calls } = await open({ [`POST ${address}/events`]: { id: aShipment.id } })
  const acts = page.getByRole('toolbar', { name: 'Gönderi işlemleri' })
  await expect.element(acts.getByRole('button', { name: 'Yola çıktı' })).toBeDisabled()
  await acts.getByRole('button', { name: 'Teslim edildi' }).click()
  await expect.element(dialog('Durumu değiştir').getByLabelText('Yeni durum')).toHaveValue('delivered')
  await dialog('Durumu değiştir').getByRole('button', { name: 'Durumu kaydet' }).click()
  await expect.poll(() => sentTo(calls, '/events').length).toBe(1)
  expect(await sentTo(calls, '/events')[0]?.json()).toMatchObject({ kind: 'status_set', status: 'delivered' })
})

test('operations and the customer are told once, with a word of one’s own; what fails stays', async () => {
  let isBusy = true
  const { calls } = await open({
    [`POST ${address}/notices`]: () =>
      isBusy ? problem(503, 'BUSY', 'Sunucu meşgul.') : { id: aShipment.id },
  })
  await page.getByRole('button', { name: 'Operasyona bildir' }).click()
  const form = dialog('Operasyona bildir')
  await form.getByLabelText('Mesaj').fill('Alıcı sabah istiyor')
  await form.getByRole('button', { name: 'Bildirimi gönder' }).click()
  await expect.element(form.getByText('Bildirim gönderilemedi')).toBeVisible()
  isBusy = false
  await form.getByRole('button', { name: 'Bildirimi gönder' }).dblClick()
  await expect.element(page.getByText('Operasyon ekibine bildirim gönderildi.')).toBeVisible()
  await page.getByRole('button', { name: 'Müşteriye bildir' }).click()
  await dialog('Müşteriye bildir').getByRole('button', { name: 'Bildirimi gönder' }).click()
  await expect.element(page.getByText('Müşteriye bildirim gönderildi.')).toBeVisible()
  const sent = sentTo(calls, '/notices')
  expect(await Promise.all(sent.map((call) => call.json()))).toMatchObject([
    { to: 'operations', message: 'Alıcı sabah istiyor' },
    { to: 'operations', message: 'Alıcı sabah istiyor' },
    { to: 'customer', message: '' },
  ])
  const [first, again] = sent.map(({ headers }) => headers.get('idempotency-key'))
  expect(again).toBe(first)
})

test('the customer is called where there is a number, and the call is noted as being about the shipment', async () => {
  const { calls } = await open({
    [`GET /customers/${aShipment.customer_id}`]: { ...aCustomer, id: aShipment.customer_id },
    [`POST /customers/${aShipment.customer_id}/contacts`]: { id: aShipment.id },
  })
  const call = page.getByRole('link', { name: 'Müşteriyi ara' })
  await expect.element(call).toHaveAttribute('href', `tel:${aShipment.customer_phone.replaceAll(' ', '')}`)
  call.element().addEventListener('click', (event) => event.preventDefault())
  await call.click()
  const note = dialog('Görüşme')
  await expect.element(note.getByText(`Konu: ${aShipment.shipment_number} gönderisi`)).toBeVisible()
  await note.getByLabelText('Sonuç').selectOptions('Ulaşılamadı')
  await note.getByRole('textbox', { name: 'Takip günü' }).fill('05.03.2099')
  await note.getByRole('button', { name: 'Görüşmeyi kaydet' }).click()
  await expect.element(note).not.toBeInTheDocument()
  const [sent] = sentTo(calls, '/contacts')
  expect(await sent?.json()).toEqual({
    ...{ kind: 'call', outcome: 'not_reached', text: '', follow_up_on: '2099-03-05' },
    about: { kind: 'shipment', id: aShipment.id },
  })
})

test('where the customer has no number, the button says so', async () => {
  await open({ [`GET ${address}`]: { ...aShipment, customer_phone: '' } })
  await expect.element(page.getByRole('button', { name: 'Telefonu yok' })).toBeDisabled()
})

test('an event at a place is told with its code; what is missing or impossible is said before anything is sent', async () => {
  const { calls } = await open({
    'GET /places': {
      items: [
        { code: 'DEHAM', name: 'Hamburg', country: 'Almanya', country_code: 'DE', kinds: ['city', 'port'] },
      ],
    },
    [`POST ${address}/events`]: { id: aShipment.id },
  })
  await page.getByRole('button', { name: 'Olay ekle' }).click()
  const form = dialog('Olay ekle')
  const place = form.getByRole('combobox', { name: /^Yer/ })
  await place.fill('Hambur')
  await form.getByRole('button', { name: 'Olayı ekle' }).click()
  await expect.element(form.getByText('Bu yer listemizde yok. Önerilenlerden birini seçin.')).toBeVisible()
  expect(sentTo(calls, '/events')).toEqual([])
  await place.fill('Hamb')
  await form.getByRole('option', { name: /Hamburg/ }).click()
  await userEvent.selectOptions(form.getByLabelText('Ne oldu'), 'arrived')
  await form.getByRole('button', { name: 'Olayı ekle' }).click()
  await expect.poll(() => sentTo(calls, '/events').length).toBe(1)
  expect(await sentTo(calls, '/events')[0]?.json()).toMatchObject({
    kind: 'arrived',
    certainty: 'actual',
    place_code: 'DEHAM',
  })
})

test('what could not be told stays in the dialog, with the reason', async () => {
  await open({ [`POST ${address}/events`]: () => problem(503, 'BUSY', 'Sunucu meşgul.') })
  await page.getByRole('button', { name: 'Not ekle' }).click()
  await dialog('Not ekle').getByRole('button', { name: 'Notu ekle' }).click()
  await expect.element(dialog('Not ekle').getByText('Notu yazın.')).toBeVisible()
  await dialog('Not ekle').getByLabelText('Not').fill('Aktarma yarın')
  await dialog('Not ekle').getByRole('button', { name: 'Notu ekle' }).click()
  await expect.element(dialog('Not ekle').getByText('Kaydedilemedi')).toBeVisible()
  await expect.element(dialog('Not ekle').getByLabelText('Not')).toHaveValue('Aktarma yarın')
})

test('the carrier is asked now, and the customer is written to in their conversation', async () => {
  const { calls } = await open({ 'POST /tracking-refreshes': { outcome: 'asked', shipments: 1, news: 1 } })
  await page.getByRole('button', { name: 'Taşıyıcıya sor' }).click()
  await expect.element(page.getByText('1 yeni haber geldi.')).toBeVisible()
  expect(await sentTo(calls, '/tracking-refreshes')[0]?.json()).toEqual({ shipment_id: aShipment.id })
  const link = page.getByRole('link', { name: 'Mesaj yaz' })
  const about = ['shipment', aShipment.id, aShipment.shipment_number].join('.')
  await expect
    .element(link)
    .toHaveAttribute('href', `/staff/communication?customer=${aShipment.customer_id}&about=${about}`)
})

test('of what is delivered no carrier is asked', async () => {
  await open({ [`GET ${address}`]: { ...aShipment, status: 'delivered' } })
  await expect.element(page.getByRole('link', { name: 'Mesaj yaz' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Taşıyıcıya sor' }).query()).toBeNull()
})

test('it says what comes next, that a day passed in silence, and how the arrival moved', async () => {
  const next = told(75, { kind: 'arrived', certainty: 'estimated', happened_at: '2099-03-20T09:00:00.000Z' })
  await open({
    [`GET /shipments/${aShipment.id}/tracking`]: {
      ...aTracking,
      next_event_id: next.id,
      missed_arrival: '2026-03-20T09:00:00.000Z',
      eta_history: [
        { told_at: '2026-03-01T09:00:00.000Z', eta: '2026-03-18T09:00:00.000Z' },
        { told_at: '2026-03-05T09:00:00.000Z', eta: '2026-03-20T09:00:00.000Z' },
      ],
      tracking_data: [next, ...aTracking.tracking_data],
    },
  })
  await expect.element(page.getByText('Sırada: Varış (beklenen), 20 Mart 2099')).toBeVisible()
  await expect.element(page.getByText('Varış günü geçti, haber bekleniyor.')).toBeVisible()
  await expect.element(page.getByText(/Beklenen varış 1 kez değişti: .*2 gün sonra/)).toBeVisible()
  await expect.element(page.getByText('Son haber')).toBeVisible()
})

test('what was told can be taken back with a reason, and counts again', async () => {
  let state: 'told' | 'taken' = 'told'
  const retraction = told(77, {
    ...departure,
    id: '01890a5d-ac96-774b-bcce-000000000077',
    counts: false,
    retracted: true,
    restorable: true,
  })
  const { calls } = await open({
    [`GET /shipments/${aShipment.id}/tracking`]: () => ({
      ...aTracking,
      tracking_data:
        state === 'told' ? [delay, departure] : [delay, retraction, { ...departure, counts: false }],
    }),
    [`POST ${address}/retractions`]: () => {
      state = 'taken'
      return { id: aShipment.id }
    },
    [`POST ${address}/restorations`]: () => {
      state = 'told'
      return { id: aShipment.id }
    },
  })
  const back = page.getByRole('button', { name: /^Geri al: / })
  await expect.element(back.nth(1)).toBeVisible()
  const asked = dialog('Kayıt geri alınsın mı?')
  await back.nth(1).click()
  await asked.getByRole('button', { name: 'Vazgeç' }).click()
  expect(sentTo(calls, '/retractions')).toEqual([])
  await back.nth(1).click()
  await asked.getByRole('button', { name: 'Geri al' }).click()
  await expect.element(asked.getByText('Kaydı neden geri aldığınızı yazın.')).toBeVisible()
  await asked.getByLabelText('Neden').fill('Başka bir yük')
  await asked.getByRole('button', { name: 'Geri al' }).click()
  await expect.element(asked).not.toBeInTheDocument()
  expect(await sentTo(calls, '/retractions')[0]?.json()).toMatchObject({
    event_id: departure.id,
    reason: 'Başka bir yük',
  })
  const again = page.getByRole('button', { name: /^Yeniden say: / })
  await again.click()
  await expect.element(again).not.toBeInTheDocument()
  expect(await sentTo(calls, '/restorations')[0]?.json()).toMatchObject({ event_id: retraction.id })
})

test('what was told by hand needs no reason, and our own steps cannot be taken back', async () => {
  const { calls } = await open({
    [`GET /shipments/${aShipment.id}/tracking`]: () => ({
      ...aTracking,
      tracking_data: [delay, told(78, { kind: 'created', source: 'kervan' })],
    }),
    [`POST ${address}/retractions`]: () => ({ id: aShipment.id }),
  })
  const back = page.getByRole('button', { name: /^Geri al: / })
  await back.click()
  await dialog('Kayıt geri alınsın mı?').getByRole('button', { name: 'Geri al' }).click()
  await expect.element(dialog('Kayıt geri alınsın mı?')).not.toBeInTheDocument()
  expect(await sentTo(calls, '/retractions')[0]?.json()).toMatchObject({ event_id: delay.id })
})

test('a record that cannot be taken back says so', async () => {
  await open({
    [`POST ${address}/retractions`]: () => problem(409, 'NOT_CURRENT', 'Bu kayıt daha önce geri alındı.'),
  })
  await page
    .getByRole('button', { name: /^Geri al: / })
    .first()
    .click()
  const asked = dialog('Kayıt geri alınsın mı?')
  await asked.getByLabelText('Neden').fill('Yanlış')
  await asked.getByRole('button', { name: 'Geri al' }).click()
  await expect.element(asked.getByText('Bu kayıt daha önce geri alındı.')).toBeVisible()
})

test('a new container has the free days of the offer; a wrong number says why and nothing is lost', async () => {
  const why = 'CSQU3054384: Kontrol rakamı 4 değil, 3 olmalı.'
  const refusals = [() => problem(422, 'WRONG_CONTAINER', why)]
  const { calls } = await open({
    [`PUT ${address}/containers`]: () => refusals.shift()?.() ?? { id: aShipment.id },
  })
  await page.getByRole('button', { name: 'Konteynerleri düzenle' }).click()
  const boxes = dialog('Konteynerler')
  await boxes.getByRole('button', { name: 'Konteyner ekle' }).click()
  const second = boxes.getByRole('group', { name: '2. konteyner' })
  await expect.element(second.getByLabelText('Demuraj günü')).toHaveValue('10')
  await second.getByLabelText('Numara').fill('CSQU3054384')
  await second.getByLabelText('Detention günü').fill('7')
  await boxes.getByRole('button', { name: 'Kaydet' }).click()
  await expect.element(boxes.getByText(why)).toBeVisible()
  await expect.element(second.getByLabelText('Numara')).toHaveValue('CSQU3054384')
  await second.getByLabelText('Numara').fill('MSCU6398710')
  await boxes.getByRole('button', { name: 'Kaydet' }).click()
  await expect.element(boxes).not.toBeInTheDocument()
  expect(await sentTo(calls, '/containers').at(-1)?.json()).toMatchObject({
    containers: [
      { number: 'CSQU3054383', free_days_demurrage: 10 },
      { number: 'MSCU6398710', free_days_demurrage: 10, free_days_detention: 7 },
    ],
  })
})

test('a box that is told of and not written is shown, and is added beside those that are', async () => {
  const unknown = told(80, { container_number: 'MSCU6398710', source: 'dcsa' })
  const { calls } = await open({
    [`GET /shipments/${aShipment.id}/tracking`]: { ...aTracking, tracking_data: [unknown, departure] },
    [`PUT ${address}/containers`]: { id: aShipment.id },
  })
  const hint = page.getByRole('list', { name: 'Burada yazılı olmayan konteynerler' })
  await expect.element(hint).toMatchTextContent('Denizyolu taşıyıcısı, 1 kayıt')
  await hint.getByRole('button', { name: 'MSCU6398710 konteynerini ekle' }).click()
  await expectAccessible()
  await dialog('Konteynerler').getByRole('button', { name: 'Kaydet' }).click()
  await expect.poll(() => sentTo(calls, '/containers').length).toBe(1)
  expect(await sentTo(calls, '/containers')[0]?.json()).toMatchObject({
    containers: [{ number: 'CSQU3054383' }, { number: 'MSCU6398710', free_days_demurrage: 10 }],
    known: ['CSQU3054383'],
  })
})

test('a box that a colleague adds while the dialog is open is not taken away by saving', async () => {
  const theirs = { ...aShipment, containers: [...aShipment.containers] }
  const { calls, live } = await open({
    [`GET ${address}`]: () => theirs,
    [`PUT ${address}/containers`]: { id: aShipment.id },
  })
  await page.getByRole('button', { name: 'Konteynerleri düzenle' }).click()
  await dialog('Konteynerler').getByLabelText('Mühür').fill('KV2')
  const [box] = aShipment.containers
  if (box) theirs.containers.push({ ...box, number: 'MSCU6398710' })
  live.emit('shipment.changed', { shipment_id: aShipment.id, change: 'note' })
  await expect.element(page.getByText('MSCU6398710')).toBeInTheDocument()
  await dialog('Konteynerler').getByRole('button', { name: 'Kaydet' }).click()
  await expect.poll(() => sentTo(calls, '/containers').length).toBe(1)
  expect(await sentTo(calls, '/containers')[0]?.json()).toMatchObject({
    known: ['CSQU3054383'],
    containers: [{ number: 'CSQU3054383', seal: 'KV2' }],
  })
})

test('of the numbers only those that were changed are saved', async () => {
  const { calls } = await open({ [`PUT ${address}/references`]: { id: aShipment.id } })
  await page.getByRole('button', { name: 'Numaraları düzenle' }).click()
  await dialog('Belge numaraları').getByLabelText('Plaka').fill('34 KVN 123')
  await dialog('Belge numaraları').getByRole('button', { name: 'Kaydet' }).click()
  await expect.poll(() => sentTo(calls, '/references').length).toBe(1)
  expect(await sentTo(calls, '/references')[0]?.json()).toEqual({ plate: '34 KVN 123' })
})

test('a note that a colleague has changed meanwhile is shown beside one’s own, and neither is lost', async () => {
  let stored = 'Alıcı aransın'
  const { calls } = await open({
    [`GET ${address}`]: () => ({ ...aShipment, operations_notes: stored }),
    [`PUT ${address}/operations`]: async (request: Request) => {
      const { notes, known_notes } = (await request.json()) as { notes: string; known_notes: string }
      if (known_notes !== stored) return problem(409, 'STALE', 'Bu kayıt siz açtıktan sonra değişti.')
      stored = notes
      return { id: aShipment.id }
    },
  })
  const note = page.getByLabelText('İç not')
  await note.fill('Alıcı arandı, sabah istiyor')
  stored = 'Vinç ayarlandı'
  await page.getByRole('button', { name: 'Notu kaydet' }).click()
  await expect.element(page.getByText('Yeni hâli: Vinç ayarlandı')).toBeVisible()
  await expect.element(note).toHaveValue('Alıcı arandı, sabah istiyor')
  await expectAccessible()
  await note.fill('Vinç ayarlandı. Alıcı sabah istiyor')
  await page.getByRole('button', { name: 'Benimkiyle devam et' }).click()
  await page.getByRole('button', { name: 'Notu kaydet' }).click()
  await expect.poll(() => stored).toBe('Vinç ayarlandı. Alıcı sabah istiyor')
  await expect.element(page.getByRole('button', { name: 'Notu kaydet' })).not.toBeInTheDocument()
  expect(sentTo(calls, '/operations')).toHaveLength(2)
})

test('a note of which nothing is one’s own gives way to a newer one, and so does one’s own on demand', async () => {
  let stored = 'Alıcı aransın'
  const { live } = await open({
    [`GET ${address}`]: () => ({ ...aShipment, operations_notes: stored }),
  })
  const write = (text: string) => {
    stored = text
    live.emit('shipment.changed', { shipment_id: aShipment.id, change: 'note' })
  }
  const note = page.getByLabelText('İç not')
  await note.fill('Alıcı aransın mı')
  await note.fill('Alıcı aransın')
  write('Vinç ayarlandı')
  await expect.element(note).toHaveValue('Vinç ayarlandı')
  await note.fill('Vinç yok')
  write('Vinç ayarlandı, saat 9')
  await page.getByRole('button', { name: 'Yenisini al' }).click()
  await expect.element(note).toHaveValue('Vinç ayarlandı, saat 9')
  await expect.element(page.getByText('Siz yazarken not değişti')).not.toBeInTheDocument()
})

test('a cancelled shipment has no arrival that is expected', async () => {
  await open({ [`GET ${address}`]: { ...aShipment, status: 'cancelled', delayed: false, eta: null } })
  await expect.poll(() => statement('Varış').textContent).toContain('İptal edildi')
  expect(statement('Beklenen varış')).toBe(document.body)
})

test('a wrong waybill says why', async () => {
  await open({
    [`PUT ${address}/references`]: () =>
      problem(422, 'WRONG_WAYBILL', '17698765432: Kontrol rakamı 2 değil, 5 olmalı.'),
  })
  await page.getByRole('button', { name: 'Numaraları düzenle' }).click()
  const papers = dialog('Belge numaraları')
  await papers.getByLabelText('Hava konşimentosu').fill('176-98765432')
  await papers.getByRole('button', { name: 'Kaydet' }).click()
  await expect.element(papers.getByText(/Kontrol rakamı 2 değil, 5 olmalı/)).toBeVisible()
})

test('a shipment of which nothing is known yet says so', async () => {
  const nothing = {
    ...aShipment,
    delayed: false,
    eta: null,
    promised_at: null,
    current_location: '',
    containers: [],
    booking_number: '',
    quote_amount: null,
    quote_currency: null,
    quote_items: [],
  }
  await open({
    [`GET ${address}`]: nothing,
    [`GET /shipments/${aShipment.id}/tracking`]: {
      ...aTracking,
      because: { status: [], place: [], eta: [], delay: [], customs: [] },
      tracking_data: [],
    },
  })
  for (const words of [
    'Henüz bir kayıt yok',
    'Konteyner yazılmadı.',
    'Numara yazılmadı.',
    'Kabul edilmiş bir teklif yok.',
    'Söz verilmedi',
  ])
    await expect.element(page.getByText(words)).toBeVisible()
  expect(page.getByText('Neden böyle diyoruz?').query()).toBeNull()
})

test('a shipment that is not there, and one that could not be loaded, are told apart', async () => {
  const { reopen } = await open({
    [`GET ${address}`]: () => problem(404, 'NOT_FOUND', 'Gönderi bulunamadı.'),
  })
  await expect.element(page.getByText('Gönderi bulunamadı')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Gönderilere git' })).toBeVisible()
  reopen('/staff/shipments/01890a5d-ac96-774b-bcce-000000000099')
  await expect.element(page.getByText('Sevkiyat Verisi Hatası')).toBeVisible()
})

test('a history that could not be loaded leaves the rest of the page, and is asked for again', async () => {
  let isBroken = true
  await open({
    [`GET /shipments/${aShipment.id}/tracking`]: () =>
      isBroken ? problem(403, 'FORBIDDEN', 'Yetkiniz yok.') : aTracking,
  })
  await expect.element(page.getByText('Gönderinin geçmişi gösterilemedi')).toBeVisible()
  await expect.element(page.getByText('Gönderinin takibi gösterilemedi')).toBeVisible()
  await expect.element(page.getByText('KVB1234567')).toBeVisible()
  isBroken = false
  await page.getByRole('button', { name: 'Yeniden dene' }).first().click()
  await expect.element(page.getByRole('button', { name: /^Geri al: / }).first()).toBeVisible()
})

test.each(['desktop', 'phone'] as const)(
  'on a %s it is accessible, in the light and in the dark',
  async (screen) => {
    await open({}, screen)
    await expect.element(page.getByRole('button', { name: /^Geri al: / }).first()).toBeVisible()
    await expectAccessible()
    expectNoSidewaysScroll()
    await inColours('dark')
    await expectAccessible()
  },
)

test('what it costs is what its customer reads, with the taxes; and it is named by our booking reference', async () => {
  await open({ [`GET ${address}`]: { ...aShipment, quote_amount: '5040.00' } })
  await expect.element(page.getByText('BKG-000060')).toBeVisible()
  expect(statement('Deniz navlunu').textContent).toContain('4.200,00')
  expect(statement('KDV').textContent).toContain('840,00')
  expect(statement('Toplam').textContent).toContain('5.040,00')
})

test('items in other currencies than the total are said to be converted', async () => {
  const quote_items = [{ title: 'Deniz navlunu', amount: '3900.00', currency: 'USD' }]
  await open({ [`GET ${address}`]: { ...aShipment, quote_items } })
  await expect.element(page.getByText(/teklifin kurlarıyla ve vergilerle hesaplanmıştır/)).toBeVisible()
  expect(statement('KDV')).toBe(document.body)
})
