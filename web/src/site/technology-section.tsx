/** The tools that customers work with, and those that are still on their way. */
import { SiteSection, StateMark } from '#site/site-section.tsx'

const tools = [
  {
    name: 'Takip',
    what: 'Konteyner, konşimento ya da gönderi numarasıyla yükünüzün yerini ve tahmini varışını görün. Durum değişince haber gelir, siz sormadan.',
  },
  {
    name: 'Müşteri portalı',
    what: 'Teklif isteyin, karşılaştırın, onaylayın. Belgeler, yazışmalar ve geçmiş gönderiler aynı yerde durur.',
  },
  {
    name: 'iOS uygulaması',
    what: 'Onay ve bildirimler cebinizde. O gün gelene kadar portal telefonda da tam çalışır.',
    state: 'Yakında',
  },
  {
    name: 'EDI entegrasyonu',
    what: 'Sipariş ve durum bilgisi, sisteminizle bizimki arasında elle yazılmadan gidip gelir.',
    state: 'Yapım aşamasında',
  },
] as const

export function TechnologySection() {
  return (
    <SiteSection
      id="teknoloji"
      title="Teknoloji"
      intro="Sorunun cevabı telefonda beklemek değil, ekranda görmektir."
    >
      <ul className="border-line border-b">
        {tools.map((tool) => (
          <li
            key={tool.name}
            className="grid gap-x-8 gap-y-1 border-line border-t py-5 md:grid-cols-[18rem_minmax(0,1fr)]"
          >
            <h3 className="font-medium">
              {tool.name}
              {'state' in tool && <StateMark>{tool.state}</StateMark>}
            </h3>
            <p className="measure text-muted">{tool.what}</p>
          </li>
        ))}
      </ul>
    </SiteSection>
  )
}
