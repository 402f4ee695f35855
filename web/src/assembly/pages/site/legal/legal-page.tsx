/** The frame of a legal text: version and date, table of contents, numbered sections, the way back; it prints as a document. */
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useDocumentTitle } from '#features/company/document-title.ts'

export type LegalSection = { id: string; title: string; body: ReactNode }
export type LegalVersion = { version: string; effective: { date: string; inWords: string } }

type Props = LegalVersion & { title: string; intro: ReactNode; sections: readonly LegalSection[] }

export function LegalPage({ title, version, effective, intro, sections }: Props) {
  useDocumentTitle(title)
  return (
    <article className="mx-auto max-w-6xl px-5 pt-8 pb-16 md:px-8 md:pb-24 print:max-w-none print:p-0">
      <Link
        to="/"
        className="print-hidden -ml-1 inline-flex min-h-10 items-center gap-2 text-14 text-muted hover:text-ink"
      >
        <ArrowLeft className="size-4" strokeWidth={1.75} aria-hidden /> Ana sayfa
      </Link>
      <header className="mt-6 max-w-[42.9em] md:mt-10">
        <h1 className="text-28 md:text-40">{title}</h1>
        <p className="figures mt-3 text-14 text-muted">
          Yürürlük tarihi: <time dateTime={effective.date}>{effective.inWords}</time> · Sürüm {version}
        </p>
        <div className="mt-5 text-18">{intro}</div>
      </header>
      <div className="mt-10 grid gap-x-16 gap-y-10 md:mt-14 lg:grid-cols-[16rem_minmax(0,1fr)] print:block">
        <Contents sections={sections} />
        <div className="legal-text grid gap-10 print:block">
          {sections.map(({ id, title: heading, body }, position) => (
            <section key={id} id={id} tabIndex={-1} className="outline-none">
              <h2 className="mb-3 text-22">
                {position + 1}. {heading}
              </h2>
              {body}
            </section>
          ))}
        </div>
      </div>
    </article>
  )
}

function Contents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <nav aria-label="İçindekiler" className="print-hidden lg:sticky lg:top-24 lg:self-start">
      <p className="text-14 font-medium">İçindekiler</p>
      <ol className="mt-2 text-14 text-muted">
        {sections.map(({ id, title }, position) => (
          <li key={id}>
            <Link to={{ hash: id }} className="flex min-h-8 gap-2 py-1.5 hover:text-ink hover:underline">
              <span className="figures w-5 shrink-0 text-right">{position + 1}.</span>
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
