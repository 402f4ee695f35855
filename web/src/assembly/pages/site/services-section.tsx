/** What the company carries, how and how fast; then its sea lanes, one line each. */
import { lanes } from '#assembly/pages/site/lanes.ts'
import { SiteSection, StateMark } from '#assembly/pages/site/site-section.tsx'
import { RouteLine } from '#spine/ui/route-line.tsx'

/** `state` is shown where there is no time yet. */
type Service = { name: string; what: string; time?: string; timeNote?: string; state?: string }

const services: readonly Service[] = [
  {
    name: 'Deniz yolu',
    what: 'Tam konteyner ve parsiyel yük. Konteyner seçimi, rezervasyon, konşimento ve liman işlemleri bizde; isterseniz fabrikadan depoya kadar.',
    time: '7–14 gün',
    timeNote: 'Avrupa ve Akdeniz limanları; uzak hatların süresi teklifte yazar',
  },
  {
    name: 'Hava kargo',
    what: 'Bekleyemeyen yük için havalimanından havalimanına ya da kapıya kadar. Ücrete esas ağırlık hesabını teklifte açıkça görürsünüz.',
    time: '1–3 gün',
  },
  {
    name: 'Kara yolu ekspres',
    what: 'Avrupa’ya ve Avrupa’dan komple ya da parsiyel tır. Sınır ve gümrük geçişi planın parçasıdır.',
    time: '3–7 gün',
  },
  {
    name: 'Ekspres van',
    what: 'Tek araç, tek yük, aktarma yok. Üretim hattı duran fabrikaya yedek parça, fuara yetişecek sandık.',
    time: '1–2 gün',
  },
  {
    name: 'Avrupa ↔ Türk cumhuriyetleri',
    what: 'Avrupa ile Azerbaycan, Kazakistan, Kırgızistan, Özbekistan ve Türkmenistan arasında iki yönlü kara yolu.',
    time: 'Güzergâha göre',
    timeNote: 'Süre teklifte yazar',
  },
  {
    name: 'E-ticaret ve Amazon FBA',
    what: 'Satıcıların ürünleri pazaryeri depolarına etiketli ve randevulu teslim edilir.',
    state: 'Yakında',
  },
]

export function ServicesSection() {
  return (
    <SiteSection
      id="services"
      title="Hizmetler"
      intro="Teklif için hedefimiz acil taleplerde 6, hızlı taleplerde 24, diğerlerinde 48 saattir."
    >
      <ul className="border-line border-b">
        {services.map((service) => (
          <ServiceRow key={service.name} {...service} />
        ))}
      </ul>
      <h3 className="mt-16 text-18">Deniz hatları</h3>
      <LaneList />
    </SiteSection>
  )
}

function ServiceRow({ name, what, time, timeNote, state }: Service) {
  return (
    <li className="grid gap-x-8 gap-y-1 border-line border-t py-5 md:grid-cols-[11rem_minmax(0,1fr)_10rem]">
      <h3 className="font-medium">
        {name}
        {state && <StateMark>{state}</StateMark>}
      </h3>
      <p className="measure text-muted">{what}</p>
      {time && (
        <p className="figures max-md:mt-1 md:text-right">
          <span className="sr-only">Süre: </span>
          <span className="font-medium">{time}</span>
          {timeNote && <span className="text-13 text-muted max-md:ml-2 md:block">{timeNote}</span>}
        </p>
      )}
    </li>
  )
}

const regions = [...new Set(lanes.map(({ region }) => region))]

function LaneList() {
  return (
    <dl className="mt-4 border-line border-b">
      {regions.map((region) => (
        <div
          key={region}
          className="grid gap-x-8 gap-y-2 border-line border-t py-4 md:grid-cols-[11rem_minmax(0,1fr)]"
        >
          <dt className="text-muted">{region}</dt>
          <dd className="grid gap-x-12 gap-y-2 sm:grid-cols-2">
            {lanes
              .filter((lane) => lane.region === region)
              .map(({ from, to }) => (
                <span
                  key={from}
                  className="grid grid-cols-[minmax(auto,5.5rem)_minmax(0,1fr)_minmax(auto,4rem)] items-center gap-2"
                >
                  {from}
                  <RouteLine />
                  <span className="sr-only">–</span>
                  <span className="font-medium">{to}</span>
                </span>
              ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
