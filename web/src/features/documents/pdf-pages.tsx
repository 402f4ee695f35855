/** All pages of a PDF below each other, each drawn when it comes near. */
import { useEffect, useRef, useState } from 'react'
import { type OpenPdf, openPdf } from '#features/documents/pdf-drawing.ts'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

type Props = {
  address: string
  name: string
  /** It cannot be fetched or drawn. */
  onFailed: () => void
}

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
      opened = await openPdf(await answer.arrayBuffer())
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
      {Array.from({ length: pdf.pages }, (_, place) => (
        <PdfPage
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
          key={place}
          pdf={pdf}
          number={place + 1}
          label={`${name}, sayfa ${place + 1} / ${pdf.pages}`}
        />
      ))}
    </div>
  )
}

function PdfPage({ pdf, number, label }: { pdf: OpenPdf; number: number; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isBroken, setBroken] = useState(false)
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        watch.disconnect()
        const width = element.clientWidth * Math.min(devicePixelRatio, 2)
        pdf.draw(number, element, width).catch(() => setBroken(true))
      },
      { rootMargin: '600px' },
    )
    watch.observe(element)
    return () => watch.disconnect()
  }, [pdf, number])
  return (
    <>
      {/* As high as a sheet of paper until it is drawn. */}
      <canvas
        ref={canvas}
        role="img"
        aria-label={label}
        width={210}
        height={297}
        className="h-auto w-full rounded-field border border-line bg-card"
      />
      {isBroken && <p className="text-13 text-muted">Bu sayfa çizilemedi.</p>}
    </>
  )
}
