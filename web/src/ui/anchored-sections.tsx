/** A long page in sections, each with an address of its own, and the list of them above. */
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { Card, CardBody, CardHead } from '#ui/card.tsx'

type Props = { label: string; sections: readonly { id: string; title: string; content: ReactNode }[] }

export function AnchoredSections({ label, sections }: Props) {
  const { search, hash, key } = useLocation()
  const pages = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The browser looked for the anchor before it was drawn. Each visit looks again, also to the same anchor.
    const asked = key && [...(pages.current?.children ?? [])].find(({ id }) => `#${id}` === hash)
    if (!(asked instanceof HTMLElement)) return
    asked.scrollIntoView()
    asked.focus({ preventScroll: true })
  }, [hash, key])
  return (
    <>
      <nav aria-label={label} className="-mx-3 flex flex-wrap gap-1">
        {sections.map(({ id, title }) => (
          <Link
            key={id}
            to={{ search, hash: id }}
            className="inline-flex h-9 items-center rounded-field px-3 text-14 text-muted transition-colors hover:bg-hover hover:text-ink"
          >
            {title}
          </Link>
        ))}
      </nav>
      <div ref={pages} className="flex flex-col gap-5">
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
