/** The living catalogue: tokens, every primitive in every state, and the three navigations complete. Development only. */
import { Link } from 'react-router'
import { ControlsSection } from '#catalogue/controls-section.tsx'
import { DataSection } from '#catalogue/data-section.tsx'
import { FormsSection } from '#catalogue/forms-section.tsx'
import { NavigationSection } from '#catalogue/navigation-section.tsx'
import { OverlaysSection } from '#catalogue/overlays-section.tsx'
import { RouteSection } from '#catalogue/route-section.tsx'
import { StatesSection } from '#catalogue/states-section.tsx'
import { TokensSection } from '#catalogue/tokens-section.tsx'
import { BrandLink } from '#layouts/brand-link.tsx'
import { useDocumentTitle } from '#layouts/document-title.ts'
import { ThemeSwitch } from '#layouts/theme-switch.tsx'

const sections = [
  { id: 'renkler', title: 'Renk ve yazı', Section: TokensSection },
  { id: 'hat', title: 'Hat', Section: RouteSection },
  { id: 'dugmeler', title: 'Düğmeler ve rozetler', Section: ControlsSection },
  { id: 'form', title: 'Form', Section: FormsSection },
  { id: 'pencereler', title: 'Pencereler ve bildirimler', Section: OverlaysSection },
  { id: 'veri', title: 'Veri', Section: DataSection },
  { id: 'durumlar', title: 'Durumlar', Section: StatesSection },
  { id: 'gezinme', title: 'Gezinme', Section: NavigationSection },
]

export function CataloguePage() {
  useDocumentTitle('Arayüz kataloğu')
  return (
    <>
      <header className="sticky top-0 z-30 border-line border-b bg-bg">
        <div className="mx-auto flex h-14 max-w-6xl items-center gap-6 px-5">
          <BrandLink />
          <nav aria-label="Katalog" className="flex min-w-0 flex-1 gap-4 overflow-x-auto text-13">
            {sections.map((section) => (
              <Link
                key={section.id}
                to={`#${section.id}`}
                className="whitespace-nowrap py-2 text-muted hover:text-ink"
              >
                {section.title}
              </Link>
            ))}
          </nav>
          <ThemeSwitch />
        </div>
      </header>
      <main className="mx-auto w-full max-w-6xl px-5 pb-24">
        <h1 className="pt-10 text-28">Arayüz kataloğu</h1>
        <p className="measure mt-2 text-muted">
          Arayüzün bütün parçaları, her durumuyla. Buradaki sayılar ve adlar katalog örneğidir.
        </p>
        {sections.map(({ id, title, Section }) => (
          <section key={id} id={id} aria-labelledby={`${id}-baslik`} className="pt-14">
            <h2 id={`${id}-baslik`} className="mb-6 border-line border-b pb-2 text-22">
              {title}
            </h2>
            <Section />
          </section>
        ))}
      </main>
    </>
  )
}
