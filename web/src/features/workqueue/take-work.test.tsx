import type { WorkItem } from '@kervan/domain/workqueue/work-item.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aWorkItem } from '#testing/a-work-item.ts'
import { type Answers, problem } from '#testing/answer-calls.ts'
import { openApp } from '#testing/open-app.tsx'
import { asStaff } from '#testing/signed-in.ts'

const ece = '01890a5d-ac96-774b-bcce-000000000002'
const deniz = { assigned_to: '01890a5d-ac96-774b-bcce-000000000003', assignee_name: 'Deniz Aksoy' }
const free = aWorkItem
const address = `/work-items/${free.id}/assign`
const takeButton = () => page.getByRole('button', { name: 'Üstlen: Demo talebi: Örnek Tekstil' })
/** The buttons of a row appear under the pointer. */
async function take() {
  await page.getByRole('link', { name: free.title }).hover()
  await takeButton().click()
}
/** The bodies of what was sent to take the item or to give it back. */
const sentOf = (calls: readonly Request[]) =>
  Promise.all(
    calls.filter(({ url }) => new URL(url).pathname.endsWith('/assign')).map((call) => call.clone().json()),
  )
const question = () => page.getByRole('alertdialog', { name: 'Yine de üstlenilsin mi?' })

async function openQueue(item: WorkItem, more: Answers = {}) {
  const list = { 'GET /work-items': { items: [item], next_cursor: null } }
  const { calls } = await openApp('/staff/work-queue', asStaff({ ...list, ...more }))
  await expect.element(takeButton()).toBeInTheDocument()
  return () => sentOf(calls)
}

test('an item that a colleague holds is taken over after a question that names them', async () => {
  const sent = await openQueue(
    { ...free, ...deniz },
    { [`POST ${address}`]: { ...free, assigned_to: ece, assignee_name: 'Ece Yaman' } },
  )
  await take()
  await expect.element(question()).toMatchTextContent('Bu işi Deniz Aksoy üstlenmiş.')
  await question().getByRole('button', { name: 'Vazgeç' }).click()
  await expect.element(question()).not.toBeInTheDocument()
  expect(await sent()).toEqual([])
  await take()
  await question().getByRole('button', { name: 'Yine de üstlen' }).click()
  await expect.poll(sent).toEqual([{ take: true, take_over_from: deniz.assigned_to }])
})

test('when a colleague was quicker, the question names them', async () => {
  const held = {
    code: 'HELD_BY_COLLEAGUE',
    status: 409,
    message: 'Bu işi Deniz Aksoy üstlenmiş.',
    data: deniz,
    request_id: 'test',
  }
  await openQueue(free, { [`POST ${address}`]: () => Response.json(held, { status: 409 }) })
  await take()
  await expect.element(question()).toMatchTextContent('Bu işi Deniz Aksoy üstlenmiş.')
})

test('a free item is taken at once; another refusal is shown', async () => {
  const sent = await openQueue(free, { [`POST ${address}`]: () => problem(404, 'NOT_FOUND', 'Kayıt yok.') })
  await take()
  await expect.element(page.getByText('İş üstlenilemedi')).toBeVisible()
  await expect.element(question()).not.toBeInTheDocument()
  expect(await sent()).toEqual([{ take: true }])
})

test('an item that was given back is taken again by Geri al, also by keyboard', async () => {
  let mine = true
  const item = () => (mine ? { ...free, assigned_to: ece, assignee_name: 'Ece Yaman' } : free)
  const { calls } = await openApp(
    '/staff/work-queue',
    asStaff({
      'GET /work-items': () => ({ items: [item()], next_cursor: null }),
      [`POST ${address}`]: async (request: Request) => {
        mine = (await request.json()).take
        return item()
      },
    }),
  )
  await page.getByRole('link', { name: free.title }).hover()
  await page.getByRole('button', { name: `Bırak: ${free.title}` }).click()
  const undo = page.getByRole('button', { name: 'Geri al' })
  await expect.element(page.getByText(`Bırakıldı: ${free.title}`)).toBeVisible()
  undo.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: `Bırak: ${free.title}` })).toBeInTheDocument()
  await expect.element(undo).not.toBeInTheDocument()
  expect(mine).toBe(true)
  expect(await sentOf(calls)).toEqual([{ take: false }, { take: true }])
})

test('when a colleague has taken it meanwhile, Geri al says so', async () => {
  const mine = { ...free, assigned_to: ece, assignee_name: 'Ece Yaman' }
  await openApp(
    '/staff/work-queue',
    asStaff({
      'GET /work-items': { items: [mine], next_cursor: null },
      [`POST ${address}`]: async (request: Request) =>
        (await request.json()).take
          ? problem(409, 'HELD_BY_COLLEAGUE', 'Bu işi Deniz Aksoy üstlenmiş.')
          : free,
    }),
  )
  await page.getByRole('link', { name: free.title }).hover()
  await page.getByRole('button', { name: `Bırak: ${free.title}` }).click()
  await page.getByRole('button', { name: 'Geri al' }).click()
  await expect.element(page.getByText('Geri alınamadı')).toBeVisible()
  await expect.element(page.getByText('Bu işi Deniz Aksoy üstlenmiş.')).toBeVisible()
})
