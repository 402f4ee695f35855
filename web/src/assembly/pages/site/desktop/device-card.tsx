/** What this browser keeps to be read without a network, and one button that wipes all of it. */
import type { Surface } from '@kervan/domain/access/roles.ts'
import { formatAgo } from '@kervan/domain/values/format-date.ts'
import { useEffect, useState } from 'react'
import type { KeptSummary } from '#spine/drafts/kept-answers.ts'
import { resetDevice } from '#spine/offline/reset-device.ts'
import { Button } from '#spine/ui/button.tsx'

export function DeviceCard({ surface }: { surface: Surface | null }) {
  const kept = useKeptSummary(surface)
  const [step, setStep] = useState<'calm' | 'asks' | 'busy'>('calm')
  const reset = async () => {
    setStep('busy')
    await resetDevice()
    location.reload()
  }
  return (
    <section aria-labelledby="cihaz" className="border-line border-t pt-8">
      <h2 id="cihaz" className="text-22">
        Bu cihazdaki kopya
      </h2>
      <p className="measure mt-2 text-muted">{words(kept)}</p>
      <p className="measure mt-2 text-muted">
        Çıkış yaptığınızda ya da başka biri giriş yaptığında silinir. Bir şey takılırsa hepsini tek düğmeyle
        sıfırlayın; sunucudaki hiçbir şey değişmez.
      </p>
      <div className="needs-script mt-4 flex flex-wrap items-center gap-3">
        {step === 'calm' ? (
          <Button onClick={() => setStep('asks')}>Bu cihazı sıfırla</Button>
        ) : (
          <>
            <p role="alert" className="text-14">
              Gönderilmemiş taslaklar ve bu cihazdaki ayarlar da silinir.
            </p>
            <Button variant="danger" busy={step === 'busy'} onClick={() => void reset()}>
              Sil ve yeniden başlat
            </Button>
            <Button onClick={() => setStep('calm')}>Vazgeç</Button>
          </>
        )}
      </div>
    </section>
  )
}

function words(kept: KeptSummary | undefined): string {
  if (!kept?.newest)
    return 'Panelde açtığınız listeler ağ olmadan da okunsun diye burada saklanır. Şu anda saklanan yok.'
  const { count, letters, newest } = kept
  const size = Math.max(1, Math.round(letters / 1024)).toLocaleString('tr')
  return `${count} liste ve kayıt, yaklaşık ${size} KB; en yenisi ${formatAgo(new Date(newest), new Date())} alındı.`
}

function useKeptSummary(surface: Surface | null): KeptSummary | undefined {
  const [kept, setKept] = useState<KeptSummary>()
  useEffect(() => {
    if (!surface) return
    let left = false
    void import('#spine/drafts/kept-answers.ts')
      .then(({ summarizeKept }) => summarizeKept(surface))
      .then((found) => !left && setKept(found))
      .catch(() => undefined)
    return () => {
      left = true
    }
  }, [surface])
  return kept
}
