/** What the company is for, what it holds to, and what it measures itself by. */
import { SiteSection } from '#assembly/pages/site/site-section.tsx'

const values = [
  ['Söz', 'Verdiğimiz tarih ölçtüğümüz tarihtir. Gecikme olursa ilk bizden duyarsınız, nedeniyle birlikte.'],
  ['Açıklık', 'Teklifte her kalem ayrı ayrı yazar; sonradan çıkan masraf önce size sorulur.'],
  ['Tek muhatap', 'Yükünüzü baştan sona aynı temsilci izler. Adı, telefonu ve e-postası panelinizdedir.'],
  ['Özen', 'Yük bizim için sıra numarası değil, birinin üretim planı ya da mağaza rafıdır.'],
] as const

export function AboutSection() {
  return (
    <div className="border-line border-y bg-card">
      <SiteSection id="hakkimizda" title="Hakkımızda">
        <div className="grid gap-12">
          <Passage title="Vizyon">
            <p className="measure text-22">
              Uluslararası taşımayı, şehir içinde bir paket göndermek kadar öngörülebilir kılmak: ne zaman
              varacağı, kaça geleceği ve nerede olduğu her an belli.
            </p>
          </Passage>
          <Passage title="Değerler">
            <dl className="grid gap-x-12 gap-y-6 sm:grid-cols-2">
              {values.map(([value, meaning]) => (
                <div key={value}>
                  <dt className="font-medium">{value}</dt>
                  <dd className="mt-1 text-muted">{meaning}</dd>
                </div>
              ))}
            </dl>
          </Passage>
          <Passage title="Kalite politikası">
            <div className="measure grid gap-3 text-muted">
              <p>
                Her gönderiyi aynı adımlarla yürütür, her adımı kaydederiz. Zamanında teslimi, teklif süresini
                ve hasarı düzenli ölçer, hedefin altında kalan adımı değiştiririz.
              </p>
              <p>
                Taşıyıcılarımızı fiyatlarından önce sözlerini tutmalarına göre seçeriz. Hiçbir müşteri geri
                bildirimini cevaplamadan kapatmayız. Çalışanlarımızın eğitimi ve yürürlükteki kurallara uyum
                bu politikanın parçasıdır; politikayı her yıl gözden geçiririz.
              </p>
            </div>
          </Passage>
        </div>
      </SiteSection>
    </div>
  )
}

function Passage({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div>
      <h3 className="mb-3 text-14 font-medium text-muted">{title}</h3>
      {children}
    </div>
  )
}
