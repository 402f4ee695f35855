import type { WorkEvent } from '@kervan/domain/workqueue/work-acts.contract.ts'
import type { WorkItem } from '@kervan/domain/workqueue/work-item.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aWorkItem } from '#testing/a-work-item.ts'
import { type Answers, problem } from '#testing/answer-calls.ts'
import { expectAccessible, expectNoSidewaysScroll, inColours } from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'
import { asStaff } from '#testing/signed-in.ts'

const address = `/staff/work-queue/details/${aWorkItem.id}`
const ece = '01890a5d-ac96-774b-bcce-000000000002'
const deniz = {
  id: '01890a5d-ac96-774b-bcce-000000000005',
  full_name: 'Deniz Aksoy',
  away_until: '2026-03-08',
}
const event: WorkEvent = {
  id: '01890a5d-ac96-774b-bcce-000000000070',
  kind: 'handed_over',
  actor_name: 'Kerem Uslu',
  colleague_name: 'Ece Yaman',
  text: 'Müşteri öğleden sonra aranacak.',
  until: null,
  priority: null,
  created_at: aWorkItem.created_at,
}
const answers = (item: WorkItem = aWorkItem, more: Answers = {}) =>
  asStaff({
    [`GET /work-items/${item.id}`]: item,
    [`GET /work-items/${item.id}/history`]: { events: [event] },
    'GET /staff/quote-choices': { people: [{ id: ece, full_name: 'Ece Yaman' }, deniz], lanes: [] },
    ...more,
  })
const sent = (calls: readonly Request[]) => calls.filter(({ method }) => method === 'POST')

test('the page says what the work is, and what was done with it', async () => {
  await openApp(address, answers())
  await expect.element(page.getByRole('heading', { name: aWorkItem.title })).toBeVisible()
  await expect.element(page.getByText('Kerem Uslu: Devretti → Ece Yaman')).toBeVisible()
  await expect.element(page.getByText(event.text)).toBeVisible()
})

test('to mail that came in Luna drafts an answer, with what it rests on, to be sent by hand', async () => {
  const text = 'Merhaba Defne Işık,\nTeklifiniz 12 Mart gününe kadar geçerli.'
  const fact = { label: 'Geçerlilik', value: '12 Mart', source: 'KRV-2026-000007', sample: null, as_of: null }
  const { calls } = await openApp(
    address,
    answers(
      { ...aWorkItem, kind: 'inbound_mail', title: 'E-posta: Navlun', email: 'defne@musteri.example' },
      {
        [`POST /luna/drafts/questions/${aWorkItem.id}`]: {
          text,
          facts: [{ ...fact, link: null }],
          understood: true,
        },
      },
    ),
  )
  await page.getByRole('button', { name: 'Luna taslak yazsın' }).click()
  await expect.element(page.getByLabelText('Yanıt')).toHaveValue(text)
  await expect.element(page.getByText('Geçerlilik')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'E-posta programında aç' }))
    .toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:defne%40musteri\.example\?subject=Ynt%3A%20Navlun&/),
    )
  expect(sent(calls)).toHaveLength(1)
})

test('work about personal data opens the request itself, for those who may answer it', async () => {
  const data_request_id = '01890a5d-ac96-774b-bcce-000000000777'
  const admin = { id: ece, email: 'ece@kervan.example', full_name: 'Ece Yaman', role: 'admin' }
  await openApp(
    address,
    answers({ ...aWorkItem, kind: 'data_request', data_request_id }, { 'GET /session': { person: admin } }),
  )
  await expect
    .element(page.getByRole('link', { name: 'Başvuruyu aç' }))
    .toHaveAttribute('href', `/staff/data-requests/${data_request_id}`)
  // It ends with its answer only.
  for (const name of ['Tamamlandı', 'Nedenle kapat'])
    await expect.element(page.getByRole('button', { name })).not.toBeInTheDocument()
})

