/** The tools that customers work with. */
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { numberCheckTitle, weightTitle } from '#assembly/pages/site/page-heads.ts'
import { SiteSection } from '#assembly/pages/site/site-section.tsx'

const tools: readonly { name: string; what: ReactNode }[] = [
  {
    name: 'Takip',
    what: 'Konteyner, konşimento ya da gönderi numarasıyla yükünüzün yerini ve tahmini varışını görün. Durum değişince haber gelir, siz sormadan.',
  },
  {
    name: 'Müşteri paneli',
    what: 'Teklif isteyin, karşılaştırın, onaylayın. Belgeler, yazışmalar ve geçmiş gönderiler aynı yerde durur.',
  },
  {
    name: 'Açık araçlar',
    what: (
      <>
        Giriş yapmadan numara ve ağırlık hesabı:{' '}
        <Link to="/araclar/konteyner" className="link">
          {numberCheckTitle}
        </Link>{' '}
        ve{' '}
        <Link to="/araclar/agirlik" className="link">
          {weightTitle}
        </Link>
        .
      </>
    ),
  },
  {
    name: 'Telefon ve masaüstü uygulaması',
    what: (
      <>
        Paneli iPhone’a, Android’e ya da bilgisayarınıza uygulama olarak kurun: kendi penceresi, simgesinde
        bekleyenlerin sayısı, bildirimler; ağ yokken son gördüğünüz listeler.{' '}
        <Link to="/desktop-indir" className="link">
          Nasıl kurulur?
        </Link>
      </>
    ),
  },
  {
    name: 'EDI entegrasyonu',
    what: 'Taşıyıcıların EDIFACT IFTSTA, DCSA Track & Trace ve havayolu FSU iletileri okunur, elle yazılmadan gönderinize işlenir. Okunamayan iletiye ekibimiz bakar. Gönderilerinizin olaylarını DCSA ile kendi programınıza da alabilirsiniz.',
  },
]

export function TechnologySection() {
  return (
    <SiteSection id="teknoloji" title="Teknoloji" intro="Cevabı telefonda beklemez, ekranda görürsünüz.">
      <ul className="border-line border-b">
        {tools.map((tool) => (
          <li
            key={tool.name}
            className="grid gap-x-8 gap-y-1 border-line border-t py-5 md:grid-cols-[18rem_minmax(0,1fr)]"
          >
            <h3 className="font-medium">{tool.name}</h3>
            <p className="measure text-muted">{tool.what}</p>
          </li>
        ))}
      </ul>
    </SiteSection>
  )
}
