import type { WorkItem } from '@kervan/domain/workqueue/work-item.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aWorkItem } from '#testing/a-work-item.ts'
import { type Answers, problem } from '#testing/answer-calls.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'
import { asStaff } from '#testing/signed-in.ts'

const idOf = (index: number) => `01890a5d-ac96-774b-bcce-${String(index).padStart(12, '0')}`
const item = (index: number): WorkItem => ({
  ...aWorkItem,
  id: idOf(index),
  title: `Demo talebi: Şirket ${index}`,
  company: `Şirket ${index}`,
})
const items = (from: number, count: number) => Array.from({ length: count }, (_, index) => item(from + index))
const bar = () => page.getByRole('region', { name: 'Seçilenler' })
const rows = () => [...document.querySelectorAll<HTMLElement>('tbody tr')]

afterEach(() => {
  vi.useRealTimers()
})

function openQueue(answers: Answers) {
  return openApp('/staff/work-queue', asStaff(answers))
}

test('of what is done for many, what failed is named with its reason and can be tried again', async () => {
  let isHeld = true
  const held = () => (isHeld ? problem(409, 'HELD_BY_COLLEAGUE', 'Bu işi Deniz Aksoy üstlenmiş.') : item(2))
  const { calls } = await openQueue({
    'GET /work-items': { items: items(1, 3), next_cursor: null },
    [`POST /work-items/${idOf(1)}/assign`]: item(1),
    [`POST /work-items/${idOf(2)}/assign`]: held,
    [`POST /work-items/${idOf(3)}/assign`]: item(3),
  })
  const sent = () => calls.filter(({ method }) => method === 'POST').map(({ url }) => url.split('/').at(-2))
  await page.getByRole('checkbox', { name: 'Tümünü seç' }).click()
  await bar().getByRole('button', { name: 'Üstlen' }).click()
  await expect.element(bar()).toMatchTextContent('2 iş üstlenildi, 1 iş üstlenilemedi.')
  await expect
    .element(bar().getByRole('listitem'))
    .toMatchTextContent('Demo talebi: Şirket 2: Bu işi Deniz Aksoy üstlenmiş.')
  expect(sent().toSorted()).toEqual([1, 2, 3].map(idOf))
  await expectAccessible()
  isHeld = false
  await bar().getByRole('button', { name: 'Yeniden dene' }).click()
  await expect.element(bar()).toMatchTextContent('1 iş üstlenildi.')
  expect(sent().at(-1)).toBe(idOf(2))
  expect(sent()).toHaveLength(4)
  await bar().getByRole('button', { name: 'Kapat' }).click()
  await expect.element(bar()).not.toBeInTheDocument()
})

test('many are completed after one question', async () => {
  const { calls } = await openQueue({
    'GET /work-items': { items: items(1, 2), next_cursor: null },
    [`POST /work-items/${idOf(1)}/complete`]: item(1),
    [`POST /work-items/${idOf(2)}/complete`]: item(2),
  })
  const sent = () => calls.filter(({ method }) => method === 'POST').length
  await page.getByRole('checkbox', { name: 'Tümünü seç' }).click()
  await bar().getByRole('button', { name: 'Tamamla' }).click()
  const question = page.getByRole('alertdialog', { name: 'Seçilen 2 iş tamamlandı mı?' })
  await question.getByRole('button', { name: 'Vazgeç' }).click()
  expect(sent()).toBe(0)
  await bar().getByRole('button', { name: 'Tamamla' }).click()
  await question.getByRole('button', { name: 'Tamamla' }).click()
  await expect.element(bar()).toMatchTextContent('2 iş tamamlandı.')
  expect(sent()).toBe(2)
})

const me = '01890a5d-ac96-774b-bcce-000000000002'
const deniz = '01890a5d-ac96-774b-bcce-000000000005'
const held = (index: number): WorkItem => ({
  ...item(index),
  assigned_to: deniz,
  assignee_name: 'Deniz Aksoy',
})

test('before many are completed it is said what colleagues hold, and what stays open', async () => {
  const waiting: WorkItem = { ...item(3), kind: 'unanswered_message' }
  await openQueue({
    'GET /work-items': {
      items: [{ ...item(1), assigned_to: me, assignee_name: 'Ece Yaman' }, held(2), waiting],
      next_cursor: null,
    },
  })
  const complete = async (description: string) => {
    await bar().getByRole('button', { name: 'Tamamla' }).click()
    const question = page.getByRole('alertdialog')
    await expect.element(question).toHaveAccessibleDescription(description)
    await question.getByRole('button', { name: 'Vazgeç' }).click()
  }
  const rest = 'Tamamlanan iş herkesin listesinden kalkar ve adınızla kaydedilir. Bu geri alınmaz.'
  await page.getByRole('checkbox', { name: 'Tümünü seç' }).click()
  await complete(
    `1 işi bir meslektaşınız üstlenmiş. 1 iş henüz yapılmadı ve açık kalır; yapılınca kapanır. ${rest}`,
  )
  await page.getByRole('checkbox', { name: 'Seç: Demo talebi: Şirket 1' }).click()
  await page.getByRole('checkbox', { name: 'Seç: Demo talebi: Şirket 3' }).click()
  await complete(`Bu işi Deniz Aksoy üstlenmiş. ${rest}`)
})

