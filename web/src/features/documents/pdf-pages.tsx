/** The pages of a PDF below each other: each is drawn when it comes near, and let go of when it is far again. */
import { useEffect, useRef, useState } from 'react'
import { type OpenPdf, openPdf } from '#features/documents/pdf-drawing.ts'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

type Props = {
  address: string
  name: string
  /** It cannot be fetched or drawn. */
  onFailed: () => void
}

/** A small file may claim millions of them. */
const mostPages = 200
const mostMs = 20_000

export function PdfPages({ address, name, onFailed }: Props) {
  const [pdf, setPdf] = useState<OpenPdf>()
  const fail = useRef(onFailed)
  fail.current = onFailed
  useEffect(() => {
    const leave = new AbortController()
    let opened: OpenPdf | undefined
    const open = async () => {
      const answer = await fetch(address, { signal: leave.signal })
      if (!answer.ok) throw new Error(`The file was not given: ${answer.status}`)
      opened = await openPdf(await answer.arrayBuffer(), mostMs)
      if (leave.signal.aborted) opened.close()
      else setPdf(opened)
    }
    open().catch(() => leave.signal.aborted || fail.current())
    return () => {
      leave.abort()
      opened?.close()
    }
  }, [address])
  if (!pdf)
    return (
      <Loading label="Belge açılıyor" className="p-4">
        <Skeleton className="h-96" />
      </Loading>
    )
  return (
    <div className="flex flex-col gap-3 p-3">
      {Array.from({ length: Math.min(pdf.pages, mostPages) }, (_, place) => (
        <PdfPage
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
          key={place}
          pdf={pdf}
          number={place + 1}
          label={`${name}, sayfa ${place + 1} / ${pdf.pages}`}
          // Of more, the others may be right.
          onBroken={pdf.pages === 1 ? onFailed : undefined}
        />
      ))}
      {pdf.pages > mostPages && (
        <p className="text-center text-14 text-muted">
          Burada ilk {mostPages} sayfa gösterilir. Hepsi için belgeyi indirin.
        </p>
      )}
    </div>
  )
}

/** Of a page that is not drawn; as high as a sheet of paper until its own height is known. */
const small = { width: 210, height: 297 }

type PageProps = { pdf: OpenPdf; number: number; label: string; onBroken: (() => void) | undefined }

function PdfPage({ pdf, number, label, onBroken }: PageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isBroken, setBroken] = useState(false)
  const tell = useRef(onBroken)
  tell.current = onBroken
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    let isNear = false
    let isDrawn = false
    let isBusy = false
    const follow = async () => {
      if (isBusy) return
      isBusy = true
      while (isNear !== isDrawn) {
        if (isNear) await pdf.draw(number, element, element.clientWidth * Math.min(devicePixelRatio, 2))
        else shrink(element)
        isDrawn = !isDrawn
      }
      isBusy = false
    }
    const watch = new IntersectionObserver(
      ([entry]) => {
        isNear = entry?.isIntersecting ?? false
        // One that has failed stays busy and is not tried again.
        follow().catch(() => {
          setBroken(true)
          tell.current?.()
        })
      },
      { rootMargin: '600px' },
    )
    watch.observe(element)
    return () => watch.disconnect()
  }, [pdf, number])
  return (
    <>
      <canvas
        ref={canvas}
        role="img"
        aria-label={label}
        {...small}
        className="h-auto w-full rounded-field border border-line bg-card"
      />
      {isBroken && <p className="text-13 text-muted">Bu sayfa çizilemedi.</p>}
    </>
  )
}

/** Gives its memory back, and stays as high as it is. */
function shrink(canvas: HTMLCanvasElement) {
  canvas.height = Math.max(1, Math.round((small.width * canvas.height) / canvas.width))
  canvas.width = small.width
}