test('it is handed over to a colleague with a note', async () => {
  const { calls } = await openApp(
    address,
    answers(aWorkItem, {
      [`POST /work-items/${aWorkItem.id}/hand-over`]: { ...aWorkItem, assigned_to: deniz.id },
    }),
  )
  await page.getByRole('button', { name: 'Devret' }).click()
  const dialog = page.getByRole('dialog', { name: 'İşi devret' })
  await dialog.getByLabelText('Meslektaş').selectOptions('Deniz Aksoy (izinde, son gün 8 Mart)')
  await dialog.getByLabelText('Not').fill('Bakar mısınız?')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Devret' }).click()
  await expect.element(page.getByText('Devredildi: Deniz Aksoy')).toBeVisible()
  expect(await sent(calls)[0]?.json()).toMatchObject({ to: deniz.id, note: 'Bakar mısınız?' })
})

test('what somebody else has is said before it is handed on, and a colleague who was quicker is named', async () => {
  const held = { ...aWorkItem, assigned_to: 'x', assignee_name: 'Kerem Uslu' }
  await openApp(
    address,
    answers(held, {
      [`POST /work-items/${aWorkItem.id}/hand-over`]: problem(
        409,
        'HELD_BY_COLLEAGUE',
        'Bu işi Selin Kaya üstlenmiş.',
      ),
    }),
  )
  await page.getByRole('button', { name: 'Devret' }).click()
  const dialog = page.getByRole('dialog', { name: 'İşi devret' })
  await expect.element(dialog.getByText('Bu işi Kerem Uslu üstlenmiş.', { exact: false })).toBeVisible()
  await dialog.getByLabelText('Meslektaş').selectOptions('Deniz Aksoy (izinde, son gün 8 Mart)')
  await dialog.getByRole('button', { name: 'Devret' }).click()
  await expect.element(dialog.getByText('Bu işi Selin Kaya üstlenmiş.')).toBeVisible()
})

test('that a colleague holds it is said before it is put off', async () => {
  await openApp(address, answers({ ...aWorkItem, assigned_to: deniz.id, assignee_name: deniz.full_name }))
  await page.getByRole('button', { name: 'Ertele' }).click()
  await expect
    .element(page.getByRole('dialog', { name: 'İşi ertele' }))
    .toMatchTextContent('Bu işi Deniz Aksoy üstlenmiş. İş o zamana kadar kimsenin')
})

test('it is put off to the opening of a working day', async () => {
  const { calls } = await openApp(
    address,
    answers(aWorkItem, { [`POST /work-items/${aWorkItem.id}/snooze`]: aWorkItem }),
  )
  await page.getByRole('button', { name: 'Ertele' }).click()
  const dialog = page.getByRole('dialog', { name: 'İşi ertele' })
  await dialog.getByLabelText('Ne zamana kadar').selectOptions('next')
  await dialog.getByRole('button', { name: 'Ertele' }).click()
  await expect.element(page.getByText(`Ertelendi: ${aWorkItem.title}`)).toBeVisible()
  const put: { until: string } | undefined = await sent(calls)[0]?.json()
  expect(Date.parse(put?.until ?? '')).toBeGreaterThan(Date.now())
})

test('what was put off comes back by a button', async () => {
  const asleep = { ...aWorkItem, snoozed_until: '2099-01-05T06:00:00.000Z' }
  const { calls } = await openApp(
    address,
    answers(asleep, { [`POST /work-items/${aWorkItem.id}/snooze`]: aWorkItem }),
  )
  await page.getByRole('button', { name: 'Ertelemeyi kaldır' }).click()
  await expect.poll(() => sent(calls).length).toBe(1)
  expect(await sent(calls)[0]?.json()).toMatchObject({ until: null })
})

