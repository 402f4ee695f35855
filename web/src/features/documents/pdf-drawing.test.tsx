/** PDFs in the page: scanned ones are drawn, one that takes too long is given up, and of many pages only some are shown. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPdf } from '#features/documents/pdf-drawing.ts'
import { PdfPages } from '#features/documents/pdf-pages.tsx'
import { aPdf, aScan } from '#testing/a-pdf.ts'
import { answerCalls } from '#testing/answer-calls.ts'
import { showPart } from '#testing/show-part.tsx'

const patience = 30_000

async function middleOf(bytes: ArrayBuffer) {
  const pdf = await openPdf(bytes, patience)
  const canvas = document.createElement('canvas')
  await pdf.draw(1, canvas, 64)
  pdf.close()
  return [...(canvas.getContext('2d')?.getImageData(32, 32, 1, 1).data ?? [])]
}

test('a scanned page is drawn', async () => {
  expect(await middleOf(aScan())).toEqual([0, 0, 0, 255])
})

test.each(['jbig2', 'openjpeg'])('the decoder %s is served by us, as a plain script', async (name) => {
  const { default: decoder } = await import(
    /* @vite-ignore */ `${__PDF_FILES__}wasm/${name}_nowasm_fallback.js`
  )
  expect(decoder).toBeTypeOf('function')
})

test('one that takes too long is given up, and the next is drawn', async () => {
  await expect(openPdf(aPdf(1), 1)).rejects.toThrow('too long')
  expect(await middleOf(aPdf(1))).toEqual([255, 255, 255, 255])
})

test('of very many pages the first are shown, and those out of sight are let go of', async () => {
  answerCalls({ 'GET /file': () => new Response(aPdf(201)) })
  await showPart(<PdfPages address="/api/file" name="katalog.pdf" onFailed={() => undefined} />)
  await expect.element(page.getByText(/^Burada ilk 200 sayfa gösterilir/)).toBeInTheDocument()
  const pages = page.getByRole('img', { name: /^katalog.pdf, sayfa/ })
  expect(pages.elements()).toHaveLength(200)
  const widthOf = (place: number) => (pages.elements()[place] as HTMLCanvasElement).width
  await expect.poll(() => widthOf(0)).toBeGreaterThan(210)
  pages.elements()[150]?.scrollIntoView()
  await expect.poll(() => widthOf(150)).toBeGreaterThan(210)
  await expect.poll(() => widthOf(0)).toBe(210)
})
