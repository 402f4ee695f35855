/** Luna in the portal: beside the representative, with answers from the customer's own rows and how she knows them. */
import type { LunaAnswer } from '@kervan/domain/luna/answer.ts'
import { technicalProblem } from '@kervan/domain/luna/talk.copy.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aChat } from '#testing/a-chat.ts'
import { type Answers, problem } from '#testing/answer-calls.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'
import { aRequest, asCustomer } from '#testing/signed-in.ts'

const id = '01890a5d-ac96-774b-bcce-000000000042'
const answer: LunaAnswer = {
  intent: 'tracking',
  text: 'SH-9A8057B1 numaralı gönderiniz yolda.',
  cards: [
    {
      kind: 'shipment',
      id,
      title: 'SH-9A8057B1',
      detail: 'Mersin – Hamburg',
      status: 'Yolda',
      tone: 'neutral',
      lines: [{ label: 'Beklenen varış', value: '24 Kasım 2026' }],
      link: { label: 'Gönderiyi aç', to: `/dashboard?view=shipments&shipment=${id}` },
    },
  ],
  facts: [
    {
      label: 'Son bilinen yer',
      value: 'Mersin',
      source: 'Takip kayıtları',
      sample: null,
      as_of: '2026-11-18T06:00:00Z',
      link: null,
    },
  ],
  links: [],
  next_step: null,
  tracking_code: '',
  suggestions: ['Ne zaman varır?'],
  about: { kind: 'shipment', id },
  may_be_refined: false,
}

const panel = () => page.getByRole('dialog')
const question = () => panel().getByLabelText('Luna’ya sorunuz')

async function openLuna(more: Answers, screen?: 'desktop' | 'phone') {
  const chat = aChat()
  const opened = await openApp(
    '/dashboard?view=requests',
    asCustomer({ ...chat.answers, 'GET /representative': { representative: null }, ...more }, [aRequest]),
    screen,
  )
  await page.getByRole('button', { name: /^Temsilcinize yazın/ }).click()
  await panel().getByRole('tab', { name: 'Luna' }).click()
  return { ...opened, chat }
}

test('a question is answered with the record, a link and how she knows', async () => {
  const asked: unknown[] = []
  await openLuna({
    'POST /luna/questions': async (request: Request) => {
      asked.push(await request.json())
      return answer
    },
  })
  await question().fill('konteynerim nerede')
  await userEvent.keyboard('{Enter}')
  await expect.element(panel().getByText('Luna yazıyor…')).toBeVisible()
  await expect.element(panel().getByText(answer.text)).toBeVisible()
  await expect
    .element(panel().getByRole('link', { name: 'Gönderiyi aç : SH-9A8057B1' }))
    .toHaveAttribute('href', `/dashboard?view=shipments&shipment=${id}`)
  await panel().getByText('Nereden biliyorum?').click()
  await expect.element(panel().getByText('Takip kayıtları')).toBeVisible()
  await expectAccessible()
  await panel().getByRole('button', { name: 'Ne zaman varır?' }).click()
  await expect.poll(() => asked.length).toBe(2)
  expect(asked[1]).toMatchObject({ question: 'Ne zaman varır?', about: { kind: 'shipment', id } })
  // From tab to tab the talk stays.
  await panel().getByRole('tab', { name: 'Temsilci' }).click()
  await expect.element(panel().getByLabelText('Mesajınız')).toBeVisible()
  await panel().getByRole('tab', { name: 'Luna' }).click()
  await expect.element(panel().getByText(answer.text).first()).toBeVisible()
})

test('a request is made in the talk and opened from it', async () => {
  await openLuna({
    'POST /luna/quote-requests': {
      request: { id, number: 'TLP-2026-000777', quote_due_at: '2026-11-19T09:00:00Z' },
      text: 'Talebinizi TLP-2026-000777 numarasıyla açtım.',
    },
  })
  await panel().getByRole('button', { name: 'Teklif Almak' }).click()
  await panel().getByLabelText('Taşıma şekli').selectOptions('air')
  await panel().getByLabelText('Çıkış yeri').fill('İzmir')
  await panel().getByLabelText('Varış yeri').fill('Lyon, Fransa')
  await panel().getByLabelText('Yük bilgisi').fill('3 koli')
  await panel().getByRole('button', { name: 'Devam et' }).click()
  await panel().getByRole('button', { name: 'Teklif iste' }).click()
  await expect.element(panel().getByRole('link', { name: /TLP-2026-000777/ })).toBeVisible()
})

test('a server that does not answer is said so, with a way to try again and people to reach', async () => {
  let isBroken = true
  await openLuna(
    {
      'POST /luna/questions': () => (isBroken ? problem(500, 'INTERNAL_SERVER_ERROR', '') : answer),
    },
    'phone',
  )
  await question().fill('konteynerim nerede')
  await panel().getByRole('button', { name: 'Gönder', exact: true }).click()
  await expect.element(panel().getByText(technicalProblem.text)).toBeVisible()
  await panel().getByRole('button', { name: technicalProblem.support }).click()
  await expect.element(panel().getByRole('list', { name: 'Destek' }).last()).toBeVisible()
  expectNoSidewaysScroll()
  await expectAccessible()
  isBroken = false
  await panel().getByRole('button', { name: technicalProblem.retry }).click()
  await expect.element(panel().getByText(answer.text)).toBeVisible()
  await expect.element(panel().getByText(technicalProblem.text)).not.toBeInTheDocument()
})

test('a reload keeps the talk, and the next question still means the record that was spoken of', async () => {
  const asked: unknown[] = []
  const { reopen } = await openLuna({
    'POST /luna/questions': async (request: Request) => {
      asked.push(await request.json())
      return answer
    },
  })
  await question().fill('konteynerim nerede')
  await userEvent.keyboard('{Enter}')
  await expect.element(panel().getByText(answer.text)).toBeVisible()
  reopen()
  await page.getByRole('button', { name: /^Temsilcinize yazın/ }).click()
  await panel().getByRole('tab', { name: 'Luna' }).click()
  await expect.element(panel().getByText(answer.text)).toBeVisible()
  await panel().getByRole('button', { name: 'Ne zaman varır?' }).click()
  await expect.poll(() => asked.length).toBe(2)
  expect(asked[1]).toMatchObject({ about: { kind: 'shipment', id } })
})

test('whoever asks for a person is brought to one with a click, and the talk goes along', async () => {
  const handed: unknown[] = []
  await openLuna({
    'POST /luna/questions': {
      ...answer,
      ...{ intent: 'human', text: 'Sizi bir temsilcimize bağlayayım.', cards: [], facts: [], about: null },
      ...{ suggestions: [], next_step: 'human' },
    },
    'POST /luna/hand-overs': async (request: Request) => {
      handed.push(await request.json())
      return { done: true }
    },
  })
  await question().fill('biriyle görüşmek istiyorum')
  await userEvent.keyboard('{Enter}')
  await panel().getByRole('button', { name: 'Temsilciye bağlan' }).click()
  await expect.element(panel().getByLabelText('Mesajınız')).toBeVisible()
  expect(handed).toMatchObject([{ lines: [{ author: 'luna' }, { text: 'biriyle görüşmek istiyorum' }, {}] }])
})