test('behind an @ colleagues are suggested; the keyboard chooses one, and the note is sent once', async () => {
  const { calls } = await openApp(
    address,
    answers(aWorkItem, { [`POST /work-items/${aWorkItem.id}/notes`]: { ...event, kind: 'note' } }),
  )
  const note = page.getByRole('textbox', { name: 'Not' })
  await note.click()
  await userEvent.keyboard('Merhaba @den')
  await expect.element(page.getByRole('option', { name: 'Deniz Aksoy' })).toBeVisible()
  await expectAccessible()
  await userEvent.keyboard('{Enter}')
  await expect.element(note).toHaveValue('Merhaba @Deniz Aksoy ')
  await userEvent.keyboard('bakar mısınız?')
  await page.getByRole('button', { name: 'Notu kaydet' }).dblClick()
  await expect.element(note).toHaveValue('')
  expect(sent(calls)).toHaveLength(1)
  expect(await sent(calls)[0]?.json()).toMatchObject({ text: 'Merhaba @Deniz Aksoy bakar mısınız?' })
})

const late: Partial<WorkItem> = { kind: 'shipment_late', since: aWorkItem.created_at, shipment_id: ece }
const unanswered: Partial<WorkItem> = { kind: 'unanswered_message', conversation_id: ece }

test.each([
  ['a late shipment', late, 'Bu aksaklık sürüyor.'],
  ['a message without an answer', unanswered, 'Bu mesaj yanıt bekliyor.'],
])('%s is closed with a reason only', async (_, more, words) => {
  const item: WorkItem = { ...aWorkItem, ...more }
  const { calls } = await openApp(
    address,
    answers(item, { [`POST /work-items/${aWorkItem.id}/complete`]: { ...item, status: 'done' } }),
  )
  await page.getByRole('button', { name: 'Nedenle kapat' }).click()
  const dialog = page.getByRole('dialog', { name: 'İş yapılmadan kapatılsın mı?' })
  await expect.element(dialog.getByText(words, { exact: false })).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'İşi kapat' })).toBeDisabled()
  await dialog.getByLabelText('Neden').fill('Müşteri yeni günü kabul etti.')
  await dialog.getByRole('button', { name: 'İşi kapat' }).click()
  await expect.element(page.getByText(`Tamamlandı: ${item.title}`)).toBeVisible()
  expect(await sent(calls)[0]?.json()).toMatchObject({ reason: 'Müşteri yeni günü kabul etti.' })
})

test('a wrong address says so', async () => {
  await openApp(
    address,
    answers(aWorkItem, { [`GET /work-items/${aWorkItem.id}`]: problem(404, 'NOT_FOUND') }),
  )
  await expect.element(page.getByText('İş bulunamadı')).toBeVisible()
})

test.each(['desktop', 'phone'] as const)(
  'on a %s it is accessible, in the light and in the dark',
  async (screen) => {
    await openApp(address, answers(), screen)
    await expect.element(page.getByText(event.text)).toBeVisible()
    await expectAccessible()
    expectNoSidewaysScroll()
    await inColours('dark')
    await expectAccessible()
  },
)

test('a reason that comes too late is not lost without a word', async () => {
  const done = () => problem(409, 'WORK_DONE', 'Bu işi Deniz Aksoy zaten tamamlamış.')
  const waiting: WorkItem = { ...aWorkItem, kind: 'unanswered_message' }
  let item = waiting
  await openApp(
    address,
    answers(waiting, {
      [`GET /work-items/${waiting.id}`]: () => item,
      [`POST /work-items/${waiting.id}/complete`]: () => {
        item = {
          ...waiting,
          status: 'done',
          done_by: 'Deniz Aksoy',
          done_at: '2026-03-04T09:00:00.000Z',
          updated_at: '2026-03-09T09:00:00.000Z',
        }
        return done()
      },
    }),
  )
  await page.getByRole('button', { name: 'Nedenle kapat' }).click()
  await page.getByLabelText('Neden').fill('Telefonda yanıtlandı.')
  await page.getByRole('button', { name: 'İşi kapat' }).click()
  await expect.element(page.getByText('Yazdığınız neden kaydedilmedi')).toBeVisible()
  await expect.element(page.getByText('Bu işi Deniz Aksoy zaten tamamlamış.').first()).toBeVisible()
  await expect.element(page.getByText('4 Mart 2026 12:00')).toBeVisible()
})
