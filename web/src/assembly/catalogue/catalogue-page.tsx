/** The UI catalogue: design tokens, every component in every state, and the three menus. Development only. */
import { Link } from 'react-router'
import { ChartsSection } from '#assembly/catalogue/charts-section.tsx'
import { ControlsSection } from '#assembly/catalogue/controls-section.tsx'
import { DataSection } from '#assembly/catalogue/data-section.tsx'
import { DraftsSection } from '#assembly/catalogue/drafts-section.tsx'
import { FormsSection } from '#assembly/catalogue/forms-section.tsx'
import { InputsSection } from '#assembly/catalogue/inputs-section.tsx'
import { ListSection } from '#assembly/catalogue/list-section.tsx'
import { MapSection } from '#assembly/catalogue/map-section.tsx'
import { NavigationSpecimens } from '#assembly/catalogue/navigation-specimens.tsx'
import { OverlaysSection } from '#assembly/catalogue/overlays-section.tsx'
import { PanelsSection } from '#assembly/catalogue/panels-section.tsx'
import { RatesSection } from '#assembly/catalogue/rates-section.tsx'
import { RouteSection } from '#assembly/catalogue/route-section.tsx'
import { StatesSection } from '#assembly/catalogue/states-section.tsx'
import { TasksSection } from '#assembly/catalogue/tasks-section.tsx'
import { TokensSection } from '#assembly/catalogue/tokens-section.tsx'
import { UploadSection } from '#assembly/catalogue/upload-section.tsx'
import { useDocumentTitle } from '#features/company/document-title.ts'

const sections = [
  { id: 'renkler', title: 'Renk ve yazı', Section: TokensSection },
  { id: 'hat', title: 'Hat', Section: RouteSection },
  { id: 'dugmeler', title: 'Düğmeler ve rozetler', Section: ControlsSection },
  { id: 'form', title: 'Form', Section: FormsSection },
  { id: 'alanlar', title: 'Sayı, tarih ve kayıt', Section: InputsSection },
  { id: 'taslak', title: 'Sıralama ve kaydetme', Section: DraftsSection },
  { id: 'dosya', title: 'Dosya', Section: UploadSection },
  { id: 'pencereler', title: 'Pencereler ve bildirimler', Section: OverlaysSection },
  { id: 'kayit', title: 'Kayıt', Section: PanelsSection },
  { id: 'veri', title: 'Veri', Section: DataSection },
  { id: 'grafikler', title: 'Grafikler', Section: ChartsSection },
  { id: 'harita', title: 'Harita', Section: MapSection },
  { id: 'listeler', title: 'Listeler', Section: ListSection },
  { id: 'kurlar', title: 'Kurlar', Section: RatesSection },
  { id: 'isler', title: 'Uzun işler', Section: TasksSection },
  { id: 'durumlar', title: 'Durumlar', Section: StatesSection },
  { id: 'gezinme', title: 'Gezinme', Section: NavigationSpecimens },
]

export function CataloguePage() {
  useDocumentTitle('Arayüz kataloğu')
  return (
    <>
      <h1 className="pt-10 text-28">Arayüz kataloğu</h1>
      <p className="measure mt-2 text-muted">
        Arayüzün bütün parçaları, her durumuyla. Buradaki sayılar ve adlar katalog örneğidir.
      </p>
      <nav aria-label="Katalog" className="mt-6 flex flex-wrap gap-x-5 gap-y-1 text-14">
        {sections.map((section) => (
          <Link key={section.id} to={`#${section.id}`} className="link py-1">
            {section.title}
          </Link>
        ))}
      </nav>
      {sections.map(({ id, title, Section }) => (
        <section key={id} id={id} aria-labelledby={`${id}-baslik`} className="pt-14">
          <h2 id={`${id}-baslik`} className="mb-6 border-line border-b pb-2 text-22">
            {title}
          </h2>
          <Section />
        </section>
      ))}
    </>
  )
}
