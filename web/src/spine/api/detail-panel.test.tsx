import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Answers, problem } from '#testing/answer-calls.ts'
import { openApp } from '#testing/open-app.tsx'
import { aRequest, asStaff } from '#testing/signed-in.ts'

const panel = () => page.getByRole('dialog')
const address = `/staff/requests?request=${aRequest.id}`

function open(answer: Answers, screen: 'desktop' | 'phone' = 'desktop') {
  return openApp(address, asStaff({ ...answer }, []), screen)
}

test('a record that does not exist is said to be missing', async () => {
  await open({ [`GET /requests/${aRequest.id}`]: () => problem(404, 'NOT_FOUND') })
  await expect.element(panel()).toMatchTextContent('Talep bulunamadı')
  await expect.element(panel()).toMatchTextContent('Adres yanlış ya da talep artık yok.')
  await userEvent.keyboard('{Escape}')
  await expect.element(panel()).not.toBeInTheDocument()
})

test('a failure offers another try, and the record comes with it', async () => {
  let broken = true
  const answer = () => (broken ? problem(422, 'REFUSED', 'Şu anda gösterilemiyor.') : aRequest)
  await open({ [`GET /requests/${aRequest.id}`]: answer })
  await expect.element(panel()).toMatchTextContent('Talep gösterilemedi')
  await expect.element(panel()).toMatchTextContent('Şu anda gösterilemiyor.')
  broken = false
  await panel().getByRole('button', { name: 'Yeniden dene' }).click()
  await expect.element(panel().getByRole('heading', { name: aRequest.number })).toBeVisible()
  await expect.element(panel().getByRole('link', { name: 'Fiyatla' })).toBeVisible()
})

test('opened by its address it leaves the page and the focus in the page when it is closed', async () => {
  const { address: now } = await open({ [`GET /requests/${aRequest.id}`]: aRequest })
  await expect.element(panel().getByRole('heading', { name: aRequest.number })).toHaveFocus()
  await panel().getByRole('button', { name: 'Kapat' }).click()
  await expect.element(panel()).not.toBeInTheDocument()
  expect(now()).toBe('/staff/requests')
  await expect.poll(() => document.activeElement?.id).toBe('main')
})

test('it fills the screen of a phone', async () => {
  await open({ [`GET /requests/${aRequest.id}`]: aRequest }, 'phone')
  await expect.element(panel().getByRole('heading', { name: aRequest.number })).toBeVisible()
  await expect
    .poll(() => {
      const { left, top, width, height } = panel().element().getBoundingClientRect()
      return [left, top, width, height]
    })
    .toEqual([0, 0, window.innerWidth, window.innerHeight])
})
