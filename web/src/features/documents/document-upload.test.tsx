import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DocumentUpload } from '#features/documents/document-upload.tsx'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { showPart } from '#testing/show-part.tsx'
import { Call, catchCalls } from '#testing/upload-calls.ts'

async function open() {
  catchCalls()
  const uploaded = vi.fn()
  await showPart(<DocumentUpload label="Belge ekle" onUploaded={uploaded} />)
  await expect.element(page.getByRole('button', { name: 'Dosya seç' })).toBeVisible()
  return uploaded
}
const file = (name: string, size = 500) => new File([new Uint8Array(size)], name)
const choose = (...files: File[]) => userEvent.upload(page.getByLabelText('Belge ekle').last(), files)

test('a document goes to its route, and what the server has stored is handed on', async () => {
  const uploaded = await open()
  await expect.element(page.getByText('PDF, DOC, DOCX, JPG, PNG, GIF; en çok 10 MB.')).toBeVisible()
  await choose(file('Konşimento.docx'))
  await expect.poll(() => Call.all[0]?.address).toBe('/api/uploads')
  const stored = { id: 'x', name: 'Konşimento.docx', type: 'application/msword', size: 500 }
  Call.all[0]?.answer(201, stored)
  await expect.poll(() => uploaded.mock.calls).toEqual([[stored]])
})

test('one that is too large is not sent; one that the server refuses says why', async () => {
  const uploaded = await open()
  const drop = new DataTransfer()
  for (const one of [file('büyük.pdf', 10 * 1024 ** 2 + 1), file('sahte.pdf')]) drop.items.add(one)
  const zone = page.getByRole('button', { name: 'Dosya seç' }).element().parentElement
  zone?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: drop }))
  await expect.element(page.getByText("Dosya boyutu 10MB'dan küçük olmalıdır")).toBeVisible()
  await expect.poll(() => Call.all.length).toBe(1)
  Call.all[0]?.answer(415, {
    code: 'FILE_REFUSED',
    message: 'Dosya yüklenirken hata oluştu',
    data: { reason: 'Dosya boş.' },
  })
  await expect.element(page.getByText('Dosya yüklenirken hata oluştu. Dosya boş.')).toBeVisible()
  await expectAccessible()
  expect(uploaded).not.toHaveBeenCalled()
})
