/** The first page of a PDF as a small image: made when it comes into sight, one after the other, and kept while the page is open. */
import { type RefObject, useEffect, useState } from 'react'

const coverWidth = 480
/** A file that takes longer is shown by its icon. */
const mostMs = 10_000
const mostKept = 200

const covers = new Map<string, Promise<string>>()
let last: Promise<unknown> = Promise.resolve()

type Pictured = { id: string; preview_path: string; file_size: number }

/** Larger files are fetched when they are opened only, and where data are saved all are. */
const mostBytes = 2 * 1024 ** 2
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Undefined until it is drawn, and where it cannot be. */
export function usePdfCover(
  { id, preview_path, file_size }: Pictured,
  isPdf: boolean,
  place: RefObject<HTMLElement | null>,
): string | undefined {
  const [cover, setCover] = useState<string>()
  useEffect(() => {
    const element = place.current
    if (!isPdf || !element || file_size > mostBytes || savesData()) return
    let isLeft = false
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      watch.disconnect()
      coverOf(id, preview_path).then(
        (drawn) => isLeft || setCover(drawn),
        () => undefined,
      )
    })
    watch.observe(element)
    return () => {
      isLeft = true
      watch.disconnect()
    }
  }, [id, preview_path, file_size, isPdf, place])
  return cover
}

function coverOf(id: string, address: string): Promise<string> {
  const known = covers.get(id)
  if (known) return known
  const drawn = last.then(() => draw(address))
  last = drawn.catch(() => undefined)
  covers.set(id, drawn)
  // A link that has ended, or a lost line, may work the next time.
  drawn.catch(() => covers.delete(id))
  const [oldest] = covers.keys()
  if (covers.size > mostKept && oldest) covers.delete(oldest)
  return drawn
}

async function draw(address: string): Promise<string> {
  const [{ openPdf }, answer] = await Promise.all([
    import('#features/documents/pdf-drawing.ts'),
    fetch(address, { signal: AbortSignal.timeout(mostMs) }),
  ])
  if (!answer.ok) throw new Error(`The file was not given: ${answer.status}`)
  const pdf = await openPdf(await answer.arrayBuffer(), mostMs)
  try {
    const canvas = document.createElement('canvas')
    await pdf.draw(1, canvas, coverWidth)
    return canvas.toDataURL('image/jpeg', 0.8)
  } finally {
    pdf.close()
  }
}
