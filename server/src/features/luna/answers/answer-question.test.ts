/** Luna without a model: answers from the asker's own rows, with what they are made of; nothing of anybody else. */
import type { LunaAnswer } from '@kervan/domain/luna/answer.ts'
import { expect, test } from 'vitest'
import { sentOffer } from '#testing/offers.ts'
import { waitingRequest, wholeCustomer } from '#testing/orders.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { query } from '#testing/sign-in.ts'
import type { SignedIn } from '#testing/test-server.ts'
import { trackedShipment } from '#testing/tracked-shipments.ts'

const server = await sharedServer()
const staff = await server.signIn('staff')
const ask = async (question: string, as?: SignedIn, more: object = {}) => {
  const { status, body } = await server.call<LunaAnswer>('POST', '/luna/questions', {
    as,
    body: { question, ...more },
  })
  expect(status).toBe(200)
  return body
}

async function shipmentOf(customer: SignedIn, more: Record<string, unknown> = {}) {
  const shipment = await trackedShipment(server, { customer: customer.userId, status: 'in_transit' })
  const columns = {
    origin_city: 'Mersin',
    destination_city: 'Hamburg',
    current_location: 'Akdeniz',
    eta: '2031-05-20T10:00:00Z',
    ...more,
  }
  for (const [column, value] of Object.entries(columns))
    await query(server, `update shipments set ${column} = $2 where id = $1`, [shipment.id, value])
  return shipment
}

test('where the box is: state, place, arrival, card, link and why', async () => {
  const customer = await wholeCustomer(server)
  const { id, number, container } = await shipmentOf(customer)
  for (const question of ['konteynerim nerede', `${container} nerede?`]) {
    const answer = await ask(question, customer)
    expect(answer).toMatchObject({
      intent: 'tracking',
      text: `${number} numaralı gönderiniz yolda; son bilinen yeri Akdeniz. Beklenen varış 20 Mayıs 2031.`,
      cards: [{ kind: 'shipment', id, link: { to: `/dashboard?view=shipments&shipment=${id}` } }],
      about: { kind: 'shipment', id },
      may_be_refined: false,
    })
    expect(answer.facts.map(({ label, source }) => [label, source])).toEqual(
      expect.arrayContaining([
        ['Durum', 'Gönderi kaydı'],
        ['Beklenen varış', 'Takip kayıtları'],
      ]),
    )
  }
  const arrival = await ask('ne zaman varır', customer, { about: { kind: 'shipment', id } })
  expect(arrival).toMatchObject({ intent: 'arrival', text: expect.stringContaining('20 Mayıs 2031') })
})

test('several: which is meant is asked, and a place or the last question says it', async () => {
  const customer = await wholeCustomer(server)
  await shipmentOf(customer)
  const second = await shipmentOf(customer, { destination_city: 'Valencia' })
  expect(await ask('yüküm nerede', customer)).toMatchObject({
    text: '2 aktif gönderiniz var. Hangisini soruyorsunuz?',
    about: null,
  })
  expect((await ask('valenciaya giden nerede', customer)).about?.id).toBe(second.id)
  const recent = [{ role: 'user', content: 'yüküm nerede' }]
  expect((await ask('peki ya valencia', customer, { recent })).about?.id).toBe(second.id)
  expect((await ask('gönderilerim', customer)).cards).toHaveLength(2)
})

test('delay, customs, free time and papers are looked up, and their absence is said', async () => {
  const customer = await wholeCustomer(server)
  const { id, number } = await shipmentOf(customer, { delayed: true, delayed_since: '2031-01-01T00:00:00Z' })
  expect((await ask('gecikme var mı', customer)).text).toContain(`${number} numaralı gönderiniz gecikmiş.`)
  await query(server, 'update shipments set delayed = false, delayed_since = null where id = $1', [id])
  expect((await ask('gecikme var mı', customer)).text).toBe('Bu gönderide bilinen bir gecikme yok.')
  expect((await ask('gümrük durumu', customer)).text).toBe(
    `${number} numaralı gönderiniz için gümrük işlemleri: Başlamadı.`,
  )
  expect((await ask('demuraj ne zaman başlar', customer)).text).toContain('yok')
  await query(
    server,
    "update containers set free_kind = 'demurrage', free_until = now() + interval '4 days' where shipment_id = $1",
    [id],
  )
  expect((await ask('ücretsiz sürem ne kadar', customer)).text).toMatch(
    /için 3 ücretsiz gün kaldı \(Demuraj\)/,
  )
  const papers = await ask('eksik belgem var mı', customer)
  expect(papers.intent).toBe('documents')
  expect(papers.text).toMatch(/belge eksik: .*Ticari fatura/)
})

test('what a quote contains, which quotes wait, and how far a request is', async () => {
  const customer = await wholeCustomer(server)
  expect((await ask('tekliflerim', customer)).text).toBe('Yanıt bekleyen teklifiniz yok.')
  const { id } = await waitingRequest(server, customer)
  const waiting = await ask('talebim ne oldu', customer)
  expect(waiting).toMatchObject({ intent: 'requests', about: { kind: 'request', id } })
  expect(waiting.text).toMatch(/numaralı talebiniz fiyat bekliyor; teklif sözümüz /)
  const offer = await sentOffer(server, staff, customer)
  const content = await ask('teklife neler dahil', customer)
  expect(content).toMatchObject({ intent: 'quote_content', cards: [{ kind: 'quote', id: offer.id }] })
  expect(content.text).toContain('1 kalem içerir')
  expect(content.text).toContain('İsteğe bağlı: Nakliyat sigortası')
  expect((await ask('bekleyen teklifim var mı', customer)).text).toMatch(
    /^Yanıtınızı bekleyen 1 teklif var\./,
  )
})

test('nobody reaches a row of somebody else, by number, by id or by words', async () => {
  const [owner, other] = [await wholeCustomer(server), await wholeCustomer(server)]
  const { id, number, container } = await shipmentOf(owner, { own_name: 'Gizli koleksiyon' })
  const offer = await sentOffer(server, staff, owner)
  await shipmentOf(other)
  const asked = await Promise.all([
    ask(`${container} nerede`, other),
    ask(`${number} ne zaman gelir`, other),
    ask('nerede', other, { about: { kind: 'shipment', id } }),
    ask('teklife neler dahil', other, { about: { kind: 'quote', id: offer.id } }),
    ask('gizli koleksiyon nerede', other),
    ask(`${container} nerede`),
    ask(`${container} nerede`, staff),
  ])
  for (const answer of asked) {
    const said = JSON.stringify({ ...answer, tracking_code: '' })
    for (const secret of [id, number, offer.id, 'Gizli']) expect(said).not.toContain(secret)
  }
})

test('a guest is led on: to a form, a person, or the sign-in page', async () => {
  expect(await ask('fiyat alabilirmiyim')).toMatchObject({
    intent: 'quote',
    next_step: 'quote_form',
    cards: [],
  })
  expect(await ask('CSQU3054383 nerede')).toMatchObject({
    next_step: 'tracking_form',
    tracking_code: 'CSQU3054383',
  })
  expect(await ask('temsilciyle görüşmek istiyorum')).toMatchObject({ next_step: 'human' })
  expect(await ask('bekleyen teklifim var mı')).toMatchObject({
    next_step: 'sign_in',
    links: [{ to: '/auth' }],
  })
  expect((await ask('çalışma saatleriniz nedir')).text).toContain('hafta içi 09:00–18:00')
  expect(await ask('maç kaç kaç bitti')).toMatchObject({ intent: 'unknown', may_be_refined: false })
})
