/** A long page split into sections with an anchor each, and links to them above. */
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { Card, CardBody, CardHead } from '#spine/ui/card.tsx'

type Props = { label: string; sections: readonly { id: string; title: string; content: ReactNode }[] }

export function AnchoredSections({ label, sections }: Props) {
  const { search, hash, key } = useLocation()
  const all = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The browser looked for the anchor before it was rendered. `key` changes on each visit, also to the same anchor.
    const target = key && [...(all.current?.children ?? [])].find(({ id }) => `#${id}` === hash)
    if (target instanceof HTMLElement) return goTo(target)
  }, [hash, key])
  return (
    <>
      <nav aria-label={label} className="-mx-3 flex flex-wrap gap-1">
        {sections.map(({ id, title }) => (
          <Link
            key={id}
            to={{ search, hash: id }}
            className="inline-flex h-9 items-center pointer-coarse:h-11 rounded-field px-3 text-14 text-muted transition-colors hover:bg-hover hover:text-ink"
          >
            {title}
          </Link>
        ))}
      </nav>
      <div ref={all} className="flex flex-col gap-5">
        {sections.map(({ id, title, content }) => (
          <Card key={id} id={id} aria-label={title} tabIndex={-1} className="outline-none">
            <CardHead title={title} />
            <CardBody>{content}</CardBody>
          </Card>
        ))}
      </div>
    </>
  )
}

const settlingMs = 3000
const userGestures = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** Scrolls to a section, and again while the sections above it still grow, until the visitor scrolls or types. */
function goTo(section: HTMLElement): () => void {
  section.scrollIntoView()
  section.focus({ preventScroll: true })
  let height = section.parentElement?.offsetHeight
  const resizes = new ResizeObserver(() => {
    if (section.parentElement?.offsetHeight === height) return
    height = section.parentElement?.offsetHeight
    section.scrollIntoView({ behavior: 'instant' })
  })
  const stop = () => resizes.disconnect()
  if (section.parentElement) resizes.observe(section.parentElement)
  for (const gesture of userGestures) addEventListener(gesture, stop, { once: true, passive: true })
  const timer = setTimeout(stop, settlingMs)
  return () => {
    stop()
    clearTimeout(timer)
    for (const gesture of userGestures) removeEventListener(gesture, stop)
  }
}