test('a key on a menu for many changes nothing by itself; it is applied by a button', async () => {
  const { calls } = await openQueue({
    'GET /work-items': { items: items(1, 2), next_cursor: null },
    'GET /staff/quote-choices': { people: [{ id: deniz, full_name: 'Deniz Aksoy' }], lanes: [] },
    [`POST /work-items/${idOf(1)}/hand-over`]: item(1),
    [`POST /work-items/${idOf(2)}/hand-over`]: item(2),
  })
  const sent = () => calls.filter(({ method }) => method === 'POST')
  await page.getByRole('checkbox', { name: 'Tümünü seç' }).click()
  const menu = bar().getByRole('combobox', { name: 'Devret' })
  await expect.element(menu.getByRole('option', { name: 'Deniz Aksoy' })).toBeInTheDocument()
  ;(menu.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(menu).toHaveValue(deniz)
  await expectAccessible()
  expect(sent()).toEqual([])
  await userEvent.keyboard('{Tab}')
  await expect.element(bar().getByRole('button', { name: 'Uygula, Devret: Deniz Aksoy' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(bar()).toMatchTextContent('2 iş devredildi.')
  expect(await Promise.all(sent().map((call) => call.json()))).toEqual([{ to: deniz }, { to: deniz }])
})

test('what a colleague holds is put off for many only after a question', async () => {
  let rows = items(1, 2)
  const { calls } = await openQueue({
    'GET /work-items': () => ({ items: rows, next_cursor: null }),
    [`POST /work-items/${idOf(1)}/snooze`]: item(1),
    [`POST /work-items/${idOf(2)}/snooze`]: item(2),
  })
  const sent = () => calls.filter(({ method }) => method === 'POST').length
  const putOff = async () => {
    await page.getByRole('checkbox', { name: 'Tümünü seç' }).click()
    const menu = bar().getByRole('combobox', { name: 'Ertele' })
    await menu.selectOptions(menu.getByRole('option', { name: 'Sonraki iş günü' }))
    await bar().getByRole('button', { name: 'Uygula' }).click()
  }
  rows = [item(1), held(2)]
  await putOff()
  const question = page.getByRole('alertdialog', { name: 'Seçilen 2 iş ertelensin mi?' })
  await expect.element(question).toMatchTextContent('1 işi bir meslektaşınız üstlenmiş.')
  expect(sent()).toBe(0)
  rows = items(1, 2)
  await question.getByRole('button', { name: /^Ertele:/ }).click()
  await expect.element(bar()).toMatchTextContent('2 iş ertelendi.')
  await bar().getByRole('button', { name: 'Kapat' }).click()
  // Nobody holds them any more.
  await putOff()
  await expect.element(bar()).toMatchTextContent('2 iş ertelendi.')
  expect(sent()).toBe(4)
})

test('the next page comes near the end; where it fails, a button asks again', async () => {
  let isDown = true
  const list = (request: Request) => {
    const after = new URL(request.url).searchParams.get('after')
    if (!after) return { items: items(1, 50), next_cursor: idOf(50) }
    return isDown ? problem(400, 'BAD_REQUEST') : { items: items(51, 30), next_cursor: null }
  }
  await openQueue({ 'GET /work-items': list })
  await expect.poll(() => rows().length).toBe(50)
  rows().at(-1)?.scrollIntoView()
  await expect.element(page.getByText('Devamı yüklenemedi.')).toBeInTheDocument()
  isDown = false
  await page.getByRole('button', { name: 'Yeniden dene' }).click()
  await expect.poll(() => rows().length).toBe(80)
  await expect.element(page.getByRole('button', { name: 'Daha fazla' })).not.toBeInTheDocument()
})

test('of many rows a new one waits, and is brought into sight when it is shown', async () => {
  let found = items(2, 150)
  const { live } = await openQueue({ 'GET /work-items': () => ({ items: found, next_cursor: null }) })
  await expect.poll(() => rows().length).toBeGreaterThan(10)
  const frame = document.querySelector('table')?.parentElement as HTMLElement
  frame.scrollTop = frame.scrollHeight
  await expect.poll(() => rows().at(-1)?.textContent).toContain('Şirket 151')
  found = items(1, 151)
  live.emit('work_item.changed')
  const notice = page.getByRole('button', { name: '1 yeni iş' })
  await expect.element(notice).toBeVisible()
  expect(rows().at(-1)?.textContent).toContain('Şirket 151')
  await notice.click()
  await expect.poll(() => document.activeElement?.textContent).toBe('Demo talebi: Şirket 1')
  await expect.poll(() => frame.scrollTop).toBe(0)
})

test('of a long list the first page and what is in sight are read again; the rest when one comes to it', async () => {
  const stored = items(1, 250)
  const list = ({ url }: Request) => {
    const asked = new URL(url).searchParams
    const [after, until] = [asked.get('after') ?? '', asked.get('until') ?? '~']
    const found = stored.filter(({ id }) => id > after && id <= until)
    const shown = found.slice(0, Number(asked.get('limit')))
    return { items: shown, next_cursor: found.length > shown.length ? shown.at(-1)?.id : null }
  }
  const { calls, live } = await openQueue({ 'GET /work-items': list })
  const asked = () =>
    calls
      .map(({ url }) => new URL(url))
      .filter(({ pathname }) => pathname.endsWith('/work-items'))
      .map(({ searchParams }) => searchParams.get('after'))
  await expect.poll(() => rows().length).toBeGreaterThan(10)
  const frame = document.querySelector('table')?.parentElement as HTMLElement
  const loadMore = () => {
    frame.scrollTop = frame.scrollHeight
    return asked().length
  }
  await expect.poll(loadMore).toBe(3)
  frame.scrollTop = 0
  await expect.poll(() => rows()[0]?.textContent).toContain('Şirket 1')
  const rename = (index: number, title: string) => {
    stored[stored.findIndex(({ id }) => id === idOf(index))] = { ...item(index), title }
  }
  rename(3, 'Bir başkasının gördüğü')
  rename(249, 'Uzaktaki')
  stored.unshift(item(0))
  live.emit('work_item.changed')
  await expect.element(page.getByRole('button', { name: '1 yeni iş' })).toBeVisible()
  await expect.element(page.getByText('Bir başkasının gördüğü')).toBeVisible()
  expect(asked().slice(3)).toEqual([null])
  frame.scrollTop = frame.scrollHeight
  await expect.element(page.getByText('Uzaktaki')).toBeVisible()
  expect(asked().slice(4)).toEqual([null, idOf(150)])
})

test('on a phone the work begins in the top third in low cards; filters and menus are behind two buttons', async () => {
  const { address } = await openApp(
    '/staff/work-queue',
    asStaff({
      'GET /work-items': { items: items(1, 3), next_cursor: null },
      'GET /work-items/counts': { open: 3, overdue: 2, attention: 3, mine: 0, done: 0 },
    }),
    'phone',
  )
  await expect.poll(() => rows().length).toBe(3)
  expect(rows()[0]?.getBoundingClientRect().top).toBeLessThan(window.innerHeight / 3)
  for (const row of rows()) expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(180)
  expectNoSidewaysScroll()
  await expectAccessible()
  await page.getByRole('button', { name: 'Süz' }).click()
  const sheet = page.getByRole('dialog', { name: 'Süz ve sırala' })
  await sheet.getByRole('link', { name: 'Geciken 2' }).click()
  await sheet.getByRole('combobox', { name: 'Öncelik' }).selectOptions('Yüksek')
  await sheet.getByRole('combobox', { name: 'Sıralama' }).selectOptions('Müşteri, artan')
  await expect.poll(address).toBe('/staff/work-queue?show=overdue&priority=high&sort=customer')
  // Rows of the filter before are pale until the new ones are there.
  await expect.poll(() => getComputedStyle(document.querySelector('table') as Element).opacity).toBe('1')
  await expectAccessible()
  await sheet.getByRole('button', { name: 'Göster: 2 iş' }).click()
  await expect.element(page.getByRole('button', { name: 'Süz 2 süzgeç etkin' })).toBeVisible()
  await page.getByRole('button', { name: 'Liste seçenekleri' }).click()
  await page.getByRole('button', { name: 'Dışa aktar' }).click()
  await expect.element(page.getByRole('button', { name: /CSV dosyası/ })).toBeVisible()
})

test('what time makes late is late in rows and counts alike, without an event', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  let isLate = false
  await openQueue({
    'GET /work-items': () => ({
      items: [{ ...item(1), priority: isLate ? 'urgent' : 'medium' }],
      next_cursor: null,
    }),
    'GET /work-items/counts': () => ({ open: 1, overdue: isLate ? 1 : 0, attention: 1, mine: 0, done: 0 }),
  })
  await expect.poll(() => rows()[0]?.textContent).toContain('Orta')
  isLate = true
  vi.advanceTimersByTime(60_000)
  await expect.poll(() => rows()[0]?.textContent).toContain('Acil')
  await expect.element(page.getByRole('link', { name: 'Geciken 1' })).toBeVisible()
})

test('what is put off for many counts from the moment in which it is applied', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-05T08:00:00Z') })
  const { calls } = await openQueue({
    'GET /work-items': { items: items(1, 1), next_cursor: null },
    [`POST /work-items/${idOf(1)}/snooze`]: item(1),
  })
  await expect.poll(() => rows().length).toBe(1)
  vi.setSystemTime(new Date('2026-03-05T12:00:00Z'))
  await page.getByRole('checkbox', { name: 'Tümünü seç' }).click()
  const menu = bar().getByRole('combobox', { name: 'Ertele' })
  await menu.selectOptions(menu.getByRole('option', { name: 'İki saat sonra (bugün 17:00)' }))
  vi.setSystemTime(new Date('2026-03-05T12:30:00Z'))
  await bar().getByRole('button', { name: 'Uygula' }).click()
  await expect.element(bar()).toMatchTextContent('1 iş ertelendi.')
  const sent = calls.find(({ method }) => method === 'POST')
  expect(await sent?.json()).toMatchObject({ until: expect.stringMatching(/^2026-03-05T14:30:/) })
})

test('what is put off says until when, and is brought back for many', async () => {
  const asleep = { ...item(1), snoozed_until: '2026-03-09T06:00:00.000Z' }
  const { calls } = await openApp(
    '/staff/work-queue?show=snoozed',
    asStaff({
      'GET /work-items': { items: [asleep], next_cursor: null },
      [`POST /work-items/${idOf(1)}/snooze`]: item(1),
    }),
  )
  await expect.poll(() => rows()[0]?.textContent).toMatch(/9 Mart( 2026)? 09:00/)
  await page.getByRole('button', { name: /^Geri gelir/ }).click()
  await expect.poll(() => calls.some(({ url }) => url.includes('sort=snoozed'))).toBe(true)
  await page.getByRole('checkbox', { name: 'Tümünü seç' }).click()
  await bar().getByRole('button', { name: 'Ertelemeyi kaldır' }).click()
  await expect.element(bar()).toMatchTextContent('1 iş açık işlere döndü.')
  expect(await calls.find(({ method }) => method === 'POST')?.json()).toEqual({ until: null })
})

test('who is on leave says so where they hold work and where it is handed over', async () => {
  await openQueue({
    'GET /work-items': { items: [held(1)], next_cursor: null },
    'GET /staff/quote-choices': {
      people: [{ id: deniz, full_name: 'Deniz Aksoy', away_until: '2026-03-08' }],
      lanes: [],
    },
  })
  await expect.poll(() => rows()[0]?.textContent).toContain('Deniz Aksoy (izinde)')
  await page.getByRole('checkbox', { name: 'Tümünü seç' }).click()
  const option = bar().getByRole('option', { name: 'Deniz Aksoy (izinde, son gün 8 Mart)' })
  await expect.element(option).toBeInTheDocument()
})

test('of a day the counts are of that day, and what is done says when it was done', async () => {
  const done = {
    ...item(1),
    status: 'done',
    done_at: '2026-03-04T09:00:00.000Z',
    updated_at: '2026-03-09T09:00:00.000Z',
  }
  const { calls } = await openApp(
    '/staff/work-queue?show=done&due=2026-03-05',
    asStaff({ 'GET /work-items': { items: [done], next_cursor: null } }),
  )
  await expect.poll(() => rows()[0]?.textContent).toContain('4 Mart 2026 12:00')
  expect(rows()[0]?.textContent).not.toContain('9 Mart')
  expect(calls.some(({ url }) => /work-items\/counts\?.*due_on=2026-03-05/.test(url))).toBe(true)
})

test('requests about data are answered by admins: staff are told so, not led to a page that is not theirs', async () => {
  await openQueue({
    'GET /work-items': {
      items: [{ ...item(1), kind: 'data_request', data_request_id: idOf(7) }],
      next_cursor: null,
    },
  })
  await expect.poll(() => rows()[0]?.textContent).toContain('Bir yönetici yanıtlar')
  await expect.element(page.getByRole('link', { name: 'Başvuruyu aç' })).not.toBeInTheDocument()
})

test('one’s own new work brings no notice, a colleague’s does', async () => {
  const { live } = await openQueue({ 'GET /work-items': { items: items(1, 1), next_cursor: null } })
  await expect.poll(() => rows().length).toBe(1)
  const added = (index: number, by: string) =>
    live.emit('work_item.changed', {
      ...{ work_item_id: idOf(index), kind: 'operations', title: `Bildirim ${index}`, status: 'open' },
      ...{ added: true, by },
    })
  added(2, me)
  added(3, deniz)
  await expect.element(page.getByText('Bildirim 3')).toBeVisible()
  await expect.element(page.getByText('Bildirim 2')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Güncellemeler, 1 yeni' })).toBeVisible()
})
