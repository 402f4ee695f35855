/**
 * Draws the pages of a PDF onto canvases. The file is read in a worker; scripts and forms in it are not run and its links lead nowhere.
 * Loaded on demand, since it is larger than all the rest of the portal. The build for older browsers is the one that all of ours understand.
 */
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'

GlobalWorkerOptions.workerSrc = workerAddress

/** Larger images are left out, and larger pages drawn coarser: a few bytes may ask for gigabytes. */
const mostImagePixels = 32 * 1024 ** 2
const mostCanvasPixels = 8 * 1024 ** 2

export type OpenPdf = {
  pages: number
  /** As wide as asked for, in pixels of the screen. */
  draw(page: number, canvas: HTMLCanvasElement, width: number): Promise<void>
  close(): void
}

export async function openPdf(bytes: ArrayBuffer): Promise<OpenPdf> {
  const task = getDocument({
    data: bytes,
    enableXfa: false,
    useWasm: false,
    useWorkerFetch: false,
    maxImageSize: mostImagePixels,
    canvasMaxAreaInBytes: mostCanvasPixels * 4,
    verbosity: 0,
  })
  const pdf: PDFDocumentProxy = await task.promise
  return {
    pages: pdf.numPages,
    draw: (page, canvas, width) => draw(pdf, page, canvas, width),
    close: () => void task.destroy(),
  }
}

async function draw(pdf: PDFDocumentProxy, number: number, canvas: HTMLCanvasElement, width: number) {
  const page = await pdf.getPage(number)
  const plain = page.getViewport({ scale: 1 })
  const wanted = width / plain.width
  const most = Math.sqrt(mostCanvasPixels / (plain.width * plain.height))
  const viewport = page.getViewport({ scale: Math.min(wanted, most) })
  canvas.width = Math.max(1, Math.floor(viewport.width))
  canvas.height = Math.max(1, Math.floor(viewport.height))
  await page.render({ canvas, viewport }).promise
  page.cleanup()
}
