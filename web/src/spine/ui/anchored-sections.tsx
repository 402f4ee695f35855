/** A long page in sections, each with an address of its own, and the list of them above. */
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { Card, CardBody, CardHead } from '#spine/ui/card.tsx'

type Props = { label: string; sections: readonly { id: string; title: string; content: ReactNode }[] }

export function AnchoredSections({ label, sections }: Props) {
  const { search, hash, key } = useLocation()
  const all = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The browser looked for the anchor before it was drawn. Each visit looks again, also to the same anchor.
    const asked = key && [...(all.current?.children ?? [])].find(({ id }) => `#${id}` === hash)
    if (asked instanceof HTMLElement) return goTo(asked)
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

const settlingTime = 3000
const ownMoves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** Goes to a section, and again while those above it still grow, until the visitor moves by themselves. */
function goTo(section: HTMLElement): () => void {
  section.scrollIntoView()
  section.focus({ preventScroll: true })
  let height = section.parentElement?.offsetHeight
  const growth = new ResizeObserver(() => {
    if (section.parentElement?.offsetHeight === height) return
    height = section.parentElement?.offsetHeight
    section.scrollIntoView({ behavior: 'instant' })
  })
  const stop = () => growth.disconnect()
  if (section.parentElement) growth.observe(section.parentElement)
  for (const move of ownMoves) addEventListener(move, stop, { once: true, passive: true })
  const timer = setTimeout(stop, settlingTime)
  return () => {
    stop()
    clearTimeout(timer)
    for (const move of ownMoves) removeEventListener(move, stop)
  }
}
