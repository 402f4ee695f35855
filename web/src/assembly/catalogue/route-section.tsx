/** The route line in all its uses. */
import { Specimen } from '#assembly/catalogue/specimen.tsx'
import { ProgressBar } from '#spine/ui/progress-bar.tsx'
import { RouteLine, RouteLoader, RouteMark } from '#spine/ui/route-line.tsx'
import { RouteSteps } from '#spine/ui/route-steps.tsx'

export function RouteSection() {
  return (
    <>
      <Specimen name="İşaret">
        <RouteMark />
      </Specimen>
      <Specimen name="Hat" className="flex-col items-stretch">
        <RouteLine />
        <RouteLine progress={0} label="Yolun başında" />
        <RouteLine progress={0.62} label="Yolun yüzde 62’si geçildi" />
        <RouteLine progress={1} label="Vardı" />
      </Specimen>
      <Specimen name="Yükleme">
        <RouteLoader className="text-sea" />
      </Specimen>
      <Specimen name="Sihirbaz adımları" className="block">
        <RouteSteps
          label="Teklif adımları"
          orientation="horizontal"
          steps={[
            { key: 'mode', label: 'Taşıma türü', state: 'done' },
            { key: 'route', label: 'Güzergâh', state: 'done' },
            { key: 'cargo', label: 'Yük', state: 'current' },
            { key: 'time', label: 'Zaman', state: 'ahead' },
            { key: 'review', label: 'Özet', state: 'ahead' },
          ]}
        />
      </Specimen>
      <Specimen name="Zaman çizelgesi">
        <RouteSteps
          label="Gönderi geçmişi"
          steps={[
            { key: 'loaded', label: 'Yüklendi', detail: '5 Mart 2026 14:30 · Ambarlı', state: 'done' },
            { key: 'sailed', label: 'Gemi kalktı', detail: '6 Mart 2026 02:10 · Ambarlı', state: 'done' },
            { key: 'transit', label: 'Yolda', detail: 'Son bilgi 3 saat önce', state: 'current' },
            { key: 'arrival', label: 'Varış', detail: 'Tahmini 12 Mart 2026', state: 'ahead' },
          ]}
        />
      </Specimen>
      <Specimen name="Uzun iş" className="block max-w-md">
        <ProgressBar label="E-postalar gönderiliyor" done={132} total={247} />
      </Specimen>
    </>
  )
}
