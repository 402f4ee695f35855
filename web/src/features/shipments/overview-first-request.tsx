/** Invites a customer without requests to send the first one. */
import { Button } from '#spine/ui/button.tsx'
import { RouteLine } from '#spine/ui/route-line.tsx'

export function FirstRequest({ onStart }: { onStart: () => void }) {
  return (
    <section
      aria-label="İlk talebiniz"
      className="flex flex-col items-start gap-5 rounded-card border border-line bg-card p-5 md:p-8"
    >
      <RouteLine progress={0} className="w-full max-w-80" />
      <div>
        <h2 className="text-22">İlk yükünüzü birlikte yola çıkaralım</h2>
        <p className="measure mt-1 text-muted">
          Nereden nereye, ne taşıyacağınızı yazın; teklifiniz 24 saat içinde burada olsun.
        </p>
      </div>
      <Button variant="next" size="lg" onClick={onStart}>
        Teklif iste
      </Button>
    </section>
  )
}
