import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { waitForServer } from '#assembly/layouts/unreachable-screen.tsx'
import { expectAccessible } from '#testing/expect-accessible.ts'

/** A page whose server answers from the moment it is back. */
function openWithoutServer() {
  let isBack = false
  let tries = 0
  const container = document.createElement('div')
  document.body.append(container)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => {
    vi.useRealTimers()
    container.remove()
  })
  const facts = waitForServer(container, async () => {
    tries += 1
    if (!isBack) throw new Error('unreachable')
    return 'facts'
  })
  return {
    facts,
    container,
    tries: () => tries,
    comeBack: () => {
      isBack = true
    },
  }
}

/** Once the page has set its clock for the next try, its time comes. */
async function letTimePass(seconds: number) {
  await expect.poll(() => vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(seconds * 1000)
}

test('a page without its server says so, and comes by itself when the server is back', async () => {
  const { facts, container, tries, comeBack } = openWithoutServer()
  await expect.element(page.getByText('Sunucuya ulaşılamadı')).toBeVisible()
  await letTimePass(1)
  await expect.poll(tries).toBe(1)
  comeBack()
  await letTimePass(2)
  expect(await facts).toBe('facts')
  expect(container.textContent).toBe('')
})

test('after a few tries it waits for the button, which tries at once', async () => {
  const { facts, tries, comeBack } = openWithoutServer()
  for (const seconds of [1, 2, 4, 8, 15]) await letTimePass(seconds)
  await expect.element(page.getByText('Birkaç kez denendi, yanıt gelmedi.')).toBeVisible()
  expect(tries()).toBe(5)
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
  await expectAccessible()
  comeBack()
  await page.getByRole('button', { name: 'Yeniden dene' }).click()
  expect(await facts).toBe('facts')
})
