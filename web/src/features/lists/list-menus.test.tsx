/** The menus of a list: exports and saved views, on the office's list of requests. */
import type { SavedView } from '@kervan/domain/lists/saved-views.contract.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ExportMenu } from '#features/lists/export-menu.tsx'
import { SavedViewsMenu } from '#features/lists/saved-views-menu.tsx'
import { Toaster } from '#spine/ui/toast.tsx'
import { type Answers, answerCalls, problem } from '#testing/answer-calls.ts'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { showPart } from '#testing/show-part.tsx'

const list = 'staff_requests'
const view = (id: string, name: string, query: string): SavedView => ({ id, list, name, query })

async function open(part: ReactNode, name: string, answers: Answers) {
  const calls = answerCalls(answers)
  await showPart(
    <QueryClientProvider client={new QueryClient()}>
      {part}
      <Toaster />
    </QueryClientProvider>,
  )
  await page.getByRole('button', { name }).click()
  return async (method: string, path: string) => {
    const sent = calls.filter(
      (call) => call.method === method && new URL(call.url).pathname === `/api${path}`,
    )
    return Promise.all(
      sent.map(async (call) => ({
        body: await call.clone().json(),
        key: call.headers.get('idempotency-key'),
      })),
    )
  }
}

const shown = ['title', 'amount']

test('an export starts with the filters and the columns of the list, or with everything', async () => {
  const menu = <ExportMenu list={list} input={{ status: 'pending' }} columns={shown} />
  const sent = await open(menu, 'Dışa aktar', { 'POST /exports': () => ({ id: '1' }) })
  await page.getByRole('button', { name: /CSV dosyası/ }).click()
  await expect.element(page.getByText('Dosya hazırlanıyor.')).toBeVisible()
  const [call] = await sent('POST', '/exports')
  expect(call?.body).toEqual({ list, format: 'csv', input: { status: 'pending' }, columns: shown })
  await page.getByRole('checkbox', { name: 'Gösterilmeyen bilgiler de' }).click()
  await page.getByRole('button', { name: /CSV dosyası/ }).click()
  await expect
    .poll(async () => (await sent('POST', '/exports'))[1]?.body)
    .toEqual({
      list,
      format: 'csv',
      input: { status: 'pending' },
    })
  expect(call?.key).toMatch(/^[\w-]{8,}$/)
  await expectAccessible()
})

test('where the screen has no columns everything is exported, and nothing is asked', async () => {
  const menu = <ExportMenu list="own_shipments" input={{ status: 'active' }} />
  const sent = await open(menu, 'Dışa aktar', { 'POST /exports': () => ({ id: '1' }) })
  await expect.element(page.getByRole('button', { name: /CSV dosyası/ })).toBeVisible()
  expect(page.getByRole('checkbox').elements()).toEqual([])
  await page.getByRole('button', { name: /CSV dosyası/ }).click()
  await expect
    .poll(async () => (await sent('POST', '/exports'))[0]?.body)
    .toEqual({ list: 'own_shipments', format: 'csv', input: { status: 'active' } })
})

test('what the server refuses is said in the menu', async () => {
  await open(<ExportMenu list={list} input={{}} columns={shown} />, 'Dışa aktar', {
    'POST /exports': () => problem(409, 'TOO_MANY_ROWS', 'Excel dosyasına en çok 20.000 satır sığar.'),
  })
  await page.getByRole('button', { name: /Excel dosyası/ }).click()
  await expect.element(page.getByText('Excel dosyasına en çok 20.000 satır sığar.')).toBeVisible()
})

test('the present filters are saved under a name, and the view of the present address is marked', async () => {
  const views = [view('1', 'Gecikenler', 'overdue=1')]
  const sent = await open(<SavedViewsMenu list={list} query="status=pending" />, 'Görünümler', {
    'GET /saved-views': () => ({ items: views }),
    'POST /saved-views': () => {
      views.push(view('2', 'Bekleyenler', 'status=pending'))
      return views[1]
    },
  })
  await expect.element(page.getByRole('link', { name: 'Gecikenler' })).toHaveAttribute('href', '/?overdue=1')
  await page.getByRole('button', { name: 'Sakla' }).click()
  await expect.element(page.getByText('Görünüme bir ad verin.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Şu anki görünümü sakla' }).fill('Bekleyenler')
  await page.getByRole('button', { name: 'Sakla' }).click()
  await expect
    .element(page.getByRole('link', { name: 'Bekleyenler' }))
    .toHaveAttribute('aria-current', 'true')
  expect((await sent('POST', '/saved-views'))[0]?.body).toEqual({
    list,
    name: 'Bekleyenler',
    query: 'status=pending',
  })
  await expectAccessible()
})

test('a view is renamed, overwritten, and deleted with a way back', async () => {
  let views = [view('1', 'Gecikenler', 'overdue=1'), view('2', 'Onaylananlar', 'status=approved')]
  const sent = await open(<SavedViewsMenu list={list} query="status=pending" />, 'Görünümler', {
    'GET /saved-views': () => ({ items: views }),
    'PUT /saved-views/1': () => views[0],
    'POST /saved-views/1/remove': () => {
      views = views.slice(1)
      return { done: true }
    },
    'POST /saved-views': () => view('3', 'Gecikenler', 'overdue=1'),
  })
  await page.getByRole('button', { name: 'Şu anki süzgeçle güncelle: Gecikenler' }).click()
  await expect
    .poll(async () => (await sent('PUT', '/saved-views/1'))[0]?.body)
    .toEqual({ query: 'status=pending' })
  await page.getByRole('button', { name: 'Adını değiştir: Gecikenler' }).click()
  await page.getByRole('textbox', { name: 'Yeni ad' }).fill('Süresi geçenler')
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await expect
    .poll(async () => (await sent('PUT', '/saved-views/1'))[1]?.body)
    .toEqual({ name: 'Süresi geçenler' })
  await page.getByRole('button', { name: 'Sil: Gecikenler' }).click()
  await expect.element(page.getByText('“Gecikenler” görünümü silindi')).toBeVisible()
  await page.getByRole('button', { name: 'Geri al' }).click()
  await expect
    .poll(async () => (await sent('POST', '/saved-views'))[0]?.body)
    .toEqual({ list, name: 'Gecikenler', query: 'overdue=1', place: 0 })
})
