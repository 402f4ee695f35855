/**
 * Draws the pages of a PDF onto canvases. The file is read in a worker of its own, which is ended when it takes too long; scripts and
 * forms in it are not run and its links lead nowhere.
 * Loaded on demand, since it is larger than all the rest of the portal. The build for older browsers is the one that all of ours understand.
 */
import { getDocument, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Larger images are left out, and larger pages drawn coarser: a few bytes may ask for gigabytes. */
const mostImagePixels = 32 * 1024 ** 2
const mostCanvasPixels = 8 * 1024 ** 2
/** A page of one point by a million is no paper, and no browser has a canvas for it. */
const mostPoints = 16_384

export type OpenPdf = {
  pages: number
  /** As wide as asked for, in pixels of the screen. */
  draw(page: number, canvas: HTMLCanvasElement, width: number): Promise<void>
  close(): void
}

/** For a worker to clear up after itself. */
const partingMs = 1_000

/** `mostMs`: for opening it, and for each page. Once that is over nothing of it is drawn any more. */
export async function openPdf(bytes: ArrayBuffer, mostMs: number): Promise<OpenPdf> {
  const thread = new Worker(`${__PDF_FILES__}legacy/build/pdf.worker.min.mjs`, { type: 'module' })
  const worker = PDFWorker.create({ port: thread, verbosity: 0 })
  const task = getDocument({
    data: bytes,
    worker,
    enableXfa: false,
    useWasm: false,
    useWorkerFetch: false,
    wasmUrl: new URL(`${__PDF_FILES__}wasm/`, location.origin).href,
    cMapUrl: `${__PDF_FILES__}cmaps/`,
    standardFontDataUrl: `${__PDF_FILES__}standard_fonts/`,
    maxImageSize: mostImagePixels,
    canvasMaxAreaInBytes: mostCanvasPixels * 4,
    verbosity: 0,
  })
  const end = () => {
    thread.terminate()
    worker.destroy()
  }
  // One that hangs would not end by itself.
  const close = () => {
    const timer = setTimeout(end, partingMs)
    task.destroy().then(
      () => {
        clearTimeout(timer)
        end()
      },
      () => undefined,
    )
  }
  const inTime = <Value>(work: Promise<Value>): Promise<Value> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        end()
        reject(new Error('The file takes too long'))
      }, mostMs)
      work.then(resolve, reject).finally(() => clearTimeout(timer))
    })
  const unusable = new Promise<never>((_, reject) => {
    thread.onerror = () => reject(new Error('The worker has not come'))
  })
  try {
    const pdf = await inTime(Promise.race([task.promise, unusable]))
    thread.onerror = null
    return {
      pages: pdf.numPages,
      draw: (page, canvas, width) => inTime(draw(pdf, page, canvas, width)),
      close,
    }
  } catch (error) {
    close()
    throw error
  }
}

async function draw(pdf: PDFDocumentProxy, number: number, canvas: HTMLCanvasElement, width: number) {
  const page = await pdf.getPage(number)
  const plain = page.getViewport({ scale: 1 })
  const wanted = width / plain.width
  const most = Math.sqrt(mostCanvasPixels / (plain.width * plain.height))
  const viewport = page.getViewport({ scale: Math.min(wanted, most) })
  if (Math.max(viewport.width, viewport.height) > mostPoints) throw new Error('The page is no sheet of paper')
  canvas.width = Math.max(1, Math.floor(viewport.width))
  canvas.height = Math.max(1, Math.floor(viewport.height))
  await page.render({ canvas, viewport }).promise
  page.cleanup()
}
