import { expect, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from './clean-page.ts'
import { signInAsShipper } from './make-requests.ts'
import { field, officeOf, officePage, openTalk, ownConversationId, say, talk, textsOn } from './talk.ts'

/** What a browser logs when its line is cut. */
const offline = /ERR_INTERNET_DISCONNECTED|WebSocket connection/

test('one side is offline and comes back: nothing is lost, nothing is there twice, and both sides read the same order', async ({
  browser,
}) => {
  const contexts = [await browser.newContext(), await browser.newContext()] as const
  const [desk, other] = [await contexts[0].newPage(), await contexts[1].newPage()]
  const complaints = [watchConsole(desk, offline), watchConsole(other)]
  await signInAsShipper(desk.request)
  await contexts[1].addCookies(await contexts[0].cookies())
  await desk.goto('/dashboard')
  await openTalk(desk)
  await say(desk, 'Merhaba, yükümüz nerede?')
  await expect(talk(desk).getByText('Gönderildi')).toBeAttached()
  const office = await officePage(browser, await ownConversationId(desk))
  complaints.push(watchConsole(office.page, offline))
  await expect(talk(desk).getByText('Okundu')).toBeAttached()
  await office.answer('Hamburg limanında.')
  await expect(talk(desk).getByText('Hamburg limanında.')).toBeVisible()

  // The other device of the same customer hears of it too.
  await other.goto('/dashboard')
  await openTalk(other)
  await expect.poll(() => textsOn(other)).toEqual(['Merhaba, yükümüz nerede?', 'Hamburg limanında.'])

  await contexts[0].setOffline(true)
  for (const text of ['Teşekkürler.', 'Ne zaman teslim edilir?', 'Gümrük bitti mi?']) await say(desk, text)
  await expect(talk(desk).getByText('Ne zaman teslim edilir?')).toBeVisible()
  await expect(talk(desk).getByText(/^(Gönderiliyor|Bağlantı gelince gönderilecek)$/)).toHaveCount(3)
  await office.answer('Cuma günü teslim bekliyoruz.')
  await office.answer('Gümrük işlemi sürüyor.')
  await expect(talk(other).getByText('Gümrük işlemi sürüyor.')).toBeVisible()
  // Now the office is cut off too, and answers meanwhile.
  await office.page.context().setOffline(true)
  await office.answer('Teslimattan önce arayacağız.')
  await expect(talk(office.page).getByText('Teslimattan önce arayacağız.')).toBeVisible()

  await contexts[0].setOffline(false)
  await expect(talk(other).getByText('Gümrük bitti mi?')).toBeVisible({ timeout: 45_000 })
  await office.page.context().setOffline(false)
  const whole = [
    'Merhaba, yükümüz nerede?',
    'Hamburg limanında.',
    'Cuma günü teslim bekliyoruz.',
    'Gümrük işlemi sürüyor.',
    'Teşekkürler.',
    'Ne zaman teslim edilir?',
    'Gümrük bitti mi?',
    'Teslimattan önce arayacağız.',
  ]
  for (const page of [office.page, desk, other])
    await expect.poll(() => textsOn(page), { timeout: 45_000 }).toEqual(whole)
  expect(complaints.flat()).toEqual([])
})

test('a tab that is closed before its message was sent leaves it to the next one @phone', async ({
  page,
  context,
}) => {
  await signInAsShipper(page.request)
  await page.goto('/dashboard')
  await openTalk(page)
  await say(page, 'ilk')
  await expect(talk(page).getByText('Gönderildi')).toBeAttached()
  const office = await officeOf(await ownConversationId(page))
  await context.setOffline(true)
  await say(page, 'kapanmadan önce')
  await expect(talk(page).getByText('kapanmadan önce')).toBeVisible()
  await page.close()
  await context.setOffline(false)

  const next = await context.newPage()
  await next.goto('/dashboard')
  await expect(next.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(office.texts).toEqual(['ilk', 'kapanmadan önce'])
  await office.answer('Aldık, teşekkürler.')
  const button = next.getByRole('button', { name: /^Temsilcinize yazın , 1 okunmamış mesaj/ })
  await expect(button).toBeVisible()
  await button.click()
  await expect.poll(() => textsOn(next)).toEqual(['ilk', 'kapanmadan önce', 'Aldık, teşekkürler.'])
  await expect(field(next)).toBeVisible()
  await expectNoSidewaysScroll(next)
  await expectAccessible(next)
  await office.close()
})
