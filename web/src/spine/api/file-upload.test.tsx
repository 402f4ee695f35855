import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FileUpload } from '#spine/api/file-upload.tsx'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { showPart } from '#testing/show-part.tsx'
import { Call, catchCalls } from '#testing/upload-calls.ts'

const rules = { maxBytes: 1000, kinds: { '.pdf': 'PDF' } }
const pdf = (name: string, size = 500) => new File(['x'.repeat(size)], name, { type: 'application/pdf' })
const rows = () => page.getByRole('listitem')
const names = () => Call.all.map(({ body }) => body?.name)

async function open() {
  catchCalls()
  const sent = vi.fn()
  await showPart(<FileUpload label="Belgeler" address="/api/files" rules={rules} onSent={sent} />)
  await expect.element(page.getByRole('button', { name: 'Dosya seç' })).toBeVisible()
  return sent
}

const choose = (...files: File[]) => userEvent.upload(page.getByLabelText('Belgeler').last(), files)

test('several files are sent two at a time, with their names and progress', async () => {
  const sent = await open()
  await choose(pdf('fatura şubat.pdf'), pdf('b.pdf'), pdf('c.pdf'))
  await expect.poll(names).toEqual(['fatura şubat.pdf', 'b.pdf'])
  const [first] = Call.all
  expect(first?.address).toBe('/api/files')
  expect(first?.headers['x-file-name']).toBe(encodeURIComponent('fatura şubat.pdf'))
  expect(first?.headers['content-type']).toBe('application/pdf')
  first?.upload.onprogress?.({ loaded: 250 })
  await expect
    .element(page.getByRole('progressbar', { name: 'Yükleniyor: fatura şubat.pdf' }))
    .toHaveAttribute('aria-valuenow', '50')
  await expectAccessible()
  first?.answer(200, { id: 1 })
  await expect.poll(names).toEqual(['fatura şubat.pdf', 'b.pdf', 'c.pdf'])
  expect(sent).toHaveBeenCalledExactlyOnceWith({ id: 1 }, first?.body)
  await expect.element(page.getByText('1 dosya yüklendi, 2 dosya yükleniyor.')).toBeInTheDocument()
})

test('what may not be sent is refused before, and the rest is sent', async () => {
  await open()
  const drop = new DataTransfer()
  for (const file of [pdf('büyük.pdf', 1500), pdf('boş.pdf', 0), new File(['x'], 'a.exe'), pdf('iyi.pdf')])
    drop.items.add(file)
  const zone = page.getByRole('button', { name: 'Dosya seç' }).element().parentElement
  zone?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: drop }))
  await expect.element(page.getByText('Dosya 1,5 KB; en çok 1.000 bayt olabilir.')).toBeVisible()
  await expect.element(page.getByText('Bu dosya boş.')).toBeVisible()
  await expect.element(page.getByText('Bu türde bir dosya eklenemez. Eklenebilenler: PDF.')).toBeVisible()
  await expect.poll(names).toEqual(['iyi.pdf'])
  await page.getByRole('button', { name: 'Listeden çıkar: a.exe' }).click()
  expect(rows().elements()).toHaveLength(3)
})

test('a lost connection is tried again as the same act; a refusal says why', async () => {
  const sent = await open()
  await choose(pdf('a.pdf'))
  await expect.poll(() => Call.all.length).toBe(1)
  Call.all[0]?.onerror?.()
  await expect
    .element(page.getByText('Bağlantı koptu. Bağlantınızı kontrol edip yeniden deneyin.'))
    .toBeVisible()
  await page.getByRole('button', { name: 'Yeniden dene: a.pdf' }).click()
  await expect.poll(() => Call.all.length).toBe(2)
  const keys = Call.all.map(({ headers }) => headers['idempotency-key'])
  expect(keys[0]).toBe(keys[1])
  Call.all[1]?.answer(422, { message: 'Dosya okunamadı.' })
  await expect.element(page.getByText('Dosya okunamadı.')).toBeVisible()
  await page.getByRole('button', { name: 'Yeniden dene: a.pdf' }).click()
  await expect.poll(() => Call.all.length).toBe(3)
  Call.all[2]?.answer(201, { id: 7 })
  await expect.element(page.getByText('1 dosya yüklendi.')).toBeInTheDocument()
  expect(sent).toHaveBeenCalledOnce()
})

test.each([
  [415, 'Bu türde bir dosya eklenemez.'],
  [413, 'Dosya çok büyük.'],
])('what the server will never take (%s) can only be taken from the list', async (status, message) => {
  await open()
  await choose(pdf('a.pdf'))
  await expect.poll(() => Call.all.length).toBe(1)
  Call.all[0]?.answer(status, { message })
  await expect.element(page.getByText(message)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Yeniden dene: a.pdf' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Listeden çıkar: a.pdf' }).click()
  await expect.poll(() => rows().elements().length).toBe(0)
})

test('a cancelled file stops and makes room for the next', async () => {
  await open()
  await choose(pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf'))
  await expect.poll(names).toEqual(['a.pdf', 'b.pdf'])
  await page.getByRole('button', { name: 'İptal et: a.pdf' }).click()
  await expect.poll(names).toEqual(['a.pdf', 'b.pdf', 'c.pdf'])
  expect(Call.all[0]?.isAborted).toBe(true)
  expect(rows().elements()).toHaveLength(2)
})
